"""``inproc:PACKAGE[:ATTR][?key=value&...]``: a Python object in this process.

PACKAGE is imported, from the current directory too. ATTR (``open_device`` unless named) is a Device, or something that
returns one when called with the options as keyword arguments, all of them strings: a function or a Device subclass.
"""

from __future__ import annotations

import importlib
import os
import sys

from harness.driver.interface import Device
from harness.loaders.query import options_of
from harness.model.errors import UsageError

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
    except Exception as error:
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
        module = importlib.import_module(package)
    except Exception as error:
        raise UsageError(f"driver {address!r}: importing {package} raised {_cause(error)}") from error
    try:
        return getattr(module, attribute)
    except AttributeError as error:
        wanted = f"name what it has: inproc:{package}:ATTR"
        raise UsageError(f"driver {address!r}: module {package} has no {attribute}; {wanted}") from error


def _cause(error: Exception) -> str:
    """The error on one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
