"""The watched processes of a stress test, as the runner sees them: a client each, and the driver."""

from __future__ import annotations

import contextlib
import math
import os
import select
import signal
import socket
import time
from dataclasses import dataclass, field
from functools import cached_property

import psutil

from nnconform.harness.loaders.service.child import Child
from nnconform.harness.loaders.service.peer import End
from nnconform.harness.process.forking import STACKS_SIGNAL
from nnconform.harness.process.heartbeats import DRIVER, OWN, Beat, Board
from nnconform.harness.process.launcher import Launcher
from nnconform.harness.process.usage import Usage, usage
from nnconform.harness.stress.messages import Start, Told, decode_told

TAIL = 8 << 10
_STACKS_WAIT = 0.5
_END_WAIT = 5.0
# How long the driver's usage stays the same when it is at rest, and how long is waited for that.
_REST = 0.1
_REST_WAIT = 3.0
_LARGEST_MESSAGE = 1 << 20
_SERVER = "from nnconform.harness.stress import client_process; client_process.serve({{}}, {specs!r}, {seed})"


class Clients:
    """Starts client processes, by a fork server of their own."""

    def __init__(self, specs: list[str], seed: int) -> None:
        self.launcher = Launcher(_SERVER.format(specs=specs, seed=seed))

    def start(self, request: Start, door: int) -> ClientProcess:
        """A new client; ``door``: where it connects to the driver, -1 where it opens the driver's address."""
        return ClientProcess(self.launcher, request, door)

    def close(self) -> None:
        """End the fork server, and every client that is left."""
        self.launcher.stop()


