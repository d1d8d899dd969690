"""Folders for a while. What a killed process left is removed by a later run.

The name of a folder holds the process that made it, and the PID namespace in which that number means something: other
containers may share the folder for temporary files.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_NAME = re.compile(r"nnconform-([0-9a-f]+)-([0-9]+)-\w+")
# A file system in memory, and the bytes that are free in it at least where it is used: containers often have 64 MiB.
_MEMORY, _ENOUGH = Path("/dev/shm"), 1 << 30


@contextmanager
def scratch_folder(*, many_files: bool = False) -> Iterator[Path]:
    """Make a new empty folder; remove it at the end of the ``with`` block.

    It is in memory if it is for ``many_files``, small ones that come and go, and there is plenty of memory for files.
    """
    folder = _new_folder(_MEMORY if many_files and _has_memory() else Path(tempfile.gettempdir()))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def folder_of(owner: object) -> Path:
    """Make a new empty folder; it is removed when ``owner`` is collected, at the latest at the end of the process."""
    folder = kept_folder()
    weakref.finalize(owner, shutil.rmtree, folder, ignore_errors=True)
    return folder


def kept_folder() -> Path:
    """Make a new empty folder, which the caller removes; a later run does if this process is killed before."""
    return _new_folder(Path(tempfile.gettempdir()))


def _new_folder(place: Path) -> Path:
    _sweep_once(place)
    return Path(tempfile.mkdtemp(prefix=f"nnconform-{_namespace():x}-{os.getpid()}-", dir=place))


def _has_memory() -> bool:
    """Return whether this process may make files in memory, of up to _ENOUGH bytes."""
    try:
        free = os.statvfs(_MEMORY)
    except OSError:
        return False
    return free.f_bavail * free.f_frsize >= _ENOUGH and os.access(_MEMORY, os.W_OK)


def is_scratch(name: str) -> bool:
    """Return whether a file of this name is a folder made here."""
    return _NAME.fullmatch(name) is not None


def sweep(place: Path) -> None:
    """Remove what processes that have ended left in ``place``."""
    for folder in place.glob("nnconform-*"):
        name = _NAME.fullmatch(folder.name)
        if name and int(name[1], 16) == _namespace() and not Path(f"/proc/{name[2]}").exists():
            shutil.rmtree(folder, ignore_errors=True)  # another user's stays


@cache
def _sweep_once(place: Path) -> None:
    sweep(place)


@cache
def _namespace() -> int:
    return os.stat("/proc/self/ns/pid").st_ino
