"""Drivers that are wrong on purpose: how a package of them is written, and how one of them is found by its name.

Such a package is opened as ``inproc:PACKAGE?fault=AREA.NAME``. AREA is a module of it, or a package of modules, and
NAME what stands there under ``@fault``: a class, or a function that returns a driver. Its docstring says what the
driver does wrong. The folder is the list.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from types import ModuleType
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

CHECKS = "faults"
_MARK = "__fault__"
# A capital in a class name begins a word, and so does a number.
_WORD = re.compile(r"(?<!^)(?=[A-Z])|(?<=[a-z])(?=[0-9])")

Target = TypeVar("Target")


@dataclass(frozen=True, slots=True)
class DeclaredFault:
    """One fault of a package. ``caught_by`` has, for each of its sets of options ("" for none), what must catch the
    fault, each with the verdict that it must come to ("" for any failure); ``command`` runs those. ``takes`` are other
    options that are the fault's own.
    """

    name: str
    target: Any
    command: str
    caught_by: Mapping[str, Mapping[str, str]]
    takes: frozenset[str]
    limit: float | None
    hal: HalVersion | None
    seen_when_busy_by: frozenset[str]

    @property
    def description(self) -> str:
        """What the driver does wrong, on one line."""
        paragraph = (inspect.getdoc(self.target) or "").partition("\n\n")[0]
        return " ".join(paragraph.split())

    def address(self, package: str, options: str = "") -> str:
        """The address of the driver that has it, with one of its sets of options."""
        return f"inproc:{package.removeprefix('nnconform.')}?fault={self.name}{options and f'&{options}'}"

    def chosen(self, options: Mapping[str, str]) -> tuple[Any, dict[str, str]]:
        """What is marked, with the fault's own options as attributes, and the options that are not the fault's.

        Raises UsageError for a set of options that the fault does not have.
        """
        keys = {key for each in self.caught_by for key, _ in parse_qsl(each)}
        chosen = {key: value for key, value in options.items() if key in keys}
        if keys and chosen not in [dict(parse_qsl(each)) for each in self.caught_by]:
            got = "&".join(f"{key}={value}" for key, value in chosen.items())
            raise UsageError(f"fault {self.name}: no options {got!r}; known: {', '.join(self.caught_by)}")
        own = {key: value for key, value in options.items() if key in keys | self.takes}
        target = type(self.target.__name__, (self.target,), own) if own else self.target
        return target, {key: value for key, value in options.items() if key not in own}


def fault(
    *checks: str,
    caught_by: Mapping[str, str] | None = None,
    options: Mapping[str, Iterable[str] | Mapping[str, str]] | None = None,
    takes: Iterable[str] = (),
    command: str = CHECKS,
    limit: float | None = None,
    hal: HalVersion | None = None,
    seen_when_busy_by: Iterable[str] = (),
) -> Callable[[Target], Target]:
    """Mark a class or function as a fault that ``checks`` must catch, or what ``caught_by`` names.

    A fault that has options names in ``options`` what must catch it for each set of them, such as ``family=cycle``. The
    values become attributes of the class, as do those of the options that it ``takes`` beside them. ``limit``: how many
    seconds of silence count as hung. ``hal``: the version that it is tested as. ``seen_when_busy_by``: checks that fail
    too where the machine is so busy that a near deadline passes early.
    """
    by_options = {"": caught_by or checks} if options is None else options
    expected = {
        each: dict(names) if isinstance(names, Mapping) else dict.fromkeys(names, "")
        for each, names in by_options.items()
    }
    make = partial(
        DeclaredFault,
        command=command,
        caught_by=expected,
        takes=frozenset(takes),
        limit=limit,
        hal=hal,
        seen_when_busy_by=frozenset(seen_when_busy_by),
    )

    def mark(target: Target) -> Target:
        setattr(target, _MARK, make)
        return target

    return mark


def faults_of(package: str, area: str = "") -> Iterator[DeclaredFault]:
    """The faults of a package, or of one of its areas, in the order of modules and lines. Raises ImportError."""
    root = importlib.import_module(package)
    for name in [area] if area else _modules(root):
        found = importlib.import_module(f"{package}.{name}")
        yield from _marked(found, name)
        for inner in _modules(found):
            yield from _marked(importlib.import_module(f"{found.__name__}.{inner}"), name)


def find_fault(package: str, name: str) -> DeclaredFault:
    """The fault ``AREA.NAME`` of a package; no other area is imported. Raises UsageError, which names similar ones."""
    area = name.partition(".")[0]
    if area in _modules(importlib.import_module(package)):
        for each in faults_of(package, area):
            if each.name == name:
                return each
    names = [each.name for each in faults_of(package)]
    # A right name in a wrong area is nearer than any other.
    near = [each for each in names if each.partition(".")[2] == name.rpartition(".")[2]]
    near += [each for each in get_close_matches(name, names) if each not in near]
    areas = sorted({each.partition(".")[0] for each in names})
    similar = f"similar: {', '.join(near)}" if near else f"areas: {', '.join(areas)}"
    raise UsageError(
        f"no fault {name!r} in {package}; {similar}; nnconform faults --list --package {package} prints all"
    )


def open_fault(package: str, name: str, options: Mapping[str, str]) -> Device:
    """Open the driver of a package whose marked classes are drivers. Raises UsageError."""
    target, more = find_fault(package, name).chosen(options)
    device: Device = target(**more)
    return device


def _modules(package: ModuleType) -> list[str]:
    """The names of a package's modules that may hold faults; a module that is no package has none."""
    found = pkgutil.iter_modules(getattr(package, "__path__", ()))
    return [info.name for info in found if not info.name.startswith("_")]


def _marked(module: ModuleType, area: str) -> Iterator[DeclaredFault]:
    for name, value in vars(module).items():
        # Not what is imported from another module, nor what derives from something marked.
        if _MARK in getattr(value, "__dict__", {}) and value.__module__ == module.__name__:
            words = _WORD.sub("_", name).lower() if isinstance(value, type) else name
            yield vars(value)[_MARK](f"{area}.{words}", value)
