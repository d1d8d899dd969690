"""The models whose outputs a driver might leave in the memory of their inputs, from ``in_place.mod.py`` beside this
file and among the small models.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from nnconform.harness.conformance.support import models
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version


@cache
def _all() -> tuple[tuple[HalVersion, Case], ...]:
    every = read_spec(Path(__file__).with_suffix(".mod.py"))
    named = (replace(each, name=each.name.removeprefix("in_place_")) for each in every)
    return tuple((required_version(each.model, validate_model(each.model)), each) for each in named)


def in_place_cases(hal: HalVersion) -> list[Case]:
    """Return the cases that a driver of HAL version ``hal`` can execute: operations that could be done in place, or
    that need move no bytes, and the small models, with control flow among them.
    """
    return [*(case for since, case in _all() if since <= hal), *models.cases(hal)]
