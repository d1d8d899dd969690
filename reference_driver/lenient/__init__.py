"""The reference driver with behaviours that AOSP permits. ``inproc:reference_driver.lenient?permit=NAME,NAME``.

Each module is one behaviour: its docstring says what the driver does, its ``PERMISSION`` who permits it and who does
not, and its classes are the parts of the reference driver that behave so. ``permit=all`` takes all of them.
"""

from __future__ import annotations

from types import ModuleType

from nnconform.harness.driver.interface import Device
from nnconform.harness.driver.permission import chosen
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.parts import PARTS, driver_of


def open_device(permit: str = "", **options: str) -> Device:
    """Return a driver with these behaviours; without any, the reference driver. Raises UsageError for an unknown
    one.
    """
    parts = [part for behaviour in chosen(__name__, permit) for part in _parts_in(behaviour.module)]
    return driver_of(*parts)(**options) if parts else ReferenceDevice(**options)


def _parts_in(module: ModuleType) -> list[type]:
    """Return the parts of the reference driver that a module defines."""
    own = [value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__]
    return [value for value in own if isinstance(value, type) and issubclass(value, PARTS)]
