"""What TFLM prints: its exceptions only say that something failed, the reason goes to standard error."""

from __future__ import annotations

import os
import stat
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_STDERR = 2
_MOST = 1 << 16
_redirecting = threading.Lock()


@contextmanager
def printed(lines: list[str]) -> Iterator[None]:
    """Append the lines that are printed on standard error meanwhile.

    A driver's process prints into a file, which is read again: what is printed before a crash remains. Elsewhere
    standard error goes to a file for the time being.
    """
    if _is_file():
        start = os.fstat(_STDERR).st_size
        try:
            yield
        finally:
            lines += os.pread(_STDERR, _MOST, start).decode(errors="replace").splitlines()
        return
    with _redirecting, tempfile.TemporaryFile() as file:
        before = os.dup(_STDERR)
        os.dup2(file.fileno(), _STDERR)
        try:
            yield
        finally:
            os.dup2(before, _STDERR)
            os.close(before)
            lines += os.pread(file.fileno(), _MOST, 0).decode(errors="replace").splitlines()


def _is_file() -> bool:
    """Return whether standard error is a file that can be read."""
    try:
        os.pread(_STDERR, 0, 0)
        return stat.S_ISREG(os.fstat(_STDERR).st_mode)
    except OSError:  # a pipe, a terminal, or only to be written to
        return False
