"""Files of cases of every form: which there are, and what reads them."""

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
    """The ending by which a file is one of cases; ``""`` for every other file."""
    return next((suffix for suffix in READERS if str(path).endswith(suffix)), "")


def read_cases(path: str | Path) -> list[Case]:
    """The cases in a file whose name has one of these endings. Raises FormatError."""
    return list(READERS[suffix_of(path)](path))


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The files of cases among files and below folders, sorted. Raises UsageError when there are none."""
    wanted = list(paths)
    found = [file for path in wanted for file in ([path] if path.is_file() else sorted(path.rglob("*")))]
    found = [file for file in found if suffix_of(file)]
    if not found:
        raise UsageError(f"no {', '.join(READERS)} file in {', '.join(map(str, wanted))}")
    return found


def file_and_name(what: str) -> tuple[str, str]:
    """The file and the name of the case in ``FILE::NAME``; no name where it is a file alone."""
    file, _, name = what.partition("::")
    return file, name
