"""The address of what targets of our own code run on: ``own``, or ``own?fault=AREA.NAME`` with a planted fault.

A planted fault is a function in ``fuzz/faulty`` that replaces a part of our code in this process, for good: only a
process that is made for it plants one.
"""

from __future__ import annotations

from importlib import metadata

from nnconform.harness.driver.fault import find_fault
from nnconform.harness.driver.options import parse_options
from nnconform.harness.model.errors import UsageError

OWN = "own"
PACKAGE = "nnconform.fuzz.faulty"
# Stands in results for a driver's description of itself.
OWN_DESCRIPTION = {"name": "nnconform's own code", "version": metadata.version("nnconform")}


def own_address(address: str) -> str:
    """Return the address of a target of our own code, the plain one for "". Raises UsageError for one of a driver."""
    name, _, query = address.partition("?")
    if name not in ("", OWN):
        raise UsageError(f"driver {address!r}: this target fuzzes code of nnconform itself; leave --driver out")
    if query:
        find_fault(PACKAGE, _fault_of(address, query))
    return address or OWN


def plant(address: str) -> None:
    """Plant the fault of an address in this process, if it names one. Raises UsageError."""
    _, mark, query = address.partition("?")
    if mark:
        find_fault(PACKAGE, _fault_of(address, query)).target()


def _fault_of(address: str, query: str) -> str:
    try:
        ((key, value),) = parse_options(query)
    except ValueError:
        key = value = ""
    if key != "fault":
        raise UsageError(f"driver {address!r}: wanted {OWN}, or {OWN}?fault=AREA.NAME")
    return value
