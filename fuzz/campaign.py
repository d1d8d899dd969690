"""A campaign: a worker fuzzes, and whoever runs it watches the worker, keeps what is found, makes it small.

Each finding is in the results store from the moment that it is made. A worker that dies or hangs over an input leaves
that input in its status; it is a finding like any other, and another worker goes on.
"""

from __future__ import annotations

import contextlib
import math
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nnconform.fuzz.config import OWN_FAULT, Config
from nnconform.fuzz.events import event_of, finding_of, is_finding, note_of
from nnconform.fuzz.findings import Finding
from nnconform.fuzz.mutation import bytes_of
from nnconform.fuzz.progress import Progress, progress, without_progress
from nnconform.fuzz.replay import Replayer, isolated_address
from nnconform.fuzz.status import CurrentInput
from nnconform.fuzz.target import find_target
from nnconform.fuzz.worker_process import WorkerProcess
from nnconform.harness.campaigns.folders import writing_to
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.errors import DriverFault, NnconformError, UsageError
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Verdict

# After so many deaths of workers the driver gets a process of its own: that is begun anew a hundred times faster.
_DEATHS = 3
_LOOK = 0.05
_BEGINNING = "beginning-"
# What a worker may take beyond its limit until it has noticed by itself that a driver hangs.
_GRACE = 5.0
# Seconds that the first worker may take to try its first input.
_START = 120.0
# Seconds between two notes of how far it has come.
_NOTES = 10.0


@dataclass(frozen=True)
class FuzzPlan:
    """What to fuzz, and for how long; ``limit`` is the silence in seconds that is a hang."""

    target: str
    driver: str
    seconds: float
    seed: int = 0
    limit: float = 10.0
    corpus: Path | None = None
    # Ends the campaign at its first finding.
    first: bool = False


