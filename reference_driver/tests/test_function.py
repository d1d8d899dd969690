"""A model as a function gives what an execution does, also one operation at a time, or for several values at once."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.driver.function import NoAnswer
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import NOWHERE
from nnconform.harness.model.numbers import FLOATS, QUANTISED
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.bounds_steps import constant
from nnconform.reference_driver import kernels
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.function import ProgramFunction
from nnconform.reference_driver.kernels import registry
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.stacked import ByPart, stack_of

ELEMENTWISE = [op for op in TABLE.values() if op.elementwise]
OTHERS = [op for op in TABLE.values() if not op.elementwise]
STACKING = {code for kernel in registry.collect(kernels).values() if kernel.stacks for code in kernel.codes}
VARIANTS = 3


def drawn_calls(op):
    """Yield a few calls of each signature of an operation."""
    for number, signature in enumerate(op.signatures()):
        for variant in range(VARIANTS):
            try:
                yield draw(Choices.from_seed(number * VARIANTS + variant), op, signature.form, signature.row)
            except Undrawable:
                continue


def bytes_of(arrays):
    return [(each.dtype, each.shape, each.tobytes()) for each in arrays]


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("op", ELEMENTWISE, ids=lambda op: op.code.name)
def test_several_values_at_once_give_what_one_after_the_other_gives(op):
    device = ReferenceDevice("float64", "aidl4")
    stacked = 0
    for call in drawn_calls(op):
        function = device.function(call.model)
        values = function.values(call.inputs)
        given = dict(zip(call.model.main.input_indexes, call.inputs, strict=True))
        if any(value is None or not value.ndim for value in given.values()):
            continue
        moved = {index: np.stack([value, np.flip(value), value]) for index, value in given.items()}
        for some in (moved, dict([*moved.items()][:1])):
            results = function.stacked(0, values, some)
            assert results is not None
            assert isinstance(function, ProgramFunction)
            stacked += function._stacks[0] is not None
            assert bytes_of(results) == bytes_of(one_after_the_other(function, values, some))
    assert stacked or op.code is O.CAST


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("op", OTHERS, ids=lambda op: op.code.name)
def test_any_operation_is_computed_for_several_values(op):
    """All tensors moved, and the first alone, such as the images without the weights."""
    device = ReferenceDevice("float64", "aidl4")
    for call in list(drawn_calls(op))[:: 2 * VARIANTS]:
        function = device.function(call.model)
        values = function.values(call.inputs)
        data = {index: value for index, value in given_data(call) if value.size}
        moved = {index: np.stack([value, value[::-1].copy()]) for index, value in data.items()}
        for some in (moved, dict([*moved.items()][:1])) if moved else ():
            try:
                results = function.stacked(0, values, some)
            except NoAnswer:
                continue
            assert results is not None
            alone = one_after_the_other(function, values, some)
            assert bytes_of(each for each in results if each is not None) == bytes_of(
                np.stack(each) for each in alone if each is not None
            )


def by_part(code, *, of_channels=False):
    """Yield the calls of an operation that are computed for several values as parts of one batch, with their functions;
    with ``of_channels`` also those that are not.
    """
    device = ReferenceDevice("float64", "aidl4")
    for call in drawn_calls(TABLE[code]):
        function = device.function(call.model)
        assert isinstance(function, ProgramFunction)
        step = function._plan.steps[0]
        assert isinstance(step, Step)
        stack = stack_of(step, function._plan.constants)
        if isinstance(stack, ByPart) or of_channels:
            yield call, function, stack


@pytest.mark.parametrize("code", [O.CONV_2D, O.AVERAGE_POOL_2D, O.SOFTMAX, O.MEAN, O.RESIZE_BILINEAR, O.TRANSPOSE])
def test_images_are_parts_of_a_batch_but_weights_are_moved_one_after_the_other(code):
    ways = set()
    for call, function, stack in by_part(code):
        values = function.values(call.inputs)
        for index, value in given_data(call):
            moved = {index: np.stack([value, value / 2 if value.dtype.kind == "f" else value, value])}
            taken = stack.takes(values, moved)
            first = index == function._plan.graph.operations[0].inputs[0]
            assert taken == first
            ways.add(taken)
            assert bytes_of(function.stacked(0, values, moved)) == bytes_of(
                one_after_the_other(function, values, moved)
            )
    assert ways == ({True, False} if code is O.CONV_2D else {True})


def test_a_state_is_divided_with_the_input_though_one_of_them_moves():
    """The one that stays is repeated."""
    taken = []
    for call, function, stack in by_part(O.SVDF):
        values = function.values(call.inputs)
        for index, value in given_data(call):
            moved = {index: np.stack([value, np.flip(value)])}
            taken.append(stack.takes(values, moved))
            assert bytes_of(function.stacked(0, values, moved)) == bytes_of(
                one_after_the_other(function, values, moved)
            )
    assert taken.count(True) == 2 * len(list(by_part(O.SVDF)))


def test_what_is_rows_and_weights_at_once_has_no_parts():
    """A batch of several values would be weights of as many units."""
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    rows = s.input(3, 2)
    s.all(O.SVDF, rows, rows, s.weights(3, 2), s.weights(3), s.input(3, 6), 1, 0)
    graph = assembly.finish([])
    function = ReferenceDevice("float64", "aidl4").function(graph.model)
    values, index = function.values(graph.inputs), graph.model.main.input_indexes[0]
    value = graph.inputs[0]
    assert value is not None
    moved = {index: np.stack([value, 2 * value])}
    assert bytes_of(function.stacked(0, values, moved)) == bytes_of(one_after_the_other(function, values, moved))


def test_scales_along_the_first_axis_have_no_parts():
    channels = [
        stack
        for call, _, stack in by_part(O.DEQUANTIZE, of_channels=True)
        if any(operand.extra_params for operand in call.model.main.operands)
    ]
    assert channels
    assert not any(isinstance(stack, ByPart) for stack in channels)


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("code", sorted(STACKING), ids=lambda code: code.name)
def test_a_kernel_that_stacks_gives_what_one_call_after_the_other_gives(code):
    """All tensors moved, and each of them alone: the others are then the same in all calls."""
    device = ReferenceDevice("float64", "aidl4")
    stacked = 0
    for call in drawn_calls(TABLE[code]):
        function = device.function(call.model)
        assert isinstance(function, ProgramFunction)
        values = function.values(call.inputs)
        data = {index: value for index, value in given_data(call) if value.size}
        moved = {index: np.stack([value, np.flip(value), value / 2]) for index, value in data.items()}
        for some in (moved, *({index: value} for index, value in moved.items())) if moved else ():
            try:
                results = function.stacked(0, values, some)
            except NoAnswer:
                with pytest.raises(NoAnswer):
                    one_after_the_other(function, values, some)
                continue
            assert results is not None
            stack = function._stacks[0]
            assert stack is not None
            # Only rules of keypoints read the values of a tensor, those of the boxes.
            assert stack.takes(values, some) or code is O.HEATMAP_MAX_KEYPOINT
            stacked += stack.takes(values, some)
            assert bytes_of(results) == bytes_of(one_after_the_other(function, values, some))
    assert stacked


@pytest.mark.parametrize("nchw", [False, True])
def test_maps_are_stacked_in_either_order_but_not_boxes_that_rules_read(nchw):
    device, stacked = ReferenceDevice("float64", "aidl4"), set()
    for call in drawn_calls(TABLE[O.HEATMAP_MAX_KEYPOINT]):
        function = device.function(call.model)
        assert isinstance(function, ProgramFunction)
        step, values = function._plan.steps[0], function.values(call.inputs)
        assert isinstance(step, Step)
        if step.static or step.known(values).nchw != nchw:
            continue
        for index, value in given_data(call):
            moved = {index: np.stack([value, value])}
            function.stacked(0, values, moved)
            stack = function._stacks[0]
            assert stack is not None
            stacked.add((value.ndim, stack.takes(values, moved)))
    assert stacked == {(4, True), (2, False)}


def test_a_kernel_that_stacks_is_not_asked_for_several_scalars():
    call = next(drawn_calls(TABLE[O.LSTM]))
    main = call.model.main
    index, clip = next(pair for pair in enumerate(main.operands) if pair[1].type == T.FLOAT32)
    value = constant(call.model, clip)
    operands = list(main.operands)
    operands[index] = replace(clip, lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
    main = replace(main, operands=tuple(operands), input_indexes=(*main.input_indexes, index))
    function = ReferenceDevice("float64", "aidl4").function(replace(call.model, main=main))
    values = function.values([*call.inputs, value])
    moved = {index: np.array([0.25, 0.5], np.float32)}
    results = function.stacked(0, values, moved)
    assert results is not None
    assert bytes_of(results) == bytes_of(one_after_the_other(function, values, moved))


def one_after_the_other(function, values, moved):
    """Return what ``stacked`` should: each result asked for alone."""
    count = len(next(iter(moved.values())))
    alone = [
        function.results(0, [moved[i][number] if i in moved else value for i, value in enumerate(values)])
        for number in range(count)
    ]
    return [np.stack(each) if len({one.shape for one in each}) == 1 else None for each in zip(*alone, strict=True)]


def given_data(call):
    """Yield the inputs of a call that are tensors of floats or quantised numbers, with their values."""
    for index, value in zip(call.model.main.input_indexes, call.inputs, strict=True):
        if value is not None and value.ndim and call.model.main.operands[index].type in FLOATS | QUANTISED:
            yield index, value


def follows_from_one(op):
    """Return whether each element of the results is what it is with its input moved up, or moved down, however the
    elements of that input are moved; None if no call of the operation can tell.
    """
    device, random, told = ReferenceDevice("float64", "aidl4"), np.random.default_rng(1), None
    for call in drawn_calls(op):
        function = device.function(call.model)
        values = function.values(call.inputs)
        for index, value in given_data(call):
            step = 1 if value.dtype.kind in "iu" else 0.25
            signs = np.concatenate(
                [np.ones((1, *value.shape)), -np.ones((1, *value.shape))]
                + [random.integers(0, 2, (1, *value.shape)) * 2.0 - 1 for _ in range(4)]
            )
            low, high = (np.iinfo(value.dtype).min, np.iinfo(value.dtype).max) if step == 1 else (-1e4, 1e4)
            moved = np.clip(value + signs * step, low, high).astype(value.dtype)
            for result in function.stacked(0, values, {index: moved}) or ():
                if result is None or not result.size:
                    continue
                up, down, *others = result
                told = True if told is None else told
                if not all(np.all((other == up) | (other == down) | np.isnan(other)) for other in others):
                    return False
    return told


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("op", [op for op in TABLE.values() if op.elementwise or op.picks], ids=lambda op: op.code.name)
def test_each_element_follows_from_one_that_is_moved(op):
    assert follows_from_one(op) is not False


@pytest.mark.parametrize("code", [O.MEAN, O.SOFTMAX, O.MAX_POOL_2D, O.CONV_2D, O.RESIZE_BILINEAR, O.REDUCE_MAX])
def test_an_element_that_follows_from_several_shows(code):
    assert follows_from_one(TABLE[code]) is False


def test_results_of_other_extents_are_not_put_together():
    # The number of the boxes that are kept hangs on the scores.
    differing = 0
    device = ReferenceDevice("float64", "aidl4")
    for call in drawn_calls(TABLE[O.BOX_WITH_NMS_LIMIT]):
        function = device.function(call.model)
        values = function.values(call.inputs)
        index, scores = next(given_data(call))
        results = function.stacked(0, values, {index: np.stack([scores, np.zeros_like(scores)])})
        assert results is not None
        differing += results[0] is None
    assert differing


def test_values_are_those_of_an_execution():
    session = Session("inproc:reference_driver?hal=aidl4")
    device = session.device()
    assert isinstance(device, ReferenceDevice)
    for call in drawn_calls(TABLE[O.CONV_2D]):
        values = device.function(call.model).values(call.inputs)
        outputs = Oracle(session).answer(call.model, call.inputs)
        assert bytes_of(outputs) == bytes_of([values[index] for index in call.model.main.output_indexes])
    session.close()


def test_a_step_of_another_class_computes_for_itself():
    class Wrong(Step):
        def compute(self, call, arguments):
            return [np.zeros_like(each) for each in super().compute(call, arguments)]

    class Device(ReferenceDevice):
        step = Wrong

    call = next(drawn_calls(TABLE[O.EXP]))
    function = Device("float64", "aidl4").function(call.model)
    values = function.values(call.inputs)
    assert not values[call.model.main.output_indexes[0]].any()
    index, value = next(given_data(call))
    results = function.stacked(0, values, {index: np.stack([value, value])})
    assert results is not None
    assert not np.any(results[0])


def test_what_is_not_supported_has_no_answer():
    call = next(drawn_calls(TABLE[O.EXP]))
    with pytest.raises(NoAnswer, match="not supported"):
        ReferenceDevice("float64", "1.3", only="ADD").function(call.model)
    with pytest.raises(NoAnswer, match="not supported"):
        ReferenceDevice("float64", "1.1").function(call.model)


def test_a_mistake_of_a_kernel_is_no_answer(capsys):
    class Broken(Step):
        def compute(self, call, arguments):
            raise RuntimeError("mistake")

    class Device(ReferenceDevice):
        step = Broken

    call = next(drawn_calls(TABLE[O.EXP]))
    with pytest.raises(NoAnswer, match="raised RuntimeError"):
        Device("float64", "aidl4").function(call.model).values(call.inputs)
    assert "mistake" in capsys.readouterr().err
