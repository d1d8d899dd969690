"""The base class of pytest items that run something on a driver: verdict, record in the store, and failure report."""

from __future__ import annotations

import os
import shlex
import time
from abc import abstractmethod
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError
from nnconform.harness.pytest_plugin.expectations import NoLongerFails
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case

_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS})


class DriverFailed(Exception):
    """The verdict on a driver is a failure."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class DriverItem(pytest.Item):
    """One case, graph or trial of a check on the driver at ``address``.

    ``named``: the command line names the driver, not the test file. ``case`` is None if there is none, or none yet.
    """

    kind: ClassVar[Kind]

    def __init__(self, *, address: str, named: bool = True, case: Case | None = None, **more: Any) -> None:
        super().__init__(**more)
        self.address, self.named, self.case = address, named, case

    def title(self) -> str:
        """Return the item's name without the driver: it is the same on every driver."""
        return self.name.removesuffix(f"[{self.address}]").removesuffix(f"@{self.address}")

    @abstractmethod
    def judge(self, session: Session) -> Outcome:
        """Run it on the driver and return the outcome."""

    def event(self, outcome: Outcome, seconds: float) -> Event:
        """Return the event of an outcome, for the results store."""
        return Event.of_case(
            self.kind,
            self.nodeid,
            self.address,
            outcome,
            self.case,
            path=str(self.path),
            reproduce=self.reproduce(),
            seconds=seconds,
        )

    def source(self) -> str:
        """Return where the expected values or the rule come from, for the report of a failure; "" if unknown."""
        return ""

    def reproduce(self) -> str:
        """Return the command that runs this item alone, from the folder in which this run was started."""
        where = os.path.relpath(self.path, self.config.invocation_params.dir)
        _, _, inside = self.nodeid.partition("::")
        arguments = ["pytest", f"{where}::{inside}", *(["--driver", self.address] if self.named else [])]
        hal, seed = self.config.getoption("hal"), self.config.getoption("seed")
        arguments += ["--hal", hal] if hal else []
        arguments += ["--seed", str(seed)] if seed else []
        matrix = self.config.getoption("matrix")
        arguments += ["--matrix", matrix] if matrix else []
        return shlex.join(arguments)

    def done(self) -> bool:
        """Whether the resumed run has the item's verdict already.

        With ``--expect-strict`` an item that is expected to fail and did not runs again: the store has no record that
        it should have failed.
        """
        failed = RunState.of(self.config).recording.done.get((self.address, self.nodeid))
        if failed is False and self.config.getoption("expect_strict"):
            return RunState.of(self.config).expectations.find(self.address, self.title()) is None
        return failed is not None

    def runtest(self) -> None:
        run = RunState.of(self.config)
        session = run.session(self.address)
        began = time.perf_counter()
        outcome = self.judge(session)
        run.verdicts[outcome.verdict] += 1
        entry = run.expectations.find(self.address, self.title())
        if run.recording.store:
            event = self.event(outcome, time.perf_counter() - began)
            if entry is not None and entry.covers(outcome):
                event = replace(event, expected=entry.reason)
            self._record(event)
        if entry is not None:
            run.expectations.apply(self, entry, outcome)
        if outcome.failed:
            raise DriverFailed(outcome)
        if outcome.verdict in _SKIPPED:
            pytest.skip(f"{outcome.verdict}: {outcome.message}")

    def _record(self, event: Event) -> None:
        """Store an event. If the store cannot be written, end the run: that is not a failure of the driver."""
        run = RunState.of(self.config)
        try:
            run.recording.describe(self.address, run.session(self.address).describe)
            run.recording.record(event)
        except FormatError as error:
            if hasattr(self.config, "workerinput"):
                # The way for a worker of xdist to report to the controller why it stops.
                self.session.shouldstop = str(error)
            pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, NoLongerFails):
            return f"no longer fails: {excinfo.value}\nreproduce: {self.reproduce()}"
        if not isinstance(excinfo.value, DriverFailed):
            return super().repr_failure(excinfo, style)
        outcome = excinfo.value.outcome
        lines = [f"{outcome.verdict} at {outcome.stage}: {outcome.message}"]
        for name, text in outcome.details.items():
            lines += [f"{name}:", *(f"    {line}" for line in text.rstrip().splitlines()[-40:])]
        entry = RunState.of(self.config).expectations.find(self.address, self.title())
        lines += [entry.describe()] if entry is not None else []
        lines += [self.source()] if self.source() else []
        return "\n".join([*lines, f"reproduce: {self.reproduce()}"])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
