"""Marks functions as lowerings of operations to a runtime, and discovers the marked functions of a package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType, ModuleType
from typing import TypeVar

import msgspec

from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.graph import Operation

Lower = TypeVar("Lower", bound=Callable[..., None])


class NotExpressible(Exception):
    """The runtime cannot express an operation; the text says why."""


class Lowering(msgspec.Struct, frozen=True):
    """A function that writes an operation. ``types``: the element types that the runtime computes, empty for all."""

    lower: Callable[..., None]
    codes: tuple[OperationType, ...]
    types: tuple[str, ...]


def lowers(*codes: OperationType, types: str = "") -> Callable[[Lower], Lower]:
    """Mark a function as the lowering of these operations; ``types`` are element types, separated by blanks."""

    def mark_lowering(lower: Lower) -> Lower:
        return mark(lower, Lowering(lower, codes, tuple(types.split())))

    return mark_lowering


@cache
def collect(package: ModuleType) -> Mapping[OperationType, Lowering]:
    """Return every lowering in the modules of a package. Raises ValueError if an operation has two."""
    lowerings: dict[OperationType, Lowering] = {}
    for each in find_marks(package, Lowering):
        for code in each.codes:
            if lowerings.setdefault(code, each) is not each:
                raise ValueError(f"{code.name} has two lowerings: remove one")
    return MappingProxyType(lowerings)


def named(operation: Operation, reason: str) -> str:
    """Return a reason with the name of the operation that it is for."""
    return f"{name_of(OperationType, operation.type)}: {reason}"
