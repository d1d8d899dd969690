"""The journal of a run, ``run.json`` in its folder: its options, and the parts that are done. It is resumed by it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from types import TracebackType

import msgspec

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.run.parts import RunPart, RunPlan, store_in
from nnconform.harness.model.errors import FormatError, UsageError

NAME = "run.json"
# Options that may be others when a run is resumed: they do not decide what it tests.
_FREE = frozenset({"jobs", "exit_first"})


class State(StrEnum):
    """How a part of a run ended."""

    PASSED = "passed"
    FAILED = "failed"
    # Its process was killed or broke down, or its command refused to work.
    DIED = "died"
    REFUSED = "refused"
    INTERRUPTED = "interrupted"
    # The budget was over.
    STOPPED = "stopped"
    LEFT_OUT = "left out"


# The states that make the run fail; those of parts that a resumed run begins again.
FAILED_STATES = frozenset({State.FAILED, State.DIED, State.REFUSED})
_UNFINISHED = frozenset({State.INTERRUPTED, State.DIED})


class PartRecord(msgspec.Struct, frozen=True):
    """A part that was begun: how it ended, why, its seconds by the clock and its command line."""

    driver: str
    name: str
    round: int
    state: State
    seconds: float
    command: str
    note: str = ""

    @property
    def finished(self) -> bool:
        """Whether a resumed run does not begin it again."""
        return self.state not in _UNFINISHED


class _Journal(msgspec.Struct):
    options: dict[str, object]
    parts: list[PartRecord] = []


class Journal:
    """The journal in ``folder``.

    A new one is begun, and the folder made; with ``resume`` it must be there, with the same options. Until it is closed
    no other run works in the folder; it is a context manager. Raises UsageError.
    """

    def __init__(self, plan: RunPlan, folder: Path, *, resume: bool = False) -> None:
        self._path = folder / NAME
        if not resume:
            with translate_write_errors(folder):
                folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(folder)
        try:
            self._journal = self._resumed(_options_of(plan)) if resume else self._begun(_options_of(plan))
        except BaseException:
            self.close()
            raise

    def _resumed(self, options: dict[str, object]) -> _Journal:
        journal = _read(self._path)
        _expect_same(journal.options, options, self._path)
        return journal

    def _begun(self, options: dict[str, object]) -> _Journal:
        folder = self._path.parent
        for path in (self._path, store_in(folder)):
            if path.exists():
                raise UsageError(f"{folder}: holds a run; continue it with --resume, or name another folder with -o")
        journal = _Journal(options)
        self._write(journal)
        return journal

    def close(self) -> None:
        """Let other runs into the folder."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Iterator[PartRecord]:
        return iter(self._journal.parts)

    def find(self, part: RunPart) -> PartRecord | None:
        """Return the record of a part; None if it was not begun."""
        return next((each for each in self if _is(each, part)), None)

    def record(self, part: RunPart, state: State, seconds: float, note: str = "") -> PartRecord:
        """Record how a part ended; return the record, which replaces an earlier one of the same part."""
        record = PartRecord(part.driver, part.name, part.round, state, seconds, part.command, note)
        self._journal.parts = [each for each in self if not _is(each, part)] + [record]
        self._write(self._journal)
        return record

    def _write(self, journal: _Journal) -> None:
        # Another file first: a process that is killed while it writes leaves the old one.
        new = self._path.with_name(f".{NAME}.{os.getpid()}")
        with translate_write_errors(self._path.parent):
            new.write_bytes(msgspec.json.format(msgspec.json.encode(journal), indent=1))
            new.replace(self._path)


def _locked(folder: Path) -> int | None:
    """Return a descriptor that keeps other runs out of the folder until it is closed, at the latest when the process
    ends, however; None on a file system without locks, or for a folder that cannot be opened, which whoever reads or
    writes in it tells. Raises UsageError if another run works in it.
    """
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        if isinstance(error, BlockingIOError):
            raise UsageError(
                f"{folder}: another run works in it; wait for its end, or name another folder with -o"
            ) from None
        return None
    return descriptor


def _is(record: PartRecord, part: RunPart) -> bool:
    return (record.driver, record.name, record.round) == (part.driver, part.name, part.round)


def _options_of(plan: RunPlan) -> dict[str, object]:
    """Return the options of a run as JSON holds them."""
    values = {
        "drivers": list(plan.addresses),
        "suite": plan.suite.value,
        "budget": plan.budget,
        "profile": plan.profile.value,
        "hal": str(plan.hal or ""),
        "seed": str(plan.seed),
        "limit": plan.limit,
        "jobs": plan.jobs,
        "expect": [str(Path(each).resolve()) for each in plan.expect],
        "exit_first": plan.exit_first,
        "parts": list(plan.only),
    }
    return {name: value for name, value in values.items() if name not in _FREE}


def _read(path: Path) -> _Journal:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Journal)
    except OSError as error:
        raise UsageError(f"{path.parent}: no run to resume ({NAME}: {error.strerror}); leave --resume out") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FormatError(path, f"not the journal of a run: {error}; name another folder with -o") from None


def _expect_same(was: dict[str, object], is_: dict[str, object], path: Path) -> None:
    differences = [
        f"{name} was {was.get(name)!r}, is {value!r}" for name, value in is_.items() if was.get(name) != value
    ]
    if differences:
        raise UsageError(f"{path}: the run to resume differs: {'; '.join(differences)}; use its options, or another -o")
