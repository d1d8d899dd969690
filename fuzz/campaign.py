"""A fuzz campaign: a worker process fuzzes; the campaign watches it, stores findings and minimises them.

Each finding is stored at once. If a worker dies or hangs on an input, that input is read from the worker's status and
becomes a finding like any other, and a new worker continues.
"""

from __future__ import annotations

import contextlib
import math
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from nnconform.fuzz.config import OWN_FAULT, Config
from nnconform.fuzz.events import LIMIT, finding_and_event, finding_of, is_finding, progress_event
from nnconform.fuzz.findings import Finding
from nnconform.fuzz.mutation import bytes_of
from nnconform.fuzz.own import OWN_DESCRIPTION, own_address
from nnconform.fuzz.progress import Covered, progress, without_progress
from nnconform.fuzz.replay import SECONDS, Replayer
from nnconform.fuzz.status import CurrentInput
from nnconform.fuzz.target import find_target
from nnconform.fuzz.worker_process import WorkerProcess
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import DriverFault, NnconformError, UsageError
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Verdict

# After this many deaths of workers the driver runs in its own process, which restarts a hundred times faster.
_DEATHS = 3
# Seconds between two looks at the worker.
_POLL = 0.05
# Begins the names of the seed inputs in the corpus.
_SEED_PREFIX = "beginning-"
# Seconds beyond the limit in which a worker can itself detect that its driver's process hangs.
_GRACE = 5.0
# Seconds that the first worker may take to run its first input.
_START = 120.0
# The share of the time that the minimisation of the last findings may take more.
MORE = 0.1
# Seconds between two records of the campaign's progress.
_NOTES = 10.0


class FuzzPlan(msgspec.Struct, frozen=True):
    """The options of a campaign; ``limit`` is the time without an answer, in seconds, that counts as a hang."""

    target: str
    driver: str
    seconds: float
    seed: int = 0
    limit: float = LIMIT
    corpus: Path | None = None
    # Stop at the first finding.
    first: bool = False
    # Mutate the choices of inputs, guided by their features; else libFuzzer mutates the bytes.
    structured: bool = True


