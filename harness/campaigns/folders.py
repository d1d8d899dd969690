"""Folders that users name for a command's output."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nnconform.harness.model.errors import FormatError


@contextmanager
def writing_to(folder: Path) -> Iterator[None]:
    """Turn an OSError of writing to ``folder`` into one line for the user: raises FormatError."""
    try:
        yield
    except OSError as error:
        raise FormatError(folder, f"cannot be written to: {error.strerror}; name another folder") from None
