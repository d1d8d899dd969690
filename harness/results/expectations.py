"""Expected failures: known faults of a driver that others have to fix, each with its reason.

The entries stand in TOML files. ``driver`` and ``cases`` are patterns (``*``, ``?``) of addresses and of names of
cases; ``verdict`` is the verdict of such a case, or a list if it is not always the same::

    [[expect]]
    driver = "*onnxruntime:*"
    cases = ["pooling_max_*_signed*"]
    verdict = "wrong"
    reason = "the kernel takes int8 for uint8"
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import FAILURES, Outcome, Verdict

# The verdicts of a case that was run and did not fail.
_NOT_FAILED = frozenset({Verdict.PASSED, Verdict.UNSUPPORTED})


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expected verdicts of the cases that match one pattern. ``place`` is the file and the number of the entry."""

    driver: str
    case: str
    verdicts: frozenset[Verdict]
    reason: str
    place: str

    def matches(self, driver: str, case: str) -> bool:
        """Whether the entry applies to this case on this driver."""
        return fnmatchcase(case, self.case) and self.matches_driver(driver)

    def matches_driver(self, driver: str) -> bool:
        """Whether the entry applies to cases on this driver."""
        return fnmatchcase(driver, self.driver)

    def covers(self, outcome: Outcome) -> bool:
        """Whether the outcome is the expected failure."""
        return outcome.failed and outcome.verdict in self.verdicts

    def now_passes(self, outcome: Outcome) -> bool:
        """Whether the case was run and did not fail, although the entry does not list its verdict."""
        return outcome.verdict in _NOT_FAILED - self.verdicts

    def describe(self) -> str:
        """Return the expected verdicts, the reason and the place of the entry as text."""
        return f"expected {' or '.join(sorted(self.verdicts))}: {self.reason} ({self.place})"


class Expectations:
    """The entries of all files, in order. If several match a case, the first counts."""

    def __init__(self, entries: Iterable[Expectation] = ()) -> None:
        self.entries = tuple(entries)

    @classmethod
    def read(cls, paths: Iterable[str | Path]) -> Expectations:
        """Read the entries of these files. Raises FormatError."""
        return cls(entry for path in paths for entry in _read(Path(path)))

    def find(self, driver: str, case: str) -> Expectation | None:
        """Return the entry for a case on a driver; None if the case is expected not to fail."""
        return next((each for each in self.entries if each.matches(driver, case)), None)


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    driver: str
    cases: list[str]
    verdict: Verdict | list[Verdict]
    reason: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    expect: list[_Entry] = []


def _read(path: Path) -> list[Expectation]:
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        problem = f"{' '.join(str(error).split())}; wanted tables [[expect]] with driver, cases, verdict, reason"
        raise FormatError(path, problem) from None
    return [each for number, entry in enumerate(file.expect, 1) for each in _entries(path, number, entry)]


def _entries(path: Path, number: int, entry: _Entry) -> list[Expectation]:
    place = f"{path}: entry {number}"
    verdicts = frozenset([entry.verdict] if isinstance(entry.verdict, Verdict) else entry.verdict)
    if not verdicts & FAILURES:
        failures = ", ".join(each for each in Verdict if each in FAILURES)
        raise FormatError(place, f"verdict {', '.join(sorted(verdicts)) or 'empty'}; wanted one that fails: {failures}")
    for name, text in (("driver", entry.driver), ("reason", entry.reason), *(("cases", each) for each in entry.cases)):
        if not text.strip():
            raise FormatError(place, f"{name} is empty")
    if not entry.cases:
        raise FormatError(place, "cases is empty; wanted names or patterns of cases")
    return [Expectation(entry.driver, case, verdicts, entry.reason, place) for case in entry.cases]
