"""The base class of pytest items that run something on a driver: verdict, record in the store, and failure report."""

from __future__ import annotations

import shlex
import time
from abc import abstractmethod
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from nnconform.harness.arguments import DEFAULT_PROFILE
from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.campaigns.suite_run import write_event
from nnconform.harness.conformance.traits import traits_of
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.execution.error_figures import error_figures
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.printable import exception_text, single_line
from nnconform.harness.pytest_plugin.evidence import evidence
from nnconform.harness.pytest_plugin.expectations import NoLongerFails
from nnconform.harness.pytest_plugin.explanation import explain
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.results.contrast import Traits
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.expectations import Expectation
from nnconform.harness.results.verdict import RAN, Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case

# The name of the property of a report that has the text of advice.
ADVICE = "advice"
# The same for what the item measured.
MEASURED = "measured"
LOST = "the pytest worker that ran it ended; behind service: a crash of the driver is a verdict"
_relative_path = pytest.StashKey[str]()
# Lines of a detail that is told before longer ones.
_SHORT = 20
_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS})


@cache
def _is_of_suite(path: Path) -> bool:
    # The checkout has the suite twice: as a folder, and by the link through which it is imported.
    return path.resolve().is_relative_to(suite_folder().resolve())


class DriverFailed(Exception):
    """The verdict on a driver is a failure."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class DriverItem(pytest.Item):
    """One case, graph or trial of a check on the driver at ``address``.

    ``named``: the command line names the driver, not the test file. ``case`` is None if there is none, or none yet.
    ``problem`` says what is wrong with the item itself, so that it fails whatever the driver does.
    """

    kind: ClassVar[Kind]
    case: Case | None = None
    problem: str = ""

    def __init__(self, *, address: str, named: bool = True, **more: Any) -> None:
        super().__init__(**more)
        self.address, self.named = address, named
        # Whether it was run, whatever came of it, and the verdict if it came to one that was not expected.
        self.ended = False
        self.verdict: Verdict | None = None

    def title(self) -> str:
        """Return the item's name without the driver: it is the same on every driver."""
        return self.name.removesuffix(f"[{self.address}]").removesuffix(f"@{self.address}")

    def operations(self) -> tuple[str, ...]:
        """Return the names of the operations that the item tests, as far as they are known before it runs."""
        return self.case.operations() if self.case else ()

    def tests_one_of(self, operations: frozenset[str]) -> bool:
        """Whether the item is wanted if only these operations are; one that is itself wrong must be told."""
        return bool(operations & set(self.operations()) or self.problem)

    def traits(self) -> Traits:
        """Return what the call is like that the item tested; {} if nothing is known of it."""
        return traits_of(self.case) if self.case else {}

    @abstractmethod
    def judge(self, session: Session) -> Outcome:
        """Run it on the driver and return the outcome."""

    def event(self, outcome: Outcome, seconds: float) -> Event:
        """Return the event of an outcome, for the results store: of a failure with its case and its source."""
        if outcome.failed or outcome.verdict is Verdict.ADVICE:
            outcome = replace(outcome, details={**evidence(self.case, self.source()), **outcome.details})
        return Event.of_case(
            self.kind,
            self.lasting_name(),
            self.address,
            outcome,
            self.case,
            path=str(self.path),
            reproduce=self.reproduce(),
            seconds=seconds,
        )

    def lasting_name(self) -> str:
        """Return the name in the results store: that of the suite, or the file's and what is in it; no folder, no
        driver.
        """
        return self.title() if _is_of_suite(self.path) else f"{self.path.name}::{self._inside()}"

    def _inside(self) -> str:
        """Return the name below the file, without the driver."""
        *parents, _ = self.nodeid.partition("::")[2].removesuffix(self.name).split("::")
        return "::".join([*parents, self.title()])

    def source(self) -> str:
        """Return where the expected values or the rule come from, for the report of a failure; "" if unknown."""
        return ""

    def reproduce(self) -> str:
        """Return the command that runs this item alone, from any folder."""
        what = self.title() if _is_of_suite(self.path) else f"{self.path}::{self._inside()}"
        arguments = ["nnconform", "replay", what, *(["--driver", self.address] if self.named else [])]
        hal, seed = self.config.getoption("hal"), self.config.getoption("seed")
        arguments += ["--hal", hal] if hal else []
        arguments += conditions(self.config.getoption("limit"))
        arguments += ["--seed", str(seed)] if seed else []
        profile = self.config.getoption("profile")
        arguments += ["--profile", profile] if profile != DEFAULT_PROFILE else []
        matrix = self.config.getoption("matrix")
        arguments += ["--matrix", matrix] if matrix else []
        arguments += ["--coupling"] if self.config.getoption("coupling") else []
        return shlex.join(arguments)

    def done(self) -> bool:
        """Whether the resumed run has the item's verdict already.

        With ``--expect-strict`` an item that is expected to fail and did not runs again: the store has no record that
        it should have failed.
        """
        failed = RunState.of(self.config).recording.done.get((self.address, self.lasting_name()))
        if failed is False and self.config.getoption("expect_strict"):
            return self._entry() is None
        return failed is not None

    def runtest(self) -> None:
        run = RunState.of(self.config)
        session = run.session(self.address)
        began = time.perf_counter()
        if run.recording.store and hasattr(self.config, "workerinput"):
            # If this worker of xdist dies, nobody else knows the case: its verdict is there in advance.
            self._record(self.event(Outcome(Verdict.NOT_RUN, Stage.LOAD, LOST), 0.0))
        outcome = self._judged(partial(run.judge, known=self._is_known))
        # What a graph consists of is known once it is drawn, and what is wrong once it has run.
        entry = self._entry(outcome)
        self.verdict = outcome.verdict if entry is None else None
        if session.measured:
            text = ", ".join(f"{name} {value}" for name, value in session.measured.items())
            self.user_properties.append((MEASURED, text))
        if part := outcome.outputs_run:
            self.user_properties.append((RAN, part))
        run.verdicts[outcome.verdict] += 1
        if run.recording.store or self.config.getoption("tell") is not None:
            event = self.event(outcome, time.perf_counter() - began)
            if session.comparison is not None:
                event = replace(event, errors=error_figures(session.comparison))
            if entry is not None and entry.covers(outcome):
                event = replace(event, expected=entry.reason)
            self._record(event)
        if entry is not None:
            run.expectations.apply(self, entry, outcome)
        if outcome.failed:
            raise DriverFailed(outcome)
        if outcome.verdict is Verdict.ADVICE:
            self.user_properties.append((ADVICE, f"{outcome.message} ({outcome.details['authority']})"))
        if outcome.verdict in _SKIPPED:
            pytest.skip(f"{outcome.verdict}: {outcome.message}")

    def _entry(self, outcome: Outcome | None = None) -> Expectation | None:
        """Return the entry that expects the item to fail, as far as what it tests is known, and its outcome."""
        about = (self.case.operand_types(), self.case.operations()) if self.case else ((), ())
        return RunState.of(self.config).expectations.find(self.address, self.title(), *about, outcome)

    def _is_known(self, outcome: Outcome) -> bool:
        """Whether a failure needs no second look: it is expected, and not as one of what came before."""
        entry = self._entry(outcome)
        return entry is not None and not entry.right_alone and entry.covers(outcome)

    def _judged(self, judged: Callable[..., Outcome]) -> Outcome:
        """Return the outcome. What ends the item without one, such as a time-out of pytest's or a fault of ours, is
        told in the store too: each item ends with a verdict.
        """
        self.ended = True
        try:
            return judged(self.address, self.title(), self.judge)
        except (Exception, pytest.fail.Exception) as error:
            if not isinstance(error, UsageError):
                self.not_run(f"the harness broke down: {type(error).__name__}: {exception_text(error)}")
            raise

    def not_run(self, why: str) -> None:
        """Store that the item was not run, or not to its end."""
        if RunState.of(self.config).recording.store:
            self._record(self.event(Outcome(Verdict.NOT_RUN, Stage.LOAD, why), 0.0))

    def _record(self, event: Event) -> None:
        """Store an event. If the store cannot be written, end the run: that is not a failure of the driver."""
        run = RunState.of(self.config)
        try:
            # The verdict first: to describe a driver is to ask it, and it may be broken.
            run.recording.record(event)
            descriptor: int | None = self.config.getoption("tell")
            if descriptor is not None:
                write_event(descriptor, event)
            session = run.session(self.address)
            if session.is_open:
                run.recording.describe(self.address, session.describe)
        except FormatError as error:
            if hasattr(self.config, "workerinput"):
                # The way for a worker of xdist to report to the controller why it stops.
                self.session.shouldstop = str(error)
            pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, NoLongerFails):
            return explain([f"no longer fails: {excinfo.value}", f"reproduce: {self.reproduce()}"], str(self.path))
        if isinstance(excinfo.value, pytest.xfail.Exception):
            # The reason tells all; of its own text pytest would read and parse the source of each frame for every case.
            return str(excinfo.value)
        if isinstance(excinfo.value, UsageError):
            return explain([single_line(excinfo.value)], str(self.path))
        if not isinstance(excinfo.value, DriverFailed):
            return super().repr_failure(excinfo, style)
        outcome = excinfo.value.outcome
        lines = [f"{outcome.verdict} at {outcome.stage}: {outcome.message}"]
        details = {name: text.rstrip().splitlines() for name, text in outcome.details.items()}
        # What a process wrote is long and seldom to the point: it comes behind the rest.
        for name, text in sorted(details.items(), key=lambda pair: len(pair[1]) > _SHORT):
            lines += [f"{name}:", *(f"    {line}" for line in text[-40:])]
        entry = self._entry()
        lines += [entry.describe()] if entry is not None else []
        lines += [self.source()] if self.source() else []
        return explain([*lines, f"reproduce: {self.reproduce()}"], str(self.path))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name

    @property
    def location(self) -> tuple[str, int | None, str]:
        # As pytest's own, with the path of a file worked out once, not for each of its items.
        parent = self.parent
        assert parent is not None
        where = parent.stash.get(_relative_path, None)
        if where is None:
            where = parent.stash[_relative_path] = super().location[0]
        return where, 0, self.name
