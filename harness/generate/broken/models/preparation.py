"""Arguments of a preparation that are out of range, with a valid model."""

from __future__ import annotations

from collections.abc import Iterator

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ExecutionPreference, HalVersion, Priority


@family(Level.VTS, since=HalVersion.V1_1, queried=False)
def execution_preference(base: Base) -> Iterator[Mutation]:
    """The execution preference is not defined by the HAL."""
    for code in (min(ExecutionPreference) - 1, max(ExecutionPreference) + 1):
        before = ExecutionPreference.FAST_SINGLE_ANSWER.name
        yield Mutation("preference", "", before, code, lambda: base.model, {"preference": code})


@family(Level.VTS, since=HalVersion.V1_3, queried=False)
def priority(base: Base) -> Iterator[Mutation]:
    """The priority is not defined by the HAL."""
    for code in (min(Priority) - 1, max(Priority) + 1):
        yield Mutation("priority", "", Priority.MEDIUM.name, code, lambda: base.model, {"priority": code})
