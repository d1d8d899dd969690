"""What a runtime prints, where it says so only there why something failed."""

from __future__ import annotations

import os
import stat
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

STDOUT, STDERR = 1, 2
_MOST = 1 << 16
_redirecting = threading.Lock()


@contextmanager
def printed(lines: list[str], stream: int = STDERR) -> Iterator[None]:
    """Append the lines that are printed on standard error, or output, meanwhile.

    A driver's process prints into a file, which is read again: what is printed before a crash remains. Elsewhere
    the stream goes to a file for the time being.
    """
    if _is_file(stream):
        start = os.fstat(stream).st_size
        try:
            yield
        finally:
            lines += os.pread(stream, _MOST, start).decode(errors="replace").splitlines()
        return
    with _redirecting, tempfile.TemporaryFile() as file:
        before = os.dup(stream)
        os.dup2(file.fileno(), stream)
        try:
            yield
        finally:
            os.dup2(before, stream)
            os.close(before)
            lines += os.pread(file.fileno(), _MOST, 0).decode(errors="replace").splitlines()


def _is_file(stream: int) -> bool:
    """Return whether a stream is a file that can be read."""
    try:
        os.pread(stream, 0, 0)
        return stat.S_ISREG(os.fstat(stream).st_mode)
    except OSError:  # a pipe, a terminal, or only to be written to
        return False
