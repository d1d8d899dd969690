"""Packages of faulty drivers: the ``@fault`` mark, and how a fault is found by its name.

Such a package is opened as ``inproc:PACKAGE?fault=AREA.NAME``. AREA is a module of it, or a package of modules, and
NAME the class, or function that returns a driver, that is marked with ``@fault`` there. Its docstring describes the
fault. Faults are discovered from the folder.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from nnconform.harness.driver.interface import Device
from nnconform.harness.driver.options import parse_options
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

CHECKS = "faults"
_MARK = "__fault__"
# A capital in a class name begins a word, and so does a number.
_WORD = re.compile(r"(?<!^)(?=[A-Z])|(?<=[a-z])(?=[0-9])")

Target = TypeVar("Target")


class DeclaredFault(msgspec.Struct, frozen=True):
    """One fault of a package.

    ``caught_by`` maps each set of its options ("" for none) to what must catch the fault, each with the verdict that it
    must come to ("" for any failure); ``command`` runs those. ``takes`` names further options of the fault's own.
    ``level`` is who demands that a driver is without it; None if that is who demands the checks.
    """

    name: str
    target: Any
    command: str
    caught_by: Mapping[str, Mapping[str, str]]
    takes: frozenset[str]
    limit: float | None
    hal: HalVersion | None
    may_be_caught_by: frozenset[str]
    level: Level | None

    @property
    def description(self) -> str:
        """What the driver does wrong, on one line."""
        paragraph = (inspect.getdoc(self.target) or "").partition("\n\n")[0]
        return " ".join(paragraph.split())

    def address(self, package: str, options: str = "") -> str:
        """Return the address of the driver with this fault and one set of its options."""
        # The driver is one of 1.3 unless it is told; as an older one it is tested, and a newer one it must be.
        newer = [f"hal={self.hal}"] if self.hal is not None and self.hal > HalVersion.V1_3 else []
        more = "".join(f"&{each}" for each in [*filter(None, [options]), *newer])
        return f"inproc:{package.removeprefix('nnconform.')}?fault={self.name}{more}"

    def chosen(self, options: Mapping[str, str]) -> tuple[Any, dict[str, str]]:
        """Return the marked target, with the fault's own options set as attributes, and the remaining options.

        Raises UsageError for a set of options that the fault does not have.
        """
        sets = [dict(parse_options(option_set)) for option_set in self.caught_by]
        keys = {key for each in sets for key in each}
        chosen = {key: value for key, value in options.items() if key in keys}
        if keys and chosen not in sets:
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
    may_be_caught_by: Iterable[str] = (),
    level: Level | None = None,
) -> Callable[[Target], Target]:
    """Mark a class or function as a fault that ``checks``, or the tests named in ``caught_by``, must catch.

    A fault with options gives in ``options`` what must catch it for each set of them, such as ``family=cycle``. The
    values become attributes of the class, as do those of the further options that it ``takes``. ``limit``: seconds
    without an answer that count as hung. ``hal``: the version that it is tested as. ``may_be_caught_by``: checks
    that fail too at times, such as on a machine so busy that a near deadline passes early. ``level``: who demands that
    the driver is without this fault (None: who demands the checks).
    """
    by_options = {"": caught_by or checks} if options is None else options
    expected = {
        option_set: dict(names) if isinstance(names, Mapping) else dict.fromkeys(names, "")
        for option_set, names in by_options.items()
    }
    make = partial(
        DeclaredFault,
        command=command,
        caught_by=expected,
        takes=frozenset(takes),
        limit=limit,
        hal=hal,
        may_be_caught_by=frozenset(may_be_caught_by),
        level=level,
    )

    def mark(target: Target) -> Target:
        setattr(target, _MARK, make)
        return target

    return mark


def faults_of(package: str, area: str = "") -> Iterator[DeclaredFault]:
    """Yield the faults of a package, or of one of its areas, in the order of modules and lines. Raises ImportError."""
    root = importlib.import_module(package)
    for name in [area] if area else _modules(root):
        module = importlib.import_module(f"{package}.{name}")
        yield from _marked(module, name)
        for inner in _modules(module):
            yield from _marked(importlib.import_module(f"{module.__name__}.{inner}"), name)


def find_fault(package: str, name: str) -> DeclaredFault:
    """Return the fault ``AREA.NAME`` of a package; no other area is imported.

    Raises UsageError, which suggests similar names.
    """
    area = name.partition(".")[0]
    importlib.import_module(package)
    if area.isidentifier() and not area.startswith("_") and find_spec(f"{package}.{area}"):
        for declared in faults_of(package, area):
            if declared.name == name:
                return declared
    names = [declared.name for declared in faults_of(package)]
    # The right name in a wrong area comes before names that are only similar.
    near = [declared for declared in names if declared.partition(".")[2] == name.rpartition(".")[2]]
    near += [declared for declared in get_close_matches(name, names) if declared not in near]
    areas = sorted({declared.partition(".")[0] for declared in names})
    similar = f"similar: {', '.join(near)}" if near else f"areas: {', '.join(areas)}"
    raise UsageError(
        f"no fault {name!r} in {package}; {similar}; nnconform faults --list --package {package} prints all"
    )


def open_fault(package: str, name: str, options: Mapping[str, str]) -> Device:
    """Open the driver of a package whose marked classes are drivers. Raises UsageError."""
    target, rest = find_fault(package, name).chosen(options)
    device: Device = target(**rest)
    return device


def _modules(package: ModuleType) -> list[str]:
    """Return the names of a package's modules that may hold faults; none for a module that is no package."""
    modules = pkgutil.iter_modules(getattr(package, "__path__", ()))
    return [info.name for info in modules if not info.name.startswith("_")]


def _marked(module: ModuleType, area: str) -> Iterator[DeclaredFault]:
    for name, value in vars(module).items():
        # Skip what is imported from another module, and classes that only derive from a marked one.
        if _MARK in getattr(value, "__dict__", {}) and value.__module__ == module.__name__:
            declared_name = _WORD.sub("_", name).lower() if isinstance(value, type) else name
            yield vars(value)[_MARK](f"{area}.{declared_name}", value)
