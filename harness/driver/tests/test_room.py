"""When a driver may be busy: beside calls that are under way."""

from __future__ import annotations

from nnconform.harness.driver.room import AliveCount, is_busy
from nnconform.harness.model.codes import ErrorStatus


def test_a_driver_is_busy_beside_others_alone():
    assert is_busy(ErrorStatus.DEVICE_UNAVAILABLE, 1)
    assert not is_busy(ErrorStatus.DEVICE_UNAVAILABLE, 0)
    assert not is_busy(ErrorStatus.GENERAL_FAILURE, 1)


def test_calls_that_began_before_or_meanwhile_count_and_what_is_open_does_not():
    alive = AliveCount()
    with alive.opening() as before:
        before.opened.append(alive)
    with alive.opening() as first, alive.opening() as second:
        pass
    assert (before.meanwhile, first.meanwhile, second.meanwhile) == (0, 1, 1)
    assert (first.beside, second.beside) == (2, 2)
