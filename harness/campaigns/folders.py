"""Output folders that users name on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nnconform.harness.model.errors import FormatError


@contextmanager
def translate_write_errors(folder: Path) -> Iterator[None]:
    """Convert an OSError raised while writing to ``folder`` to a FormatError of one line."""
    try:
        yield
    except OSError as error:
        raise FormatError(folder, f"cannot be written to: {error.strerror}; name another folder") from None
