"""Families of mutants: their type, the decorator that marks them, and their discovery."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.generate.broken import models, requests
from nnconform.harness.generate.broken.lines import line
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

LAYOUT = "model_layout"
_NOTHING: Mapping[str, Any] = {}
Function = Callable[[Any], Iterator["Mutation"]]


class Mutation(NamedTuple):
    """One change that breaks a rule.

    ``place`` is the changed part (``main.operands[2]``), ``about`` the operation and argument for which it stands
    (``CONV_2D.filter``). ``before`` and ``after`` are the part itself. ``build`` builds the broken model or request.
    ``arguments`` are additional arguments of ``prepare_model``, for mutations of these.
    """

    place: str
    about: str
    before: Any
    after: Any
    build: Callable[[], Any]
    arguments: Mapping[str, Any] = _NOTHING


class Mutant(msgspec.Struct, frozen=True):
    """A mutation of a base, with its family and its number among that family's mutations of the base."""

    family: str
    number: int
    mutation: Mutation

    @property
    def place(self) -> str:
        """The place of the change, for messages: ``main.operands[2] (CONV_2D.filter)``."""
        about = self.mutation.about
        return f"{self.mutation.place} ({about})" if about else self.mutation.place

    def lines(self) -> tuple[str, str]:
        """Return the two lines that differ, before and after."""
        return line(self.mutation.before), line(self.mutation.after)

    def __str__(self) -> str:
        before, after = self.lines()
        return f"{self.family} {self.number} at {self.place}\n    was {before}\n    is  {after}"


class Family(msgspec.Struct, frozen=True):
    """One way to break models (given a ``Base``) or requests (given a ``RequestBase``).

    ``level`` says who demands that it is refused. ``since`` and ``until`` are the first and the last HAL version that
    have the rule. ``queried``: whether ``supported_operations`` detects the mutation too. ``layout``: the mutation is
    in redundant fields, in numbers of the HAL's layout or in the order of operations, which an interface that builds
    models call by call cannot express: such a driver emulates ``LAYOUT``.
    """

    name: str
    rule: str
    level: Level
    since: HalVersion
    until: HalVersion
    queried: bool
    layout: bool
    function: Function

    def applies(self, hal: HalVersion, emulated: Collection[str] = ()) -> bool:
        """Return whether a driver of HAL version ``hal`` that emulates these features is subject to the rule."""
        return self.since <= hal <= self.until and not (self.layout and LAYOUT in emulated)

    def mutants(self, base: Any) -> Iterator[Mutant]:
        """Yield every mutant of this family of a valid model or request."""
        for number, mutation in enumerate(self.function(base)):
            yield Mutant(self.name, number, mutation)

    def mutant(self, base: Any, number: int) -> Mutant:
        """Return the mutant of that number. Raises UsageError if there are not so many."""
        count = 0
        for mutant in self.mutants(base):
            if mutant.number == number:
                return mutant
            count += 1
        raise UsageError(f"{self.name} has {count} mutants of this: there is no number {number}")


def family(
    level: Level,
    *,
    since: HalVersion = HalVersion.V1_0,
    until: HalVersion = HalVersion.AIDL4,
    queried: bool = True,
    layout: bool = False,
) -> Callable[[Function], Function]:
    """Mark a function as a family, named as the function; its docstring, shown to users, says what is broken."""

    def mark_family(function: Function) -> Function:
        rule = " ".join(inspect.cleandoc(function.__doc__ or "").split())
        return mark(function, Family(function.__name__, rule, level, since, until, queried, layout, function))

    return mark_family


def families() -> Mapping[str, Family]:
    """Return every family of broken models by name, from the modules in ``harness/generate/broken/models``."""
    return _families_in(models)


def request_families() -> Mapping[str, Family]:
    """Return every family of broken requests by name, from the modules in ``harness/generate/broken/requests``."""
    return _families_in(requests)


@cache
def _families_in(package: ModuleType) -> Mapping[str, Family]:
    """Return the families in a package's modules by name. Raises ValueError if two have the same name."""
    by_name: dict[str, Family] = {}
    for each in find_marks(package, Family):
        if each.name in by_name:
            raise ValueError(f"two families are called {each.name}")
        by_name[each.name] = each
    return by_name


def find_family(name: str) -> Family:
    """Return the family of broken models of that name. Raises UsageError, with the known names, if there is none."""
    result = families().get(name)
    if result is None:
        near = get_close_matches(name, families())
        similar = f"similar: {', '.join(near)}; " if near else ""
        raise UsageError(f"no family is called {name!r}; {similar}families: {', '.join(families())}")
    return result
