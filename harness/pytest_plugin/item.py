"""What a case on a driver and a check of one have in common as pytest items: the verdict, its record, its words."""

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
    """A driver came to a verdict that fails."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class DriverItem(pytest.Item):
    """One thing to try on the driver at ``address``; ``named`` if the command line names the driver, not the file.
    ``case`` is the case that it tries, None where there is none, or none yet.
    """

    kind: ClassVar[Kind]

    def __init__(self, *, address: str, named: bool = True, case: Case | None = None, **more: Any) -> None:
        super().__init__(**more)
        self.address, self.named, self.case = address, named, case

    def title(self) -> str:
        """The name of what is tried, the same on every driver."""
        return self.name.removesuffix(f"[{self.address}]").removesuffix(f"@{self.address}")

    @abstractmethod
    def judge(self, session: Session) -> Outcome:
        """Try it."""

    def event(self, outcome: Outcome, seconds: float) -> Event:
        """The record of an outcome."""
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
        """Where what is expected comes from, as a line for the reader of a failure; "" where nothing says so."""
        return ""

    def reproduce(self) -> str:
        """The command that runs this alone, from the folder that this run was started in."""
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
        """Whether the run that this one goes on with has its verdict. What must fail by ``--expect-strict``, and did
        not fail, is judged anew: the store does not say that it should have.
        """
        failed = RunState.of(self.config).recording.done.get((self.address, self.nodeid))
        if failed is False and self.config.getoption("expect_strict"):
            return RunState.of(self.config).expected.of(self.address, self.title()) is None
        return failed is not None

    def runtest(self) -> None:
        run = RunState.of(self.config)
        session = run.session(self.address)
        began = time.perf_counter()
        outcome = self.judge(session)
        run.verdicts[outcome.verdict] += 1
        entry = run.expected.of(self.address, self.title())
        if run.recording.store:
            event = self.event(outcome, time.perf_counter() - began)
            if entry is not None and entry.covers(outcome):
                event = replace(event, expected=entry.reason)
            self._keep(event)
        if entry is not None:
            run.expected.apply(self, entry, outcome)
        if outcome.failed:
            raise DriverFailed(outcome)
        if outcome.verdict in _SKIPPED:
            pytest.skip(f"{outcome.verdict}: {outcome.message}")

    def _keep(self, event: Event) -> None:
        """Record an event. Where the store cannot be written the run ends: no driver failed by it."""
        run = RunState.of(self.config)
        try:
            run.recording.describe(self.address, run.session(self.address).describe)
            run.recording.record(event)
        except FormatError as error:
            if hasattr(self.config, "workerinput"):
                # How a worker of xdist tells the controller why it stops.
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
        entry = RunState.of(self.config).expected.of(self.address, self.title())
        lines += [entry.describe()] if entry is not None else []
        lines += [self.source()] if self.source() else []
        return "\n".join([*lines, f"reproduce: {self.reproduce()}"])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
