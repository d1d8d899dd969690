"""Localisation on right drivers and on drivers with a fault in a kernel, in a pass, or that break down."""

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.oracle.bounded import compare_bounded
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.localise.errors import Mistake, kind_of
from nnconform.mlts.localise.inputs import random_inputs
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.part import cut_out
from nnconform.mlts.localise.part_run import PartRun, judge_case
from nnconform.mlts.localise.tests.networks import clamped, summing_alike
from nnconform.mlts.task_sets import BUNDLED

HAL = "hal=aidl4"
RIGHT = f"inproc:reference_driver?{HAL}"
FAULTY = f"inproc:reference_driver.faulty?{HAL}&fault="
LENIENT = f"inproc:reference_driver.lenient?{HAL}&permit="
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, another right driver, is not installed")


def localiser_of(name):
    model = read_tflite(BUNDLED / f"{name}.tflite").model
    return Localiser(name, model, random_inputs(model, 0))


@pytest.fixture(scope="module")
def digits():
    """The bundled networks of digits, by type."""
    with localiser_of("digits_float32") as real, localiser_of("digits_int8") as quantised:
        yield {"float32": real, "int8": quantised}


@pytest.fixture(scope="module")
def separate(tmp_path_factory):
    """A network whose activation is an operation of its own, so that a pass may fuse it."""
    model = clamped(tmp_path_factory.mktemp("network"))
    with Localiser("clamped", model, random_inputs(model, 0)) as localiser:
        yield localiser


def searched(localiser, address, limit=10.0):
    session = Session(address, limit=limit)
    try:
        found = localiser.search(session)
        return found, localiser.report(session, 0, found)
    finally:
        session.close()


@pytest.mark.parametrize("kind", ["float32", "int8"])
@pytest.mark.parametrize(
    "address",
    [RIGHT, f"{LENIENT}twins_a_unit_apart", f"{LENIENT}static_shapes", pytest.param("litert:", marks=needs_litert)],
)
def test_nothing_is_named_on_right_drivers(digits, kind, address):
    found, report = searched(digits[kind], address)
    assert report.guilty == []
    assert len(report.operations) == len(found.alone) == 8
    assert {row.kind for row in report.operations} <= {Mistake.RIGHT, Mistake.BIASED}
    assert all(row.error <= row.bound for row in report.operations)


@pytest.mark.parametrize(
    ("kind", "fault", "number", "looks"),
    [
        ("float32", "kernel.image_transposed&place=output&operation=DEPTHWISE_CONV_2D", 1, Mistake.LAYOUT),
        ("float32", "kernel.rank_too_high&operation=AVERAGE_POOL_2D", 5, Mistake.SHAPE),
        ("float32", "kernel.float16&operation=FULLY_CONNECTED", 6, Mistake.PRECISION),
        ("float32", "kernel.bfloat16&operation=CONV_2D&place=filter", 0, Mistake.PRECISION),
        ("float32", "kernel.last_element_lost&operation=SOFTMAX", 7, Mistake.WRONG),
        ("int8", "kernel.result_wraps&operation=CONV_2D", 0, Mistake.SATURATION),
        ("int8", "kernel.zero_point_ignored&place=input&operation=FULLY_CONNECTED", 6, Mistake.WRONG),
        ("int8", "operation.claims_and_refuses&operation=AVERAGE_POOL_2D", 5, Mistake.REFUSED),
    ],
)
def test_the_first_wrong_operation_is_named_and_classified(digits, kind, fault, number, looks):
    found, report = searched(digits[kind], FAULTY + fault)
    assert found.first is not None
    assert found.first.part.numbers == report.guilty[0].operations == (number,)
    assert report.guilty[0].kind is looks


@pytest.mark.parametrize(
    ("address", "guilty"),
    [
        (RIGHT, False),
        pytest.param("litert:", False, marks=needs_litert),
        (f"{FAULTY}kernel.float16&operation=CONV_2D", True),
        (f"{FAULTY}kernel.bfloat16&operation=CONV_2D&place=filter", True),
    ],
)
def test_long_sums_of_terms_that_are_alike_may_be_further_off(tmp_path, address, guilty):
    """Each addition rounds to the same side, so that a plain loop is beyond the contract's tolerance too."""
    model = summing_alike(tmp_path)
    with Localiser("alike", model, [np.full((1, 8, 8, 1024), 0.7, np.float32)]) as localiser:
        _, report = searched(localiser, address)
        _, plain = searched(localiser, f"{RIGHT}&order=sequential")
    assert [each.operations for each in report.guilty] == ([(0,)] if guilty else [])
    assert plain.guilty == []
    assert plain.operations[0].error > plain.operations[0].bound, "a network that shows nothing"