@dataclass
class Campaign:
    """A campaign; ``tell`` is given each finding as it is made small."""

    plan: FuzzPlan
    store: Store
    run_id: int
    tell: Callable[[Finding], None]
    executions: int = 0
    # Seconds of processor time that the workers took, a driver that is in them included.
    processor: float = 0.0
    progress: Progress = field(default_factory=Progress)
    findings: dict[str, Finding] = field(default_factory=dict)
    # What the workers before this one did.
    _before: tuple[int, float] = (0, 0.0)
    _began: float = 0.0
    _until: float = math.inf
    _noted: float = -math.inf
    _deaths: int = 0
    _starts: int = 0

    def run(self) -> None:
        """Fuzz until the time is over. Raises UsageError: the driver cannot be opened."""
        plan = self.plan
        find_target(plan.target)
        session = Session(isolated_address(plan.driver), limit=plan.limit)
        try:
            self.store.describe_driver(self.run_id, plan.driver, session.describe())
        finally:
            session.close()
        self._began = time.monotonic()
        # The time counts from the first input: it is long before a worker on a busy machine has everything imported.
        self._until = self._began + _START + plan.seconds
        self._again = Replayer(plan.target, plan.driver, plan.limit, plan.seed)
        try:
            with tempfile.TemporaryDirectory(prefix="nnconform-fuzz-") as scratch:
                self._folder = self._corpus(Path(scratch))
                while time.monotonic() < self._until and not self._is_over():
                    self._work(Path(scratch))
        finally:
            self._again.close()
            self._note()

    def _note(self) -> None:
        """Have the store know how far it has come: it may be killed at any time."""
        plan, self._noted = self.plan, time.monotonic()
        figures = {
            "executions": self.executions,
            "processor": round(self.processor, 2),
            "edges": self.progress.edges,
            "corpus": self.progress.corpus,
            "seed": plan.seed,
        }
        took = self._noted - self._began
        self.store.record(self.run_id, note_of(plan.target, plan.driver, took, len(self.findings), figures))

    def _is_over(self) -> bool:
        return self.plan.first and bool(self.findings)

    def _corpus(self, scratch: Path) -> Path:
        """The folder of inputs; an empty one gets some to begin with. Raises FormatError."""
        folder = self.plan.corpus or scratch / "corpus"
        with writing_to(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not any(folder.iterdir()):
                beginnings = self._again.target.beginnings(random.Random(self.plan.seed))
                for number, words in enumerate(beginnings):
                    (folder / f"{_BEGINNING}{number:04}").write_bytes(bytes_of(words))
        return folder

    def _work(self, scratch: Path) -> None:
        """Have one worker fuzz to its end, which is the campaign's, or a death."""
        plan = self.plan
        worker = WorkerProcess(
            Config(
                plan.target,
                isolated_address(plan.driver) if self._deaths >= _DEATHS else plan.driver,
                plan.seed + self._starts,
                max(1.0, self._until - time.monotonic() + 60),
                plan.limit,
                str(self.store.path.resolve()),
                self.run_id,
                [str(self._folder)],
                str(scratch),
                sorted(self.findings),
            )
        )
        self._starts += 1
        try:
            self._watch(worker)
        finally:
            worker.end()
            self._follow(worker)
            self._read_progress(worker)
            self._before = self.executions, self.processor

    def _follow(self, worker: WorkerProcess) -> None:
        """How far it has come, with what the worker under way has done."""
        executions, processor = self._before
        self.executions = executions + worker.status.count()
        self.processor = processor + worker.status.processor()

    def _read_progress(self, worker: WorkerProcess) -> None:
        """What the worker has reached, as it prints; one that begins anew has it all before it."""
        self.progress = max(self.progress, progress(worker.stderr_tail()), key=lambda each: each.edges)

    def _watch(self, worker: WorkerProcess) -> None:
        try:
            while time.monotonic() < self._until:
                ended = worker.has_ended(_LOOK)
                current = worker.status.current_input(torn=ended)
                self._follow(worker)
                if self.executions:
                    self._until = min(self._until, time.monotonic() + self.plan.seconds)
                if ended:
                    self._died(worker)
                    return
                if current and current.seconds > self.plan.limit + _GRACE * (self._deaths >= _DEATHS):
                    self._hung(worker, current)
                    return
                self._take()
                if time.monotonic() > self._noted + _NOTES:
                    self._read_progress(worker)
                    worker.trim_stderr()
                    self._note()
                if self._is_over():
                    return
        finally:
            self._take()

    def _died(self, worker: WorkerProcess) -> None:
        end, current = worker.end(), worker.status.current_input(torn=True)
        printed = without_progress(worker.stderr_tail())
        if end.exit_status == OWN_FAULT or current is None:
            status = -end.signal if end.signal else end.exit_status
            raise NnconformError(f"the fuzz worker itself failed, with status {status}:\n{printed}")
        self._deaths += 1
        name = signal_name(end.signal) if end.signal else f"status {end.exit_status}"
        text, details = f"the driver's process ended with {name}", {"signal": name, "stderr": printed}
        self._keep(current.data, Outcome(Verdict.CRASHED, current.stage, text, details))

    def _hung(self, worker: WorkerProcess, current: CurrentInput) -> None:
        self._deaths += 1
        text = f"no answer within {self.plan.limit:g} s"
        details = {"stack": worker.stacks(), "stderr": without_progress(worker.stderr_tail())}
        self._keep(current.data, Outcome(Verdict.HUNG, current.stage, text, details))

    def _keep(self, data: bytes, outcome: Outcome) -> None:
        """Keep what a worker could not keep itself. Others are not to begin with it."""
        for path in self._folder.glob(f"{_BEGINNING}*"):
            if path.read_bytes() == data:
                path.unlink()
        choices = Choices.from_bytes(data)
        self._again.target.make(choices)
        found, event = event_of(self._again.target, choices, outcome, self.plan.driver)
        if found.signature not in self.findings:
            self.store.record(self.run_id, event)
        self._take()

    def _take(self) -> None:
        """Look for what is new in the store, make it small, and tell."""
        for event in self.store.verdicts(self.run_id):
            if not is_finding(event):
                continue
            found = finding_of(event)
            if found.signature in self.findings:
                continue
            self.findings[found.signature] = found
            with contextlib.suppress(DriverFault):
                smaller = self._again.smaller(found)
                if smaller is not None:
                    self.findings[found.signature] = found = smaller[0]
                    self.store.record(self.run_id, smaller[1])
            self.tell(found)


def check_atheris() -> None:
    """Raise UsageError where the fuzzer is not installed."""
    try:
        import atheris  # noqa: F401, PLC0415  an extra: only whoever fuzzes needs it
    except ImportError as error:
        raise UsageError("fuzzing needs atheris: pip install 'nnconform[fuzz]'") from error
