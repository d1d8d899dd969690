"""A driver's process ends by itself where its client asks for it: exit functions run, and their failures are seen."""

from __future__ import annotations

import pytest

from nnconform.harness.driver.interface import OrderlyEnd, Remote
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.errors import DriverCrashed, DriverHung

DRIVERS = "inproc:nnconform.harness.loaders.tests.late_drivers"
FAULTY = "service:inproc:reference_driver.faulty?fault=endings.exit_function&does="


def ended(address: str, limit: float = 20.0) -> OrderlyEnd | None:
    device = open_driver(address)
    assert isinstance(device, Remote)
    try:
        # Not for opening it, which takes longer on a busy machine.
        device.limit = limit
        return device.end_in_order()
    finally:
        device.close()


def test_a_process_ends_by_itself() -> None:
    assert ended("service:inproc:reference_driver") == OrderlyEnd(0)


def test_its_exit_status_is_seen() -> None:
    assert ended(f"{FAULTY}fails") == OrderlyEnd(3)


def test_a_crash_at_the_end_is_one() -> None:
    with pytest.raises(DriverCrashed, match=r"died of SIGABRT \(signal 6\) during its end"):
        ended(f"{FAULTY}aborts")


def test_a_process_that_does_not_end_hangs() -> None:
    with pytest.raises(DriverHung, match="during its end"):
        ended(f"{FAULTY}hangs", 3.0)


def test_no_call_is_possible_after_it() -> None:
    device = open_driver("service:inproc:reference_driver")
    assert isinstance(device, Remote)
    device.end_in_order()
    with pytest.raises(DriverCrashed, match="exited with status 0 during its end; restart"):
        device.status()
    device.close()


def test_destructors_of_cycles_run_at_the_end() -> None:
    device = open_driver(f"service:{DRIVERS}:Cyclic")
    assert isinstance(device, Remote)
    device.end_in_order()
    with pytest.raises(DriverCrashed) as ended:
        device.status()
    assert "the cycle is gone" in ended.value.stderr
    device.close()
