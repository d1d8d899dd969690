"""Networks with operators that the HAL does not express: the parts on a driver and the islands give the whole."""

import random
from contextlib import ExitStack, closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.islands.network import Crossing, Island
from nnconform.mlts.islands.read import read_cut
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.network import Network
from nnconform.mlts.stateful_network import Steps

if not INSTALLED:
    pytest.skip("LiteRT, which writes and runs the models, is not installed", allow_module_level=True)

from nnconform.mlts.tests.build_tflite import Net, Op, T, build
from nnconform.mlts.tests.nets import NETS, F, I, S, real
from nnconform.mlts.tests.nets_cells import CELLS
from nnconform.mlts.tests.nets_control_flow import FLOWS

RIGHT = "inproc:reference_driver?hal=aidl4"
_SHORTS = T("INT16", (2, 4), None, 2.0**-10)
_BETWEEN = Net(
    (F(2, 4), F(4, data=real(4)), *(F(2, 4) for _ in range(4))),
    (Op("MUL", (0, 1), (2,), {}), Op("COS", (2,), (3,), {}), Op("SIGN", (3,), (4,)), Op("ADD", (4, 2), (5,), {})),
)
CUT = {
    "between": (_BETWEEN, [["MUL"], ["COS", "SIGN"], ["ADD"]]),
    "first": (
        Net((F(2, 4), F(2, 4), F(2, 4)), (Op("COS", (0,), (1,), {}), Op("RELU", (1,), (2,)))),
        [["COS"], ["RELU"]],
    ),
    "alone": (Net((F(2, 4), F(2, 4)), (Op("ROUND", (0,), (1,)),)), [["ROUND"]]),
    "short": (
        Net(
            (F(2, 4), _SHORTS, _SHORTS, F(2, 4)),
            (Op("QUANTIZE", (0,), (1,), {}), Op("ADD", (1, 1), (2,), {}), Op("DEQUANTIZE", (2,), (3,), {})),
        ),
        [["QUANTIZE", "ADD", "DEQUANTIZE"]],
    ),
    # The tensor between has no shape in the file: its extents are those that LiteRT has.
    "unknown_extents": (
        Net(
            (F(2, 4), T("FLOAT32", ()), T("FLOAT32", ()), F(1, data=[2.0])),
            (Op("COS", (0,), (1,), {}), Op("ADD", (1, 3), (2,), {})),
            outputs=(2,),
        ),
        [["COS"], ["ADD"]],
    ),
    "two_outputs": (replace(_BETWEEN, outputs=(3, 5, 2)), [["MUL"], ["COS", "SIGN"], ["ADD"]]),
}


@pytest.fixture(scope="module")
def runtime():
    with SourceRuntime() as started:
        yield started


def written(tmp_path, net):
    path = tmp_path / "network.tflite"
    path.write_bytes(build(net))
    return path


def crossed(network, inputs, runtime):
    with ExitStack() as stack:
        session = stack.enter_context(closing(Session(RIGHT)))

        def run(part, values):
            with Network(session, part.converted.model) as one:
                return one(*values)

        return Crossing(network, runtime)(inputs, run)


@pytest.mark.parametrize("name", CUT)
def test_parts_and_islands_give_what_the_runtime_gives(tmp_path, runtime, name):
    net, operators = CUT[name]
    path = written(tmp_path, net)
    network = read_cut(path, runtime)
    assert [list(part.operators) for part in network.parts] == operators
    assert network.whole is None
    inputs = network.draw(3)
    for got, wanted in zip(
        crossed(network, inputs, runtime), LiteRT(path.read_bytes(), "xnnpack")(*inputs), strict=True
    ):
        assert np.allclose(got, wanted, atol=1e-5)


def test_an_island_that_fails_takes_nothing_from_the_parts_before_it(tmp_path, runtime):
    network = read_cut(written(tmp_path, _BETWEEN), runtime)
    broken = replace(network.islands[0], content=b"\x08\x00\x00\x00TFL3" + bytes(40))
    network = replace(network, parts=(network.parts[0], broken, network.parts[2]))
    ran = []

    def run(part, values):
        ran.append(part.operators)
        return values

    with pytest.raises(UsageError, match=r"the island of COS, SIGN: "):
        Crossing(network, runtime)(network.draw(3), run)
    assert ran == [("MUL",)]


