"""``mnn:`` on the real package where it is installed, and what it makes of the answers of stand-ins for it."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.mnn import package
from nnconform.harness.loaders.adapters.mnn.session import MnnSession
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace, to_onnx
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.loaders.adapters.tests.flows import NONE, NUMBER, VALUES, graph_of
from nnconform.harness.loaders.adapters.tests.models import case_of, outcome_of
from nnconform.harness.loaders.adapters.tests.small_calls import HALF, INTEGERS, NEG, NOT, QUANTIZE, SIGNED
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict

# What the converter writes to the current folder.
SCRATCH = ".__convert_external_data.bin"
REAL = {"float": NEG, "half": HALF, "integers": INTEGERS, "truth": NOT, "unsigned": QUANTIZE}


@pytest.fixture
def mnn():
    """The driver, where MNN is installed."""
    for name in ("_mnncengine", "onnx"):
        pytest.importorskip(name, reason="not installed: pip install 'nnconform[mnn]'")
    return open_driver("mnn:")


@pytest.mark.parametrize("name", REAL)
def test_what_it_computes(mnn, name):
    case = case_of(*REAL[name])
    assert mnn.reasons(case.model) == [""]
    outcome = outcome_of(case, "mnn:?threads=2")
    assert outcome.verdict is Verdict.PASSED, outcome


def test_the_makers_tools_are_not_imported(mnn):
    assert outcome_of(case_of(*NEG), "mnn:").verdict is Verdict.PASSED
    assert [name for name in sys.modules if name.split(".")[0] in ("MNN", "aliyun")] == []


# What the package answers, where it is not installed.


class Engine:
    """Runs a module that gives what ``compute`` makes of the input."""

    def __init__(self, compute):
        kinds = SimpleNamespace(**{name: name for name in ("float", "int", "uint8", "NCHW")}, const=self.const)
        for mode in ("Backend", "MemoryMode", "PowerMode", "PrecisionMode"):
            setattr(kinds, mode, SimpleNamespace(CPU="CPU", Normal="Normal", High="High"))
        self._expr, self._nn = kinds, SimpleNamespace(load_module_from_file=self.load)
        self.compute, self.fed = compute, []

    def const(self, array, shape, order, kind):
        assert list(array.shape) == shape
        self.fed.append((str(array.dtype), kind))
        return array

    def load(self, manager, inputs, outputs, path, *others):
        assert Path(path).read_bytes() == b"mnn"
        assert (inputs[0], len(outputs), others[-1]) == ("tensor1", 1, 3)
        return SimpleNamespace(forward=self.forward)

    def forward(self, fed):
        return [SimpleNamespace(read=partial(np.array, each)) for each in self.compute(*fed)]

    def version(self):
        return "1.0"


def converter(printed):
    """Return a converter that prints a text; it makes a file only if it says that it did."""

    def mnnconvert(arguments):
        options = dict(zip(arguments[1::2], arguments[2::2], strict=True))
        assert Path(options["--modelFile"]).read_bytes()
        Path(SCRATCH).touch()
        os.write(1, f"Start to Optimize the MNN Net...\n{printed}\n".encode())
        if printed == "Converted Success!":
            Path(options["--MNNModel"]).write_bytes(b"mnn")
        return True

    return SimpleNamespace(mnnconvert=mnnconvert)


@pytest.fixture
def stand_ins(monkeypatch):
    """Put stand-ins in place of MNN's libraries, and open the driver."""
    pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")

    def put(compute, printed="Converted Success!"):
        engine = Engine(compute)
        monkeypatch.setattr(package, "engine", lambda: engine)
        monkeypatch.setattr(package, "tools", lambda: converter(printed))
        return engine, open_driver("mnn:?threads=3")

    return put


@pytest.mark.parametrize(
    ("call", "compute", "wanted"),
    [
        (NEG, lambda x: [-x], ("float32", "float")),
        (NOT, lambda x: [1 - x], ("int32", "int")),
        # Unsigned values come as signed ones of the same bits.
        (QUANTIZE, lambda x: [(x * 2 + 3).astype(np.uint8).view(np.int8)], ("float32", "float")),
    ],
    ids=["float", "truth", "unsigned"],
)
def test_values_of_each_type(stand_ins, call, compute, wanted):
    engine, _ = stand_ins(compute)
    outcome = outcome_of(case_of(*call), "mnn:?threads=3")
    assert outcome.verdict is Verdict.PASSED, outcome
    assert engine.fed == [wanted]


def fails(x):
    os.write(1, b"code=3 in onForward\n")
    return []


def breaks(x):
    raise SystemError("returned a result with an exception set") from ValueError("no such shape")


