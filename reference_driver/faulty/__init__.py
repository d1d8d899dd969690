"""The reference driver with one fault: the test of the tests. ``inproc:reference_driver.faulty?fault=AREA.NAME``.

A module is an area, and holds the classes that are marked with ``@fault``. Most are the one class of the reference
driver that the fault changes. ``nnconform faults --list`` prints them all.
"""

from __future__ import annotations

from nnconform.harness.driver.fault import find_fault
from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.faulty._parts import driver_of
from nnconform.reference_driver.faulty.kernel._device import KernelFaultDevice


def open_device(fault: str = "", **options: str) -> Device:
    """The driver with this fault; without one, the right driver, which lists those that its kernels may have.

    Raises UsageError for a fault that there is not.
    """
    if not fault:
        return KernelFaultDevice(None, **options)
    target, more = find_fault(__name__, fault).chosen(options)
    return driver_of(target)(**more)
