"""The fault matrix: each misbehaviour of a driver, behind each scheme: verdict, time to detect, and what is left.

A right driver runs a case, misbehaves in the next one, and runs a third, which must pass again. The misbehaviours are
those of ``reference_driver.misbehaving``.
"""

from __future__ import annotations

import gc
import os
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import psutil

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.support.models import case
from nnconform.harness.driver.misbehaviour import Misbehaviour, misbehaviours_of
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.descendants import descendants
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.process.shared_files import shared_files
from nnconform.harness.results.verdict import Outcome, Verdict

PACKAGE = "reference_driver.misbehaving"
SCHEMES = ("service", "exec", "unix")
# Seconds that the driver has for the case in which it misbehaves, and to be opened.
LIMIT = 2.0
OPENING_LIMIT = 60.0
# Seconds after which a process that is about to end counts as left behind, on a busy machine too.
_GRACE = 60.0
_PAUSE = 0.02
_SERVE = (sys.executable, "-P", "-m", "nnconform", "serve")


class MisbehaviourResult(msgspec.Struct, frozen=True):
    """What came of a misbehaviour behind a scheme, which must come to the verdict ``expected``.

    ``after`` is the outcome of the case after it, ``seconds`` the time until the verdict, ``left`` what it left behind,
    each with a count.
    """

    name: str
    description: str
    scheme: str
    expected: str
    outcome: Outcome
    after: Outcome
    seconds: float
    left: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether the verdict is the right one, the next case untouched, and nothing left."""
        return self.outcome.verdict == self.expected and self.after.verdict is Verdict.PASSED and not self.left


def chosen(pattern: str = "") -> list[Misbehaviour]:
    """Return the misbehaviours whose names contain ``pattern``. Raises UsageError if there are none."""
    found = [each for name, each in misbehaviours_of(f"nnconform.{PACKAGE}").items() if pattern in name]
    if not found:
        raise UsageError(f"no misbehaviour's name contains {pattern!r}; nnconform fault-matrix --list names them")
    return found


class MatrixPart(msgspec.Struct, frozen=True):
    """The part of the matrix behind one scheme, of the misbehaviours whose names contain ``pattern``."""

    scheme: str
    pattern: str


def run_part(part: MatrixPart) -> Iterator[MisbehaviourResult]:
    """Yield the rows of a part. This process, which runs nothing else, makes its temporary files in a new folder."""
    with scratch_folder() as folder:
        os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None
        yield from run_matrix(chosen(part.pattern), part.scheme, folder)


def run_matrix(misbehaviours: Sequence[Misbehaviour], scheme: str, folder: Path) -> Iterator[MisbehaviourResult]:
    """Run misbehaviours behind a scheme, with sockets and orders in ``folder``, which is empty.

    Temporary files are looked for in the folder ``tempfile`` uses. Raises UsageError if the driver does not pass
    before it misbehaves.
    """
    orders = folder / "orders"
    address = f"inproc:{PACKAGE}?orders={orders}"
    if scheme == "service":
        yield from _Trial(f"service:{address}", orders).rows(misbehaviours, scheme)
    elif scheme == "exec":
        yield from _Trial(f"exec:{shlex.join([*_SERVE, address, '--socket'])}", orders).rows(misbehaviours, scheme)
    else:
        with _Supervised(address, folder / "socket") as supervised:
            yield from _Trial(f"unix:{supervised.path}", orders, supervised).rows(misbehaviours, scheme)


class _Supervised:
    """A service of a driver at a path, under a supervisor."""

    def __init__(self, address: str, path: Path) -> None:
        self.address, self.path = address, path

    def __enter__(self) -> _Supervised:
        words = [*_SERVE, self.address, "--socket", str(self.path)]
        self._supervisor = subprocess.Popen([sys.executable, "-m", "nnconform.harness.selftest.supervisor", *words])
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._supervisor.terminate()
        self._supervisor.wait()

    def own(self) -> set[int]:
        """Return the processes of the supervisor and the service."""
        with suppress(psutil.Error):
            return {self._supervisor.pid, *(each.pid for each in psutil.Process(self._supervisor.pid).children())}
        return {self._supervisor.pid}

    def replace(self) -> None:
        """Have the service's process killed, and wait until another one listens."""
        before = self.own()
        self._supervisor.send_signal(signal.SIGHUP)
        until = time.monotonic() + OPENING_LIMIT
        while self.own() & before != {self._supervisor.pid} and time.monotonic() < until:
            time.sleep(_PAUSE)
        self.wait()

    def wait(self) -> None:
        """Wait until the service listens. Raises UsageError if it does not."""
        until = time.monotonic() + OPENING_LIMIT
        while time.monotonic() < until:
            with suppress(OSError), socket.socket(socket.AF_UNIX) as tried:
                tried.connect(str(self.path))
                return
            time.sleep(_PAUSE)
        raise UsageError(f"{self.path}: the service does not listen within {OPENING_LIMIT:g} s")


