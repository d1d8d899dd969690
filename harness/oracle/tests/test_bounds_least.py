"""The least bounds of outputs are below a graph's bounds, and what is within them needs no others."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.oracle.bounded import compare_bounded, compare_closely, with_least_bounds
from nnconform.harness.oracle.bounds import BoundedAnswer, Later, answer_with_bounds
from nnconform.harness.oracle.bounds_least import least_bounds
from nnconform.harness.oracle.tests.test_bounds import floats, graph, ready

UNSIGNED, HALVES = T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16


def answer_of(steps, inputs, code=T.TENSOR_FLOAT32, **more):
    return answer_with_bounds(graph(inputs[0].shape, steps, "abc"[: len(inputs)], code, **more), inputs, ready)


@pytest.mark.parametrize(
    "answer",
    [
        answer_of([(O.TANH, ("a",))], (floats(0.5, 2),)),
        answer_of([(O.SUB, ("a", "b", "none")), (O.TANH, ("0",))], (floats(3, 4), floats(3.0001, 4))),
        answer_of([(O.TANH, ("a",))], (np.array([0.5, 2], np.float16),), HALVES),
        answer_of([(O.TANH, ("a",)), (O.TRANSPOSE, ("0",))], (floats(0.5, 2),)),
        answer_of([(O.TANH, ("a",)), (O.MAXIMUM, ("0", "b"))], (floats(0.5, 2), floats(-3, 0.9640276))),
        answer_of([(O.TANH, ("a",)), (O.MAXIMUM, ("0", "b"))], (floats(0.5, 2), floats(0.7))),
        answer_of([(O.TANH, ("a",)), (O.MAXIMUM, ("0", "b")), (O.TRANSPOSE, ("1",))], (floats(0.5, 2), floats(-3, 3))),
        answer_of([(O.PRELU, ("a", "b"))], (np.array([3, 200], np.uint8),) * 2, UNSIGNED),
        answer_of([(O.LESS, ("a", "b"))], (floats(1, 2), floats(2, 1)), results={0: (T.TENSOR_BOOL8, (2,))}),
    ],
    ids=["float", "cancelling", "half", "moved", "larger", "broadcast", "larger and moved", "quantised", "truth"],
)
def test_none_of_the_bounds_is_below_the_least(answer):
    for index, least in enumerate(least_bounds(answer.model, answer.values)):
        if index in answer.model.main.output_indexes:
            assert least is not None
            bound = answer.bounds[index]
            assert (least <= (0.0 if bound is None else bound)).all()
        else:
            assert least is None


def test_what_moves_only_has_no_error_of_its_own_and_what_computes_has():
    def least(step, *inputs, code=T.TENSOR_FLOAT32):
        return least_bounds(*_parts(answer_of([step], inputs, code)))[-1]

    def _parts(answer):
        return answer.model, answer.values

    values = floats(1, 2)
    assert not least((O.TRANSPOSE, ("a",)), values).any()
    assert (least((O.TANH, ("a",)), values) > 1e-5).all()
    assert (least((O.TANH, ("a",)), values.astype(np.float16), code=HALVES) > 1e-3).all()
    assert (
        least((O.PRELU, ("a", "b")), np.array([1, 2], np.uint8), np.array([1, 1], np.uint8), code=UNSIGNED) == 1
    ).all()
    assert not least((O.RELU1, ("a",)), np.array([1, 2], np.uint8), code=UNSIGNED).any()


def test_what_is_handed_on_may_be_off_by_what_computed_it():
    """As far as it is known to be that: the 0.5 of ``b`` is exact, and a result beside it may be either."""

    def last(steps, *inputs):
        answer = answer_of(steps, inputs)
        least = least_bounds(answer.model, answer.values)[-1]
        assert least is not None
        return least > 0

    computed, exact = floats(-0.25, 1.5, 0.5, 0.2), floats(0.5, 0.5, 0.5, 0.2)
    tanh, larger = (O.TANH, ("a",)), (O.MAXIMUM, ("0", "b"))
    moved, larger_moved = (O.TRANSPOSE, ("0",)), (O.TRANSPOSE, ("1",))
    assert last([tanh, moved], computed).all()
    assert last([tanh, larger], computed, exact).tolist() == [False, True, False, False]
    assert last([tanh, larger, larger_moved], computed, exact).tolist() == [False, True, False, False]
    # Whether a clamp moves an element that is off is not known.
    assert not last([tanh, (O.RELU1, ("0",))], computed).any()
    # Of a 0 it is not known whether it is one that a padding adds.
    assert last([tanh, moved], floats(0, 1)).tolist() == [False, True]


def test_an_output_that_is_an_input_has_no_bounds():
    answer = answer_of([(O.TANH, ("a",))], (floats(0.5, 2),))
    passed_on = replace(answer.model, main=replace(answer.model.main, output_indexes=(0,)))
    assert least_bounds(passed_on, answer.values) == (None,) * len(answer.values)


def test_an_output_without_a_value_has_no_bounds():
    answer = answer_of([(O.TANH, ("a",))], (floats(0.5, 2),))
    assert least_bounds(answer.model, (None,) * len(answer.values)) == (None,) * len(answer.values)


def no_bounds():
    raise AssertionError("the bounds were asked for")


def test_outputs_that_are_close_need_no_bounds():
    found = answer_of([(O.TANH, ("a",))], (floats(0.5, 2),))
    answer = BoundedAnswer(found.model, found.values, Later(no_bounds))
    right = found.expected[0]
    assert right is not None
    close = compare_closely(answer, [right + np.float32(5e-6)])
    assert close is not None
    assert close.passed
    assert not answer.is_found
    for further in (right + np.float32(1e-3), right[:1]):
        with pytest.raises(AssertionError, match="asked for"):
            compare_closely(answer, [further])


def test_outputs_at_which_nothing_shows_do_need_bounds():
    """A number that is none, and a unit above the zero point, which is all there is."""
    answer = answer_of([(O.SQRT, ("a",))], (floats(-1),))
    assert compare_closely(answer, [floats(3)]) is None
    assert not answer.is_found
    answer = answer_of([(O.PRELU, ("a", "b"))], (np.array([4], np.uint8), np.array([1], np.uint8)), UNSIGNED)
    assert compare_closely(answer, list(answer.expected)) is None


def test_bounds_are_found_once_and_when_they_are_asked_for():
    calls: list[int] = []

    def find():
        calls.append(1)
        return (np.zeros(1),)

    model = graph((1,), [(O.TANH, ("a",))], "a")
    answer = BoundedAnswer(model, (floats(1),), Later(find))
    assert (answer.is_found, calls) == (False, [])
    assert answer.bounds is answer.bounds
    assert (answer.is_found, calls) == (True, [1])
    assert BoundedAnswer(model, (floats(1),), (np.zeros(1),)).is_found


def test_what_is_within_wider_bounds_alone_passes_by_these():
    """1 less 0.9999 may be off by the rounding of both, and what it is multiplied with makes more of it."""
    steps = [(O.SUB, ("a", "b", "none")), (O.MUL, ("0", "c", "none"))]
    answer = answer_of(steps, (floats(1), floats(0.9999), floats(100)))
    got = [answer.expected[0] + np.float32(5e-5)]
    assert not compare_bounded(with_least_bounds(answer), got).passed
    assert compare_bounded(answer, got).passed


def test_results_that_are_no_outputs_have_least_bounds_too():
    answer = answer_of([(O.TANH, ("a",)), (O.TRANSPOSE, ("0",))], (floats(0.5, 2),))
    (first,), (last,) = (operation.outputs for operation in answer.model.main.operations)
    every = with_least_bounds(answer)
    assert not answer.is_found
    assert all((every.bounds[index] > 1e-5).all() for index in (first, last))
    assert every.bounds[answer.model.main.input_indexes[0]] is None
    assert every.values is answer.values
