"""The experiment about the limit of a hang (decision 0024): drivers that are slow, or hung, on a machine that is busy.

    python -m nnconform.harness.campaigns.benchmarks.bench_hangs [--limit SECONDS] [--busy N] [PATTERN]

Each driver, at each kind of address, under each condition: ``computes`` needs half of its limit of processor time and
must not be called hung; ``sleeps``, ``spins`` and ``deadlocks`` never answer, and must be. A line says how many limits
the verdict took, and what a limit by the clock alone would have said. Exit status 1 if a verdict is not the right one.
The module with the driver, WaitingDriver, is beside this one.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from pathlib import Path
from unittest import mock

import click

from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.campaigns.benchmarks.waiting_driver import ACTS, WaitingDriver, spins
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import Remote
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import DriverHung
from nnconform.harness.process.patience import MOST

_DRIVER = f"{WaitingDriver.__module__}:{WaitingDriver.__name__}"
# Of the limit: what ``computes`` needs, and when a driver is stopped and goes on.
_NEEDED, _STOPPED, _GOES_ON = 0.5, 0.1, 0.4
# Seconds beyond MOST limits that a hang may take: stacks are asked for, and the driver's process is ended.
_SLACK = 5.0
_NICE = 10

Condition = Callable[[Session, float], AbstractContextManager[object]]


def _quiet(session: Session, limit: float) -> AbstractContextManager[object]:
    return nullcontext()


@contextmanager
def _one_processor(session: Session, limit: float) -> Iterator[None]:
    """Put this process and the driver's on one processor; what is started meanwhile is there too."""
    pids = {0, session.pid()} - {os.getpid()}
    before = os.sched_getaffinity(0)
    for pid in pids:
        os.sched_setaffinity(pid, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def _niced(session: Session, limit: float) -> Iterator[None]:
    if session.own_pid():
        os.setpriority(os.PRIO_PROCESS, session.own_pid(), _NICE)
    yield


@contextmanager
def _stopped(session: Session, limit: float) -> Iterator[None]:
    """Stop the driver's process, if this one started it, for a part of the limit."""
    pid = session.own_pid()
    moments = ((_STOPPED, signal.SIGSTOP), (_GOES_ON, signal.SIGCONT)) if pid else ()
    timers = [threading.Timer(part * limit, os.kill, (pid, number)) for part, number in moments]
    for timer in timers:
        timer.start()
    try:
        yield
    finally:
        for timer in timers:
            timer.cancel()


@contextmanager
def _busy(count: int) -> Iterator[None]:
    # Each in a session of its own, as a kernel that schedules sessions fairly would else give them one share.
    command = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(command, start_new_session=True) for _ in range(count)]
    try:
        yield
    finally:
        for each in others:
            each.kill()
            each.wait()


# Conditions: busy or not, and what else.
CONDITIONS: dict[str, tuple[bool, Condition]] = {
    "quiet": (False, _quiet),
    "stopped for a while": (False, _stopped),
    "busy": (True, _quiet),
    "busy, on one processor": (True, _one_processor),
    "busy, and niced": (True, _niced),
}


@contextmanager
def _served(driver: str) -> Iterator[str]:
    """Serve the driver as another user of it would; yield the socket."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "driver.sock"
        with subprocess.Popen([*_serve(driver), str(path)], stdout=subprocess.DEVNULL) as server:
            while not path.exists():
                time.sleep(0.05)
            try:
                yield str(path)
            finally:
                server.kill()


def _serve(driver: str) -> list[str]:
    return [str(Path(sys.executable).with_name("nnconform")), "serve", f"inproc:{driver}", "--socket"]


@contextmanager
def _opened(kind: str, driver: str, limit: float) -> Iterator[Session]:
    """Open the driver at an address of a kind."""
    with ExitStack() as stack:
        address = f"{kind}:inproc:{driver}" if kind == "service" else f"inproc:{driver}"
        if kind == "exec":
            address = f"exec:{' '.join(_serve(driver))}"
        elif kind.startswith("unix"):
            address = f"unix:{stack.enter_context(_served(driver))}"
        session = stack.enter_context(closing(Session(address)))
        # As where the service is in another namespace: its process is not known.
        unknown = mock.patch("os.pidfd_open", side_effect=OSError) if "unknown" in kind else nullcontext()
        with unknown:
            device = session.device()
        # From now on: to start takes a program longer.
        session.limit = limit
        if isinstance(device, Remote):
            device.limit = limit
        yield session


def _verdict(session: Session) -> tuple[bool, float]:
    """Return whether the driver counts as hung, and the seconds until that or its answer."""
    model, began = models.cases(HalVersion.V1_0)[0].model, time.monotonic()
    try:
        if isinstance(session.device(), Remote):
            session.device().supported_operations(model)
        else:
            prepare(session, model)
    except DriverHung:
        return True, time.monotonic() - began
    return False, time.monotonic() - began


OWN = ("service", "exec")
KINDS = ("inproc", "service", "exec", "unix", "unix unknown")


@click.command()
@click.option("--limit", type=click.FloatRange(0.2), default=0.5, show_default=True)
@click.option("--busy", type=click.IntRange(1), default=16, show_default=True, help="The number of busy processes.")
@click.argument("pattern", default="")
def main(limit: float, busy: int, pattern: str) -> None:
    """Print what becomes of each driver; only of the lines that contain PATTERN."""
    wrong = 0
    print(f"limit {limit:g} s, {busy} busy processes; {load()}")
    for name, (is_busy, condition) in CONDITIONS.items():
        with _busy(busy) if is_busy else nullcontext():
            for kind in KINDS:
                for act, answers in ACTS.items():
                    line = f"{name:24} {kind:13} {act.__name__:10}"
                    if pattern not in line:
                        continue
                    if (kind == "inproc" and act is spins) or (kind not in OWN and condition in (_niced, _stopped)):
                        continue  # it would spin on in this process; that is not done to a process of another
                    driver = f"{_DRIVER}?act={act.__name__}&seconds={_NEEDED * limit:g}"
                    with _opened(kind, driver, limit) as session, condition(session, limit):
                        hung, seconds = _verdict(session)
                    limits = seconds / limit
                    right = hung != answers and seconds < MOST * limit + _SLACK
                    wrong += not right
                    by_clock = "hung" if limits >= 1 else "answers"
                    text = f"{'hung' if hung else 'answers'} after {limits:5.2f} limits, by the clock {by_clock}"
                    print(f"{line} {text:44} {'right' if right else 'WRONG'}", flush=True)
    print(f"{wrong} wrong; {load()}")
    if wrong:
        sys.exit(1)


if __name__ == "__main__":
    main()
