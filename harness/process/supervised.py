"""A child process that is watched: its output, the stacks of its threads, and how it ended."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import subprocess
import tempfile
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nnconform.harness.process.child import STACKS_SIGNAL

# Bytes of what a process printed last that are shown.
STDERR_TAIL = 8 << 10
# Bytes of output that ``trim_stderr`` lets stand: a process that never stops printing must not fill the disk.
STDERR_LIMIT = 16 << 20

# Seconds: how long a process may take to write its stacks, after how long a silence they count as complete, and how
# long a killed process may take to end.
_STACKS_WAIT = 1.0
_STACKS_SILENCE = 0.03
_KILL_WAIT = 5.0


@dataclass(frozen=True, slots=True)
class End:
    """How a process ended, in words; the signal or 0, and the exit status if there is one."""

    how: str
    signal: int = 0
    exit_status: int | None = None

    @classmethod
    def of_code(cls, code: int | None) -> End:
        """The end that an exit status stands for, a signal where it is negative; None: it is not known."""
        if code is None:
            return cls("ended (how is not known)")
        if code >= 0:
            return cls(f"exited with status {code}", exit_status=code)
        return cls(f"died of {signal_name(-code)} (signal {-code})", -code)


class Started(NamedTuple):
    """A process that was just started. ``pidfd`` is the caller's.

    ``reap``: called once it has ended, it returns the exit status, or minus the signal; None where that is lost.
    """

    pid: int
    pidfd: int
    reap: Callable[[], int | None]


class SupervisedProcess:
    """A child process under watch. It is killed with its group, and reaped, with this object at the latest.

    ``start`` gets the descriptors of two files: for what the process prints, and for the stacks of its threads, which
    it writes on STACKS_SIGNAL. Files, not pipes: nothing that is printed blocks the process or is lost when it dies.
    """

    def __init__(self, start: Callable[[int, int], Started]) -> None:
        self._output, self._stacks = _anonymous_file(), _anonymous_file()
        # What is registered last runs first: the process ends before its files close.
        weakref.finalize(self, _close, self._output, self._stacks)
        started = start(self._output, self._stacks)
        self.pid, self.pidfd = started.pid, started.pidfd
        weakref.finalize(self, _close, self.pidfd)
        self._kill_and_reap = weakref.finalize(self, _kill_and_reap, os.getpid(), started)
        self._ended: End | None = None

    def has_ended(self, seconds: float = 0) -> bool:
        """Whether it ends within that time."""
        return _is_readable(self.pidfd, seconds)

    def watched_by(self, poll: select.poll) -> None:
        """Have ``poll`` wake when it ends."""
        poll.register(self.pidfd, select.POLLIN)

    def kill(self) -> None:
        """Kill it and its group if they live, and do not wait for that."""
        if self._ended is None:
            _kill(self.pid, self.pidfd)

    def end(self) -> End:
        """Kill it and its group if they live, and reap it. Once only: from then on the same answer."""
        if self._ended is None:
            self._ended = End.of_code(self._kill_and_reap())
        return self._ended

    def stderr_tail(self) -> str:
        """The end of what it printed, at most STDERR_TAIL bytes."""
        size = os.fstat(self._output).st_size
        return os.pread(self._output, STDERR_TAIL, max(0, size - STDERR_TAIL)).decode(errors="replace")

    def trim_stderr(self) -> None:
        """Drop what it printed once that is more than STDERR_LIMIT; it goes on at the start, for it appends."""
        if os.fstat(self._output).st_size > STDERR_LIMIT:
            os.ftruncate(self._output, 0)

    def stacks(self) -> str:
        """The Python stacks of all its threads, "" if it does not write them within a second."""
        if self._ended is not None:
            return ""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.pidfd, STACKS_SIGNAL)
        size, last_change, give_up = 0, time.monotonic(), time.monotonic() + _STACKS_WAIT
        while (now := time.monotonic()) < give_up and not (size and now - last_change > _STACKS_SILENCE):
            time.sleep(_STACKS_SILENCE / 6)
            if (grown := os.fstat(self._stacks).st_size) != size:
                size, last_change = grown, now
        return os.pread(self._stacks, size, 0).decode(errors="replace")


def spawn(command: Sequence[str], output: int, descriptors: Sequence[int], environment: Mapping[str, str]) -> Started:
    """Start a program in a session of its own that prints to ``output`` and inherits ``descriptors``."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        env=environment,
        pass_fds=descriptors,
        start_new_session=True,
    )
    return Started(process.pid, os.pidfd_open(process.pid), process.wait)


def signal_name(number: int) -> str:
    """``SIGSEGV`` of 11, ``SIGRTMIN+3`` of a real-time signal; ``signal 32`` of what has no name."""
    with contextlib.suppress(ValueError):
        return signal.Signals(number).name
    if signal.SIGRTMIN < number < signal.SIGRTMAX:
        return f"SIGRTMIN+{number - signal.SIGRTMIN}"
    return f"signal {number}"


def _anonymous_file() -> int:
    """A file without a name, to be appended to."""
    with tempfile.TemporaryFile() as file:
        descriptor = os.dup(file.fileno())
    fcntl.fcntl(descriptor, fcntl.F_SETFL, os.O_APPEND)
    return descriptor


def _kill_and_reap(owner: int, started: Started) -> int | None:
    if os.getpid() != owner:  # in a fork of the owner: the process is not its to end
        return None
    _kill(started.pid, started.pidfd)
    return started.reap() if _is_readable(started.pidfd, _KILL_WAIT) else None


def _kill(pid: int, pidfd: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        signal.pidfd_send_signal(pidfd, signal.SIGKILL)  # it may not have made its group yet


def _is_readable(descriptor: int, seconds: float) -> bool:
    ready = select.poll()
    ready.register(descriptor, select.POLLIN)
    return bool(ready.poll(seconds * 1000))


def _close(*descriptors: int) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