class ClientProcess:
    """A client: its board, what it told, how it ended. It is killed by ``end`` at the latest."""

    def __init__(self, launcher: Launcher, request: Start, door: int) -> None:
        self.request, self._launcher = request, launcher
        self.board = Board.create()
        self.began = time.monotonic()
        self.told: list[Told] = []
        self.ended: End | None = None
        # How long after its first step the runner means to kill it; None: not at all.
        self.lifetime: float | None = None
        self._kill_at = math.inf
        self._last_words = ""
        self._output, self._stacks = _file(), _file()
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _LARGEST_MESSAGE)
        with theirs:
            theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _LARGEST_MESSAGE)
            descriptors = [self.board.memory.fd, theirs.fileno(), self._output, self._stacks]
            self.pid, self.pidfd = launcher.fork(request, descriptors + ([door] if door >= 0 else []))

    @property
    def name(self) -> str:
        """What messages call it."""
        return f"client {self.request.number}"

    def watched_by(self, poll: select.poll) -> None:
        """Have ``poll`` wake when it says something or ends."""
        poll.register(self.pidfd, select.POLLIN)
        poll.register(self._socket, select.POLLIN)

    def listen(self) -> None:
        """Take what it has said."""
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while payload := self._socket.recv(_LARGEST_MESSAGE, socket.MSG_DONTWAIT):
                self.told.append(decode_told(payload))

    def kill_at(self) -> float:
        """When to kill it, infinite while that is not known: its time begins with its first step."""
        if self.lifetime is not None and self._kill_at == math.inf and self.board.done():
            self._kill_at = time.monotonic() + self.lifetime
        return self._kill_at

    def alive(self) -> bool:
        """Whether the process has not ended."""
        return self.ended is None and not _readable(self.pidfd, 0)

    def silence(self) -> tuple[float, Beat | None]:
        """How long its quietest thread has said nothing, in seconds, and what that was; None: it said nothing yet."""
        if not self.board.last_words():
            return time.monotonic() - self.began, None
        # A row in the middle of a write is not among these: its thread is alive.
        watched = [beat for beat in self.board.beats() if beat.state in (OWN, DRIVER)]
        if not watched:
            return 0.0, None
        quietest = min(watched, key=lambda beat: beat.since)
        return quietest.silence(), quietest

    def steps(self) -> str:
        """What every thread did last, a line each."""
        beats = self.board.last_words()
        return "\n".join(
            f"{self.name} thread {each.thread}: {each.step} ({each.silence():.1f} s ago)" for each in beats
        )

    def last_step(self) -> str:
        """The step that a thread went into last."""
        beats = [beat for beat in self.board.last_words() if beat.step]
        return max(beats, key=lambda beat: beat.since).step.removeprefix("after ") if beats else ""

    def stacks(self) -> str:
        """The Python stacks of its threads."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.pidfd, STACKS_SIGNAL)
        size, until = 0, time.monotonic() + _STACKS_WAIT
        while time.monotonic() < until:
            time.sleep(0.03)
            grown = os.fstat(self._stacks).st_size
            if grown == size and size:
                break
            size = grown
        return os.pread(self._stacks, size, 0).decode(errors="replace")

    def stderr_tail(self) -> str:
        """The end of what it printed."""
        if self.ended is not None:
            return self._last_words
        size = os.fstat(self._output).st_size
        return os.pread(self._output, TAIL, max(0, size - TAIL)).decode(errors="replace")

    def kill(self) -> None:
        """Kill it if it lives."""
        if self.ended is None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self.pidfd, signal.SIGKILL)

    def end(self) -> End:
        """Kill it if it lives, reap it, take what it had said; once only, the same answer after."""
        if self.ended is None:
            self.kill()
            _readable(self.pidfd, _END_WAIT)
            self.listen()
            status = self._launcher.reap(self.pid)
            code = os.waitstatus_to_exitcode(status) if status is not None else 0
            self._last_words = self.stderr_tail()
            how = f"exited with status {code}" if code >= 0 else f"died of {signal.Signals(-code).name}"
            self.ended = End(how, max(0, -code), code if code >= 0 else None)
            self._socket.close()
            for descriptor in (self.pidfd, self._output, self._stacks):
                os.close(descriptor)
        return self.ended


@dataclass
class DriverProcess:
    """The driver. One that somebody else started (``unix:PATH``) is not ours to watch: ``child`` is None then."""

    address: str
    child: Child | None
    # Work done against what the process held.
    work: list[float] = field(default_factory=list)
    samples: list[Usage] = field(default_factory=list)

    @classmethod
    def start(cls, address: str) -> DriverProcess:
        """Start the driver at ``address``, in a process of its own whatever the address says."""
        scheme, _, rest = address.partition(":")
        if scheme == "unix":
            return cls(address, None)
        served = rest if scheme == "service" else address
        return cls(served, Child(served))

    @property
    def door(self) -> int:
        """Where clients connect, -1 where they open the address."""
        return self.child.door() if self.child else -1

    @property
    def pid(self) -> int:
        """The process, 0 where it is not known."""
        return self.child.pid if self.child else 0

    def died(self, seconds: float = 0) -> bool:
        """Whether the process ends within that time."""
        return self.child is not None and self.child.has_ended(seconds)

    def watched_by(self, poll: select.poll) -> None:
        """Have ``poll`` wake when it ends."""
        if self.child:
            self.child.watched_by(poll)

    def sample_at_rest(self, work: float) -> None:
        """Note what the process holds after so much work, once that stays the same: its clients have gone."""
        if self.child is None:
            return
        until = time.monotonic() + _REST_WAIT
        with contextlib.suppress(psutil.Error):
            before, now = None, usage(self.child.pid)
            while (before is None or _counted(before) != _counted(now)) and time.monotonic() < until:
                time.sleep(_REST)
                before, now = now, usage(self.child.pid)
            self.samples.append(now)
            self.work.append(work)

    def stacks(self) -> str:
        """The stacks of its threads."""
        return self.child.stacks() if self.child and not self.died() else ""

    def stderr_tail(self) -> str:
        """The end of what it printed."""
        return self.child.stderr_tail() if self.child else ""

    @cached_property
    def end(self) -> End:
        """How it ended; it is killed if it lives."""
        return self.child.end() if self.child else End("is somebody else's")


def _counted(held: Usage) -> tuple[int, int]:
    return held.descriptors, held.threads


def _file() -> int:
    return os.memfd_create("nnconform-stress", os.MFD_CLOEXEC)


def _readable(descriptor: int, seconds: float) -> bool:
    ready = select.poll()
    ready.register(descriptor, select.POLLIN)
    return bool(ready.poll(seconds * 1000))
