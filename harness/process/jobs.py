"""Sharded work: each shard runs in a child process, and results are yielded as they arrive.

A shard is a msgspec struct or a dataclass; so is each result. They are sent as JSON: the shard on the child's standard
input, a line for each result on its standard output. What the work prints goes to standard error.
"""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

import msgspec

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.supervised import signal_name

_Shard = TypeVar("_Shard")
_Result = TypeVar("_Result")
_Item = TypeVar("_Item")

# Seconds that a process may take to end after SIGTERM.
_PATIENCE = 10.0
_CHUNK = 1 << 16
_CHILD = "nnconform.harness.process.shard"


class ShardMessage(msgspec.Struct, omit_defaults=True):
    """A line from the process of a shard: a result, the end of the work, or the error that ended it early.

    ``usage_error`` and ``driver_fault`` are the texts of the exceptions of these names; ``stderr`` is the fault's.
    """

    result: msgspec.Raw = msgspec.Raw(b"")
    done: bool = False
    usage_error: str = ""
    driver_fault: str = ""
    stderr: str = ""


def encode(value: object) -> bytes:
    """Return ``value`` as one line of JSON, without the line break; a Path as its text."""
    return msgspec.json.encode(value, enc_hook=_path_text)


def decode(text: bytes | msgspec.Raw, type: type[_Result]) -> _Result:
    """Decode what ``encode`` returned for a ``type``. Raises msgspec.DecodeError."""
    return msgspec.json.decode(text, type=type, dec_hook=_path_of_text)


@overload
def split(items: range, count: int) -> list[range]: ...


@overload
def split(items: Sequence[_Item], count: int) -> list[Sequence[_Item]]: ...


def split(items: Sequence[_Item], count: int) -> Sequence[Sequence[_Item]]:
    """Split the items into at most ``count`` shares, none of them empty: each has every ``count``-th item."""
    return [items[first::count] for first in range(min(count, len(items)))]


def run_sharded(
    work: Callable[[_Shard], Iterable[_Result]], shards: Sequence[_Shard], result: type[_Result], jobs: int
) -> Generator[_Result, None, None]:
    """Yield the results of ``work`` on each shard, from at most ``jobs`` processes at a time, in the order they arrive.

    ``work`` is a function of a module whose only parameter has a type annotation. No process outlives this generator,
    which the caller closes. Raises UsageError and DriverFault that ``work`` raises, and UsageError if a process ends
    before its work is done; the results until then have been yielded.
    """
    waiting = iter([_Worker(work, shard, f"shard {number} of {len(shards)}") for number, shard in enumerate(shards, 1)])
    with ExitStack() as stack, selectors.DefaultSelector() as ready:

        def start_next() -> None:
            if worker := next(waiting, None):
                stack.callback(worker.end)
                ready.register(worker.start(), selectors.EVENT_READ, worker)

        for _ in range(jobs):
            start_next()
        while ready.get_map():
            for key, _ in ready.select():
                worker: _Worker[_Shard] = key.data
                if more := os.read(key.fd, _CHUNK):
                    yield from (decode(each, result) for each in worker.results(more))
                    continue
                ready.unregister(key.fileobj)
                worker.check_done()
                start_next()


class _Worker(Generic[_Shard]):
    """The process of one shard."""

    def __init__(self, work: Callable[[_Shard], object], shard: _Shard, name: str) -> None:
        self._work, self._shard, self._name = f"{work.__module__}:{work.__qualname__}", shard, name
        self._rest, self._done = b"", False
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Any:
        """Start the process, and return its standard output."""
        command = [sys.executable, "-P", "-m", _CHILD, self._work, str(os.getpid())]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin
        # A process that has died already is noticed at the end of its output.
        with suppress(BrokenPipeError), self._process.stdin as stdin:
            stdin.write(encode(self._shard))
        return self._process.stdout

    def results(self, more: bytes) -> Generator[msgspec.Raw, None, None]:
        """Yield the results that ``more`` of the output completes. Raises UsageError and DriverFault of the work."""
        *lines, self._rest = (self._rest + more).split(b"\n")
        for line in lines:
            message = msgspec.json.decode(line, type=ShardMessage)
            if message.usage_error:
                raise UsageError(message.usage_error)
            if message.driver_fault:
                raise DriverFault(message.driver_fault, message.stderr)
            if message.done:
                self._done = True
            else:
                yield message.result

    def check_done(self) -> None:
        """Wait for the end of the process. Raises UsageError if its work is not done or its exit status is not 0."""
        assert self._process
        status = self._process.wait()
        if not self._done or status:
            how = f"was killed by {signal_name(-status)}" if status < 0 else f"ended with status {status}"
            when = "after" if self._done else "before"
            hint = "see its output above; use a service: address, so that the driver cannot end this process"
            raise UsageError(f"{self._name} {how} {when} its work was done: {hint}")

    def end(self) -> None:
        """End the process if it still runs."""
        assert self._process
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


def _path_text(value: object) -> str:
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(f"a shard or a result holds {value!r}, wanted a JSON value")


def _path_of_text(type: type[Any], value: Any) -> Any:
    if type is Path:
        return Path(value)
    raise NotImplementedError(f"a shard or a result holds a {type.__name__}, wanted a JSON value")
