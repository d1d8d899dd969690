"""The names of a network's classes: a text file with one on each line."""

from __future__ import annotations

from pathlib import Path

from nnconform.harness.model.errors import FormatError


def read_labels(path: Path, count: int | None = None) -> tuple[str, ...]:
    """Return the labels in the file, which must be ``count`` if that is known. Raises FormatError."""
    try:
        labels = tuple(line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise FormatError(path, f"no text in UTF-8: {problem}") from problem
    if count is not None and len(labels) != count:
        raise FormatError(path, f"number of lines: got {len(labels)}, wanted {count}, one for each score or image")
    return labels
