"""Packages of right drivers that do what somebody permits: the mark of a behaviour, and how behaviours are found.

Such a package is opened as ``inproc:PACKAGE?permit=NAME,NAME`` or ``permit=all``. Each of its modules is one behaviour
of that name: the docstring says what the driver does, ``PERMISSION`` who permits it, and the classes are the parts of
the driver that behave so. Behaviours are discovered from the folder.
"""

from __future__ import annotations

import importlib
import inspect
from types import ModuleType

import msgspec

from nnconform.harness.discovery import import_modules
from nnconform.harness.model.authority import Level, Profile
from nnconform.harness.model.errors import UsageError

ALL = "all"


class Permission(msgspec.Struct, frozen=True):
    """Who permits a behaviour, and who does not.

    ``by`` cites the test or code of AOSP that permits it; ``against_the_text`` the sentence of the HAL's documents that
    decides otherwise ("" if the text permits it too). ``forbidden_by`` names the checks that fail for it, under the
    first profile that makes the demand: ``hal`` if the text decides otherwise, else ``strict``; empty if nobody demands
    otherwise. ``shows_in`` names further areas of checks in which the behaviour shows, and is taken.
    """

    by: str
    against_the_text: str = ""
    forbidden_by: tuple[str, ...] = ()
    shows_in: tuple[str, ...] = ()

    @property
    def level(self) -> Level | None:
        """Who forbids it; None for nobody."""
        if not self.forbidden_by:
            return None
        return Level.TEXT if self.against_the_text else Level.STRICT

    def allowed_under(self, profile: Profile) -> bool:
        """Return whether a driver that behaves so has no failure under ``profile``."""
        return self.level is None or not profile.demands(self.level)


class Behaviour(msgspec.Struct, frozen=True):
    """One permitted behaviour of a package: its name, what the driver does, and its permission."""

    name: str
    description: str
    permission: Permission
    module: ModuleType

    def address(self, package: str) -> str:
        """Return the address of the driver that behaves so."""
        return address_of(package, self.name)


def address_of(package: str, permit: str) -> str:
    """Return the address of the driver of a package with these permitted behaviours."""
    return f"inproc:{package.removeprefix('nnconform.')}?permit={permit}"


def behaviours_of(package: str) -> dict[str, Behaviour]:
    """Return the permitted behaviours of a package by name, in alphabetical order. Raises ImportError."""
    modules = import_modules(importlib.import_module(package))
    return {name: _behaviour(name, module) for name, module in modules.items()}


def chosen(package: str, permit: str) -> list[Behaviour]:
    """Return the behaviours that an address names, separated by commas, or ``all``. Raises UsageError."""
    known = behaviours_of(package)
    if permit == ALL:
        return list(known.values())
    names = [name for name in permit.split(",") if name]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise UsageError(f"no permitted behaviour {', '.join(unknown)} in {package}; known: all, {', '.join(known)}")
    return [known[name] for name in dict.fromkeys(names)]


def _behaviour(name: str, module: ModuleType) -> Behaviour:
    paragraph = (inspect.getdoc(module) or "").partition("\n\n")[0]
    permission: Permission = module.PERMISSION
    return Behaviour(name, " ".join(paragraph.split()), permission, module)
