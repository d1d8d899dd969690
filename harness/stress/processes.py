"""The supervised processes of a stress test, as the runner sees them: its clients, and the driver."""

from __future__ import annotations

import contextlib
import math
import select
import socket
import time
import weakref
from dataclasses import dataclass, field

import psutil
from msgspec.structs import replace

from nnconform.harness.loaders.service import ChildServer
from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.heartbeats import DRIVER, OWN, Heartbeat, Heartbeats
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.supervised import End, SupervisedProcess
from nnconform.harness.process.usage import Usage, open_things, usage
from nnconform.harness.stress import client_process
from nnconform.harness.stress.messages import Message, Start, decode_message

# Seconds without a change after which the driver's usage counts as stable, and the most to wait for that.
_REST = 0.1
_REST_WAIT = 3.0
_LARGEST_MESSAGE = 1 << 20


class Clients:
    """Starts client processes, through their own fork server."""

    def __init__(self, specs: list[str], seed: int) -> None:
        self.fork_server = ForkServer(client_process.set_up, specs, seed)

    def start(self, request: Start, control: int) -> ClientProcess:
        """Return a new client. ``control`` is the driver's control socket, -1 if the client opens the address."""
        return ClientProcess(self.fork_server, request, control)

    def close(self) -> None:
        """End the fork server, and every client that is left."""
        self.fork_server.stop()


class ClientProcess(SupervisedProcess):
    """A client: its heartbeats, its messages, its end. ``end`` kills it if it lives."""

    def __init__(self, fork_server: ForkServer, request: Start, control: int) -> None:
        self.request = request
        self.heartbeats = Heartbeats.create()
        self.began = time.monotonic()
        self.messages: list[Message] = []
        # Seconds after its first step at which the runner kills it; None: never.
        self.lifetime: float | None = None
        self._kill_at = math.inf
        # The thread and the time of a heartbeat, and the patience with its step.
        self._patience: tuple[tuple[int, int], Patience] | None = None
        self._socket, client_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        weakref.finalize(self, self._socket.close)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _LARGEST_MESSAGE)
        with client_end:
            client_end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _LARGEST_MESSAGE)
            own = [self.heartbeats.memory.fd, client_end.fileno(), *([control] if control >= 0 else [])]
            super().__init__(lambda output, stacks: fork_server.fork(request, [output, stacks, *own]))

    @property
    def name(self) -> str:
        """The client's name in messages."""
        return f"client {self.request.number}"

    def register_with(self, poll: select.poll) -> None:
        """Register with ``poll``, which wakes when the client sends a message or ends."""
        super().register_with(poll)
        poll.register(self._socket, select.POLLIN)

    def receive(self) -> None:
        """Receive what the client has sent, and append it to ``messages``."""
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while payload := self._socket.recv(_LARGEST_MESSAGE, socket.MSG_DONTWAIT):
                self.messages.append(decode_message(payload))

    def kill_at(self) -> float:
        """Return the time at which to kill it, infinite while not known: its lifetime begins with its first step."""
        if self.lifetime is not None and self._kill_at == math.inf and self.heartbeats.done():
            self._kill_at = time.monotonic() + self.lifetime
        return self._kill_at

    def silence(self) -> tuple[float, Heartbeat | None]:
        """Return the seconds since the quietest thread wrote a heartbeat, and that heartbeat; None if there is none
        yet.
        """
        if not self.heartbeats.last_steps():
            return time.monotonic() - self.began, None
        # A row in the middle of a write is not among these: its thread is alive.
        watched = [beat for beat in self.heartbeats.beats() if beat.state in (OWN, DRIVER)]
        if not watched:
            return 0.0, None
        quietest = min(watched, key=lambda beat: beat.since)
        return quietest.silence(), quietest

    def patience(self, beat: Heartbeat | None, limit: float, driver_pid: int) -> Patience:
        """Return the patience with the step of a heartbeat, or with the start if there is none: a new one for each."""
        step = (beat.thread, beat.since) if beat else (-1, 0)
        if self._patience is None or self._patience[0] != step:
            self._patience = step, Patience(limit, self.pid, driver_pid)
        return self._patience[1]

    def steps(self) -> str:
        """Return the last step of every thread, a line each."""
        beats = self.heartbeats.last_steps()
        return "\n".join(
            f"{self.name} thread {each.thread}: {each.step} ({each.silence():.1f} s ago)" for each in beats
        )

    def last_step(self) -> str:
        """Return the latest step of any thread."""
        beats = [beat for beat in self.heartbeats.last_steps() if beat.step]
        return max(beats, key=lambda beat: beat.since).step.removeprefix("after ") if beats else ""

    def end(self) -> End:
        end = super().end()
        self.receive()
        return end


@dataclass
class DriverProcess:
    """The process of the driver. ``child`` is None for one that somebody else started (``unix:PATH``): it is not
    supervised.
    """

    address: str
    child: ChildServer | None
    # Work done, and the usage of the process after it.
    work: list[float] = field(default_factory=list)
    samples: list[Usage] = field(default_factory=list)

    @classmethod
    def start(cls, address: str) -> DriverProcess:
        """Start the driver at ``address``, always in a process of its own."""
        scheme, _, rest = address.partition(":")
        if scheme == "unix":
            return cls(address, None)
        served = rest if scheme == "service" else address
        return cls(served, ChildServer(served))

    @property
    def control(self) -> int:
        """The descriptor of the socket through which clients connect, -1 if they open the address."""
        return self.child.control_fd() if self.child else -1

    @property
    def pid(self) -> int:
        """The process, 0 if it is not known."""
        return self.child.pid if self.child else 0

    def died(self, seconds: float = 0) -> bool:
        """Return whether the process ends within that time."""
        return self.child is not None and self.child.has_ended(seconds)

    def register_with(self, poll: select.poll) -> None:
        """Register with ``poll``, which wakes when the process ends."""
        if self.child:
            self.child.register_with(poll)

    def usage(self) -> Usage | None:
        """Return what the process uses now, None if that is not known."""
        with contextlib.suppress(psutil.Error):
            return usage(self.pid) if self.pid else None
        return None

    def sample_at_rest(self, work: float) -> None:
        """Record the usage of the process after that much work, once it is stable: its clients have gone."""
        if self.child is None:
            return
        until = time.monotonic() + _REST_WAIT
        with contextlib.suppress(psutil.Error):
            before, now = None, open_things(self.child.pid)
            while before != now and time.monotonic() < until:
                time.sleep(_REST)
                before, now = now, open_things(self.child.pid)
            self.samples.append(replace(usage(self.child.pid), descriptors=now[0], threads=now[1]))
            self.work.append(work)

    def stacks(self) -> str:
        """Return the stacks of its threads."""
        return self.child.stacks() if self.child and not self.died() else ""

    def stderr_tail(self) -> str:
        """Return the end of its output."""
        return self.child.stderr_tail() if self.child else ""

    def end(self) -> End:
        """Kill the process if it lives, and return how it ended."""
        return self.child.end() if self.child else End("was not started by the runner")
