"""``.onnx`` networks with operators that the HAL does not express: models on a driver and islands on ONNX Runtime."""

from contextlib import closing
from importlib.util import find_spec

import numpy as np
import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.islands.network import Crossing, Island
from nnconform.mlts.islands.read import read_cut
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.network import run_model
from nnconform.mlts.onnx_runtime import INSTALLED

if not INSTALLED or find_spec("onnx") is None:
    pytest.skip("onnx, which writes the models, or ONNX Runtime, which runs them, is missing", allow_module_level=True)

import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from nnconform.mlts.convert.onnx.content import of_known_opset
from nnconform.mlts.convert.onnx.tests.models import OnnxModel, ints, node, real

WEIGHTS = real(4, 3)


def between(operator, opset=17, **attributes):
    """Return a network with an operator between two of the HAL."""
    nodes = [node("Gemm", "x0", "w", "b", outputs=("a",)), node(operator, "a", outputs=("c",), **attributes)]
    return OnnxModel([*nodes, node("Relu", "c")], [real(2, 4)], {"w": WEIGHTS, "b": real(3)}, opset=opset)


def branching():
    """Return a network with an If, whose branches read what the HAL computes."""
    branches = {
        f"{name}_branch": helper.make_graph(
            [helper.make_node(operator, ["a"], [name])],
            name,
            [],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, [2, 3])],
        )
        for name, operator in (("then", "Sin"), ("else", "Neg"))
    }
    nodes = [node("MatMul", "x0", "w", outputs=("a",)), node("If", "x1", outputs=("c",), **branches)]
    return OnnxModel([*nodes, node("Relu", "c")], [real(2, 4), np.array(False)], {"w": WEIGHTS})


def computed_constant():
    """Return a network whose island reads a constant that nodes compute, and with a constant for an output."""
    nodes = [node("Neg", "k", outputs=("n",)), node("Mul", "x0", "n", outputs=("a",)), node("Erf", "a", outputs=("e",))]
    return OnnxModel([*nodes, node("Mod", "e", "n", fmod=1)], [real(3)], {"k": real(3)}, outputs=("y", "n"))


def long_integers():
    """Return a network with INT64 between a part and an island."""
    nodes = [node("Relu", "x0", outputs=("a",)), node("NonZero", "a", outputs=("n",)), node("Cast", "n", to=1)]
    return OnnxModel([*nodes, node("Mul", "a", "a", outputs=("s",))], [real(2, 3)], outputs=("y", "s"))


CUT = {
    "between": (between("Erf"), [["Gemm"], ["Erf"], ["Relu"]]),
    "old": (between("Erf", opset=9), [["Gemm"], ["Erf"], ["Relu"]]),
    "branching": (branching(), [["MatMul"], ["If"], ["Relu"]]),
    "computed_constant": (computed_constant(), [["Mul"], ["Erf", "Mod"]]),
    # The extents of what is not zero are those of one run.
    "long_integers": (long_integers(), [["Relu", "Mul"], ["NonZero"], ["Cast"]]),
    "shape_beside": (
        OnnxModel([node("Reshape", "x0", "s", outputs=("r",)), node("Erf", "r")], [real(2, 6)], {"s": ints(3, 4)}),
        [["Reshape"], ["Erf"]],
    ),
}


@pytest.fixture(scope="module")
def runtime():
    with SourceRuntime() as started:
        yield started


@pytest.fixture(scope="module")
def session():
    with closing(Session("inproc:reference_driver?hal=aidl4")) as opened:
        yield opened


def written(tmp_path, source):
    path = tmp_path / "network.onnx"
    path.write_bytes(source.proto().SerializeToString())
    return path


def crossed(network, inputs, runtime, session):
    return Crossing(network, runtime)(inputs, lambda part, values: run_model(session, part.converted.model, values))


def in_runtime(path, inputs):
    whole = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return whole.run(None, {each.name: value for each, value in zip(whole.get_inputs(), inputs, strict=True)})


def agree(path, network, runtime, session, inputs):
    got = crossed(network, inputs, runtime, session)
    for ours, theirs in zip(got, in_runtime(path, inputs), strict=True):
        assert np.allclose(ours, theirs, atol=1e-5)


@pytest.mark.parametrize("name", CUT)
def test_parts_and_islands_give_what_the_runtime_gives(tmp_path, runtime, session, name):
    source, operators = CUT[name]
    path = written(tmp_path, source)
    network = read_cut(path, runtime)
    assert [list(part.operators) for part in network.parts] == operators
    agree(path, network, runtime, session, network.draw(1))


