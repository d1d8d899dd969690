"""Tests of the minimiser on generators whose smallest result is known."""

from __future__ import annotations

import pytest

from nnconform.harness.minimise.choices import ChoiceSequence, minimise


def interesting(test):
    """Return an attempt for a generator that draws the whole list."""
    return lambda choices: ChoiceSequence(tuple(choices)) if test(choices) else None


def smallest(start, test, **more):
    return minimise(ChoiceSequence(tuple(start)), interesting(test), **more).sequence.choices


def test_what_is_not_needed_goes():
    assert smallest(range(1, 60), lambda each: 37 in each) == (37,)
    assert smallest(range(100), lambda each: {20, 70} <= set(each)) == (20, 70)


def test_what_is_needed_becomes_as_low_as_can_be():
    assert smallest([40, 0, 5000], lambda each: len(each) == 3 and each[0] > 2 and each[2] > 9) == (3, 0, 10)
    assert smallest([5000], lambda each: bool(each) and each[0] >= 123) == (123,)


def test_order_where_it_does_not_matter():
    assert smallest([9, 4, 7], lambda each: sorted(each) == [4, 7, 9]) == (4, 7, 9)


def test_a_count_and_what_it_counts_go_together():
    def counted(each):
        return len(each) > 1 and each[0] == len(each) - 1 and 8 in each[1:]

    assert smallest([6, 1, 2, 8, 3, 4, 5], counted) == (1, 8)


def test_spans_are_dropped_whole():
    candidates = []

    def attempt(choices):
        candidates.append(tuple(choices))
        spans = tuple((at, at + 5) for at in range(0, len(choices), 5))
        whole = len(choices) % 5 == 0 and all(choices[at] == 1 for at in range(0, len(choices), 5))
        return ChoiceSequence(tuple(choices), spans) if whole and 99 in choices else None

    start = [1, 2, 3, 4, 5] * 6 + [1, 99, 3, 4, 5] + [1, 2, 3, 4, 5] * 6
    spans = tuple((at, at + 5) for at in range(0, len(start), 5))
    minimum = minimise(ChoiceSequence(tuple(start), spans), attempt)
    assert minimum.sequence.choices == (1, 0, 0, 0, 99)
    assert not minimum.exhausted
    assert minimum.tries == len(candidates) == len(set(candidates))


def test_what_a_generator_takes_beyond_the_end_is_not_kept():
    def attempt(choices):
        return ChoiceSequence((*choices, 0, 0, 0)) if 5 in choices else None

    assert minimise(ChoiceSequence((1, 3, 5, 7)), attempt).sequence.choices == (5,)


@pytest.mark.parametrize("budget", [0, 1, 7])
def test_the_budget_is_kept(budget):
    calls = []

    def attempt(choices):
        calls.append(choices)

    minimum = minimise(ChoiceSequence(tuple(range(50))), attempt, budget)
    assert minimum.exhausted
    assert minimum.sequence.choices == tuple(range(50))
    assert len(calls) == minimum.tries == budget


def test_what_cannot_be_smaller_stays():
    minimum = minimise(ChoiceSequence(()), interesting(lambda each: True))
    assert (minimum.sequence.choices, minimum.tries, minimum.exhausted) == ((), 0, False)


def test_what_comes_out_larger_is_not_taken():
    minimum = minimise(ChoiceSequence((5,)), lambda choices: ChoiceSequence((9,)) if choices else None)
    assert minimum.sequence.choices == (5,)


def test_two_spans_alone():
    spans = ((0, 2), (2, 4), (4, 6))

    def attempt(choices):
        return ChoiceSequence(tuple(choices)) if {7, 9} <= set(choices) and len(choices) % 2 == 0 else None

    assert attempt((7, 1, 2, 2, 9, 1))
    assert minimise(ChoiceSequence((7, 1, 2, 2, 9, 1), spans), attempt).sequence.choices == (7, 9)


def test_a_span_beyond_the_end_is_passed_over():
    minimum = minimise(
        ChoiceSequence((3, 4), ((0, 2), (5, 7))),
        lambda choices: ChoiceSequence(tuple(choices)) if 4 in choices else None,
    )
    assert minimum.sequence.choices == (4,)


def test_spans_that_follow_each_other_change_places():
    def attempt(choices):
        pairs = {tuple(choices[:2]), tuple(choices[2:])}
        return ChoiceSequence(tuple(choices), ((0, 2), (2, 4))) if pairs == {(5, 1), (3, 1)} else None

    assert minimise(ChoiceSequence((5, 1, 3, 1), ((0, 2), (2, 4))), attempt).sequence.choices == (3, 1, 5, 1)
    # Not adjacent: the second span does not begin where the first ends.
    assert minimise(ChoiceSequence((5, 1, 3, 1), ((0, 1), (2, 4))), attempt).sequence.choices == (5, 1, 3, 1)