@dataclass
class Campaign:
    """A campaign; ``on_finding`` is called with each finding, minimised if possible.

    ``keep`` stores the event of a finding in the run, and returns it with the reason why it was expected, if it was; by
    default none is. ``tell`` is called with the executions and the findings that were not expected, again and again.
    What the run has in the store already, as it is resumed, counts as found before.
    """

    plan: FuzzPlan
    store: Store
    run_id: int
    on_finding: Callable[[Finding], None]
    keep: Callable[[Event], Event] | None = None
    tell: Callable[[int, int], None] = lambda executions, failures: None
    # Signatures of findings that others have.
    known: frozenset[str] = frozenset()
    failures: int = 0
    executions: int = 0
    # Seconds of processor time of the workers, with that of a driver in the same process.
    processor: float = 0.0
    progress: Covered = field(default_factory=Covered)
    findings: dict[str, Finding] = field(default_factory=dict)
    # How often each failure came, by signature.
    counts: Counter[str] = field(default_factory=Counter)
    # Inputs that say nothing about the driver, and why; "" for none.
    left_out: str = ""
    # Executions and processor time of the earlier workers; seconds of the earlier starts of a resumed run.
    _before: tuple[int, float] = (0, 0.0)
    _earlier: float = 0.0
    _began: float = 0.0
    _until: float = math.inf
    _noted: float = -math.inf
    _deaths: int = 0
    _starts: int = 0
    # When the current input began, and the patience with it.
    _patience: tuple[int, Patience] | None = None

    def run(self) -> None:
        """Fuzz until the time is over. Raises UsageError if the driver cannot be opened."""
        plan = self.plan
        self._describe()
        self._take_up()
        self._began = time.monotonic()
        # The time counts from the first input: on a busy machine the imports of a worker take long.
        self._until = self._began + _START + plan.seconds
        self._replayer = Replayer(plan.target, plan.driver, plan.limit, plan.seed)
        self.left_out = self._replayer.target.left_out()
        try:
            # libFuzzer writes a file for each input that it keeps, one in five of a young campaign.
            with scratch_folder(many_files=True) as scratch:
                self._folder = self._prepare_corpus(scratch)
                while time.monotonic() < self._until and not self._is_over():
                    self._run_worker(scratch)
        finally:
            self._replayer.close()
            self._store_progress()

    def _describe(self) -> None:
        """Store the description of the driver. Raises UsageError if it cannot be opened."""
        plan = self.plan
        if find_target(plan.target).own:
            own_address(plan.driver)
            self.store.describe_driver(self.run_id, plan.driver, OWN_DESCRIPTION)
            return
        session = Session(in_own_process(plan.driver), limit=plan.limit)
        try:
            self.store.describe_driver(self.run_id, plan.driver, session.describe())
        finally:
            session.close()

    def _store_progress(self) -> None:
        """Store the progress of the campaign, which may be killed at any time."""
        plan, self._noted = self.plan, time.monotonic()
        figures = {
            "executions": self.executions,
            "processor": round(self.processor, 2),
            "edges": self.progress.edges,
            "corpus": self.progress.corpus,
            "seed": plan.seed,
        }
        took = self._earlier + self._noted - self._began
        self.store.record(self.run_id, progress_event(plan.target, plan.driver, took, self.failures, figures))

    def _take_up(self) -> None:
        """Take up what a resumed run has in the store."""
        for event in self.store.verdicts(self.run_id):
            if is_finding(event):
                finding = finding_of(event)
                self.findings[finding.signature] = finding
                self.failures += event.failed
            else:
                figures = event.outcome.details
                self._before = self.executions, self.processor = int(figures["executions"]), float(figures["processor"])
                self._earlier = event.seconds

    @property
    def _own(self) -> bool:
        """Whether our own code is fuzzed, which has no process of its own."""
        return find_target(self.plan.target).own

    def _is_over(self) -> bool:
        return self.plan.first and bool(self.findings)

    def _prepare_corpus(self, scratch: Path) -> Path:
        """Return the folder of the corpus; write the seed inputs to it if it is empty. Raises FormatError."""
        folder = self.plan.corpus or scratch / "corpus"
        with translate_write_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not any(folder.iterdir()):
                seeds = self._replayer.target.seed_corpus(random.Random(self.plan.seed))
                for number, words in enumerate(seeds):
                    (folder / f"{_SEED_PREFIX}{number:04}").write_bytes(bytes_of(words))
        return folder

    def _run_worker(self, scratch: Path) -> None:
        """Run one worker until the campaign is over, or the worker dies or hangs."""
        plan = self.plan
        worker = WorkerProcess(
            Config(
                plan.target,
                self._address(),
                plan.driver,
                plan.seed + self._starts,
                max(1.0, self._until - time.monotonic() + 60),
                plan.limit,
                str(self.store.path.resolve()),
                self.run_id,
                [str(self._folder)],
                str(scratch),
                str(scratch / "counts.json"),
                plan.structured,
                sorted(self.known.union(self.findings)),
            )
        )
        self._starts += 1
        try:
            self._watch(worker)
        finally:
            worker.end()
            self._add_counts(scratch / "counts.json")
            self._update_counts(worker)
            self._read_progress(worker)
            self._before = self.executions, self.processor

    def _address(self) -> str:
        """Return the address that a worker opens."""
        plan = self.plan
        return in_own_process(plan.driver) if self._deaths >= _DEATHS and not self._own else plan.driver

    def _add_counts(self, path: Path) -> None:
        """Add how often each failure came to a worker that has ended."""
        with contextlib.suppress(FileNotFoundError, msgspec.DecodeError):  # none, or half of them as it was killed
            self.counts.update(msgspec.json.decode(path.read_bytes(), type=dict[str, int]))
        path.unlink(missing_ok=True)

    def _update_counts(self, worker: WorkerProcess) -> None:
        """Update executions and processor time from the status of the running worker."""
        executions, processor = self._before
        self.executions = executions + worker.status.count()
        self.processor = processor + worker.status.processor()
        self.tell(self.executions, self.failures)

    def _read_progress(self, worker: WorkerProcess) -> None:
        """Update the progress from the worker's output; a new worker begins with less, so that the maximum counts."""
        self.progress = max(self.progress, progress(worker.stderr_tail()), key=lambda each: each.edges)

    def _watch(self, worker: WorkerProcess) -> None:
        try:
            while time.monotonic() < self._until:
                ended = worker.has_ended(_POLL)
                current = worker.status.current_input(torn=ended)
                self._update_counts(worker)
                if self.executions:
                    self._until = min(self._until, time.monotonic() + self.plan.seconds)
                if ended:
                    self._handle_death(worker)
                    return
                if current and self._is_hung(worker, current):
                    self._handle_hang(worker, current)
                    return
                self._collect_findings()
                if time.monotonic() > self._noted + _NOTES:
                    self._read_progress(worker)
                    worker.trim_stderr()
                    self._store_progress()
                if self._is_over():
                    return
        finally:
            self._collect_findings()

    def _is_hung(self, worker: WorkerProcess, current: CurrentInput) -> bool:
        """Return whether the worker has had its limit for the current input."""
        if self._patience is None or self._patience[0] != current.since:
            limit = self.plan.limit + _GRACE * (self._deaths >= _DEATHS and not self._own)
            self._patience = current.since, Patience(limit, worker.pid)
        return not self._patience[1].turn(_POLL)

    def _handle_death(self, worker: WorkerProcess) -> None:
        end, current = worker.end(), worker.status.current_input(torn=True)
        output = without_progress(worker.stderr_tail())
        if end.exit_status == OWN_FAULT or current is None:
            status = -end.signal if end.signal else end.exit_status
            raise NnconformError(f"the fuzz worker itself failed, with status {status}:\n{output}")
        self._deaths += 1
        name = signal_name(end.signal) if end.signal else f"status {end.exit_status}"
        text, details = f"the driver's process ended with {name}", {"signal": name, "stderr": output}
        self._store_finding(current.data, Outcome(Verdict.CRASHED, current.stage, text, details))

    def _handle_hang(self, worker: WorkerProcess, current: CurrentInput) -> None:
        self._deaths += 1
        text = f"no answer within {self.plan.limit:g} s"
        details = {"stack": worker.stacks(), "stderr": without_progress(worker.stderr_tail())}
        self._store_finding(current.data, Outcome(Verdict.HUNG, current.stage, text, details))

    def _store_finding(self, data: bytes, outcome: Outcome) -> None:
        """Store the finding of a worker that died or hung, and remove its input from the seeds of the next worker."""
        for path in self._folder.glob(f"{_SEED_PREFIX}*"):
            if path.read_bytes() == data:
                path.unlink()
        choices = Choices.from_bytes(data)
        self._replayer.target.make(choices)
        finding, event = finding_and_event(self._replayer.target, choices, outcome, self.plan.driver, self.plan.limit)
        self.counts[finding.signature] += 1
        if finding.signature not in self.findings and finding.signature not in self.known:
            self.store.record(self.run_id, event)
        self._collect_findings()

    def _collect_findings(self) -> None:
        """Minimise the new findings in the store, and report them."""
        for event in self.store.verdicts(self.run_id):
            if not is_finding(event):
                continue
            finding = finding_of(event)
            if finding.signature in self.findings or finding.signature in self.known:
                continue
            if minimised := self._minimise(finding):
                finding, event = minimised
            self.findings[finding.signature] = finding
            self.failures += self._keep(event).failed
            self.on_finding(finding)

    def _minimise(self, finding: Finding) -> tuple[Finding, Event] | None:
        """Return the smallest finding of the same cause, and its event; None if it does not come again."""
        left = self._until + MORE * self.plan.seconds - time.monotonic()
        with contextlib.suppress(DriverFault):
            return self._replayer.minimise(finding, seconds=min(SECONDS, max(0.0, left)))
        return None

    def _keep(self, event: Event) -> Event:
        if self.keep:
            return self.keep(event)
        self.store.record(self.run_id, event)
        return event


def check_atheris() -> None:
    """Raise UsageError if the fuzzer is not installed."""
    try:
        import atheris  # noqa: F401, PLC0415  an optional dependency
    except ImportError as error:
        raise UsageError("fuzzing needs atheris: pip install 'nnconform[fuzz]'") from error
