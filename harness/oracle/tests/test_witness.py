"""Tests of which operations show: those whose wrong results would pass are named, and no others."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds import BoundedAnswer, answer_with_bounds
from nnconform.harness.oracle.computation import Alone, Computation, Results, Unanswered
from nnconform.harness.oracle.tests.test_bounds import floats, graph, ready
from nnconform.harness.oracle.witness import blind_operations, telling_results


def blind(model: Model, *inputs: Array, skip: frozenset[int] = frozenset()) -> tuple[tuple[int, ...], list[int]]:
    """Return the operations that do not show, and the results that would tell."""
    computation = ready(model)
    answer = answer_with_bounds(model, inputs, lambda _: computation)
    found = blind_operations(answer, computation, skip)
    written = [index for step in model.main.operations for index in step.outputs]
    return found, [written.index(index) for index in telling_results(answer, found)]


def test_a_result_that_reaches_an_output_shows() -> None:
    steps = [(O.TANH, ("a",)), (O.MUL, ("0", "b", "none")), (O.TANH, ("1",))]
    assert blind(graph((4,), steps, "ab"), floats(1, 2, -1, 0.5), floats(1, 2, 3, 1)) == ((), [])


def test_a_result_behind_a_product_with_zero_does_not_show_and_would_as_an_output() -> None:
    steps = [(O.TANH, ("a",)), (O.MUL, ("0", "b", "none")), (O.ADD, ("1", "a", "none"))]
    assert blind(graph((4,), steps, "ab"), floats(1, 2, -1, 0.5), floats(0, 0, 0, 0)) == ((0,), [0])
    assert blind(graph((4,), steps, "ab"), floats(1, 2, -1, 0.5), floats(0, 0, 0, 1)) == ((), [])


def test_truths_and_integers_show_by_their_other_values() -> None:
    truths = {1: (T.TENSOR_BOOL8, (2,)), 2: (T.TENSOR_BOOL8, (2,))}
    steps = [(O.TANH, ("a",)), (O.LESS, ("0", "b")), (O.LOGICAL_NOT, ("1",))]
    found, _ = blind(graph((2,), steps, "ab", results=truths), floats(0.5, 0.5), floats(0.6, 9.0))
    assert found == ()
    found, would = blind(graph((2,), steps, "ab", results=truths), floats(0.5, 0.5), floats(8.0, 9.0))
    assert (found, would) == ((0,), [0])


def test_a_quantised_result_shows() -> None:
    code = T.TENSOR_QUANT8_ASYMM
    steps = [(O.TRANSPOSE, ("a",)), (O.TRANSPOSE, ("0",))]
    model = graph((1, 3), steps, "a", code, results={0: (code, (3, 1)), 1: (code, (1, 3))})
    assert blind(model, np.array([[7, 8, 9]], np.uint8)) == ((), [])


def test_what_an_output_left_open_alone_shows_does_not() -> None:
    steps = [(O.TANH, ("a",)), (O.TANH, ("0",))]
    found, would = blind(graph((2,), steps, "a"), floats(0.5, 1), skip=frozenset({0}))
    assert (found, would) == ((0, 1), [0])


class _Answers(Computation, Alone):
    """Results that a test chooses, for every operation."""

    inputs = (0,)

    def __init__(self, results: Results | type[Unanswered]) -> None:
        self._results = results

    def values(self, inputs: object) -> list[Array | None]:
        raise NotImplementedError

    def alone(self, number: int, values: object) -> Alone:
        return self

    def results(self, inputs: object) -> Results:
        if self._results is Unanswered:
            raise Unanswered
        assert not isinstance(self._results, type)
        return self._results


@pytest.mark.parametrize(
    ("results", "found"),
    [(None, (0,)), (Unanswered, (0,)), ([np.zeros(3, np.float32)], ())],
    ids=["none", "unanswered", "other extents"],
)
def test_results_of_other_extents_show_and_missing_ones_do_not(
    results: Results | type[Unanswered], found: tuple[int, ...]
) -> None:
    model = graph((2,), [(O.TANH, ("a",)), (O.TANH, ("0",))], "a")
    answer = answer_with_bounds(model, (floats(0.5, 1),), ready)
    assert blind_operations(answer, _Answers(results)) == found


def test_what_has_no_elements_shows_by_its_extents_and_what_has_no_value_does_not() -> None:
    model = graph((2,), [(O.TANH, ("a",)), (O.TANH, ("0",))], "a")
    answer = answer_with_bounds(model, (floats(0.5, 1),), ready)
    index = model.main.operations[0].outputs[0]
    empty = [np.zeros(0) if place == index else value for place, value in enumerate(answer.values)]
    off = [np.zeros(0) if place == index else bound for place, bound in enumerate(answer.bounds)]
    assert blind_operations(BoundedAnswer(model, tuple(empty), tuple(off)), _Answers(None)) == ()
    lost = [None if place == index else value for place, value in enumerate(answer.values)]
    without = BoundedAnswer(model, tuple(lost), answer.bounds)
    assert blind_operations(without, ready(model)) == (0,)
    assert telling_results(without, (0,)) == []


def test_a_result_of_which_nothing_is_known_does_not_show_and_would_not_as_an_output() -> None:
    model = graph((2,), [(O.TANH, ("a",)), (O.TANH, ("0",))], "a")
    answer = answer_with_bounds(model, (floats(0.5, 1),), ready)
    unknown = tuple(None if bound is None else np.full(bound.shape, np.inf) for bound in answer.bounds)
    without = BoundedAnswer(model, answer.values, unknown)
    assert blind_operations(without, ready(model)) == (0, 1)
    assert telling_results(without, (0, 1)) == []


def test_what_no_output_hangs_on_is_not_counted() -> None:
    model = graph((2,), [(O.TANH, ("a",)), (O.SQRT, ("a",))], "a")
    one = replace(model, main=replace(model.main, output_indexes=model.main.output_indexes[1:]))
    assert blind(one, floats(0.5, 1)) == ((), [])
