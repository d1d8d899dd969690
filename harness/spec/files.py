"""Files of cases: their suffixes, and the reader for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case, PendingCase
from nnconform.harness.spec.jsonl import PACKED_SUFFIX, pending_lines
from nnconform.harness.spec.jsonl import SUFFIX as LINES_SUFFIX
from nnconform.harness.spec.reader import SUFFIX, pending_spec

READERS: dict[str, Callable[[str | Path], Iterable[PendingCase]]] = {
    SUFFIX: pending_spec,
    LINES_SUFFIX: pending_lines,
    PACKED_SUFFIX: pending_lines,
}


def suffix_of(path: str | Path) -> str:
    """Return the suffix that marks a file of cases; ``""`` for every other file."""
    return next((suffix for suffix in READERS if str(path).endswith(suffix)), "")


def pending_cases(path: str | Path) -> list[PendingCase]:
    """Return the cases in a file with one of these suffixes, by name: their models and values are built on demand.
    Raises FormatError, but not for values that are not valid.
    """
    return list(READERS[suffix_of(path)](path))


def read_cases(path: str | Path) -> list[Case]:
    """Return the cases in a file with one of these suffixes. Raises FormatError."""
    return [each.build() for each in pending_cases(path)]


def cases_named(path: str | Path, name: str) -> Iterator[Case]:
    """Yield the cases of this name in a file with one of these suffixes; all for "". Raises FormatError."""
    return (each.build() for each in pending_cases(path) if name in ("", each.name))


def case_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files of cases among files and below folders, sorted. Raises UsageError if there are none."""
    wanted = list(paths)
    files = [file for path in wanted for file in ([path] if path.is_file() else sorted(path.rglob("*")))]
    files = [file for file in files if suffix_of(file)]
    if not files:
        raise UsageError(f"no {', '.join(READERS)} file in {', '.join(map(str, wanted))}")
    return files


def file_and_name(text: str) -> tuple[str, str]:
    """Return the file and the name of the case in ``FILE::NAME``; the name is empty for a file alone."""
    file, _, name = text.partition("::")
    return file, name
