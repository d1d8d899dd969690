"""Finds what a folder holds: the folder is the list, and nothing is registered by hand.

A thing is found because its module lies in the folder, and is of the right class or was marked. Tests and benchmarks in
the folder, and modules whose name begins with an underscore, are left out.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Kind = TypeVar("Kind")

_MARKS = "__nnconform_marks__"
_NOT_PARTS = frozenset({"tests", "benchmarks"})


def names_of(package: ModuleType) -> dict[str, str]:
    """The full names of the modules and packages right in a package, by their last part, in alphabetical order.

    Nothing is imported.
    """
    stems = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return {stem: f"{package.__name__}.{stem}" for stem in stems if stem not in _NOT_PARTS and not stem.startswith("_")}


def modules_of(package: ModuleType) -> dict[str, ModuleType]:
    """The modules and packages right in a package, imported, by their last part, in alphabetical order."""
    return {stem: importlib.import_module(name) for stem, name in names_of(package).items()}


def values_of(package: ModuleType, kind: type[Kind]) -> list[Kind]:
    """The objects of a class that the modules of a package name, each once, in the order of folder and file."""
    return _each_once(value for value in _named(package) if isinstance(value, kind))


def mark(function: Function, what: object) -> Function:
    """Attach to a function what it is; ``marked`` finds it."""
    vars(function).setdefault(_MARKS, []).append(what)
    return function


def marked(package: ModuleType, kind: type[Kind]) -> list[Kind]:
    """The marks of a class on functions that the modules of a package name, each once, in that order."""
    functions = (value for value in _named(package) if inspect.isfunction(value))
    return _each_once(what for each in functions for what in vars(each).get(_MARKS, ()) if isinstance(what, kind))


def _named(package: ModuleType) -> Iterable[Any]:
    return (value for module in modules_of(package).values() for value in vars(module).values())


def _each_once(values: Iterable[Kind]) -> list[Kind]:
    return list({id(value): value for value in values}.values())