@pytest.mark.parametrize(("change", "looks"), [("shuffled", Mistake.LAYOUT), ("moved", Mistake.WRONG)])
def test_results_that_are_off_to_one_side_are_in_no_other_places(digits, change, looks):
    """Also where bounds are so wide that sorted results are near one another."""
    localiser = digits["int8"]
    answer = localiser.runner.answer(cut_out(localiser.model, (1,), localiser.values))
    right = answer.answer.expected[0]
    wide = tuple(each if each is None else np.full(each.shape, 20.0) for each in answer.answer.bounds)
    answer = replace(answer, answer=replace(answer.answer, found=wide))
    got = right.copy()
    if change == "shuffled":
        got[0, 0] = np.roll(right[0, 0], 1, axis=-1)
    else:
        got[0, 0] = np.clip(right[0, 0].astype(int) - 50, -128, 127)
    comparison = compare_bounded(answer.answer, [got], frozenset())
    assert not comparison.passed
    run = PartRun(Outcome(Verdict.WRONG, Stage.EXECUTE), (got,), comparison)
    assert kind_of(answer, run, lambda _: answer) is looks


def test_rounding_to_one_side_is_within_bounds_but_biased(digits):
    _, report = searched(digits["int8"], f"{FAULTY}bias.convolution_floors")
    assert [row.number for row in report.operations if row.kind is Mistake.BIASED] == [0, 2, 4]
    assert report.guilty == []


def test_a_fault_that_only_fusion_shows_names_the_operations_together(separate):
    found, report = searched(separate, f"{FAULTY}passes.relu6_fused_as_relu")
    assert all(not each.run.failed for each in found.alone), "each operation alone is right"
    assert found.first is not None
    assert found.first.part.numbers == (0, 1)
    assert report.guilty[0].names == ("CONV_2D (0)", "RELU6 (1)")
    assert any("cut behind CONV_2D" in each for each in report.guilty[0].right)


def test_the_network_without_the_pass_is_right(separate):
    _, report = searched(separate, RIGHT)
    assert report.guilty == []


def test_a_crash_costs_one_step(digits):
    address = f"service:{FAULTY}operation.segmentation_fault&operation=AVERAGE_POOL_2D"
    _, report = searched(digits["float32"], address)
    assert [(each.operations, each.kind) for each in report.guilty] == [((5,), Mistake.CRASH)]
    others = [row.kind for row in report.operations if row.number != 5]
    assert others == [Mistake.RIGHT] * 7


def test_errors_grow_as_values_are_carried_on(digits):
    _, report = searched(digits["float32"], f"{FAULTY}kernel.image_transposed&place=output&operation=DEPTHWISE_CONV_2D")
    assert report.operations[0].carried == report.operations[0].error
    # Right alone, on the reference's values; far off on the driver's own.
    row = report.operations[2]
    assert row.kind is Mistake.RIGHT
    assert row.error <= row.bound < row.carried


def test_the_values_of_a_network_are_those_of_its_inputs(digits):
    localiser = digits["int8"]
    index = localiser.model.main.input_indexes[0]
    assert np.array_equal(localiser.values[index], random_inputs(localiser.model, 0)[0])


@pytest.mark.parametrize(("numbers", "times", "fails"), [((0, 1), 2, False), ((0, 1), 4, True), ((0,), 2, True)])
def test_operations_together_have_some_more_room_than_their_bounds(separate, numbers, times, fails):
    graph_case = separate.runner.answer(cut_out(separate.model, numbers, separate.values))
    answer = graph_case.answer
    moved = [
        value if value is None or bound is None else (value + times * bound).astype(value.dtype)
        for value, bound in zip(answer.values, answer.bounds, strict=True)
    ]
    further = replace(graph_case, answer=replace(answer, values=tuple(moved)))
    session = Session(RIGHT)
    assert judge_case(session, graph_case).failed is False
    assert judge_case(session, further).failed is fails
    session.close()
