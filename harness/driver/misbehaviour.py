"""Packages of misbehaving drivers: the ``@misbehaves`` mark, and how misbehaviours are found by their names.

Such a package is opened as ``inproc:PACKAGE?orders=FILE``. The driver is right until FILE is there: its next execution
removes it, and does what the file names. Misbehaviours are discovered from the folder: NAME is the function that is
marked, or NAME.VALUE for each value that the mark gives to the function.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, TypeVar

import msgspec

from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.request import ExecutionResult, Request

Function = TypeVar("Function", bound=Callable[..., ExecutionResult | None])


class StruckExecution(msgspec.Struct, frozen=True):
    """The execution in which a driver misbehaves; ``answer`` computes it as the right driver does."""

    request: Request
    answer: Callable[[], ExecutionResult]


class Misbehaviour(msgspec.Struct, frozen=True):
    """One misbehaviour of a package.

    ``act`` misbehaves, and returns the result, None for the right one. ``verdicts`` are those that it must come to, by
    the scheme of the driver's address; that of "" holds for every other.
    """

    name: str
    description: str
    act: Callable[[StruckExecution], ExecutionResult | None]
    verdicts: Mapping[str, str]

    def expected(self, scheme: str) -> str:
        """Return the verdict that it must come to behind a scheme."""
        return self.verdicts.get(scheme, self.verdicts[""])


class _Marked(msgspec.Struct, frozen=True):
    """The misbehaviours of one function."""

    found: tuple[Misbehaviour, ...]


def misbehaves(verdict: str, *, each: tuple[Any, ...] = (), **by_scheme: str) -> Callable[[Function], Function]:
    """Mark a function that misbehaves, and must come to ``verdict``; ``by_scheme`` are other verdicts.

    Its docstring says what the driver does. With ``each`` it is one misbehaviour for each of these values, which is its
    second argument.
    """

    def marked(function: Function) -> Function:
        name = function.__name__
        acts: dict[str, Callable[[StruckExecution], ExecutionResult | None]] = {name: function}
        if each:
            acts = {f"{name}.{value}": partial(_with, function, value) for value in each}
        description = " ".join((inspect.getdoc(function) or "").split())
        verdicts = {"": verdict, **by_scheme}
        found = tuple(Misbehaviour(name, description, act, verdicts) for name, act in acts.items())
        return mark(function, _Marked(found))

    return marked


def _with(function: Callable[..., ExecutionResult | None], value: object, struck: StruckExecution) -> Any:
    return function(struck, value)


@cache
def misbehaviours_of(package: str) -> Mapping[str, Misbehaviour]:
    """Return the misbehaviours of a package, by name, in the order of its files."""
    marks = find_marks(importlib.import_module(package), _Marked)
    return {each.name: each for marked in marks for each in marked.found}


def find_misbehaviour(package: str, name: str) -> Misbehaviour:
    """Return a misbehaviour of a package. Raises UsageError if there is none of that name."""
    try:
        return misbehaviours_of(package)[name]
    except KeyError:
        raise UsageError(f"no misbehaviour {name!r} in {package}; nnconform fault-matrix --list names them") from None
