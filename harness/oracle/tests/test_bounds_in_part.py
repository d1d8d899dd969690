"""Bounds are found for the outputs that need them alone, and judge these as those of the whole graph do."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.oracle.bounded import compare_bounded, compare_closely
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.bounds_least import least_bounds
from nnconform.harness.oracle.bounds_steps import with_every_result_as_output
from nnconform.harness.oracle.computation import ByModels, Unanswered
from nnconform.harness.oracle.tests.test_bounds import compiled, floats, graph

# 1 less 0.9999 may be off by the rounding of both, and what it is multiplied with makes more of it.
WIDE = [(O.SUB, ("a", "b", "none")), (O.MUL, ("0", "c", "none"))]
NEAR = [(O.TANH, ("c",)), (O.TANH, ("2",))]
INPUTS = (floats(1, 1), floats(0.9999, 0.9999), floats(100, 100))
OFF = np.float32(5e-5)


class Recording(ByModels):
    """An oracle that notes the operations that are tried, and has no answer for some of them alone."""

    def __init__(self, model, unanswered=()):
        super().__init__(model, compiled)
        self.tried: list[int] = []
        self._unanswered = unanswered

    def alone(self, number, values):
        self.tried.append(number)
        if number in self._unanswered:
            raise Unanswered("not alone")
        return super().alone(number, values)


def answered(unanswered=()):
    """Return an answer whose second output alone may be further off than its operation alone, and its oracle."""
    model = graph((2,), [*WIDE, *NEAR], "abc")
    oracles: list[Recording] = []

    def compute(model):
        oracles.append(Recording(model, unanswered))
        return oracles[0]

    return answer_with_bounds(with_every_result_as_output(model), INPUTS, compute), oracles[0]


def outputs_of(answer, off):
    """Return the outputs that are expected, those of some numbers off."""
    return [value + np.float32(off.get(place, 0)) for place, value in enumerate(answer.expected)]


def test_the_operations_that_lead_to_what_is_asked_for_are_tried_once():
    answer, oracle = answered()
    last = answer.model.main.operations[1].outputs[0]
    assert answer.bounds_of([last])[last] is not None
    assert oracle.tried == [0, 1]
    assert not answer.is_found
    whole = answer.bounds
    assert oracle.tried == [0, 1, 2, 3]
    assert answer.is_found
    assert answer.bounds_of([last]) is whole


def test_threads_that_ask_at_once_get_the_same_bounds():
    (wanted, _), (answer, oracle) = answered(), answered()
    alone, begun = oracle.alone, threading.Barrier(4)

    def slowly(number, values):
        # The others ask for their bounds meanwhile.
        time.sleep(0.02)
        return alone(number, values)

    def ask(place):
        begun.wait(60)
        output = answer.model.main.output_indexes[place]
        return answer.bounds_of([output])[output]

    oracle.alone = slowly
    with ThreadPoolExecutor(4) as pool:
        got = list(pool.map(ask, range(4)))
    assert oracle.tried == [*dict.fromkeys(oracle.tried)]
    for one, two in zip(got, wanted.output_bounds, strict=True):
        np.testing.assert_array_equal(one, two)


def test_bounds_are_the_same_whichever_are_asked_for_first():
    (one, _), (other, _) = answered(), answered()
    for operation in reversed(one.model.main.operations):
        one.bounds_of(operation.outputs)
    for mine, bound in zip(one.bounds, other.bounds, strict=True):
        np.testing.assert_array_equal(mine, bound)


def test_only_an_output_that_is_not_close_has_its_bounds_found():
    answer, oracle = answered()
    outputs = outputs_of(answer, {1: OFF})
    comparison = compare_closely(answer, outputs)
    assert comparison is not None
    assert comparison.passed
    assert [each.index for each in comparison.outputs] == [0, 1, 2, 3]
    assert oracle.tried == [0, 1]
    assert compare_bounded(answer, outputs).passed


@pytest.mark.parametrize("off", [{1: 1.0}, {3: 1e-3}, {1: OFF, 2: 1e-3}, {0: 1.0, 1: 1.0, 2: 1.0, 3: 1.0}])
def test_an_output_that_is_wrong_is_wrong_beside_others_that_are_close(off):
    answer, _ = answered()
    outputs = outputs_of(answer, off)
    comparison = compare_closely(answer, outputs)
    assert comparison is not None
    wide = compare_bounded(answer, outputs)
    assert [each.passed for each in comparison.outputs] == [each.passed for each in wide.outputs]
    assert not comparison.passed


def test_an_output_that_is_skipped_has_no_bounds_found():
    answer, oracle = answered()
    comparison = compare_closely(answer, outputs_of(answer, {1: OFF, 3: 1.0}), frozenset({3}))
    assert comparison is not None
    assert comparison.passed
    assert oracle.tried == [0, 1]


def test_all_bounds_decide_if_nothing_would_show_in_what_needs_them():
    """A truth that may be either says nothing: whether the graph does is asked of all its outputs."""
    less = (O.LESS, ("1", "d"))
    model = graph((2,), [*WIDE, less], "abcd", results={2: (T.TENSOR_BOOL8, (2,))})
    answer = answer_with_bounds(model, (*INPUTS, floats(0.01, 0.01)), lambda one: ByModels(one, compiled))
    right = answer.expected[0]
    assert right is not None
    assert compare_closely(answer, [~right]) is None
    assert compare_bounded(answer, [~right]).passed


def test_what_the_oracle_cannot_try_matters_only_where_bounds_are_needed():
    answer, _ = answered(unanswered=(1,))
    assert compare_closely(answer, outputs_of(answer, {})) is not None
    with pytest.raises(Unanswered):
        compare_closely(answer, outputs_of(answer, {1: OFF}))
    answer, _ = answered(unanswered=(3,))
    assert compare_closely(answer, outputs_of(answer, {1: OFF})) is not None
    with pytest.raises(Unanswered):
        _ = answer.bounds


def test_the_bounds_of_inputs_take_no_trial():
    answer, oracle = answered()
    first = answer.model.main.input_indexes[0]
    assert answer.bounds_of([first])[first] is None
    assert oracle.tried == []


def test_outputs_with_the_expected_bytes_take_no_bounds_but_show_whether_a_wrong_one_would(monkeypatch):
    asked = list[tuple[int, ...]]()

    def recorded(model, values, of):
        asked.append(tuple(of))
        return least_bounds(model, values, of)

    monkeypatch.setattr("nnconform.harness.oracle.bounded.least_bounds", recorded)
    answer, oracle = answered()
    comparison = compare_closely(answer, outputs_of(answer, {}))
    assert comparison is not None
    assert comparison.passed
    assert comparison.compared == 8
    first = answer.model.main.output_indexes[0]
    assert asked == [(), (first,)]
    assert oracle.tried == []


@pytest.mark.parametrize("value", [np.inf, np.nan])
def test_an_output_without_a_number_shows_nothing(value):
    answer, _ = answered()
    place = answer.model.main.output_indexes[0]
    values = tuple(
        np.full(2, value, np.float32) if index == place else each for index, each in enumerate(answer.values)
    )
    only = replace(answer, model=replace(answer.model, main=replace(answer.model.main, output_indexes=(place,))))
    assert compare_closely(replace(only, values=values), [np.full(2, value, np.float32)]) is None