@pytest.mark.parametrize(
    ("compute", "message"),
    [(fails, "MNN gives 0 of 1 outputs: code=3 in onForward"), (breaks, "MNN fails: no such shape")],
)
def test_a_failure_of_a_request(stand_ins, compute, message):
    stand_ins(compute)
    session = MnnSession(to_onnx(case_of(*NEG).model), Trace(("tensor1",), {}), threads=3)
    with pytest.raises(ComputeFailed, match=message):
        session.run([np.ones(2, np.float32)])
    assert outcome_of(case_of(*NEG), "mnn:?threads=3").verdict is Verdict.ERROR


@pytest.mark.parametrize(
    ("call", "printed", "reason"),
    [
        (NEG, "[18:00:00] :220: These Op Not Support: ONNX::Neg | ONNX::Foo ", "NEG: MNN refuses it: These Op Not Sup"),
        (NEG, "Can't read it", "NEG: MNN refuses the model: Can't read it"),
        (NEG, "Converted Failed!", "NEG: MNN refuses the model: it does not say why"),
        (SIGNED, "Converted Success!", "RELU: MNN refuses the model: its Python package takes no inputs of INT8"),
    ],
)
def test_why_a_file_is_refused(stand_ins, call, printed, reason):
    _, device = stand_ins(lambda x: [x], printed)
    (given,) = device.reasons(case_of(*call).model)
    assert given.startswith(reason), given


@pytest.mark.parametrize("printed", ["Converted Success!", "Converted Failed!"])
def test_the_converter_leaves_no_file_in_the_current_folder(stand_ins, monkeypatch, tmp_path, printed):
    monkeypatch.chdir(tmp_path)
    _, device = stand_ins(lambda x: [x], printed)
    assert bool(device.reasons(case_of(*NEG).model)[0]) is (printed != "Converted Success!")
    assert Path.cwd() == tmp_path
    assert list(tmp_path.iterdir()) == []


def test_what_is_converted_and_does_not_load_is_refused(stand_ins, monkeypatch):
    engine, device = stand_ins(lambda x: [x])
    monkeypatch.setattr(engine._nn, "load_module_from_file", lambda *_: breaks(None))
    reason = "NEG: MNN refuses the model: it does not load what it has converted"
    assert device.reasons(case_of(*NEG).model) == [reason]


def test_types_that_mnn_lacks(stand_ins):
    stand_ins(lambda x: [x])
    model = onnx().load_model_from_string(to_onnx(case_of(*NEG).model))
    model.graph.output[0].type.tensor_type.elem_type = onnx().TensorProto.INT16
    with pytest.raises(FileRefused, match="its Python package has no tensors of INT16"):
        MnnSession(model.SerializeToString(), Trace(("tensor1",), {}), threads=3)


def test_the_operations_beside_a_refused_one_are_supported(stand_ins, monkeypatch):
    _, device = stand_ins(lambda x: [x])
    right, wrong = converter("Converted Success!"), converter("Op Not Support: ONNX::Pow")

    def mnnconvert(arguments):
        content = Path(arguments[arguments.index("--modelFile") + 1]).read_bytes()
        return (wrong if b"Pow" in content else right).mnnconvert(arguments)

    monkeypatch.setattr(package, "tools", lambda: SimpleNamespace(mnnconvert=mnnconvert))
    main = graph_of((NUMBER, NONE, NUMBER, NUMBER), ((O.NEG, (0,), (2,)), (O.POW, (2, 0), (3,))), (0,), (3,))
    assert device.reasons(Model(main, operand_values=VALUES)) == ["", "POW: MNN refuses it: Op Not Support: ONNX::Pow"]


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("x", "got 'x' after the colon; wanted nothing, or ?threads=N"),
        ("?size=3", "unknown option size; known: threads"),
        ("?threads=0", "threads=0; wanted a number of at least 1"),
    ],
)
def test_a_wrong_address(rest, problem):
    with pytest.raises(UsageError) as raised:
        open_driver(f"mnn:{rest}")
    assert problem in str(raised.value)


@pytest.mark.parametrize("name", ["_mnncengine", "_tools"])
def test_without_the_package(monkeypatch, name):
    for module in ("_mnncengine", "_tools"):
        monkeypatch.setitem(sys.modules, module, None if module == name else SimpleNamespace(version=lambda: "1"))
    for library in (package.engine, package.tools):
        library.cache_clear()
    with pytest.raises(UsageError, match="MNN is not installed: pip install 'nnconform\\[mnn\\]'"):
        open_driver("mnn:")
    for library in (package.engine, package.tools):
        library.cache_clear()
