"""Operators in groups that follow one another."""

import pytest

from nnconform.mlts.islands.partition import Group, Member, partition


def members(text, ties=()):
    """``a>b`` is an operator that reads a and writes b; with a ``!`` the HAL does not express it."""
    found = []
    for number, each in enumerate(text.split()):
        reads, writes = each.removeprefix("!").split(">")
        tied = frozenset(tie for tie, numbers in ties if number in numbers)
        found.append(Member(frozenset(reads), frozenset(writes), not each.startswith("!"), tied))
    return found


def groups(text, ties=()):
    return [(*group.numbers, group.island) for group in partition(members(text, ties))]


CASES = {
    "all": ("a>b b>c", [(0, 1, False)]),
    "none": ("!a>b !b>c", [(0, 1, True)]),
    "in_turns": ("a>b !b>c c>d", [(0, False), (1, True), (2, False)]),
    "first": ("!a>b b>c", [(0, True), (1, False)]),
    # The second branch does not wait for the island of the first.
    "branches": ("a>b !b>c a>d cd>e", [(0, 2, False), (1, True), (3, False)]),
    "islands_joined": ("a>b !a>c b>d !bc>e de>f", [(0, 2, False), (1, 3, True), (4, False)]),
    "empty": ("", []),
}


@pytest.mark.parametrize("name", CASES)
def test_groups_are_few_and_in_order(name):
    text, wanted = CASES[name]
    text = text.strip()
    assert groups(text) == wanted


def test_what_cannot_be_parted_becomes_an_island():
    assert groups("a>b !b>c c>d", [("state", {0, 2})]) == [(0, 1, 2, True)]
    # Within one group it stays where it is.
    assert groups("a>b b>c !c>d", [("state", {0, 1})]) == [(0, 1, False), (2, True)]


def test_the_whole_network_is_an_island_where_a_tie_cannot_be_kept():
    # Between two islands of one state the HAL would run an operator that is not tied.
    assert groups("!a>b b>c !c>d", [("state", {0, 2})]) == [(0, 1, 2, True)]


def test_operators_that_wait_for_one_another_end():
    assert partition(members("b>a a>b")) == [Group((0, 1), island=True)]
