"""The child process that works on shards, seen by its parent: see ``shard`` for the process itself.

A shard is a msgspec struct; so is each result. They are sent as JSON: a shard as a line on the child's
standard input, a line for each result on its standard output. What the work prints goes to standard error.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.supervised import signal_name

_Result = TypeVar("_Result")

# Seconds that a process may take to end after SIGTERM.
_PATIENCE = 10.0
_CHILD = "nnconform.harness.process.shard"
_HINT = "see its output above; use a service: address, so that the driver cannot end this process"


def work_name(work: Callable[..., object]) -> str:
    """Return the name under which a child finds a function of a module."""
    return f"{work.__module__}:{work.__qualname__}"


class ShardMessage(msgspec.Struct, omit_defaults=True):
    """A line from the process of a shard: a result, the end of the work, or the error that ended it early.

    ``ended``, ``usage_error`` and ``driver_fault`` are the texts of WorkEnded and of the exceptions of these names;
    ``stderr`` is the fault's.
    """

    result: msgspec.Raw = msgspec.Raw(b"")
    done: bool = False
    usage_error: str = ""
    driver_fault: str = ""
    stderr: str = ""
    ended: str = ""


class WorkEnded(Exception):
    """The work was ended, by the end of a process that it needs; the text says how, without a subject."""


def encode(value: object) -> bytes:
    """Return ``value`` as one line of JSON, without the line break; a Path as its text."""
    return msgspec.json.encode(value, enc_hook=_path_text)


def decode(text: bytes | msgspec.Raw, type: type[_Result]) -> _Result:
    """Decode what ``encode`` returned for a ``type``. Raises msgspec.DecodeError."""
    return msgspec.json.decode(text, type=type, dec_hook=_path_of_text)


class ShardChild:
    """A child process that runs the function named ``work`` on the shards that it is given, one after the other.

    ``environment`` is added to that of this process. It ends with the thread that starts it.
    """

    def __init__(self, work: str, environment: Mapping[str, str] | None = None) -> None:
        command = [sys.executable, "-P", "-m", _CHILD, work, str(os.getpid())]
        own = None if environment is None else {**os.environ, **environment}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=own)
        self._rest, self.done = b"", False
        assert self._process.stdin
        assert self._process.stdout
        self._stdin, self.output = self._process.stdin, self._process.stdout

    def give(self, shard: bytes, *, last: bool = False) -> None:
        """Give it a shard, as ``encode`` returned it; none may be under way. It ends after the ``last``."""
        self._rest, self.done = b"", False
        # A process that has died already is noticed at the end of its output.
        with suppress(BrokenPipeError):
            self._stdin.write(shard + b"\n")
            self._stdin.flush()
        if last:
            with suppress(BrokenPipeError):
                self._stdin.close()

    def results(self, more: bytes) -> Generator[msgspec.Raw, None, None]:
        """Yield the results that ``more`` of the output completes. Raises UsageError and DriverFault of the work."""
        *lines, self._rest = (self._rest + more).split(b"\n")
        for line in lines:
            message = msgspec.json.decode(line, type=ShardMessage)
            if message.usage_error:
                raise UsageError(message.usage_error)
            if message.driver_fault:
                raise DriverFault(message.driver_fault, message.stderr)
            if message.ended:
                raise WorkEnded(message.ended)
            if message.done:
                self.done = True
            else:
                yield message.result

    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.poll() is not None

    def how_it_ended(self) -> str:
        """Wait for the end of the process; return how it ended if its work is not done or its exit status is not 0,
        else "".
        """
        status = self._process.wait()
        if self.done and not status:
            return ""
        how = f"was killed by {signal_name(-status)}" if status < 0 else f"ended with status {status}"
        return f"{how} {'after' if self.done else 'before'} its work was done"

    def check_done(self, name: str) -> None:
        """Wait for the end of the process. Raises UsageError if its work is not done or its exit status is not 0."""
        if how := self.how_it_ended():
            raise UsageError(f"{name} {how}: {_HINT}")

    def end(self) -> None:
        """End the process if it still runs."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        with suppress(BrokenPipeError):
            self._stdin.close()
        self.output.close()


def _path_text(value: object) -> str:
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(f"a shard or a result holds {value!r}, wanted a JSON value")


def _path_of_text(type: type[Any], value: Any) -> Any:
    if type is Path:
        return Path(value)
    raise NotImplementedError(f"a shard or a result holds a {type.__name__}, wanted a JSON value")
