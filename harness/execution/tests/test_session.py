"""A driver in this process that fails when it is asked for its information, or closed: a DriverFault."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NoReturn

import pytest

from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.tests.conftest import DRIVERS
from nnconform.harness.loaders.tests.drivers import INFO, Echo
from nnconform.harness.model.errors import DriverFault


def leave() -> NoReturn:
    sys.exit(0)


def give_up() -> NoReturn:
    raise LookupError("no bus\nat all")


def interrupt() -> NoReturn:
    raise KeyboardInterrupt


class Broken(Echo):
    """Calls ``do`` in ``info`` or in ``close``."""

    def __init__(self, where: str, do: Callable[[], NoReturn]) -> None:
        super().__init__()
        self.where, self.do = where, do

    def info(self) -> DeviceInfo:
        if self.where == "info":
            self.do()
        return INFO

    def close(self) -> None:
        if self.where == "close":
            self.do()


def session_on(device: Echo, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr("nnconform.harness.execution.session.open_driver", lambda address, limit: device)
    return Session("inproc:broken")


WAYS = [(leave, "SystemExit", "0"), (give_up, "LookupError", "no bus\nat all")]


@pytest.mark.parametrize(("do", "kind", "text"), WAYS)
def test_what_it_raises_in_info_is_its_fault(do, kind, text, monkeypatch):
    with pytest.raises(DriverFault) as caught:
        session_on(Broken("info", do), monkeypatch).info()
    assert str(caught.value) == f"driver inproc:broken: raised {kind} in info: {text}"
    assert f"in {do.__name__}" in caught.value.stderr


@pytest.mark.parametrize(("do", "kind", "text"), WAYS)
def test_what_it_raises_in_close_is_told(do, kind, text, monkeypatch):
    session = session_on(Broken("close", do), monkeypatch)
    assert session.info() == INFO
    assert session.close() == f"driver inproc:broken: raised {kind} in close: {text}"
    assert session.close() == ""
    session.device()
    session.discard_device()


@pytest.mark.parametrize("where", ["info", "close"])
def test_an_interrupt_is_the_users(where, monkeypatch):
    session = session_on(Broken(where, interrupt), monkeypatch)
    session.device()
    ask = session.info if where == "info" else session.close
    with pytest.raises(KeyboardInterrupt):
        ask()


def test_a_service_that_does_not_close_in_time():
    session = Session(f"service:{DRIVERS}:Faulty?do=python_hang&at=close")
    # Closing alone has to be in time, which it never is: a slow machine changes nothing.
    device = session.device()
    assert isinstance(device, ServiceDevice)
    device.limit = 0.5
    session.limit = 0.5
    assert "gave no answer within 0.5 s during close_device" in session.close()


def test_one_that_closes_says_nothing():
    session = Session(f"service:{DRIVERS}:Echo")
    session.info()
    assert session.close() == ""


def test_what_it_says_of_itself_does_not_steer_the_terminal(monkeypatch):
    device = Echo()
    device.name = "a\x00\x1b[31m\n<b> é"
    monkeypatch.setattr(device, "info", lambda: DeviceInfo("1\r2", INFO.type, INFO.hal))
    described = session_on(device, monkeypatch).describe()
    assert described["name"] == r"a\x00\x1b[31m\n<b> é"
    assert described["version"] == r"1\r2"
