"""The client processes of stress tests: a fork server with everything loaded, and what its forks run.

The fork server ends with the runner, and its forks with it (PR_SET_PDEATHSIG), however the runner ends.
"""

from __future__ import annotations

import functools
import socket
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import msgspec

from nnconform.harness.driver.interface import Device
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import attach
from nnconform.harness.model.codes import DeviceStatus, name_of
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.forkserver.server import Run
from nnconform.harness.process.heartbeats import DRIVER, Heartbeats
from nnconform.harness.results.verdict import Stage, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.stress.cases import gather_cases
from nnconform.harness.stress.client import StressClient, VerifiedCase
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.messages import (
    ClientDone,
    ClientFailed,
    Message,
    Start,
    SurveyResult,
    decode_start,
    encode,
    truncated,
)
from nnconform.harness.stress.survey import survey

# Seconds. The runner detects hangs; the client itself waits for longer than any run.
PATIENCE = 1_000_000.0


def set_up(specs: list[str], seed: int) -> Run:
    """Return the function that the fork server runs in each client. ``specs`` are files of cases to use instead of our
    own.

    The tests are imported here: in each client that took as long as a short test's work.
    """
    find_tests()
    try:
        cases: tuple[Case, ...] | UsageError = gather_cases([Path(each) for each in specs], seed)
    except UsageError as error:
        cases = error
    return functools.partial(_run_client, cases)


def _run_client(
    cases: tuple[Case, ...] | UsageError, request: msgspec.Raw, heartbeats: int, sock: int, *control: int
) -> None:
    """Run a client process, to its end."""
    start = decode_start(request)
    with socket.socket(fileno=sock) as runner:
        message: Message
        try:
            message = _work(cases, start, Heartbeats.at(heartbeats), *control)
        except BaseException as error:
            message = _failed(error)
        runner.send(encode(message))


def _work(
    cases: tuple[Case, ...] | UsageError, start: Start, heartbeats: Heartbeats, control: int = -1
) -> SurveyResult | ClientDone:
    if isinstance(cases, UsageError):
        raise cases
    heartbeats.write(0, DRIVER, 0, f"{Stage.LOAD} {start.address}")
    session = _Session(start, _opener(start, control))
    usable = [VerifiedCase(cases[place], tuple(ways)) for place, ways in start.usable]
    seed = f"{start.seed} {start.test} {start.role} {start.number}"
    client = StressClient(
        cases, session, heartbeats, usable, seed, start.driver_pid, start.limit, start.threads, start.dies_at
    )
    if start.role < 0:
        right, left_out, status = survey(client)
        return SurveyResult(session.describe(), right, left_out, name_of(DeviceStatus, status))
    test = find_tests(start.test, import_module(start.package))[0]
    test.roles[start.role].work(client)
    return ClientDone(dict(client.counted), dict(client.largest))


def _opener(start: Start, control: int) -> Callable[[], Device]:
    if control < 0:
        return lambda: open_driver(start.address)
    control_socket = socket.socket(fileno=control)
    return lambda: attach(start.address, control_socket, start.driver_pid, PATIENCE)


class _Session(Session):
    """A session with a device that other clients use too."""

    def __init__(self, start: Start, opener: Callable[[], Device]) -> None:
        super().__init__(start.address, seed=start.seed, limit=PATIENCE)
        self._opener = opener

    def _open(self) -> Device:
        return self._opener()


def _failed(error: BaseException) -> ClientFailed:
    """Return the message that reports an exception to the runner."""
    # An exception has this attribute only if it has a note.
    step = (getattr(error, "__notes__", None) or [""])[0]
    trace = "".join(traceback.format_exception(error))
    if isinstance(error, VerdictReached):
        return truncated(ClientFailed(str(error.verdict), str(error), step, error.details))
    if isinstance(error, UsageError):
        return truncated(ClientFailed("usage", str(error), step))
    if isinstance(error, DriverFault):
        return truncated(ClientFailed("broke", str(error), step, {"stderr": error.stderr, "stack": error.stack}))
    return truncated(ClientFailed("raised", f"{type(error).__name__}: {error}", step, {"traceback": trace}))
