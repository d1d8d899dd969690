"""Covering arrays: few rows in which every combination of the values of a few axes occurs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from random import Random

Row = tuple[int, ...]
# Axes whose values are combined.
Group = tuple[int, ...]
# Two axes, each with its value.
Key = tuple[tuple[int, int], ...]
# Completions of a combination to a row that are tried until one is admitted, and values compared for each axis.
_ATTEMPTS = 6
# The share of values that are drawn from all, not the plain one.
_SPECIAL = 0.4


def covering_rows(
    counts: Sequence[int],
    groups: Sequence[Group],
    random: Random,
    admits: Callable[[Row], bool] = lambda row: True,
) -> list[Row]:
    """Return rows of one number below each of ``counts``, in which every combination of the values of each group of
    axes occurs that an admitted row can have, as far as a few attempts find one.
    """
    left = {(group, values) for group in groups for values in product(*(range(counts[axis]) for axis in group))}
    rows: list[Row] = []
    for group, values in sorted(left):
        if (group, values) not in left:
            continue
        left.discard((group, values))
        for _ in range(_ATTEMPTS):
            drawn = [_drawn(counts, dict(zip(group, values, strict=True)), random) for _ in range(_ATTEMPTS)]
            # Of equal ones the first.
            row = max(drawn, key=lambda row: sum((each, _of(row, each)) in left for each in groups))
            if admits(row):
                rows.append(row)
                left.difference_update((each, _of(row, each)) for each in groups)
                break
    return rows


def special_rows(
    counts: Sequence[int], most: int, random: Random, admits: Callable[[Row], bool] = lambda row: True
) -> Iterator[Row]:
    """Yield rows in which each value, and each pair of values that are not plain, occurs among values that are plain
    but for ``most`` at most: a pass that looks for a few special values often needs all others plain.

    The first value of an axis is the plain one; the first two axes are the principal ones: a row for a pair of their
    values has no other special value. First come the plain row and each value alone, then the pairs in a random order.
    What no admitted row has so is tried in a few rows of other values.
    """
    singles = [{axis: value} for axis, count in enumerate(counts) for value in range(1, count)]
    pairs = [one | other for one, other in combinations(singles, 2) if one.keys() != other.keys()]
    random.shuffle(pairs)
    left = {_key(pair) for pair in pairs}
    rows = set[Row]()
    for wanted in [{}, *singles, *pairs]:
        if len(wanted) == 2 and _key(wanted) not in left:
            continue
        for fixed in _tries(wanted, counts, most, left, random):
            row = tuple(fixed.get(axis, 0) for axis in range(len(counts)))
            if row in rows or admits(row):
                left.difference_update(_pairs(fixed))
                if row not in rows:
                    rows.add(row)
                    yield row
                break


def special_count(counts: Sequence[int]) -> int:
    """Return about how many rows ``special_rows`` yields, if all are admitted."""
    singles = [count - 1 for count in counts]
    # A row has a pair of the first two axes alone, or up to three of others.
    alone = singles[0] * singles[1] if len(counts) > 1 else 0
    return 1 + sum(singles) + (alone + sum(one * other for one, other in combinations(singles, 2))) // 2


def _tries(
    wanted: dict[int, int], counts: Sequence[int], most: int, left: set[Key], random: Random
) -> Iterator[dict[int, int]]:
    """Yield rows with these values, as their special values: the one that has most pairs which are left, the plain one,
    and a few with other values.
    """
    fixed = dict(wanted)
    while 2 <= len(fixed) < most and wanted.keys() != {0, 1}:
        more = [{axis: v} for axis, count in enumerate(counts) if axis not in fixed for v in range(1, count)]
        random.shuffle(more)
        best = max(more, default={}, key=lambda one: len(left.intersection(_pairs(fixed | one))))
        if len(left.intersection(_pairs(fixed | best))) == len(left.intersection(_pairs(fixed))):
            break
        fixed |= best
    if len(fixed) > len(wanted):
        yield fixed
    yield wanted
    for _ in range(2 * _ATTEMPTS):
        row = _drawn(counts, wanted, random)
        yield {axis: value for axis, value in enumerate(row) if value}


def _key(pair: dict[int, int]) -> Key:
    return tuple(sorted(pair.items()))


def _pairs(fixed: dict[int, int]) -> Iterator[Key]:
    return combinations(sorted(fixed.items()), 2)


def _of(row: Row, group: Group) -> Row:
    return tuple(row[axis] for axis in group)


def _drawn(counts: Sequence[int], fixed: dict[int, int], random: Random) -> Row:
    """Return a row with the fixed values. The first value of an axis is the plain one, and comes more often: what needs
    one special value often needs all others plain.
    """
    return tuple(
        fixed[axis] if axis in fixed else random.randrange(count) if random.random() < _SPECIAL else 0
        for axis, count in enumerate(counts)
    )
