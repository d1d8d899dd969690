"""Operations whose result has no rounding of its own: what one gives is off by what its inputs are off, or not at all.

numpy takes the place of the oracle's driver.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.oracle.bounded import compare_bounded
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.bounds_rounding import exact_error, reading_error
from nnconform.harness.oracle.computation import ByModels
from nnconform.harness.oracle.tolerance import HALF, SINGLE

NUMPY: dict[O, Callable[..., Any]] = {
    O.FLOOR: np.floor,
    O.RELU: lambda a: np.maximum(a, 0),
    O.TANH: np.tanh,
    O.CAST: lambda a: a.astype(np.int32),
    O.RESHAPE: lambda a: a,
}
REAL = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)


def chain(steps: Sequence[O], size: int, code: T = T.TENSOR_FLOAT32, relaxed: bool = False) -> Model:
    """Operations one after the other, of which CAST gives integers."""
    operands = [Operand(code, (size,), L.SUBGRAPH_INPUT, number_of_consumers=1)]
    for number, step in enumerate(steps):
        last = number == len(steps) - 1
        kind = T.TENSOR_INT32 if step == O.CAST else code
        life = L.SUBGRAPH_OUTPUT if last else L.TEMPORARY_VARIABLE
        operands.append(Operand(kind, (size,), life, number_of_consumers=int(not last)))
    operations = tuple(Operation(step, (at,), (at + 1,)) for at, step in enumerate(steps))
    main = Subgraph(tuple(operands), operations, (0,), (len(steps),))
    return Model(main, relax_computation_float32_to_float16=relaxed)


def ready(model: Model) -> ByModels:
    def compiled(of: Model) -> Any:
        def ask(inputs):
            values = dict(zip(of.main.input_indexes, inputs, strict=True))
            for step in of.main.operations:
                to = DTYPES[T(of.main.operands[step.outputs[0]].type)]
                values[step.outputs[0]] = np.asarray(NUMPY[O(step.type)](values[step.inputs[0]]), to)
            return [values[index] for index in of.main.output_indexes]

        return ask

    return ByModels(model, compiled)


def bound(steps: Sequence[O], values: Sequence[float], code: T = T.TENSOR_FLOAT32, relaxed: bool = False):
    """Bounds of what the last operation gives."""
    result = answer_with_bounds(chain(steps, len(values), code, relaxed), [np.array(values, DTYPES[code])], ready)
    found = result.output_bounds[0]
    assert found is not None
    return found


@pytest.mark.parametrize("code", REAL)
def test_an_exact_operation_has_no_rounding_of_its_own(code):
    assert bound([O.FLOOR], [2.7, -2.7, 0.5, 40.5], code).tolist() == [0, 0, 0, 0]
    assert bound([O.RELU], [-1.0], code).tolist() == [0]
    assert bound([O.TANH], [0.0], code)[0] > 0


@pytest.mark.parametrize("relaxed", [False, True])
@pytest.mark.parametrize("code", REAL)
def test_a_floor_that_is_dropped_before_a_cast_shows(code, relaxed):
    model, given = chain([O.FLOOR, O.CAST], 3, code, relaxed), np.array([-2.7, -0.5, 3.5], DTYPES[code])
    answer = answer_with_bounds(model, [given], ready)
    assert compare_bounded(answer, [np.floor(given).astype(np.int32)]).passed
    assert not compare_bounded(answer, [given.astype(np.int32)]).passed


@pytest.mark.parametrize("code", REAL)
def test_beside_an_integer_a_floor_may_be_either(code):
    """A right driver may have rounded the input, and gives the integer or the one below."""
    step = 2.0**-23 if code == T.TENSOR_FLOAT32 else 2.0**-10
    near = 3 - 2 * step
    assert bound([O.FLOOR], [near, 3.0, 3.5], code).tolist() == [1, 1, 0]
    off = bound([O.FLOOR, O.CAST], [near, 3.0, 3.5], code)
    assert (off[:2] > 0).all()
    assert off[2] == 0


@pytest.mark.parametrize("relaxed", [False, True])
def test_a_floor_of_what_is_uncertain_jumps(relaxed):
    edge = np.arctanh(0.5) if not relaxed else 0.0
    assert bound([O.TANH, O.FLOOR, O.CAST], [0.0], relaxed=relaxed).tolist() == [1]
    assert bound([O.TANH, O.FLOOR, O.CAST], [1.0 + edge], relaxed=relaxed).tolist() == [0]


def test_what_a_relaxed_model_gives_need_not_be_a_number_of_float16():
    answer = answer_with_bounds(chain([O.RELU], 2, relaxed=True), [np.array([1.0, -1.0], np.float32)], ready)
    almost = np.array([1.00001, 0.0], np.float32)
    assert compare_bounded(answer, [almost]).passed
    assert not compare_bounded(answer, [almost + np.float32(0.01)]).passed
    strict = answer_with_bounds(chain([O.RELU], 2), [np.array([1.0, -1.0], np.float32)], ready)
    assert not compare_bounded(strict, [almost]).passed


def in_float16(values: np.ndarray) -> np.ndarray:
    """FLOOR of a driver that computes float32 in float16."""
    with np.errstate(over="ignore"):
        return np.floor(values.astype(np.float16)).astype(np.float16).astype(np.float32)


def test_a_driver_that_computes_in_float16_is_right_where_that_is_allowed():
    random = np.random.default_rng(5)
    near = np.round(random.uniform(-2000, 2000, 400)) + random.choice([-1, 1], 400) * 2.0 ** -random.uniform(1, 14, 400)
    large = random.uniform(2048, 60000, 100) * random.choice([-1, 1], 100)
    values = np.concatenate([near, large, random.uniform(-6, 6, 400), [70000.0]]).astype(np.float32)
    given = in_float16(values)
    answer = answer_with_bounds(chain([O.FLOOR], values.size, relaxed=True), [values], ready)
    assert compare_bounded(answer, [given]).passed
    strict = answer_with_bounds(chain([O.FLOOR], values.size), [values], ready)
    assert not compare_bounded(strict, [given]).passed
    off = np.asarray(answer.output_bounds[0])
    # The largest may be infinite; others may be off by the tolerance, and by whole steps.
    assert np.isinf(off[-1])
    small = np.abs(values) < 1000
    steps = off[small] - HALF.reach(np.floor(values[small].astype(np.float64)))
    assert steps == pytest.approx(np.round(steps))
    assert (steps < 0.5).any()


def test_what_a_relaxed_model_is_given_may_be_read_as_float16():
    values = np.array([1.0, 0.1, 3.14159, -2047.9, 70000.0], np.float32)
    with np.errstate(over="ignore"):
        read = values.astype(np.float16).astype(np.float32)
    moved = answer_with_bounds(chain([O.RESHAPE, O.RESHAPE], values.size, relaxed=True), [values], ready)
    assert compare_bounded(moved, [read]).passed
    assert not compare_bounded(moved, [read + np.float32(0.01)]).passed
    assert not compare_bounded(moved, [np.roll(values, 1)]).passed
    strict = answer_with_bounds(chain([O.RESHAPE, O.RESHAPE], values.size), [values], ready)
    assert not compare_bounded(strict, [read]).passed


def test_only_numbers_that_float16_lacks_are_read_as_others():
    values = np.array([1.0, 0.1, 70000.0, np.nan, np.inf, 1e-9], np.float32)
    model = chain([O.RELU], values.size, relaxed=True)
    error = reading_error(model, model.main.operands[0], values)
    assert error is not None
    assert (error > 0).tolist() == [False, True, True, False, False, True]
    assert error[1] < 0.0001 < error[2] == np.inf
    assert reading_error(model, model.main.operands[0], values[:1]) is None
    assert reading_error(model, model.main.operands[0], None) is None
    assert reading_error(chain([O.RELU], 1), model.main.operands[0], values) is None


@pytest.mark.parametrize(
    ("values", "relaxed", "free"),
    [
        ([0.0, 3.0, 0.1, 1e-38, 1e-39], False, [False, False, False, True, True]),
        ([0.0, 3.0, 0.1, 2048.0, 2049.0, -2050.0], True, [False, False, True, False, True, True]),
    ],
)
def test_only_numbers_that_a_driver_may_not_have_are_free(values, relaxed, free):
    right = np.array(values, np.float32)
    tolerance = HALF if relaxed else SINGLE
    error = exact_error(
        right, Operand(T.TENSOR_FLOAT32, right.shape), relaxed, tolerance.reach(right.astype(np.float64))
    )
    assert np.array_equal(error > 0, free)
    assert np.array_equal(error[free], tolerance.reach(right.astype(np.float64))[free])


def test_numbers_below_the_normal_ones_may_be_taken_for_0():
    answer = answer_with_bounds(chain([O.RELU], 3), [np.array([1e-39, 1.0, -1.0], np.float32)], ready)
    assert compare_bounded(answer, [np.array([0.0, 1.0, 0.0], np.float32)]).passed
    assert not compare_bounded(answer, [np.array([0.0, 1.0, 1e-4], np.float32)]).passed


@pytest.mark.parametrize(
    ("code", "relaxed", "tiny"),
    [(T.TENSOR_FLOAT16, False, 4e-5), (T.TENSOR_FLOAT32, False, 1e-39), (T.TENSOR_FLOAT32, True, 4e-5)],
)
def test_what_is_moved_may_be_0_below_the_normal_numbers_and_nothing_else(code, relaxed, tiny):
    given = np.array([tiny, -tiny, 1.0, 0.0, 2.0**-13], np.float16 if tiny > 1e-8 else np.float32).astype(DTYPES[code])
    answer = answer_with_bounds(chain([O.RESHAPE, O.RESHAPE], 5, code, relaxed), [given], ready)
    assert compare_bounded(answer, [np.where(np.abs(given) < 5e-5, given * 0, given)]).passed
    for place in range(2, 5):
        other = given.copy()
        other[place] += max(abs(given[place]), 2.0**-13) / 8
        assert not compare_bounded(answer, [other]).passed, place
    assert not compare_bounded(answer, [np.where(given == 2.0**-13, 0, given).astype(given.dtype)]).passed
