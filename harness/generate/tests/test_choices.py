"""The sources of choices, and that a list replays what was taken."""

from __future__ import annotations

import pytest

from harness.generate.choices import Choices


def some(choices):
    return [choices.integer(0, 9), choices.flag(), choices.pick("abc"), choices.integer(5, 5), choices.integer(-3, 300)]


def test_a_seed_gives_the_same_choices_again():
    assert some(Choices.from_seed(7)) == some(Choices.from_seed(7))
    assert len({str(some(Choices.from_seed(seed))) for seed in range(20)}) > 15


@pytest.mark.parametrize("seed", range(5))
def test_what_was_taken_replays(seed):
    first = Choices.from_seed(seed)
    made = some(first)
    assert some(Choices.from_list(first.taken)) == made


def test_a_decided_choice_takes_nothing():
    choices = Choices.from_list([])
    assert choices.integer(4, 4) == 4
    assert choices.taken == []


def test_beyond_its_end_or_bounds_a_list_gives_the_lowest():
    assert some(Choices.from_list([])) == [0, False, "a", 5, -3]
    assert Choices.from_list([99]).integer(2, 8) == 2


def test_bytes_are_read_as_narrowly_as_the_bounds_allow():
    choices = Choices.from_bytes(bytes([3, 1, 0x34, 0x12]))
    assert [choices.integer(0, 9), choices.integer(0, 1), choices.integer(0, 65535)] == [3, 1, 0x1234]
    assert choices.integer(10, 20) == 10
