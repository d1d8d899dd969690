"""A lock of the whole machine: work whose time is measured runs alone on it, other work beside each other.

The kernel lets go of it when the process ends, however that ends. All workers of a machine share it if they have the
same folder for temporary files.
"""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def machine_lock(*, alone: bool, folder: Path | None = None) -> Iterator[None]:
    """Hold the lock, with others that do not want it ``alone``; wait for it."""
    place = folder or Path(tempfile.gettempdir())
    names = (place / f"nnconform-machine-{os.getuid()}-{name}.lock" for name in ("door", "room"))
    with next(names).open("a") as door, next(names).open("a") as room:
        # Whoever waits for the room holds the door, so that one who wants to be alone need not wait for ever.
        fcntl.flock(door, fcntl.LOCK_EX)
        fcntl.flock(room, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        fcntl.flock(door, fcntl.LOCK_UN)
        yield
