"""Opens the Device at a driver's address.

An address is ``SCHEME:REST``, or a bare ``NAME`` that an installed package registered as an entry point. Schemes are
discovered: a module of this folder, or of ``adapters``, that has a function ``open_device(REST)`` is one, and so is a
module with ``open_remote(REST, limit)``, whose drivers run in a process of their own. Source: the table of addresses in
design section 4.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache, partial

from nnconform.harness import loaders
from nnconform.harness.arguments import FRAMEWORK
from nnconform.harness.diagnostics.tags import tag_logger
from nnconform.harness.discovery import entry_points, module_names
from nnconform.harness.driver.interface import DEFAULT_LIMIT, Device
from nnconform.harness.loaders import adapters, inproc
from nnconform.harness.loaders.framework_address import split_drivers
from nnconform.harness.loaders.inproc import ENTRY_POINTS
from nnconform.harness.model.errors import UsageError

Opener = Callable[[str], Device]
_log = tag_logger("manager")


def open_driver(address: str, limit: float = DEFAULT_LIMIT) -> Device:
    """Open the driver at ``address``; one in a process of its own is given ``limit`` seconds for each answer.

    Raises UsageError: unknown scheme or name, or it cannot be opened. Raises DriverFault if opening breaks it down.
    """
    _log.debug("open %s, %g seconds for an answer", address, limit)
    scheme, colon, rest = address.partition(":")
    if not colon:
        return _load_named(address)
    opener = _opener(scheme, limit)
    if opener is None:
        raise UsageError(f"driver {address!r}: unknown scheme {scheme!r}; {_known()}")
    return opener(rest)


# What begins an address whose driver is in a process of its own.
_IN_OWN_PROCESS = ("service:", "unix:", "exec:", "venv:")


def in_own_process(address: str) -> str:
    """Return the address of the driver in a process of its own; "" stays.

    A framework is part of the harness: its drivers are in processes of their own.
    """
    scheme, _, rest = address.partition(":")
    if scheme == FRAMEWORK:
        drivers, options = split_drivers(rest)
        return f"{scheme}:{'|'.join((*map(in_own_process, drivers), *options))}"
    return address if address.startswith(_IN_OWN_PROCESS) or not address else f"service:{address}"


def schemes() -> list[str]:
    """Return all schemes, sorted."""
    return sorted(name for name in _modules() if _opener(name, DEFAULT_LIMIT))


def module_of(scheme: str) -> str:
    """Return the name of the module that opens the addresses of a scheme. Raises KeyError."""
    return _modules()[scheme]


def names() -> list[str]:
    """Return the driver names that installed packages registered, sorted."""
    return sorted(entry_points(group=ENTRY_POINTS).names)


def read_folders() -> None:
    """Read what is installed, and the folders of schemes, once for all forks of this process."""
    _modules()
    entry_points(group=ENTRY_POINTS)


def _load_named(address: str) -> Device:
    """Open the driver of an entry point; options may follow its name, as with ``inproc:``."""
    name, mark, options = address.partition("?")
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        return inproc.open_device(f"{entry.module}:{entry.attr}{mark}{options}")
    raise UsageError(f"driver {address!r}: no driver of this name is installed; {_known()}")


def _opener(scheme: str, limit: float) -> Opener | None:
    """Return the function that opens the addresses of ``scheme``; None for an unknown one."""
    name = _modules().get(scheme)
    if name is None:
        return None
    module = importlib.import_module(name)
    remote: Callable[..., Device] | None = getattr(module, "open_remote", None)
    opener: Opener | None = getattr(module, "open_device", None)
    return partial(remote, limit=limit) if remote else opener


@cache
def _modules() -> dict[str, str]:
    """Return the modules that may be schemes, by their own name."""
    return {**module_names(loaders), **module_names(adapters)}


def _known() -> str:
    return (
        f"schemes: {', '.join(schemes())}; names: {', '.join(names()) or 'none installed'}; "
        "for example inproc:reference_driver, or service:inproc:reference_driver for a driver that may crash"
    )
