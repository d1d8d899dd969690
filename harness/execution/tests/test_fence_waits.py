"""Whether a call waits for its fences is told apart from a call that takes long once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

from nnconform.harness.driver.fences import wait_for as wait_until
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.execution import fence_waits
from nnconform.harness.execution.session import Session
from nnconform.harness.execution.tests.test_session import session_on
from nnconform.harness.loaders.tests.drivers import Echo, EchoPrepared
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.tests.models import chain

REQUEST = Request((), (), ())


class Prepared(EchoPrepared):
    """Waits in the first ``waits`` calls for the fences that they get."""

    def __init__(self, waits: int, status: ErrorStatus = ErrorStatus.NONE) -> None:
        super().__init__(chain())
        self.waits, self.status, self.calls = waits, status, 0

    def execute_fenced(self, request: Request, wait_for: Sequence[int] = (), *rest: Any, **more: Any) -> FencedResult:
        self.calls += 1
        for fence in wait_for:
            if self.calls <= self.waits:
                wait_until(fence, None)
            os.close(fence)
        if self.status != ErrorStatus.NONE:
            return FencedResult(self.status)
        return FencedResult(self.status, -1, lambda: FencedExecutionInfo(ErrorStatus.NONE))


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(fence_waits, "_LONG", 0.05)
    return session_on(Echo(), monkeypatch)


@pytest.mark.parametrize("status", [ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE])
def test_a_call_that_waits_each_time_waits_for_its_fences(session, status):
    assert fence_waits.known(session) is None
    assert fence_waits.waits_in_call(session, Prepared(2, status), REQUEST)
    assert fence_waits.known(session) is True


def test_a_call_that_took_long_once_does_not(monkeypatch):
    session = session_on(Echo(), monkeypatch)
    monkeypatch.setattr(fence_waits, "_LONG", 2.0)
    prepared = Prepared(1)
    assert not fence_waits.waits_in_call(session, prepared, REQUEST)
    assert prepared.calls == 2
    assert fence_waits.known(session) is False


def test_each_session_is_asked_for_itself(session, monkeypatch):
    assert fence_waits.waits_in_call(session, Prepared(2), REQUEST)
    assert fence_waits.known(session_on(Echo(), monkeypatch)) is None


class Queued(EchoPrepared):
    """Executes behind a fence what is launched after it: ``fenced`` executions, ``plain`` ones, the first ``times``."""

    def __init__(self, times: int, *, fenced: bool, plain: bool) -> None:
        super().__init__(chain())
        self.times, self.fenced, self.plain = times, fenced, plain
        self.before = -1

    def execute_fenced(self, request: Request, wait_for: Sequence[int] = (), *rest: Any, **more: Any) -> FencedResult:
        if wait_for:
            (self.before,) = wait_for
            self.times -= 1
        waits = bool(wait_for) or (self.fenced and self.times >= 0)
        fence = os.dup(self.before) if waits else -1
        return FencedResult(ErrorStatus.NONE, fence, lambda: FencedExecutionInfo(ErrorStatus.NONE))

    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        if self.plain and self.times >= 0:
            wait_until(self.before, None)
        return ExecutionResult(ErrorStatus.NONE)


@pytest.mark.parametrize(("fenced", "plain"), [(True, True), (True, False), (False, True)])
def test_what_holds_up_others_each_time_is_in_one_queue(session, fenced, plain):
    assert fence_waits.is_one_queue(session, Queued(2, fenced=fenced, plain=plain), REQUEST, (REQUEST, REQUEST))


@pytest.mark.parametrize(("times", "fenced", "plain"), [(2, False, False), (1, True, True)])
def test_what_holds_up_others_once_or_never_is_not(session, times, fenced, plain):
    prepared = Queued(times, fenced=fenced, plain=plain)
    assert not fence_waits.is_one_queue(session, prepared, REQUEST, (REQUEST, REQUEST))
