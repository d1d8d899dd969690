"""Work for ``test_jobs``: child processes import it by name."""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from nnconform.harness.model.errors import DriverFault, UsageError


class Shard(msgspec.Struct, frozen=True):
    """What the child does, and its words."""

    does: str
    words: tuple[str, ...] = ()
    path: Path | None = None


class Word(msgspec.Struct, frozen=True):
    """A word, and the process that yielded it."""

    text: str
    process: int


def work(shard: Shard) -> Iterator[Word]:
    """Yield the words; then do what ``does`` names."""
    for word in shard.words:
        sys.stdout.write("a driver in this process prints\n")
        os.write(1, b"and so does one in C\n")
        yield Word(word, os.getpid())
    if shard.does == "path":
        yield Word(f"{shard.path!r}", os.getpid())
    elif shard.does == "count":
        yield Word(f"{gc.get_threshold()}", os.getpid())
    elif shard.does == "wait":
        while True:
            signal.pause()
    elif shard.does == "usage":
        raise UsageError("no driver 'x'")
    elif shard.does == "fault":
        raise DriverFault("driver x: its process died", stderr="its last line\n")
    elif shard.does == "exit":
        sys.exit(3)
    elif shard.does == "die at exit":
        atexit.register(os._exit, 4)
    elif shard.does == "leave":
        os._exit(0)
    elif shard.does == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
