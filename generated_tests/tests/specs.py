"""The specs and their cases, for the tests in this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nnconform.harness.ops.table import FAMILY
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX, read_spec

FOLDER = Path(__file__).parents[1] / "specs"
FAMILIES = sorted(path.name.removesuffix(SUFFIX) for path in FOLDER.glob(f"*{SUFFIX}"))
INTERNAL = "all_inputs_as_internal"


@cache
def cases(family: str) -> tuple[Case, ...]:
    """Return every case of a family's spec."""
    return tuple(read_spec(FOLDER / f"{family}{SUFFIX}"))


def plain_cases(family: str) -> tuple[Case, ...]:
    """Return the cases without operations that are there only to make inputs internal."""
    return tuple(case for case in cases(family) if INTERNAL not in case.variations)


def operations(family: str) -> list[int]:
    """Return the codes of the family's operations."""
    return sorted(code for code, stem in FAMILY.items() if stem == family)
