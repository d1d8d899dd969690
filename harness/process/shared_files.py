"""The files in shared memory (``/dev/shm``)."""

from __future__ import annotations

import os

from nnconform.harness.process.scratch import is_scratch

# Dask's processes make and remove semaphores at any time, for whoever runs beside us too; nothing of ours makes one.
_OF_MULTIPROCESSING = "sem.mp-"


def shared_files() -> set[str]:
    """Return the names of the files in shared memory, without the semaphores of Python's multiprocessing, and without
    scratch folders, which runs beside this one make and remove.
    """
    return {name for name in os.listdir("/dev/shm") if not (name.startswith(_OF_MULTIPROCESSING) or is_scratch(name))}
