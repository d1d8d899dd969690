"""Whole programs: several operations, subgraphs, extents and values known only at execution."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import (
    Builder,
    both,
    chain,
    concatenation,
    convolution,
    dynamic,
    extension,
    loop,
    operand,
    svdf,
)
from nnconform.reference_driver.binding import Binding, Reader
from nnconform.reference_driver.deadline import DeadlineMissed, Limits
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.kernel_choice import choose_kernel
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.plan import Program, Step

F32, UNLIMITED = T.TENSOR_FLOAT32, Limits()


def program(model: Model, precision: str = "float32") -> Program:
    device = open_device(precision)
    return Program(model, validate_model(model), device.kernels, device.binding)


def run(model: Model, *inputs: Any, limits: Limits = UNLIMITED, precision: str = "float32") -> list[Array]:
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    dtypes: dict[T, type[np.generic]] = {
        F32: np.float32,
        T.TENSOR_INT32: np.int32,
        T.INT32: np.int32,
        T.BOOL: np.bool_,
        T.TENSOR_BOOL8: np.bool_,
    }
    arrays: list[Array | None] = [
        None if value is None else np.asarray(value, dtypes.get(T(each.type), np.uint8))
        for each, value in zip(operands, inputs, strict=True)
    ]
    return program(model, precision).run(arrays, limits)


def fed_scalars(*values: int) -> tuple[Model, Sequence[Any]]:
    """Return MAX_POOL_2D of an image of unknown size, implicit padding, with all its scalars as inputs."""
    b = Builder()
    image, scalars = b.input(F32, 0, 0, 0, 0), [b.input(T.INT32) for _ in values]
    b.step(O.MAX_POOL_2D, [image, *scalars], [b.output(F32)])
    return b.model(), values


@pytest.mark.parametrize("precision", ["float32", "float64"])
def test_operations_in_turn(precision: str) -> None:
    (output,) = run(chain(), [[-1, 2, -3], [4, -5, 6]], precision=precision)
    assert output.tolist() == [[1, 4, 3], [5, 2, 9]]
    assert output.dtype == np.dtype(precision)


def test_executions_at_the_same_time_from_the_first_on(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = program(chain())
    inputs: list[Array | None] = [np.array([[-1, 2, -3], [4, -5, 6]], np.float32)]
    reader, results = Binding.reader, list[list[Array]]()

    def interrupted(self: Binding, operand: Operand, takes: Takes, *, to_nhwc: bool) -> Reader:
        # While the first execution finds out how its arguments are read, another one begins and ends.
        monkeypatch.setattr(Binding, "reader", reader)
        results.append(prepared.run(inputs, UNLIMITED))
        return reader(self, operand, takes, to_nhwc=to_nhwc)

    monkeypatch.setattr(Binding, "reader", interrupted)
    results.append(prepared.run(inputs, UNLIMITED))
    assert [each.tolist() for (each,) in results] == [[[1, 4, 3], [5, 2, 9]]] * 2


def test_a_quantised_convolution() -> None:
    image = np.full((1, 4, 4, 1), 132)
    image[0, 0, 0, 0] = 128
    (output,) = run(convolution(), image)
    # Raw sums with bias: 4 * 4 + 1 and 4 * 4 + 2, where one cell is nothing 3 * 4 + 1 and 3 * 4 + 2. The channels'
    # multipliers are 0.25 and 0.125, the zero point is 3. Two roundings make of 17 * 0.25 first 8.5 -> 9, then
    # 4.5 -> 5; of 13 * 0.25 first 6.5 -> 7, then 3.5 -> 4.
    assert output[0, 1, 1].tolist() == [5 + 3, 2 + 3]
    assert output[0, 0, 0].tolist() == [4 + 3, 2 + 3]
    # 4 * 127 * 0.25 is above 6, where the activation ends.
    (output,) = run(convolution(), np.full((1, 4, 4, 1), 255))
    assert np.unique(output).tolist() == [9]


def test_lists_and_pools() -> None:
    model = concatenation()
    model.pools[0].view()[16:24] = np.array([7, 8], "<f4").tobytes()
    halves = run(model, [[1, 2]], [[3, 4], [5, 6]])
    assert [half.tolist() for half in halves] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_a_loop() -> None:
    # 0 1 2 3 5: the condition no longer holds
    assert [run(loop(), [start])[0].tolist() for start in (0, 4, 5, 9)] == [[5], [6], [5], [9]]


def test_control_flow_of_known_extents_is_checked_when_it_is_prepared() -> None:
    """Neither what a loop starts from nor a truth value decides on extents; extents that are unknown are waited for."""
    made, known = program(loop()), []
    for plan in (made.main, *(made.graph(index) for index in range(4))):
        known += [(step.operation.type, step.static) for step in plan.steps if isinstance(step, Step)]
    assert dict(known) == {O.WHILE: True, O.LESS: True, O.GREATER: True, O.IF: True, O.ADD: True}
    b = Builder()
    condition, state = b.input(T.TENSOR_BOOL8, 1), b.input(T.TENSOR_INT32, 0)
    branch = Builder()
    branch.step(O.ABS, [branch.input(T.TENSOR_INT32, 0)], [branch.output(T.TENSOR_INT32, 0)])
    b.step(O.IF, [condition, b.subgraph(0), b.subgraph(0), state], [b.output(T.TENSOR_INT32, 0)])
    (step,) = program(b.model(branch.graph())).main.steps
    assert isinstance(step, Step)
    assert not step.static
    assert run(b.model(branch.graph()), [True], [-3, 4])[0].tolist() == [3, 4]


def test_a_loop_without_end() -> None:
    model = loop()
    # WHILE state < 0: state = state + 0
    forever = replace(model, operand_values=bytes(len(model.operand_values)))
    with pytest.raises(DeadlineMissed):
        run(forever, [-1], limits=Limits(loop_timeout=2_000_000))
    with pytest.raises(DeadlineMissed):
        run(forever, [-1], limits=Limits(deadline=time.monotonic_ns() + 2_000_000))


def test_a_deadline_that_has_passed() -> None:
    with pytest.raises(DeadlineMissed):
        run(chain(), np.zeros((2, 3)), limits=Limits(deadline=time.monotonic_ns() - 1))


def test_what_was_left_out() -> None:
    b = Builder()
    tensors = [b.input(F32, *dims) for dims in ((1, 1), (1, 1), (1, 2), (1,), (1, 2))]
    outputs = b.output(F32, 1, 2), b.output(F32, 1, 1)
    b.step(O.SVDF, [*tensors, b.constant(T.INT32, 1), b.constant(T.INT32, 0)], outputs)
    values = [[2.0]], [[3.0]], [[10.0, 100.0]]
    state = [[5.0, 7.0]]
    # 2 * 3 takes the last place of the state: 5 * 10 + 6 * 100; then the state moves on by one.
    assert [each.tolist() for each in run(b.model(), *values, [0.5], state)] == [[[6, 0]], [[650.5]]]
    assert [each.tolist() for each in run(b.model(), *values, None, state)] == [[[6, 0]], [[650]]]
    left_out = run(svdf(), np.ones((2, 3)), np.ones((4, 3)), np.ones((4, 5)), np.zeros((2, 20)))
    assert left_out[1].tolist() == [[3.0] * 4] * 2


def test_extents_that_only_the_execution_shows() -> None:
    (output,) = run(dynamic(), np.arange(6).reshape(2, 3), [-1])
    assert output.tolist() == [0, 1, 2, 3, 4, 5]
    with pytest.raises(ValidationError, match=r"RESHAPE"):
        run(dynamic(), np.arange(6).reshape(2, 3), [4])


def test_scalars_that_only_the_execution_shows() -> None:
    image = np.arange(16.0).reshape(1, 4, 4, 1)
    model, values = fed_scalars(2, 2, 2, 2, 2, 0)
    assert run(model, image, *values)[0].reshape(-1).tolist() == [5, 7, 13, 15]
    for wrong, message in (
        ((3, 2, 2, 2, 2, 0), "padding_scheme: value: got 3"),
        ((2, 0, 2, 2, 2, 0), "stride_width: value: got 0"),
        ((2, 2, 2, 2, -1, 0), "filter_height: value: got -1"),
        ((2, 2, 2, 2, 2, 4), "fused_activation: value: got 4"),
    ):
        with pytest.raises(ValidationError, match=f"MAX_POOL_2D.{message}"):
            run(model, image, *wrong)
    with pytest.raises(ValidationError, match=r"MAX_POOL_2D\.input: extent of axis 1: got 0, wanted above 0"):
        run(model, np.zeros((1, 0, 4, 1)), *values)


def test_declared_outputs_hold() -> None:
    b = Builder()
    b.step(O.RESHAPE, [b.input(F32, 0), b.input(T.TENSOR_INT32, 2)], [b.output(F32, 2, 3)])
    assert run(b.model(), np.arange(6), [2, -1])[0].shape == (2, 3)
    with pytest.raises(ValidationError, match=r"got \[2, 3\], wanted \[3, 2\] as they follow"):
        run(b.model(), np.arange(6), [3, -1])


def test_the_extents_of_a_subgraph_hold() -> None:
    """Outside, the state has no known extents; inside, it has one of 1."""
    model = both(operand(2, dimensions=()), operand(3, dimensions=()))(loop())
    assert run(model, [3])[0].tolist() == [5]
    with pytest.raises(ValidationError, match=r"input 0: extents: got \[1\], wanted \[2\]"):
        run(model, [3, 3])


def test_inputs_and_constants_are_left_alone() -> None:
    compiled, value = program(chain()), np.ones((2, 3), np.float32)
    value.flags.writeable = False
    first, second = (compiled.run([value], Limits())[0] for _ in range(2))
    np.testing.assert_array_equal(first, second)
    assert not np.shares_memory(first, second)


def test_no_kernel() -> None:
    (graph, *_) = validate_model(chain())
    call = graph.calls[0]
    assert call is not None
    assert choose_kernel({}, call) is None
    with pytest.raises(LookupError, match="no kernel for <extension 7 type 5"):
        program(extension())


def test_a_number_of_boxes_that_only_the_execution_shows() -> None:
    """BOX_WITH_NMS_LIMIT of two boxes far apart, of which one scores above 0.5."""
    b = Builder()
    tensors = [b.input(F32, 2, 2), b.input(F32, 2, 8), b.input(T.TENSOR_INT32, 2)]
    threshold, most = b.constant(T.FLOAT32, 0.5), b.constant(T.INT32, -1)
    method, iou, sigma, least = (
        b.constant(code, value) for code, value in ((T.INT32, 0), (T.FLOAT32, 0.5), (T.FLOAT32, 1.0), (T.FLOAT32, 0.1))
    )
    outputs = [b.output(F32, 0), b.output(F32, 0, 4), b.output(T.TENSOR_INT32, 0), b.output(T.TENSOR_INT32, 0)]
    b.step(O.BOX_WITH_NMS_LIMIT, [*tensors, threshold, most, method, iou, sigma, least], outputs)
    boxes = [[0, 0, 1, 1, 0, 0, 1, 1], [5, 5, 7, 7, 5, 5, 7, 7]]
    values = [[0.1, 0.9], [0.8, 0.2]], boxes, [0, 0]
    scores, result, classes, batches = run(b.model(), *values)
    assert (scores.tolist(), result.tolist(), classes.tolist(), batches.tolist()) == (
        [np.float32(0.9)],
        [[0, 0, 1, 1]],
        [1],
        [0],
    )
    with pytest.raises(ValidationError, match=r"output 9: extents: got \[2\], wanted \[1\]"):
        run(operand(outputs[0], dimensions=(2,))(b.model()), *values)
