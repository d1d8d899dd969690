"""``inproc:PACKAGE[:ATTR][?key=value&...]``: a Python object in this process.

PACKAGE is imported, also from the current directory. If its first part is a name that an installed package registered
as a driver, such as ``reference_driver``, that part stands for the registered module. ATTR (default ``open_device``) is
a Device, or a callable that returns one when called with the options as keyword arguments, all of them strings: a
function or a Device subclass.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType

from nnconform.harness.discovery import entry_points
from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.blas import use_one_thread
from nnconform.harness.loaders.query import options_of
from nnconform.harness.model.errors import RAISED, UsageError
from nnconform.harness.model.printable import describe_exception

ENTRY_POINTS = "nnconform.drivers"
DEFAULT_ATTRIBUTE = "open_device"


def open_device(rest: str) -> Device:
    """Import and open the driver at ``rest``. Raises UsageError with the cause if the driver's own code raises."""
    address = f"inproc:{rest}"
    name, mark, query = rest.partition("?")
    package, _, attribute = name.partition(":")
    attribute = attribute or DEFAULT_ATTRIBUTE
    options = options_of(address, query) if mark else {}
    target = _find(address, package, attribute)
    use_one_thread()
    if isinstance(target, Device):
        if options:
            raise UsageError(f"driver {address!r}: {attribute} is a Device already and takes no options; drop ?{query}")
        return target
    if not callable(target):
        kind = type(target).__name__
        raise UsageError(f"driver {address!r}: {attribute} is a {kind}, wanted a Device or a function that returns one")
    try:
        device = target(**options)
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
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)
    try:
        module = importlib.import_module(registered_module(package))
    except RAISED as error:
        raise UsageError(
            f"driver {address!r}: importing {package} raised {_cause(error)}{_where(error, package)}"
        ) from error
    try:
        return getattr(module, attribute)
    except AttributeError as error:
        if folders := _folders(module):
            raise UsageError(f"driver {address!r}: {package} is only a folder without __init__.py: {folders}") from None
        advice = f"name what it has: inproc:{package}:ATTR"
        raise UsageError(f"driver {address!r}: module {package} has no {attribute}; {advice}") from error


def _where(error: BaseException, package: str) -> str:
    """Return what to do about a package that is not found, "" for any other error, such as of what it imports."""
    missing = isinstance(error, ModuleNotFoundError) and f"{package}.".startswith(f"{error.name}.")
    return f"; run this in the folder that holds {package.partition('.')[0]}, or install it" if missing else ""


def registered_module(package: str) -> str:
    """Return the name of the module for ``package``, whose first part may be the name of an entry point."""
    name, dot, rest = package.partition(".")
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        return f"{entry.module}{dot}{rest}"
    return package


def _folders(module: ModuleType) -> str:
    """Return where a module lies that is only a folder, and what to do about it; "" for any other module."""
    if getattr(module, "__file__", None):
        return ""
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    # A project's folder often has the name of the package that it holds.
    inner = [folder for folder in folders if (folder / module.__name__.rpartition(".")[2] / "__init__.py").is_file()]
    advice = f"; the package is in it: run this in {inner[0]}" if inner else "; run this in the folder with the package"
    return f"{', '.join(map(str, folders))}{advice}" if folders else ""


def _cause(error: BaseException) -> str:
    """Return the error on one line."""
    return " ".join(describe_exception(error).split())
