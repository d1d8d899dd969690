"""How a lowering says what it writes for a runtime, and how lowerings are found: by walking their folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType, ModuleType
from typing import TypeVar

from nnconform.harness.discovery import mark, marked
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.graph import Operation

Lower = TypeVar("Lower", bound=Callable[..., None])


class NotExpressible(Exception):
    """An operation cannot be expressed; the text says why."""


@dataclass(frozen=True, slots=True)
class Lowering:
    """A function that writes an operation. ``types``: the element types that the runtime computes, empty for all."""

    lower: Callable[..., None]
    codes: tuple[OperationType, ...]
    types: tuple[str, ...]


def lowers(*codes: OperationType, types: str = "") -> Callable[[Lower], Lower]:
    """Mark a function as the lowering of these operations; ``types`` are element types, with blanks between."""

    def mark_lowering(lower: Lower) -> Lower:
        return mark(lower, Lowering(lower, codes, tuple(types.split())))

    return mark_lowering


@cache
def collect(package: ModuleType) -> Mapping[OperationType, Lowering]:
    """Every lowering in the modules of a package. Raises ValueError for a second one for the same operation."""
    found: dict[OperationType, Lowering] = {}
    for each in marked(package, Lowering):
        for code in each.codes:
            if found.setdefault(code, each) is not each:
                raise ValueError(f"{code.name} has two lowerings: remove one")
    return MappingProxyType(found)


def named(operation: Operation, reason: str) -> str:
    """A reason with the operation that it is for."""
    return f"{name_of(OperationType, operation.type)}: {reason}"
