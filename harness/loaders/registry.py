"""Opens the Device at a driver's address.

An address is ``SCHEME:REST``, or a bare ``NAME`` that an installed package registered as an entry point. Schemes are
discovered: a module of this folder, or of ``adapters``, that has a function ``open_device`` is one. Source: the table
of addresses in design section 4.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.metadata import entry_points

from nnconform.harness import loaders
from nnconform.harness.discovery import module_names
from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders import adapters, inproc
from nnconform.harness.loaders.inproc import ENTRY_POINTS
from nnconform.harness.model.errors import UsageError

Opener = Callable[[str], Device]


def open_driver(address: str) -> Device:
    """Open the driver at ``address``. Raises UsageError: unknown scheme or name, or it cannot be opened."""
    scheme, colon, rest = address.partition(":")
    if not colon:
        return _load_named(address)
    opener = _opener(scheme)
    if opener is None:
        raise UsageError(f"driver {address!r}: unknown scheme {scheme!r}; {_known()}")
    return opener(rest)


def schemes() -> list[str]:
    """Return all schemes, sorted."""
    return sorted(name for name in _modules() if _opener(name))


def module_of(scheme: str) -> str:
    """Return the name of the module that opens the addresses of a scheme. Raises KeyError."""
    return _modules()[scheme]


def names() -> list[str]:
    """Return the driver names that installed packages registered, sorted."""
    return sorted(entry_points(group=ENTRY_POINTS).names)


def _load_named(address: str) -> Device:
    """Open the driver of an entry point; options may follow its name, as with ``inproc:``."""
    name, mark, options = address.partition("?")
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        return inproc.open_device(f"{entry.module}:{entry.attr}{mark}{options}")
    raise UsageError(f"driver {address!r}: no driver of this name is installed; {_known()}")


def _opener(scheme: str) -> Opener | None:
    """Return the function that opens the addresses of ``scheme``; None for an unknown one."""
    module = _modules().get(scheme)
    opener: Opener | None = getattr(importlib.import_module(module), "open_device", None) if module else None
    return opener


def _modules() -> dict[str, str]:
    """Return the modules that may be schemes, by their own name."""
    return {**module_names(loaders), **module_names(adapters)}


def _known() -> str:
    return (
        f"schemes: {', '.join(schemes())}; names: {', '.join(names()) or 'none installed'}; "
        "for example inproc:reference_driver, or service:inproc:reference_driver for a driver that may crash"
    )
