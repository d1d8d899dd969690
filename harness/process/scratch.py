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


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """Make a new empty folder; remove it at the end of the ``with`` block."""
    folder = kept_folder()
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
    place = Path(tempfile.gettempdir())
    _sweep_once(place)
    return Path(tempfile.mkdtemp(prefix=f"nnconform-{_namespace():x}-{os.getpid()}-"))


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