class _Place(msgspec.Struct, frozen=True):
    """How many processes, files and descriptors there are at a moment."""

    processes: int
    files: int
    descriptors: int

    def since(self, before: _Place) -> tuple[str, ...]:
        """Return what there is more of than there was."""
        more = {name: getattr(self, name) - getattr(before, name) for name in ("processes", "files", "descriptors")}
        return tuple(f"{count} {name}" for name, count in more.items() if count > 0)


class _Trial:
    """Runs misbehaviours one after another on the driver at ``address``, which looks for them in ``orders``."""

    def __init__(self, address: str, orders: Path, supervised: _Supervised | None = None) -> None:
        self.session = Session(address, limit=OPENING_LIMIT)
        self.orders, self.supervised, self.case = orders, supervised, case("add_float32")

    def rows(self, misbehaviours: Sequence[Misbehaviour], scheme: str) -> Iterator[MisbehaviourResult]:
        """Yield the row of each misbehaviour."""
        try:
            for each in misbehaviours:
                yield self._row(each, scheme)
        finally:
            self.session.close()

    def _row(self, misbehaviour: Misbehaviour, scheme: str) -> MisbehaviourResult:
        first = run_case(self.session, self.case)
        if first.verdict is not Verdict.PASSED:
            raise UsageError(f"{self.session.address}: {first.verdict} before it misbehaves: {first.message}")
        before = self._look()
        self.orders.write_text(misbehaviour.name)
        device = self.session.device()
        assert isinstance(device, ServiceDevice)
        device.limit = LIMIT
        began = time.monotonic()
        outcome = run_case(self.session, self.case)
        seconds = time.monotonic() - began
        device.limit = OPENING_LIMIT
        del device
        if self.supervised and outcome.verdict is Verdict.HUNG:
            self.supervised.replace()
        after = run_case(self.session, self.case)
        name, told, expected = misbehaviour.name, misbehaviour.description, misbehaviour.expected(scheme)
        return MisbehaviourResult(name, told, scheme, expected, outcome, after, seconds, self._left(before))

    def _left(self, before: _Place) -> tuple[str, ...]:
        """Return what is there that was not there before, and does not go within a minute."""
        if self._look().processes > before.processes:
            # The children of a driver that lives are to end with it.
            self.session.discard_device()
            if self.supervised:
                self.supervised.replace()
        until = time.monotonic() + _GRACE
        while (left := self._look().since(before)) and time.monotonic() < until:
            time.sleep(_PAUSE)
        return left

    def _look(self) -> _Place:
        gc.collect()
        own = {self.session.pid()} if self.session.is_open else set()
        own |= self.supervised.own() if self.supervised else set()
        processes = 0
        for each in descendants(os.getpid()):
            with suppress(psutil.Error):
                processes += each.pid not in own and each.status() != psutil.STATUS_ZOMBIE
        files = sum(1 for _ in self.orders.parent.rglob("*"))
        return _Place(processes, files + len(shared_files()), len(os.listdir("/proc/self/fd")))
