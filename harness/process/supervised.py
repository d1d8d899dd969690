"""A supervised child process: its output, the stacks of its threads, and how it ended."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from nnconform.harness.process.child import STACKS_SIGNAL
from nnconform.harness.process.crash_text import cut_output
from nnconform.harness.process.patience import Patience

# Bytes from the end of a process's output that are shown.
STDERR_TAIL = 8 << 10
# Bytes at the end in which a crash is looked for: the stacks of many threads are long.
_STDERR_SEARCHED = 256 << 10
# Bytes of output that ``trim_stderr`` keeps: a process that never stops printing must not fill the disk.
STDERR_LIMIT = 16 << 20

# Seconds: how long a process may take to write its stacks, after how long a silence they count as complete, and how
# long a killed process may take to end.
_STACKS_WAIT = 1.0
_STACKS_SILENCE = 0.03
_KILL_WAIT = 5.0


class End(msgspec.Struct, frozen=True):
    """How a process ended: a description, the signal or 0, and the exit status if there is one."""

    how: str
    signal: int = 0
    exit_status: int | None = None

    @classmethod
    def from_code(cls, code: int | None) -> End:
        """Return the end for an exit status; negative for a signal, None if it is not known."""
        if code is None:
            return cls("ended (how is not known)")
        if code >= 0:
            return cls(f"exited with status {code}", exit_status=code)
        return cls(f"died of {signal_name(-code)} (signal {-code})", -code)


class Started(NamedTuple):
    """A process that was just started. The caller owns ``pidfd``.

    ``reap`` returns its exit status, or minus the signal; None if that is not known, or if the process has not ended,
    which is then reaped once it has.
    """

    pid: int
    pidfd: int
    reap: Callable[[], int | None]


class SupervisedProcess:
    """A child process under supervision. It is killed with its process group, and reaped, at the latest with this
    object.

    ``start`` gets the descriptors of two files: for the output of the process, and for the stacks of its threads, which
    it writes on STACKS_SIGNAL. Files, not pipes: output never blocks the process and is not lost when it dies.
    """

    def __init__(self, start: Callable[[int, int], Started]) -> None:
        self._output, self._stacks = _anonymous_file(), _anonymous_file()
        # Finalizers run in reverse order: the process ends before its files close.
        weakref.finalize(self, _close, self._output, self._stacks)
        started = start(self._output, self._stacks)
        self.pid, self.pidfd = started.pid, started.pidfd
        weakref.finalize(self, _close, self.pidfd)
        self._kill_and_reap = weakref.finalize(self, _kill_and_reap, os.getpid(), started)
        self._end: End | None = None

    def has_ended(self, seconds: float = 0) -> bool:
        """Return whether the process ends within that time."""
        return _is_readable(self.pidfd, seconds)

    def register_with(self, poll: select.poll) -> None:
        """Register with ``poll``, which wakes when the process ends."""
        poll.register(self.pidfd, select.POLLIN)

    def kill(self) -> None:
        """Kill the process and its group if they live, without waiting."""
        if self._end is None:
            _kill(self.pid, self.pidfd)

    def end(self) -> End:
        """Kill the process and its group if they live, and reap it. Later calls return the same end."""
        if self._end is None:
            self._end = End.from_code(self._kill_and_reap())
        return self._end

    def stderr_tail(self) -> str:
        """Return the end of its output, at most STDERR_TAIL characters, with the stack that it crashed in."""
        size = os.fstat(self._output).st_size
        text = os.pread(self._output, _STDERR_SEARCHED, max(0, size - _STDERR_SEARCHED)).decode(errors="replace")
        return cut_output(text, STDERR_TAIL)

    def output_size(self) -> int:
        """Return the bytes of its output that there are now: fewer than before if it was trimmed."""
        return os.fstat(self._output).st_size

    def output(self, start: int, most: int) -> bytes:
        """Return at most so many bytes of its output, from ``start`` on."""
        return os.pread(self._output, most, start)

    def trim_stderr(self) -> None:
        """Drop its output if it exceeds STDERR_LIMIT. It is appended, so that it continues at the start of the file."""
        if os.fstat(self._output).st_size > STDERR_LIMIT:
            os.ftruncate(self._output, 0)

    def stacks(self) -> str:
        """Return the Python stacks of all its threads, "" if it does not write them within a second."""
        if self._end is not None:
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
    """Start a program in its own session, with output to ``output`` and the ``descriptors`` inherited."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        env=environment,
        pass_fds=descriptors,
        start_new_session=True,
    )
    return Started(process.pid, os.pidfd_open(process.pid), partial(_reap, process))


def _reap(process: subprocess.Popen[bytes]) -> int | None:
    status = process.poll()
    if status is None:
        # Whenever it ends: nothing else waits for it.
        threading.Thread(target=process.wait, daemon=True).start()
    return status


def signal_name(number: int) -> str:
    """Return the name of a signal: ``SIGSEGV`` of 11, ``SIGRTMIN+3`` of a real-time signal, else ``signal 32``."""
    with contextlib.suppress(ValueError):
        return signal.Signals(number).name
    if signal.SIGRTMIN < number < signal.SIGRTMAX:
        return f"SIGRTMIN+{number - signal.SIGRTMIN}"
    return f"signal {number}"


def _anonymous_file() -> int:
    """Return the descriptor of an unnamed file, open for appending."""
    with tempfile.TemporaryFile() as file:
        descriptor = os.dup(file.fileno())
    fcntl.fcntl(descriptor, fcntl.F_SETFL, os.O_APPEND)
    return descriptor


def _kill_and_reap(owner: int, started: Started) -> int | None:
    if os.getpid() != owner:  # a fork of the owner must not end the owner's process
        return None
    _kill(started.pid, started.pidfd)
    patience = Patience(_KILL_WAIT, started.pid)
    while not _is_readable(started.pidfd, pause := patience.turn()) and pause:
        pass
    return started.reap()


def _kill(pid: int, pidfd: int) -> None:
    try:
        signal.pidfd_send_signal(pidfd, signal.SIGKILL)  # it may not have made its group yet
    except ProcessLookupError:
        return  # somebody else has reaped it, as when its fork server ended: a stranger may have its number by now
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


def _is_readable(descriptor: int, seconds: float) -> bool:
    ready = select.poll()
    ready.register(descriptor, select.POLLIN)
    return bool(ready.poll(seconds * 1000))


def _close(*descriptors: int) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
