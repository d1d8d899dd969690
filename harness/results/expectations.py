"""Expected failures: known faults of a driver that others have to fix, each with its reason.

The entries stand in TOML files. ``driver`` and ``cases`` are patterns (``*``, ``?``) of addresses and of names of
cases; ``verdict`` is the verdict of such a case, or a list if it is not always the same. The keys after ``reason`` may
be left out::

    [[expect]]
    driver = "*onnxruntime:*"
    cases = ["pooling_max_*_signed*"]
    verdict = "wrong"
    reason = "the kernel takes int8 for uint8"
    types = ["TENSOR_QUANT8_*"]
    operations = ["MAX_POOL_2D", "*CONV_2D"]
    first_wrong = ["LSTM"]
    owner = "kernels@example.org"
    bug = "b/1234"
    versions = ["1.20.*"]
    processor = ["avx2", "!*vnni"]
    expires = 2027-01-31
    seeds = [0]
    flake_rate = 0.25
    right_alone = true
"""

from __future__ import annotations

import datetime
import os
from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path
from typing import Annotated

import msgspec

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.processor import processor_flags
from nnconform.harness.results.verdict import FAILURES, Outcome, Verdict

# The variable of the environment that is taken for today's date, such as to see what expires next month.
TODAY_VARIABLE = "NNCONFORM_TODAY"
# The verdicts of a case that was run and did not fail.
_NOT_FAILED = frozenset({Verdict.PASSED, Verdict.UNSUPPORTED})


class NamedCase(msgspec.Struct, frozen=True):
    """What entries are compared with: a case by one of its names, with the types of its tensors and the operations that
    it tests, on a driver of a version, in a run of a seed; ``first_wrong`` are the operations that the failure of a
    graph is counted for.
    """

    driver: str
    name: str
    version: str = ""
    types: tuple[str, ...] = ()
    operations: tuple[str, ...] = ()
    seed: int = 0
    first_wrong: tuple[str, ...] = ()


class Expectation(msgspec.Struct, frozen=True):
    """The expected verdicts of the cases that match one pattern. ``place`` is the file and the number of the entry.

    ``versions`` are patterns of the versions that drivers give of themselves; with none the entry is about all. So are
    ``types``, of one of the types of a case's tensors, and ``operations``, of one of those that it tests: names of
    cases do not always tell them. ``seeds`` are those of the runs that it is about, all if there are none: what is
    drawn has the same name in a run of another seed, and is another case. With ``first_wrong`` the entry is about
    failures of graphs that are counted for these operations alone, whatever else the graphs have.
    ``processor`` are patterns of flags of this machine's processor, each of which one matches, or none behind ``!``: a
    runtime chooses its kernels by them.
    ``expires`` is the last day on which the entry counts. ``flake_rate`` is the share of runs in which the case fails,
    None for one that always does. With ``right_alone`` it covers only what the cases before on the same process did to
    one: a failure that did not occur again alone on a driver just opened.
    """

    driver: str
    case: str
    verdicts: frozenset[Verdict]
    reason: str
    place: str
    types: tuple[str, ...] = ()
    operations: tuple[str, ...] = ()
    first_wrong: tuple[str, ...] = ()
    owner: str = ""
    bug: str = ""
    versions: tuple[str, ...] = ()
    processor: tuple[str, ...] = ()
    seeds: tuple[int, ...] = ()
    expires: datetime.date | None = None
    flake_rate: float | None = None
    right_alone: bool = False

    def matches(self, case: NamedCase) -> bool:
        """Whether the entry applies to this case."""
        named = fnmatchcase(case.name, self.case) and self.matches_driver(case.driver)
        of_types = _one_of(case.types, self.types) and _one_of(case.operations, self.operations)
        counted = _each_of(case.first_wrong, self.first_wrong)
        return named and of_types and counted and self.matches_version(case.version) and self.matches_seed(case.seed)

    def matches_driver(self, driver: str) -> bool:
        """Whether the entry applies to cases on this driver."""
        return fnmatchcase(driver, self.driver)

    def matches_version(self, version: str) -> bool:
        """Whether the entry applies to drivers of this version."""
        return not self.versions or any(fnmatchcase(version, each) for each in self.versions)

    def matches_processor(self, flags: Collection[str]) -> bool:
        """Whether the entry applies to runtimes on a processor with these flags."""
        return all(_one_of(flags, [each.removeprefix("!")]) != each.startswith("!") for each in self.processor)

    def matches_seed(self, seed: int) -> bool:
        """Whether the entry applies to runs of this seed."""
        return not self.seeds or seed in self.seeds

    def covers(self, outcome: Outcome) -> bool:
        """Whether the outcome is the expected failure."""
        return outcome.failed and outcome.verdict in self.verdicts and (outcome.is_right_alone or not self.right_alone)

    def now_passes(self, outcome: Outcome) -> bool:
        """Whether the case was run and did not fail, although the entry says that it always does."""
        always = self.flake_rate is None and not self.right_alone
        return always and outcome.verdict in _NOT_FAILED - self.verdicts

    def describe(self) -> str:
        """Return the expected verdicts, the reason, who mends it and the place of the entry as text."""
        who = "".join(f", {each}" for each in (self.owner, self.bug) if each)
        return f"expected {' or '.join(sorted(self.verdicts))}: {self.reason} ({self.place}{who})"


