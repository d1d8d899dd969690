"""Opens a driver by name: ``PACKAGE[:ATTR][?key=value&...]``, as nnconform's ``inproc:`` does.

ATTR (default ``open_device``) is a Device, or a callable that returns one and gets the options as keyword arguments.
"""

import importlib
import os
import platform
import sys
from typing import Any
from urllib.parse import parse_qsl

from nnconform_driver.device import Device
from nnconform_driver.errors import UsageError, describe


def open_driver(address: str) -> Device:
    """Import and open the driver. Raises UsageError, on one line."""
    name, mark, query = address.partition("?")
    package, _, attribute = name.partition(":")
    attribute = attribute or "open_device"
    if not package:
        raise _wrong(address, "no package is named; for example my_driver")
    try:
        # As with nnconform, a plus sign is itself.
        pairs = parse_qsl(query.replace("+", "%2B"), keep_blank_values=True, strict_parsing=True) if mark else []
    except ValueError:
        raise _wrong(address, f"options {query!r} are no key=value&key=value") from None
    target = _find(address, package, attribute)
    if isinstance(target, Device):
        if pairs:
            raise _wrong(address, f"{attribute} is a Device already and takes no options")
        return target
    if not callable(target):
        raise _wrong(address, f"{attribute} is a {_of(target)}, wanted a Device or a function that returns one")
    try:
        device = target(**dict(pairs))
    except (Exception, SystemExit) as error:
        raise _wrong(address, f"{attribute}() raised {describe(error)}") from error
    if not isinstance(device, Device):
        raise _wrong(address, f"{attribute}() returned a {_of(device)}, wanted a nnconform_driver.Device")
    return device


def _find(address: str, package: str, attribute: str) -> Any:
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = importlib.import_module(package)
    except (Exception, SystemExit) as error:
        missing = isinstance(error, ImportError) and (package + ".").startswith(str(error.name) + ".")
        advice = f"; run this in the folder that holds {package.partition('.')[0]}, or install it" if missing else ""
        raise _wrong(address, f"importing {package} raised {describe(error)}{advice}") from error
    if not hasattr(module, attribute):
        raise _wrong(address, f"module {package} has no {attribute}; name what it has: {package}:ATTR")
    return getattr(module, attribute)


def _of(value: object) -> str:
    return f"{type(value).__module__}.{type(value).__name__}"


def _wrong(address: str, problem: str) -> UsageError:
    where = f"{sys.executable} (Python {platform.python_version()})"
    return UsageError(f"driver {address!r} in {where}: {problem}")
