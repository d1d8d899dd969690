"""A lock between processes: one compiles what all of them need, and the others read what it has kept.

Two processes that start side by side on a new machine would each take the ten seconds of processor time. The kernel
lets go of the lock when its process ends, however that ends.
"""

from __future__ import annotations

import fcntl
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# Whoever has waited so long compiles as well: a process that stands still must not make others look hung.
PATIENCE = 15.0
PAUSE = 0.05


@contextmanager
def one_compiles(folder: Path | None = None, patience: float = PATIENCE) -> Iterator[bool]:
    """Hold the lock, and yield whether it was had: not after ``patience`` seconds, nor where no file can be opened."""
    path = (folder or Path(tempfile.gettempdir())) / f"nnconform-loops-{os.getuid()}.lock"
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    except OSError:
        yield False
        return
    try:
        yield _had(lock, patience)
    finally:
        # Not by closing alone: a process that was forked meanwhile has the file open too.
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_UN)
        os.close(lock)


def _had(lock: int, patience: float) -> bool:
    end = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if time.monotonic() >= end:
                return False
            time.sleep(PAUSE)
        except OSError:  # a file system without locks
            return False
