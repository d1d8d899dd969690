"""Output folders that users name on the command line."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from nnconform.harness.model.errors import FormatError


@contextmanager
def translate_write_errors(folder: Path) -> Iterator[None]:
    """Convert an OSError raised while writing to ``folder`` to a FormatError of one line."""
    try:
        yield
    except OSError as error:
        raise FormatError(folder, f"cannot be written to: {error.strerror}; name another folder") from None


def expect_writable(folder: Path) -> None:
    """Raise FormatError if nothing can be written to a folder, which is left as it was: a run should not end with what
    it has nowhere to put.
    """
    missing = list[Path]()
    with translate_write_errors(folder):
        try:
            missing += [each for each in (folder, *folder.parents) if not each.exists()]
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        finally:
            # Another run may have put something there meanwhile.
            for each in missing:
                with suppress(OSError):
                    each.rmdir()
