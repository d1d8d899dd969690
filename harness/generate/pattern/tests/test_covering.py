"""Tests of covering arrays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from random import Random

from nnconform.harness.generate.pattern.covering import Row, covering_rows, special_count, special_rows

COUNTS = (4, 3, 3, 2, 5)
PAIRS = list(combinations(range(len(COUNTS)), 2))


def combinations_in(rows: list[Row], groups: Sequence[tuple[int, ...]]) -> set[tuple[tuple[int, ...], Row]]:
    return {(group, tuple(row[axis] for axis in group)) for row in rows for group in groups}


def test_every_combination_occurs_in_few_rows() -> None:
    rows = covering_rows(COUNTS, PAIRS, Random(1))
    wanted = {(group, values) for group in PAIRS for values in product(*(range(COUNTS[axis]) for axis in group))}
    assert combinations_in(rows, PAIRS) == wanted
    assert len(rows) < 60 < 4 * 3 * 3 * 2 * 5


def test_rows_follow_from_the_seed() -> None:
    assert covering_rows(COUNTS, PAIRS, Random(3)) == covering_rows(COUNTS, PAIRS, Random(3))
    assert covering_rows(COUNTS, PAIRS, Random(3)) != covering_rows(COUNTS, PAIRS, Random(4))


def test_rows_that_are_not_admitted_are_left_out_and_their_combinations_are_found_in_others() -> None:
    rows = covering_rows(COUNTS, PAIRS, Random(1), lambda row: row[0] != 3 or row[1] == 1)
    assert all(row[0] != 3 or row[1] == 1 for row in rows)
    assert {row[4] for row in rows if row[0] == 3} == set(range(5))


def special(row: Row) -> int:
    return sum(map(bool, row))


def test_special_rows_have_every_pair_of_values_among_plain_ones() -> None:
    rows = list(special_rows(COUNTS, 3, Random(1)))
    singles = 1 + sum(count - 1 for count in COUNTS)
    wanted = {(group, values) for group in PAIRS for values in product(*(range(COUNTS[axis]) for axis in group))}
    assert combinations_in(rows, PAIRS) == wanted
    assert [special(row) for row in rows[:singles]] == [0] + [1] * (singles - 1)
    assert {special(row) for row in rows[singles:]} == {2, 3}
    assert len(set(rows)) == len(rows) < len(list(special_rows(COUNTS, 2, Random(1))))


def test_pairs_of_the_first_two_axes_have_no_third_value() -> None:
    two = (4, 5, 3)
    rows = list(special_rows((*COUNTS[:2], 1, 1, 1), 3, Random(1)))
    assert len(rows) == COUNTS[0] * COUNTS[1]
    other = list(special_rows(two, 3, Random(1)))
    assert any(special(row) == 3 for row in other)
    assert any(row[0] and row[1] and not row[2] for row in other)


def test_special_rows_that_are_not_admitted_are_replaced_by_others_with_the_same_values() -> None:
    rows = list(special_rows(COUNTS, 3, Random(1), lambda row: row[0] != 3 or row[3] == 1))
    assert all(row[0] != 3 or row[3] == 1 for row in rows)
    assert {row[1] for row in rows if row[0] == 3} == set(range(COUNTS[1]))
    assert rows == list(special_rows(COUNTS, 3, Random(1), lambda row: row[0] != 3 or row[3] == 1))


def test_rows_are_counted_before_they_are_drawn() -> None:
    for counts in (COUNTS, (2, 2), (9,), (7, 6, 5, 4, 3, 2)):
        assert len(list(special_rows(counts, 3, Random(1)))) / 2 < special_count(counts) < 1000
        assert special_count(counts) < 1.7 * len(list(special_rows(counts, 3, Random(1))))