class Expectations:
    """The entries of all files, in order. If several match a case, the first counts that expects its failure, else the
    first, of those that have not expired ``today`` and are about this ``processor``.
    """

    def __init__(
        self,
        entries: Iterable[Expectation] = (),
        today: datetime.date | None = None,
        processor: Collection[str] | None = None,
    ) -> None:
        self.entries = tuple(entries)
        self._today = today or current_date()
        self._processor = processor

    @classmethod
    def read(cls, paths: Iterable[str | Path], today: datetime.date | None = None) -> Expectations:
        """Read the entries of these files. Raises FormatError."""
        return cls((entry for path in paths for entry in _read(Path(path))), today)

    @property
    def by_version(self) -> bool:
        """Whether an entry is about versions of a driver."""
        return any(each.versions for each in self.entries)

    def find(self, case: NamedCase, outcome: Outcome | None = None) -> Expectation | None:
        """Return the entry for a case, that for its outcome if it is known; None if it is expected not to fail."""
        found = [each for each in self.entries if each.matches(case) and self.counts(each)]
        covering = (each for each in found if outcome is not None and each.covers(outcome))
        return next(chain(covering, found), None)

    def counts(self, entry: Expectation) -> bool:
        """Whether an entry has not expired and is about this machine's processor."""
        return not self.is_over(entry) and (not entry.processor or entry.matches_processor(self._flags()))

    def _flags(self) -> Collection[str]:
        if self._processor is None:
            self._processor = processor_flags()
        return self._processor

    def is_over(self, entry: Expectation) -> bool:
        """Whether an entry has expired."""
        return entry.expires is not None and entry.expires < self._today

    def expired(self, drivers: Iterable[str]) -> list[str]:
        """Return a line for each expired entry about one of the drivers: an entry in the file, not a pattern of it."""
        addresses = tuple(drivers)
        lines = {
            each.place: f"{each.place} expired on {each.expires}: {each.reason}; mend the driver, or"
            f" {f'let {each.owner} set' if each.owner else 'set'} another date"
            for each in self.entries
            if self.is_over(each) and any(each.matches_driver(address) for address in addresses)
        }
        return list(lines.values())


def _one_of(names: Collection[str], patterns: Collection[str]) -> bool:
    """Whether one of the names matches one of the patterns, or there are no patterns."""
    return not patterns or any(fnmatchcase(name, pattern) for name in names for pattern in patterns)


def _each_of(names: Collection[str], patterns: Collection[str]) -> bool:
    """Whether there are names and each matches one of the patterns, or there are no patterns."""
    return not patterns or (bool(names) and all(_one_of([name], patterns) for name in names))


def current_date() -> datetime.date:
    """Return the date by which entries expire: today, in UTC, or that in the environment. Raises UsageError."""
    text = os.environ.get(TODAY_VARIABLE)
    if not text:
        return datetime.datetime.now(datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise UsageError(f"{TODAY_VARIABLE}={text!r}: wanted a date such as 2027-01-31") from None


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    driver: str
    cases: list[str]
    verdict: Verdict | list[Verdict]
    reason: str
    types: list[str] = []
    operations: list[str] = []
    first_wrong: list[str] = []
    owner: str = ""
    bug: str = ""
    versions: list[str] = []
    processor: list[str] = []
    seeds: list[int] = []
    expires: datetime.date | None = None
    flake_rate: Annotated[float, msgspec.Meta(gt=0, lt=1)] | None = None
    right_alone: bool = False


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
    patterns = (
        ("cases", entry.cases),
        ("types", entry.types),
        ("operations", entry.operations),
        ("first_wrong", entry.first_wrong),
        ("versions", entry.versions),
        ("processor", [each.removeprefix("!") for each in entry.processor]),
    )
    listed = [(name, each) for name, texts in patterns for each in texts]
    for name, text in (("driver", entry.driver), ("reason", entry.reason), *listed):
        if not text.strip():
            raise FormatError(place, f"{name} is empty")
    if not entry.cases:
        raise FormatError(place, "cases is empty; wanted names or patterns of cases")
    who = entry.owner, entry.bug
    what = tuple(entry.types), tuple(entry.operations), tuple(entry.first_wrong)
    where = tuple(entry.versions), tuple(entry.processor)
    rest = (verdicts, entry.reason, place, *what, *who, *where, tuple(entry.seeds), entry.expires)
    return [Expectation(entry.driver, case, *rest, entry.flake_rate, entry.right_alone) for case in entry.cases]
