"""``inproc:PACKAGE[:ATTR][?key=value&...]``: a Python object in this process.

PACKAGE is imported, from the current directory too; where it begins with a name that an installed package registered as
a driver, such as ``reference_driver``, that is the module which it registered. ATTR (``open_device`` unless named) is
a Device, or something that returns one when called with the options as keyword arguments, all of them strings: a
function or a Device subclass.
"""

from __future__ import annotations

import importlib
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.query import options_of
from nnconform.harness.model.errors import RAISED, UsageError
from nnconform.harness.model.printable import describe_exception

ENTRY_POINTS = "nnconform.drivers"
DEFAULT_ATTRIBUTE = "open_device"


def open_device(rest: str) -> Device:
    """Import and open what ``rest`` names. Raises UsageError with the cause: whatever the driver's own code raised."""
    address = f"inproc:{rest}"
    target, mark, query = rest.partition("?")
    package, _, attribute = target.partition(":")
    attribute = attribute or DEFAULT_ATTRIBUTE
    options = options_of(address, query) if mark else {}
    found = _find(address, package, attribute)
    if isinstance(found, Device):
        if options:
            raise UsageError(f"driver {address!r}: {attribute} is a Device already and takes no options; drop ?{query}")
        return found
    if not callable(found):
        kind = type(found).__name__
        raise UsageError(f"driver {address!r}: {attribute} is a {kind}, wanted a Device or a function that returns one")
    try:
        device = found(**options)
    except UsageError:
        raise
    except RAISED as error:
        raise UsageError(f"driver {address!r}: {attribute}() raised {_cause(error)}") from error
    if not isinstance(device, Device):
        raise UsageError(f"driver {address!r}: {attribute}() returned a {type(device).__name__}, wanted a Device")
    return device


def _find(address: str, package: str, attribute: str) -> object:
    if not package:
        raise UsageError(f"driver {address!r} names no package; for example inproc:reference_driver")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(registered_module(package))
    except RAISED as error:
        raise UsageError(f"driver {address!r}: importing {package} raised {_cause(error)}") from error
    try:
        return getattr(module, attribute)
    except AttributeError as error:
        if folders := _folders(module):
            raise UsageError(f"driver {address!r}: {package} is only a folder without __init__.py: {folders}") from None
        wanted = f"name what it has: inproc:{package}:ATTR"
        raise UsageError(f"driver {address!r}: module {package} has no {attribute}; {wanted}") from error


def registered_module(package: str) -> str:
    """The name of the module that ``package`` names: its first part may be the name of an entry point."""
    name, dot, rest = package.partition(".")
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        return f"{entry.module}{dot}{rest}"
    return package


def _folders(module: ModuleType) -> str:
    """Where a module is that is no more than a folder, and what to do about it; "" for any other."""
    if getattr(module, "__file__", None):
        return ""
    found = [Path(each) for each in getattr(module, "__path__", ())]
    # A project's folder often has the name of the package that it holds.
    inner = [each for each in found if (each / module.__name__.rpartition(".")[2] / "__init__.py").is_file()]
    wanted = f"; the package is in it: run this in {inner[0]}" if inner else "; run this in the folder with the package"
    return f"{', '.join(map(str, found))}{wanted}" if found else ""


def _cause(error: BaseException) -> str:
    """The error on one line."""
    return " ".join(describe_exception(error).split())
