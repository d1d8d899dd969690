"""The runner of a run: its parts in order, then those that take turns until the budget is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from msgspec.structs import replace

from nnconform.harness.campaigns.run.counts import count, find_run
from nnconform.harness.campaigns.run.journal import FAILED_STATES, Journal, PartRecord, State
from nnconform.harness.campaigns.run.part_process import PartProcess
from nnconform.harness.campaigns.run.parts import RunPart, RunPlan, parts_of, store_in, turn, turns_of
from nnconform.harness.execution.outcome import outcome_of_fault
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.printable import single_line
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.environment import machine, versions
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage

# The share of a budget after which parts that end by themselves are stopped: the rest is for those that take turns.
ENDING_SHARE = 0.5
# Seconds of a turn: how short and how long it may be, and how many turns each part could have in a whole budget.
SHORTEST_TURN, LONGEST_TURN, TURNS = 10.0, 600.0, 8
# Seconds left of a budget in which no turn is worth its start, and that a turn may take longer to end.
_TOO_SHORT = 5.0
_GRACE = 10.0
# The statuses of pytest and of our commands. That no test was collected says that a resumed run had done all.
_STATES = {"pytest": {0: State.PASSED, 5: State.PASSED, 1: State.FAILED, 2: State.INTERRUPTED, 4: State.REFUSED}}
_OUR_STATES = {
    0: State.PASSED, 1: State.FAILED, 2: State.REFUSED, 130: State.INTERRUPTED, 143: State.INTERRUPTED,
}  # fmt: skip
# How often the clock and the processes are looked at, in seconds.
_POLL = 0.1


def closed_drivers(plan: RunPlan) -> dict[str, Outcome]:
    """Return the drivers that break down when they are opened and asked what they are, and how: each part would do
    that first. Raises UsageError if an address is wrong.

    Where workers open the drivers nobody knows before they do.
    """
    closed: dict[str, Outcome] = {}
    if plan.pool:
        return closed
    for address in dict.fromkeys(plan.addresses):
        with closing(Session(in_own_process(address), hal=plan.hal, limit=plan.limit)) as session:
            try:
                session.device().info()
            except DriverFault as fault:
                closed[address] = outcome_of_fault(fault, Stage.LOAD)
    return closed


class _Stop(StrEnum):
    """Why a part was interrupted."""

    INTERRUPT = "interrupted"
    BUDGET = "the budget was over before its end"


class PartsRunner:
    """The run of ``plan`` with its results in ``folder``.

    ``line`` gets each line that a part prints, from other threads too. ``closed`` are the drivers that cannot be
    opened, and why: see ``closed_drivers``.
    """

    def __init__(
        self,
        plan: RunPlan,
        folder: Path,
        journal: Journal,
        line: Callable[[str], None],
        *,
        resume: bool = False,
        closed: Mapping[str, Outcome] = MappingProxyType({}),
    ) -> None:
        self.plan, self.folder, self.journal = plan, folder, journal
        self._line, self._resume, self._closed = line, resume, closed
        self._store = store_in(folder)

    @property
    def total(self) -> int | None:
        """How many parts there are; None if a budget decides."""
        if self.plan.budget:
            return None
        addresses = dict.fromkeys(self.plan.addresses)
        return sum(
            1 if address in self._closed else len(list(parts_of(self.plan, address, self.folder)))
            for address in addresses
        )

    def records(self) -> Generator[PartRecord, None, None]:
        """Run everything; yield the record of each part when it has ended, also of those that were done before.

        An interrupt is passed on to the parts that run. What they kept is yielded; then KeyboardInterrupt is raised
        again.
        """
        for address in dict.fromkeys(self.plan.addresses):
            for record in self._records_of(address):
                yield record
                if self.plan.exit_first and record.state in FAILED_STATES:
                    return

    def _records_of(self, address: str) -> Iterator[PartRecord]:
        if address in self._closed:
            yield self._record_closed(address, self._closed[address])
            return
        share = self.plan.budget / len(dict.fromkeys(self.plan.addresses))
        began = time.monotonic() - sum(record.seconds for record in self.journal if record.driver == address)
        until = began + share if share else None
        turns = turns_of(self.plan, address, self.folder)
        stop = began + share * (ENDING_SHARE if turns else 1) if share else None
        yield from self._run_together(list(parts_of(self.plan, address, self.folder)), stop)
        if until and turns:
            yield from self._take_turns(turns, until, share)

    def _record_closed(self, address: str, outcome: Outcome) -> PartRecord:
        """Record that a driver cannot be opened: as a verdict too, so that page, JUnit and comparison have it."""
        part = RunPart("open", address, "nnconform", ("drivers", address))
        with Store.open(self._store) as store:
            run = store.begin_run(part.command, self.plan.seed, versions=versions(), machine=machine())
            store.record(run, Event(Kind.CHECK, "open", address, outcome, reproduce=part.command, subject="open"))
            store.end_run(run)
        return self.journal.record(part, State.DIED, 0.0, f"cannot be opened: {single_line(outcome.message)}")

    def _take_turns(self, parts: Sequence[RunPart], until: float, share: float) -> Iterator[PartRecord]:
        """Give each part a turn, then the next to the one that found most kinds of failures in its time."""
        known: set[tuple[str, ...]] = set()
        tried = {part.name: _Tried(part) for part in parts}
        for record in self.journal:
            if record.name in tried and record.driver == parts[0].driver:
                tried[record.name].add(record, self._new_kinds(record, known))
                yield record
        length = min(max(share / (TURNS * len(parts)), SHORTEST_TURN), LONGEST_TURN)
        while (left := until - time.monotonic()) > _TOO_SHORT:
            best = max(tried.values(), key=_Tried.worth)
            seconds = left if left < length + _TOO_SHORT else length
            part = turn(replace(best.part, round=best.rounds), self.plan, seconds)
            for record in self._run_together([part], until + _GRACE):
                best.add(record, self._new_kinds(record, known))
                yield record
                if record.state in (State.DIED, State.REFUSED):
                    # It would do so again.
                    del tried[part.name]
            if not tried:
                return

    def _new_kinds(self, record: PartRecord, known: set[tuple[str, ...]]) -> int:
        kinds = count(self._store, record.command).kinds - known
        known |= kinds
        return len(kinds)

    def _run_together(self, parts: Sequence[RunPart], stop: float | None) -> Iterator[PartRecord]:
        """Run parts, side by side if there are jobs, until they end, or until ``stop`` by the clock."""
        running: dict[PartProcess, float] = {}
        left = list(parts)
        alone = self.plan.jobs == 1 or len(parts) == 1
        output: dict[str, list[str]] = {part.name: [] for part in parts}
        interrupt: KeyboardInterrupt | None = None
        ended: list[tuple[PartProcess, int, _Stop | None]]
        try:
            while left or running:
                while part := _next(left, [each.part.processes for each in running], self.plan.jobs):
                    left.remove(part)
                    if record := self._not_begun(part, stop):
                        yield record
                    else:
                        self._line(f"$ {part.command}")
                        keep = self._line if alone else output[part.name].append
                        running[self._start(part, keep)] = time.monotonic()
                if not running:
                    break
                try:
                    ended = _wait_for_one(running, stop)
                except KeyboardInterrupt as error:
                    interrupt, ended = error, [(each, each.interrupt(), _Stop.INTERRUPT) for each in running]
                for process, status, why in ended:
                    seconds = time.monotonic() - running.pop(process)
                    for text in [] if alone else output[process.part.name]:
                        self._line(text)
                    yield self._record(process.part, status, seconds, why)
                if interrupt:
                    raise interrupt
        finally:
            for process in running:
                process.kill()

    def _not_begun(self, part: RunPart, stop: float | None) -> PartRecord | None:
        """Return the record of a part that is not to run: it cannot, it was run before, or there is no time left."""
        before = self.journal.find(part)
        if part.left_out:
            return self.journal.record(part, State.LEFT_OUT, 0.0, part.left_out)
        if before and before.finished:
            return before
        if stop is not None and time.monotonic() >= stop:
            return self.journal.record(part, State.STOPPED, 0.0, "not begun: the budget was over")
        return None

    def _start(self, part: RunPart, line: Callable[[str], None]) -> PartProcess:
        begun = find_run(self._store, part.command) if self._resume else None
        threads = 1 if self.plan.jobs > 1 else 0
        return PartProcess(part, line, threads=threads, resume=begun is not None)

    def _record(self, part: RunPart, status: int, seconds: float, why: _Stop | None) -> PartRecord:
        """Record how a part ended; ``why`` it was interrupted, if it was."""
        state, note = _STATES.get(part.program, _OUR_STATES).get(status, State.DIED), ""
        failures = count(self._store, part.command).failures if why else 0
        # An interrupt in its first moments makes an interpreter exit with 1, as a part does that has failed.
        cut_short = state is State.INTERRUPTED or status < 0 or (state is State.FAILED and not failures)
        if state is State.INTERRUPTED and why is None:
            # pytest has one status for both; its lines say which it was.
            broken = "its cases could not be collected, or it was " if part.program == "pytest" else ""
            state, note = State.DIED, f"{broken}interrupted, but not by this run (exit status {status})"
        elif why and cut_short:
            state = State.INTERRUPTED if why is _Stop.INTERRUPT else State.FAILED if failures else State.STOPPED
            note = str(why)
        elif state is State.DIED:
            note = f"killed by {signal_name(-status)}" if status < 0 else f"broke down with exit status {status}"
        elif state is State.REFUSED:
            note = f"exit status {status}; the log has the reason"
        return self.journal.record(part, state, seconds, note)


class _Tried:
    """What a part that takes turns did so far."""

    def __init__(self, part: RunPart) -> None:
        self.part, self.rounds, self._seconds, self._kinds = part, 0, 0.0, 0

    def add(self, record: PartRecord, kinds: int) -> None:
        """Count a turn in which this many kinds of failures were new."""
        self.rounds = max(self.rounds, record.round + 1)
        self._seconds += record.seconds
        self._kinds += kinds

    def worth(self) -> float:
        """Return the kinds of failures a second; one more than found, so that who finds none comes again too."""
        return (self._kinds + 1) / self._seconds if self._seconds else float("inf")


def _wait_for_one(running: dict[PartProcess, float], stop: float | None) -> list[tuple[PartProcess, int, _Stop | None]]:
    """Return the processes that have ended, each with its status and why it was interrupted, as all are at ``stop``."""
    while True:
        for process in running:
            status = process.wait(_POLL)
            if status is not None:
                return [(process, status, None)]
        if stop is not None and time.monotonic() >= stop:
            return [(process, process.interrupt(), _Stop.BUDGET) for process in running]


def _next(left: Sequence[RunPart], taken: Collection[int], jobs: int) -> RunPart | None:
    """Return the first part that there are processes for beside those that each of the running ones takes. What takes
    all has nothing beside it, not even what waits much of its time.
    """

    def fits(part: RunPart) -> bool:
        return jobs not in (part.processes, *taken) and sum(taken) + part.processes <= jobs

    return next((each for each in left if not taken or fits(each)), None)