@pytest.mark.parametrize(
    ("operator", "opset", "mode"),
    [("Upsample", 9, "linear"), ("Upsample", 9, "nearest"), ("Resize", 10, "linear"), ("Resize", 10, "nearest")],
)
def test_what_an_old_opset_resizes_is_taken_from_where_it_was(tmp_path, runtime, session, operator, opset, mode):
    nodes = [node("Relu", "x0", outputs=("a",)), node(operator, "a", "s", mode=mode)]
    scales = np.array([1, 1, 2.5, 1.5], np.float32)
    path = written(tmp_path, OnnxModel(nodes, [real(1, 2, 4, 4)], {"s": scales}, opset=opset))
    network = read_cut(path, runtime)
    assert "Relu" in network.hal_parts[0].operators
    agree(path, network, runtime, session, network.draw(1))


def test_what_onnx_cannot_convert_is_said():
    graph = helper.make_graph([node("Relu", "missing")], "broken", [], [])
    with pytest.raises(UsageError, match="of opset 9, which onnx cannot convert: Input missing is undefined"):
        of_known_opset(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 9)]))


@pytest.mark.parametrize("operator", ["Erf", "Neg"])
def test_weights_in_a_file_of_their_own(tmp_path, runtime, session, operator):
    path = tmp_path / "network.onnx"
    onnx.save(between(operator).proto(), path, save_as_external_data=True, location="weights.bin", size_threshold=0)
    assert WEIGHTS.tobytes() not in path.read_bytes()
    network = read_cut(path, runtime)
    assert [type(part) is Island for part in network.parts] == ([False, True, False] if operator == "Erf" else [False])
    agree(path, network, runtime, session, network.draw(1))
    (tmp_path / "weights.bin").write_bytes(b"short")
    with pytest.raises(FormatError, match="no sound ONNX model: "):
        read_cut(path, runtime)
    (tmp_path / "weights.bin").unlink()
    with pytest.raises(FormatError, match=r"no sound ONNX model: .*weights\.bin"):
        read_cut(path, runtime)


def test_weights_outside_the_folder_are_not_read(tmp_path, runtime):
    (tmp_path / "secret.bin").write_bytes(WEIGHTS.tobytes())
    (tmp_path / "inner").mkdir()
    for location in ("../secret.bin", str(tmp_path / "secret.bin"), "link.bin"):
        model = between("Erf").proto()
        (weights,) = [each for each in model.graph.initializer if each.name == "w"]
        weights.CopyFrom(numpy_helper.from_array(WEIGHTS, "w"))
        onnx.external_data_helper.set_external_data(weights, location=location)
        weights.ClearField("raw_data")
        (tmp_path / "inner" / "network.onnx").write_bytes(model.SerializeToString())
        (tmp_path / "inner" / "link.bin").unlink(missing_ok=True)
        (tmp_path / "inner" / "link.bin").symlink_to(tmp_path / "secret.bin")
        with pytest.raises(FormatError, match="no sound ONNX model: "):
            read_cut(tmp_path / "inner" / "network.onnx", runtime)


def test_constants_may_be_inputs_as_before_version_4(tmp_path, runtime, session):
    model = between("Atan", opset=8).proto()
    model.ir_version = 3
    for each in model.graph.initializer:
        model.graph.input.append(helper.make_tensor_value_info(each.name, each.data_type, each.dims))
    path = tmp_path / "network.onnx"
    path.write_bytes(model.SerializeToString())
    network = read_cut(path, runtime)
    assert [list(part.operators) for part in network.parts] == [["Gemm"], ["Atan"], ["Relu"]]
    agree(path, network, runtime, session, network.draw(1))


def test_the_reasons_are_kept(tmp_path, runtime):
    (island,) = read_cut(written(tmp_path, between("Erf")), runtime).islands
    assert island.reasons == ("node 0 (Erf): not convertible",)


def test_a_network_that_the_hal_expresses_needs_no_runtime(tmp_path):
    # One that is given no time answers nothing.
    assert read_cut(written(tmp_path, between("Neg")), SourceRuntime(limit=0.0)).whole is not None


def test_open_extents_are_named_for_the_runtime_too(tmp_path, runtime):
    source = between("Erf")
    source.open_axes = (0, 1)
    path = written(tmp_path, source)
    with pytest.raises(FormatError, match="open extents"):
        read_cut(path, runtime)
    network = read_cut(path, runtime, ["x0=5,4"])
    assert network.hal_parts[0].converted.inputs()[0].dimensions == (5, 4)


def test_a_damaged_file_is_cut_or_refused(tmp_path, runtime):
    content = between("Erf").proto().SerializeToString()
    generator = np.random.default_rng(3)
    path, refused = tmp_path / "damaged.onnx", 0
    for _ in range(12):
        damaged = bytearray(content)
        for place in generator.integers(0, len(damaged), 3):
            damaged[place] = generator.integers(0, 256)
        path.write_bytes(damaged)
        try:
            read_cut(path, runtime)
        except (FormatError, UsageError) as problem:
            assert "\n" not in str(problem)  # noqa: PT017 - what matters is that nothing else is raised
            refused += 1
    assert refused > 1
