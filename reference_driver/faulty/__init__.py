"""The reference driver with one declared fault, to test the checks. ``inproc:reference_driver.faulty?fault=AREA.NAME``.

Each module is an area. Its faults are the classes that are marked with ``@fault``; most of them subclass the one class
of the reference driver that the fault changes. ``nnconform faults --list`` prints them all.
"""

from __future__ import annotations

from nnconform.harness.driver.fault import find_fault
from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.faulty.kernel._device import KernelFaultDevice
from nnconform.reference_driver.parts import driver_of


def open_device(fault: str = "", **options: str) -> Device:
    """Return a driver with this fault; without one, the correct driver, which lists the faults that its kernels may
    have.

    Raises UsageError for an unknown fault.
    """
    if not fault:
        return KernelFaultDevice(None, **options)
    target, more = find_fault(__name__, fault).chosen(options)
    return driver_of(target)(**more)
