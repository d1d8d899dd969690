"""Discover the modules of a package, the objects in them, and entry points: nothing is registered by hand.

An object is discovered if its module lies right in the package, and the object is of the wanted class or was marked.
Skipped are the folders ``tests`` and ``benchmarks``, and modules whose name begins with an underscore.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import inspect
import os
import pkgutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoints
from types import ModuleType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Kind = TypeVar("Kind")

_MARKS = "__nnconform_marks__"
_SKIPPED = frozenset({"tests", "benchmarks"})


def module_names(package: ModuleType) -> dict[str, str]:
    """Return the full names of the modules and packages right in a package, by their last part, in alphabetical order.

    Imports nothing.
    """
    stems = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return {stem: f"{package.__name__}.{stem}" for stem in stems if stem not in _SKIPPED and not stem.startswith("_")}


def import_modules(package: ModuleType) -> dict[str, ModuleType]:
    """Import the modules and packages right in a package; return them by their last part, in alphabetical order."""
    return {stem: importlib.import_module(name) for stem, name in module_names(package).items()}


def find_values(package: ModuleType, kind: type[Kind]) -> list[Kind]:
    """Return the objects of a class that modules of a package have as globals, each once, in the order of the files."""
    return _unique(value for value in _globals(package) if isinstance(value, kind))


def mark(function: Function, value: object) -> Function:
    """Attach a mark to a function, to be found by ``find_marks``; return the function."""
    vars(function).setdefault(_MARKS, []).append(value)
    return function


def find_marks(package: ModuleType, kind: type[Kind]) -> list[Kind]:
    """Return the marks of a class on functions in the modules of a package, each once, in the order of the files."""
    functions = (value for value in _globals(package) if inspect.isfunction(value))
    return _unique(each for function in functions for each in vars(function).get(_MARKS, ()) if isinstance(each, kind))


def entry_points(group: str, **which: str) -> EntryPoints:
    """Return the entry points of installed packages in a group that match: ``name=``, as importlib.metadata's.

    The packages on one search path are read once in a process and its forks; the current folder counts as its end.
    """
    folder = os.getcwd()
    others = tuple(dict.fromkeys(entry for entry in sys.path if entry not in ("", folder)))
    found: EntryPoints = _in_group(others, folder, group).select(**which)
    return found


@cache
def _in_group(others: tuple[str, ...], folder: str, group: str) -> Any:
    """Return those of a group. Kept: whatever opens a driver looks there, and most entry points are of other groups."""
    return _installed(others, folder).select(group=group)


@cache
def _installed(others: tuple[str, ...], folder: str) -> Any:
    """Return all entry points. They are of the class EntryPoints from Python 3.12 on."""
    return importlib.metadata.entry_points()


def _globals(package: ModuleType) -> Iterable[Any]:
    return (value for module in import_modules(package).values() for value in vars(module).values())


def _unique(values: Iterable[Kind]) -> list[Kind]:
    return list({id(value): value for value in values}.values())
