"""The watched processes of a stress test, as the runner sees them: a client each, and the driver."""

from __future__ import annotations

import contextlib
import math
import select
import socket
import time
import weakref
from dataclasses import dataclass, field

import psutil

from nnconform.harness.loaders.service import ChildServer
from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.heartbeats import DRIVER, OWN, Heartbeat, Heartbeats
from nnconform.harness.process.supervised import End, SupervisedProcess
from nnconform.harness.process.usage import Usage, usage
from nnconform.harness.stress import client_process
from nnconform.harness.stress.messages import Message, Start, decode_message

# How long the driver's usage stays the same when it is at rest, and how long is waited for that.
_REST = 0.1
_REST_WAIT = 3.0
_LARGEST_MESSAGE = 1 << 20


class Clients:
    """Starts client processes, by a fork server of their own."""

    def __init__(self, specs: list[str], seed: int) -> None:
        self.fork_server = ForkServer(client_process.set_up, specs, seed)

    def start(self, request: Start, control: int) -> ClientProcess:
        """A new client; ``control``: the driver's control socket, -1 where the client opens the driver's address."""
        return ClientProcess(self.fork_server, request, control)

    def close(self) -> None:
        """End the fork server, and every client that is left."""
        self.fork_server.stop()


class ClientProcess(SupervisedProcess):
    """A client: its heartbeats, its messages, how it ended. It is killed by ``end`` at the latest."""

    def __init__(self, fork_server: ForkServer, request: Start, control: int) -> None:
        self.request = request
        self.heartbeats = Heartbeats.create()
        self.began = time.monotonic()
        self.messages: list[Message] = []
        # How long after its first step the runner means to kill it; None: not at all.
        self.lifetime: float | None = None
        self._kill_at = math.inf
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        weakref.finalize(self, self._socket.close)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _LARGEST_MESSAGE)
        with theirs:
            theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _LARGEST_MESSAGE)
            own = [self.heartbeats.memory.fd, theirs.fileno(), *([control] if control >= 0 else [])]
            super().__init__(lambda output, stacks: fork_server.fork(request, [output, stacks, *own]))

    @property
    def name(self) -> str:
        """What messages call it."""
        return f"client {self.request.number}"

    def watched_by(self, poll: select.poll) -> None:
        """Have ``poll`` wake when it sends something or ends."""
        super().watched_by(poll)
        poll.register(self._socket, select.POLLIN)

    def receive(self) -> None:
        """Add to ``messages`` what it has sent."""
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while payload := self._socket.recv(_LARGEST_MESSAGE, socket.MSG_DONTWAIT):
                self.messages.append(decode_message(payload))

    def kill_at(self) -> float:
        """When to kill it, infinite while that is not known: its time begins with its first step."""
        if self.lifetime is not None and self._kill_at == math.inf and self.heartbeats.done():
            self._kill_at = time.monotonic() + self.lifetime
        return self._kill_at

    def silence(self) -> tuple[float, Heartbeat | None]:
        """Seconds since its quietest thread wrote a heartbeat, and that heartbeat; None: there is none yet."""
        if not self.heartbeats.last_steps():
            return time.monotonic() - self.began, None
        # A row in the middle of a write is not among these: its thread is alive.
        watched = [beat for beat in self.heartbeats.beats() if beat.state in (OWN, DRIVER)]
        if not watched:
            return 0.0, None
        quietest = min(watched, key=lambda beat: beat.since)
        return quietest.silence(), quietest

    def steps(self) -> str:
        """What every thread did last, a line each."""
        beats = self.heartbeats.last_steps()
        return "\n".join(
            f"{self.name} thread {each.thread}: {each.step} ({each.silence():.1f} s ago)" for each in beats
        )

    def last_step(self) -> str:
        """The step that a thread went into last."""
        beats = [beat for beat in self.heartbeats.last_steps() if beat.step]
        return max(beats, key=lambda beat: beat.since).step.removeprefix("after ") if beats else ""

    def end(self) -> End:
        end = super().end()
        self.receive()
        return end


@dataclass
class DriverProcess:
    """The driver. One that somebody else started (``unix:PATH``) is not ours to watch: ``child`` is None then."""

    address: str
    child: ChildServer | None
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
        return cls(served, ChildServer(served))

    @property
    def control(self) -> int:
        """The descriptor of the socket by which clients connect, -1 where they open the address."""
        return self.child.control_fd() if self.child else -1

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

    def end(self) -> End:
        """How it ended; it is killed if it lives."""
        return self.child.end() if self.child else End("is somebody else's")


def _counted(held: Usage) -> tuple[int, int]:
    return held.descriptors, held.threads