def test_the_reasons_are_kept(tmp_path, runtime):
    (island,) = read_cut(written(tmp_path, _BETWEEN), runtime).islands
    assert island.reasons == tuple(
        f"operation {name} (operator {place}) is not convertible" for place, name in ((1, "COS"), (2, "SIGN"))
    )


def test_a_network_that_the_hal_expresses_needs_no_runtime(tmp_path):
    net = NETS["conv_uint8"]
    # One that is given no time answers nothing.
    network = read_cut(written(tmp_path, net), SourceRuntime(limit=0.0))
    assert network.whole is not None
    assert [each.shape for each in network.described] == [net.tensors[0].shape]


def test_states_stay_with_their_cells(tmp_path, runtime):
    cell = CELLS["svdf"]
    last = len(cell.tensors)
    behind = replace(
        cell,
        tensors=(*cell.tensors, replace(cell.tensors[cell.output_indexes()[0]])),
        operators=(*cell.operators, Op("COS", (cell.output_indexes()[0],), (last,), {})),
        outputs=(last,),
    )
    network = read_cut(written(tmp_path, behind), runtime)
    assert network.hal_parts[0].converted.state_count > 0
    assert [type(part) is Island for part in network.parts] == [False, True]


def test_a_loop_with_an_operator_that_is_not_there_is_an_island(tmp_path, runtime):
    flow = FLOWS["if"]
    other = replace(
        flow.others[0],
        operators=(Op("COS", flow.others[0].operators[0].inputs[:1], flow.others[0].operators[0].outputs, {}),),
    )
    network = read_cut(written(tmp_path, replace(flow, others=(other, *flow.others[1:]))), runtime)
    assert [list(part.operators) for part in network.islands] == [["IF"]]


def test_inputs_of_ones_where_drawn_ones_cannot_be_run(tmp_path, runtime):
    net = Net((I(9), I(9), I(9)), (Op("FLOOR_MOD", (0, 1), (2,), {}),), (0, 1))
    network = read_cut(written(tmp_path, net), runtime)
    assert network.ones
    assert [each.tolist() for each in network.draw(1)] == [[1] * 9] * 2


def test_signatures_are_run_by_name(tmp_path, runtime):
    path = written(tmp_path, replace(NETS["relu"], others=(_BETWEEN,), signatures={"first": 0, "second": 1}))
    assert [list(part.operators) for part in read_cut(path, runtime).parts] == [["RELU"]]
    second = read_cut(path, runtime, (), "second")
    assert [list(part.operators) for part in second.parts] == CUT["between"][1]
    inputs = second.draw(3)
    with pytest.raises(FormatError, match="no signature 'third'; the file has 'first', 'second'"):
        read_cut(path, runtime, (), "third")
    alone = read_cut(written(tmp_path, _BETWEEN), runtime)
    assert np.allclose(crossed(second, inputs, runtime)[0], crossed(alone, inputs, runtime)[0])


def test_open_extents_are_named_for_the_runtime_too(tmp_path, runtime):
    net = replace(CUT["first"][0], changes={"shapeSignature": np.array([-1, -1], np.int32)})
    path = written(tmp_path, net)
    with pytest.raises(FormatError, match="open extents"):
        read_cut(path, runtime)
    network = read_cut(path, runtime, ["t0=3,5"])
    assert [each.shape for each in network.described] == [(3, 5)]
    assert network.hal_parts[0].converted.inputs()[0].dimensions == (3, 5)


def test_what_neither_runs_is_refused_for_both_reasons(tmp_path, runtime):
    net = Net((F(2), F(2)), (Op("CUSTOM", (0,), (1,), custom=b"ours"),))
    with pytest.raises(FormatError, match=r"CUSTOM 'ours' \(operator 0\) is not convertible; nor does LiteRT run it: "):
        read_cut(written(tmp_path, net), runtime)


def test_an_extent_that_changes_with_the_values_is_told(tmp_path, runtime):
    network = read_cut(written(tmp_path, _BETWEEN), runtime)
    with pytest.raises(UsageError, match="extents of tensor 0, which depend on values: got"):
        crossed(network, [np.zeros((3, 4), np.float32)], runtime)


