"""Tests of the sources of choices, and of replaying a recorded list."""

from __future__ import annotations

import random
import struct
import weakref

import pytest
from hypothesis import find, settings

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.strategy import strategy_from


def some(choices):
    return [choices.integer(0, 9), choices.flag(), choices.pick("abc"), choices.integer(5, 5), choices.integer(-3, 300)]


def test_a_seed_gives_the_same_choices_again():
    assert some(Choices.from_seed(7)) == some(Choices.from_seed(7))
    assert len({str(some(Choices.from_seed(seed))) for seed in range(20)}) > 15


def test_choices_from_a_seed_are_those_of_randint():
    """The committed cases follow from them."""
    choices, same = Choices.from_seed(7), random.Random(7)
    for high in (1, 2, 3, 7, 8, 255, 2**32, 10**12) * 50:
        assert choices.integer(-3, high) == same.randint(-3, high)


def test_fast_choices_are_uniform_too_and_reach_both_ends():
    choices = Choices.fast(3)
    counts = [[choices.integer(-2, 2) for _ in range(2000)].count(value) for value in range(-2, 3)]
    assert all(300 < count < 500 for count in counts)
    assert some(Choices.fast(7)) == some(Choices.fast(7))


@pytest.mark.parametrize(
    ("make", "source"), [(Choices.from_seed, 1), (Choices.fast, 1), (Choices.from_bytes, bytes(40))]
)
def test_choices_are_garbage_that_needs_no_collector(make, source):
    choices = make(source)
    some(choices)
    gone = weakref.ref(choices)
    del choices
    assert gone() is None


@pytest.mark.parametrize("source", [Choices.from_seed, Choices.fast])
@pytest.mark.parametrize("seed", range(5))
def test_what_was_taken_replays(seed, source):
    first = source(seed)
    made = some(first)
    assert some(Choices.from_list(first.sequence)) == made


def test_a_decided_choice_takes_nothing():
    choices = Choices.from_list([])
    assert choices.integer(4, 4) == 4
    assert choices.sequence == []


def test_beyond_its_end_or_bounds_a_list_gives_the_lowest():
    assert some(Choices.from_list([])) == [0, False, "a", 5, -3]
    assert Choices.from_list([99]).integer(2, 8) == 2


def test_each_choice_is_four_bytes():
    choices = Choices.from_bytes(struct.pack("<5I", 3, 1, 0x12345678, 2**32 - 1, 12) + b"\1\2\3")
    assert [choices.integer(0, 9), choices.flag(), choices.integer(0, 65535)] == [3, True, 0x5678]
    assert [choices.integer(-(2**31), 2**31 - 1), choices.integer(10, 20)] == [2**31 - 1, 11]
    assert choices.integer(10, 20) == 10


def test_hypothesis_chooses_too_and_shrinks():
    result = find(strategy_from(some), lambda values: values[0] > 6, settings=settings(database=None, max_examples=300))
    assert result == [7, False, "a", 5, 0]


def test_what_made_one_thing_is_noted():
    choices = Choices.from_seed(1)
    choices.integer(0, 9)
    begin = len(choices.sequence)
    some(choices)
    choices.mark_span(begin)
    choices.mark_span(len(choices.sequence))
    assert choices.parts == [(1, 5)]
