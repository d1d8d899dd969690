"""Bounds of graphs for which the oracle has no answer, and of results that equal an input by chance."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.oracle.bounded import certainty, compare_bounded
from nnconform.harness.oracle.bounds import BoundedAnswer, answer_with_bounds
from nnconform.harness.oracle.bounds_operation import bounds_of_results
from nnconform.harness.oracle.computation import Alone, ByModels, Unanswered
from nnconform.harness.oracle.tests.models import model_of, tensor
from nnconform.harness.oracle.tests.test_bounds import bound_of, compiled, floats, graph, ready


def ready_for(*allowed):
    """Return a driver that has answers for these inputs only."""

    def prepare(model):
        ask = compiled(model)

        def guarded(inputs):
            if not any(all(map(np.array_equal, inputs, each)) for each in allowed if len(each) == len(inputs)):
                raise Unanswered
            return ask(inputs)

        return guarded

    return partial(ByModels, ready=prepare)


def test_nothing_is_known_of_what_has_no_answer_alone():
    steps = [(O.ADD, ("a", "b", "none")), (O.MUL, ("0", "c", "none"))]
    values = (floats(3), floats(5), floats(7))
    assert np.isinf(bound_of(answer_with_bounds(graph((1,), steps, "abc"), values, ready_for(values)))).all()


def test_nothing_is_known_of_what_has_no_answer_when_its_inputs_move():
    values = (floats(3), floats(5))
    model = graph((1,), [(O.MUL, ("a", "b", "none"))], "ab")
    assert np.isfinite(bound_of(answer_with_bounds(model, values, ready))).all()
    assert np.isinf(bound_of(answer_with_bounds(model, values, ready_for(values)))).all()


def test_quantised_values_that_move_are_exact_though_moved_inputs_have_no_answer():
    values = (np.array([[7, 8, 9]], np.uint8),)
    code = T.TENSOR_QUANT8_ASYMM
    model = graph((1, 3), [(O.TRANSPOSE, ("a",))], "a", code, results={0: (code, (3, 1))})
    assert not bound_of(answer_with_bounds(model, values, ready_for(values))).any()


def test_a_float_that_may_be_anything_may_be_no_number():
    """What overflows on one right driver is a large number on another, and infinite less infinite none."""
    for steps, inputs in (
        ([(O.TRANSPOSE, ("a",))], (floats(0.5, 2),)),
        ([(O.MUL, ("a", "b", "none"))], (floats(0.5, 2), floats(0, 3))),
    ):
        model = graph((2,), steps, "ab"[: len(inputs)])
        computation = ready(model)
        values = computation.values(inputs)
        bounds: list[Array | None] = [None] * len(values)
        bounds[0] = np.array([np.inf, 0.0])
        (bound,) = bounds_of_results(model, model.main.operations[0], values, bounds, computation.alone(0, values))
        assert bound is not None
        assert np.isinf(bound[0])
        assert bound[1] < 1e-4


@pytest.mark.parametrize(
    ("code", "relaxed", "values"),
    [
        (T.TENSOR_FLOAT16, False, (60000, 65300)),
        (T.TENSOR_FLOAT32, True, (60000, 7e4)),
        (T.TENSOR_FLOAT32, False, (7e4, 3.40282e38)),
    ],
)
def test_what_may_overflow_may_be_infinite(code, relaxed, values):
    """A right driver may be off by enough; the second value is that near to the largest of the type."""
    inputs = (np.array(values, DTYPES[code]), np.zeros(2, DTYPES[code]))
    model = replace(
        graph((2,), [(O.ADD, ("a", "b", "none"))], "ab", code), relax_computation_float32_to_float16=relaxed
    )
    finite, unknown = bound_of(answer_with_bounds(model, inputs, ready))
    assert np.isfinite(finite)
    assert np.isinf(unknown)
    moved = graph((2,), [(O.TRANSPOSE, ("a",))], "a", code)
    assert np.isfinite(bound_of(answer_with_bounds(moved, inputs[:1], ready))).all()


def test_a_mean_that_is_one_of_its_inputs_by_chance_is_not_exact():
    code = T.TENSOR_QUANT8_ASYMM
    model = graph((3,), [(O.MEAN, ("a", "axes", "none"))], "a", code, results={0: (code, (1,))})
    assert bound_of(answer_with_bounds(model, (np.array([10, 20, 30], np.uint8),), ready)).tolist() == [1]


def test_the_sign_of_0_shows_where_it_divides():
    steps = [(O.TRANSPOSE, ("a",)), (O.DIV, ("b", "0", "none"))]
    assert np.isinf(bound_of(answer_with_bounds(graph((1,), steps, "ab"), (floats(0), floats(1)), ready))).all()
    mixed = bound_of(answer_with_bounds(graph((2,), steps, "ab"), (floats(0, 1), floats(1, 1)), ready))
    assert np.isinf(mixed[0])
    assert mixed[1] < 1e-4


def test_a_truth_that_may_be_either_stays_so():
    steps = [(O.TANH, ("a",)), (O.LESS, ("0", "b")), (O.LOGICAL_NOT, ("1",))]
    truths = {1: (T.TENSOR_BOOL8, (2,)), 2: (T.TENSOR_BOOL8, (2,))}
    near = (np.tanh(0.5) + np.array([1e-6, 0.01])).astype(np.float32)
    result = answer_with_bounds(graph((2,), steps, "ab", results=truths), (floats(0.5, 0.5), near), ready)
    assert bound_of(result).tolist() == [1, 0]


def test_a_hash_of_constants_is_known():
    model = graph((1,), [(O.LSH_PROJECTION, ("axes", "b"))], "b", results={0: (T.TENSOR_INT32, (1,))})
    assert not bound_of(answer_with_bounds(model, (floats(7),), ready)).any()


def test_outputs_left_open_are_neither_compared_nor_counted():
    result = answer_with_bounds(graph((1,), [(O.TANH, ("a",))], "a"), (floats(0.5),), ready)
    wrong = [floats(9)]
    assert not compare_bounded(result, wrong).passed
    assert compare_bounded(result, wrong, frozenset({0})).outputs == ()
    assert (certainty(result).elements, certainty(result, frozenset({0})).elements) == (1, 0)


def test_an_output_without_elements_tells_by_its_extents_alone():
    result = answer_with_bounds(graph((0, 2), [(O.TANH, ("a",))], "a"), (np.zeros((0, 2), np.float32),), ready)
    assert bound_of(result).shape == (0, 2)
    assert (certainty(result).empty, certainty(result).discriminating, certainty(result).tells) == (1, 0, True)
    assert compare_bounded(result, [np.zeros((0, 2), np.float32)]).passed
    assert not compare_bounded(result, [np.zeros((1, 2), np.float32)]).passed


def test_a_number_of_rows_that_cannot_be_told():
    model = model_of([], [tensor(T.TENSOR_FLOAT32, 2)])
    unknown = BoundedAnswer(model, (floats(1, 2),), (np.full(2, np.inf),))
    (output,) = compare_bounded(unknown, [floats(1)]).outputs
    assert (output.passed, output.compared) == (True, 0)
    known = BoundedAnswer(model, (floats(1, 2),), (np.zeros(2),))
    assert not compare_bounded(known, [floats(1)]).passed


def test_what_is_clamped_unless_two_inputs_move_has_a_bound():
    """0.7 * 0.6 * 3 is below 1.4, and 0.7 * 0.7 * 3 above."""
    model, inputs = graph((3, 3), [(O.BATCH_MATMUL, ("a", "b"))], "ab"), (np.full((3, 3), 0.6, np.float32),) * 2
    computation = ready(model)
    values = computation.values(inputs)
    found = []
    for off in ((0.1, 0.0), (0.0, 0.1), (0.1, 0.1)):
        bounds: list[Array | None] = [*(np.full((3, 3), each) for each in off), *[None] * (len(values) - 2)]
        (bound,) = bounds_of_results(model, model.main.operations[0], values, bounds, computation.alone(0, values))
        assert bound is not None
        found.append(float(bound.min()))
    assert max(found[:2]) < 0.01
    assert 0.06 < found[2] < 0.09


def test_nothing_is_known_of_rows_that_a_rounding_decides_on():
    deltas, sizes = np.array([-9.0, 0.0], np.float32), np.zeros(2, np.float32)
    names = ("a", "b", *"a" * 7, "c")
    model = graph((2,), [(O.GENERATE_PROPOSALS, names)], "abc")
    for least, unknown in ((0.0, True), (1.0, False)):
        inputs = sizes, deltas, np.array(least, np.float32)
        (step,) = model.main.operations
        values: list[Array | None] = [None] * len(model.main.operands)
        values[:3], values[step.outputs[0]] = inputs, np.zeros(2, np.float32)
        (bound,) = bounds_of_results(model, step, values, [None] * len(values), _Rows())
        assert bound is not None
        assert bool(np.isinf(bound).all()) is unknown


class _Rows(Alone):
    """An operation whose result is known and never moves."""

    inputs = (0, 1, 2)

    def results(self, inputs):
        return [np.zeros(2, np.float32)]


def test_a_product_of_two_inputs_that_are_off_is_further_off_than_for_each_alone():
    """0.7 * 0.7 is 0.13 above 0.6 * 0.6, and 0.7 * 0.6 only 0.06."""
    model = graph((2,), [(O.MUL, ("a", "b", "none"))], "ab")
    computation = ready(model)
    values = computation.values((np.full(2, 0.6, np.float32),) * 2)
    bounds: list[Array | None] = [np.full(2, 0.1), np.full(2, 0.1), *[None] * (len(values) - 2)]
    (bound,) = bounds_of_results(model, model.main.operations[0], values, bounds, computation.alone(0, values))
    assert bound is not None
    assert (bound >= 0.13).all()
    assert (bound < 0.1301).all()


def test_a_share_is_furthest_off_where_its_element_moves_against_all_others():
    model = graph((20,), [(O.SOFTMAX, ("a",))], "a")
    computation = ready(model)
    values = computation.values((np.zeros(20, np.float32),))
    bounds: list[Array | None] = [np.full(20, 0.5), *[None] * (len(values) - 1)]
    (bound,) = bounds_of_results(model, model.main.operations[0], values, bounds, computation.alone(0, values))
    up, down = np.exp(0.5), np.exp(-0.5)
    assert bound is not None
    assert (bound >= up / (up + 19 * down) - 1 / 20).all()
