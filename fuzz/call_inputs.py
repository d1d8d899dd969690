"""Inputs of targets that call a driver with our own small models, as plain data: requests and edits of numbers."""

from __future__ import annotations

from functools import cache

import msgspec

from nnconform.harness.conformance.support import models
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.spec.case import Case

# Numbers of 32 bits at which fields of a call go wrong.
BOUNDARIES = (0, 1, 2, 3, 4, 7, 8, 63, 64, 255, 256, 4095, 4096, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 4, 2**32 - 1)


class PlacedValue(msgspec.Struct, frozen=True, array_like=True):
    """An argument of a request: its pool, offset and length in bytes, dimensions, and whether it has no value."""

    pool: int
    offset: int
    length: int
    dimensions: tuple[int, ...] = ()
    omitted: bool = False


@cache
def all_cases() -> tuple[Case, ...]:
    """Return the small cases, whatever the driver supports: the meaning of choices must not depend on it."""
    return models.cases(HalVersion.V1_3)


def number(choices: Choices, near: int) -> int:
    """Draw a number beside ``near``, or a boundary."""
    kind = choices.integer(0, 3)
    if kind < 2:
        return max(0, min(2**32 - 1, near + (choices.integer(1, 8) if kind else -choices.integer(1, 8))))
    return choices.pick(BOUNDARIES)
