"""The families of calls with given arguments, by the names that their rows have."""

from __future__ import annotations

from collections.abc import Iterator

from nnconform.harness.generate.extremes.cells import cells
from nnconform.harness.generate.extremes.given import Family, GivenRow, rows_of_family
from nnconform.harness.generate.extremes.halves import halves
from nnconform.harness.generate.extremes.moved import adjoint, rows_kept, strided, turned
from nnconform.harness.generate.extremes.pictures import boxes, ratios
from nnconform.harness.ops.operation import Op

FAMILIES: dict[str, Family] = {
    "half": halves,
    "turned": turned,
    "kept": rows_kept,
    "strided": strided,
    "adjoint": adjoint,
    "ratio": ratios,
    "boxes": boxes,
    "cells": cells,
}


def given_rows(op: Op) -> Iterator[GivenRow]:
    """Yield the rows of all families for an operation."""
    for name, family in FAMILIES.items():
        yield from rows_of_family(op, name, family)
