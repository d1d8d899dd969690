"""Files of cases: their suffixes, and the reader for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import PACKED_SUFFIX, read_jsonl
from nnconform.harness.spec.jsonl import SUFFIX as LINES_SUFFIX
from nnconform.harness.spec.reader import SUFFIX, read_spec

READERS: dict[str, Callable[[str | Path], Iterable[Case]]] = {
    SUFFIX: read_spec,
    LINES_SUFFIX: read_jsonl,
    PACKED_SUFFIX: read_jsonl,
}


def suffix_of(path: str | Path) -> str:
    """Return the suffix that marks a file of cases; ``""`` for every other file."""
    return next((suffix for suffix in READERS if str(path).endswith(suffix)), "")


def read_cases(path: str | Path) -> list[Case]:
    """Return the cases in a file with one of these suffixes. Raises FormatError."""
    return list(READERS[suffix_of(path)](path))


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
