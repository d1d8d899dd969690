"""Counts the classes that calls at extremes reach: extents by role, and regions of arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from nnconform.harness.generate.extremes.ranges import data, elements, range_rows, regions
from nnconform.harness.generate.extremes.sizes import missing_rows, size_call, size_rows
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE


class SizeCoverage(msgspec.Struct, frozen=True):
    """How many classes (role, extent) of an operation are wanted, how many its calls reach, and those they do not."""

    possible: int
    reached: int
    missing: Mapping[str, Sequence[int]]


def size_coverage(op: Op, seed: int) -> SizeCoverage:
    """Draw all size calls of an operation and count the extents that they have."""
    rows = list(size_rows(op))
    wanted = {pair for row in rows for pair in row.row.items() if pair[0] == row.lead}
    reached: set[tuple[str, int]] = set()
    for row in [*rows, *missing_rows(op, rows, seed)]:
        wanted.add((row.lead, row.row[row.lead]))
        with suppress(Undrawable):
            reached |= set(size_call(row, seed).roles.items())
    missing: dict[str, list[int]] = {}
    for role, extent in sorted(wanted - reached):
        missing.setdefault(role, []).append(extent)
    return SizeCoverage(len(wanted), len(wanted & reached), missing)


def region_coverage(seed: int) -> tuple[int, int]:
    """Return how many classes (operation, argument, region) there are, and how many have an element in a call."""
    possible: set[tuple[str, str, str]] = set()
    reached: set[tuple[str, str, str]] = set()
    for op in TABLE.values():
        for row in range_rows(op):
            if row.range != "regions":
                continue
            arguments, own, columns = data(row.signature), regions(row), elements(row, seed)
            for arg, each, column in zip(arguments, own, columns, strict=True):
                classes = {(op.code.name, arg.name, str(region)): region for region in each}
                possible |= set(classes)
                reached |= {
                    key for key, region in classes.items() if _has(column, region.sign, region.low, region.high)
                }
    return len(possible), len(reached)


def _has(column: Array, sign: int, low: float, high: float) -> bool:
    magnitudes = column.astype(float) * sign
    return bool(((magnitudes >= low) & (magnitudes <= high)).any())