@pytest.mark.parametrize("name", ["between", "short"])
def test_a_damaged_file_is_cut_or_refused(tmp_path, runtime, name):
    content, generator = build(CUT[name][0]), random.Random(5)
    path = tmp_path / "damaged.tflite"
    refused = 0
    for _ in range(8):
        damaged = bytearray(content)
        for _ in range(generator.randint(1, 3)):
            damaged[generator.randrange(len(damaged))] = generator.choice((0, 1, 127, 255, generator.randrange(256)))
        path.write_bytes(damaged)
        try:
            read_cut(path, runtime)
        except (FormatError, UsageError) as problem:
            assert "\n" not in str(problem)  # noqa: PT017 - what matters is that nothing else is raised
            refused += 1
    assert refused > 1


def test_an_8_bit_part_beside_an_island(tmp_path, runtime):
    net = Net(
        (S(2, 4), S(2, 4), F(2, 4), F(2, 4)),
        (Op("ADD", (0, 0), (1,), {}), Op("DEQUANTIZE", (1,), (2,), {}), Op("COS", (2,), (3,), {})),
    )
    network = read_cut(written(tmp_path, net), runtime)
    assert [list(part.operators) for part in network.parts] == [["ADD", "DEQUANTIZE"], ["COS"]]


@pytest.mark.parametrize(("operator", "island"), [("TANH", False), ("COS", True)])
def test_a_composite_within_a_branch(tmp_path, runtime, operator, island):
    shape = (2, 3)
    inner = Net((F(*shape), F(*shape)), (Op(operator, (0,), (1,), {}),))
    outer = Net((F(*shape), F(*shape)), (Op("STABLEHLO_COMPOSITE", (0,), (1,), {"subgraph": 3}),))
    other = Net((F(*shape), F(*shape)), (Op("RELU", (0,), (1,)),))
    net = Net(
        (T("BOOL", ()), F(*shape), F(*shape), F(*shape)),
        (Op("IF", (0, 1), (2,), {"thenSubgraphIndex": 1, "elseSubgraphIndex": 2}), Op("RELU", (2,), (3,))),
        (0, 1),
        (3,),
        others=(outer, other, inner),
    )
    path = written(tmp_path, net)
    network = read_cut(path, runtime)
    assert [list(part.operators) for part in network.islands] == ([["IF"]] if island else [])
    for condition in (True, False):
        inputs = [np.array(condition), network.draw(3)[1]]
        for got, wanted in zip(
            crossed(network, inputs, runtime), LiteRT(path.read_bytes(), "xnnpack")(*inputs), strict=True
        ):
            assert np.allclose(got, wanted, atol=1e-5)


def cells_in_a_row(shared):
    """Return two SVDF cells with an island between them, of one state or of two."""
    cell = CELLS["svdf_rank_2_no_bias"]
    step, by_feature, by_time, state, out = cell.tensors
    again = replace(by_feature, shape=(by_feature.shape[0], out.shape[1]), data=real(by_feature.shape[0], out.shape[1]))
    tensors = (step, by_feature, by_time, state, out, out, again, replace(state), out)
    (options,) = {id(each.options): each.options for each in cell.operators}.values()
    second = Op("SVDF", (5, 6, 2, -1, 3 if shared else 7), (8,), options)
    operators = (Op("SVDF", (0, 1, 2, -1, 3), (4,), options), Op("COS", (4,), (5,), {}), second)
    return replace(cell, tensors=tensors, operators=operators, inputs=(0,), outputs=(8,))


@pytest.mark.parametrize(
    ("shared", "operators"), [(False, [["SVDF"], ["COS"], ["SVDF"]]), (True, [["SVDF", "COS", "SVDF"]])]
)
def test_states_are_carried_on_both_sides_of_an_island(tmp_path, runtime, shared, operators):
    path = written(tmp_path, cells_in_a_row(shared))
    network = read_cut(path, runtime)
    assert [list(part.operators) for part in network.parts] == operators
    whole = LiteRT(path.read_bytes(), "reference")
    with ExitStack() as stack:
        session = stack.enter_context(closing(Session(RIGHT)))
        cells = {id(part): stack.enter_context(Steps(session, part.converted)) for part in network.hal_parts}
        crossing, given = Crossing(network, runtime), network.draw(1)

        def step(*, reset=False):
            return crossing(given, lambda part, values: cells[id(part)](*values), reset=reset)[0]

        wanted = [whole(*given)[0] for _ in range(3)]
        assert not np.allclose(wanted[0], wanted[1])
        assert np.allclose([step() for _ in range(3)], wanted, atol=1e-5)
        for each in cells.values():
            each.reset()
        assert np.allclose(step(reset=True), wanted[0], atol=1e-5)
