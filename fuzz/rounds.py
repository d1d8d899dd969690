"""Fuzzing by several processes in rounds: each fuzzes for a while, then all have what the others found.

What they exchange are the inputs of their corpora, and the signatures of the findings, so that a finding is minimised
once. Each process of a round has a seed of its own.
"""

from __future__ import annotations

import queue
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Set
from contextlib import closing
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.events import finding_of, is_finding, progress_event
from nnconform.fuzz.findings import Finding
from nnconform.fuzz.merging import input_name
from nnconform.fuzz.progress import Covered
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.pool import Pool
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.results.environment import machine, versions
from nnconform.harness.results.events import Event
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store

# Seconds of a round: a worker starts in about two.
ROUND = 60.0
_SHORTEST = 2.0
# Bytes of the inputs that each process begins with, at most: they travel with each round.
_MOST = 4 << 20
_END = "round"


class RoundShard(msgspec.Struct, frozen=True):
    """What one process does in a round: it begins with these inputs; ``known`` are signatures of findings."""

    plan: FuzzPlan
    inputs: tuple[bytes, ...] = ()
    known: frozenset[str] = frozenset()
    over: bool = False

    def next_unit(self) -> str:
        """Return a word for the end of the round; "" if it is over."""
        return "" if self.over else _END

    def unit_of(self, result: RoundResult) -> str:
        """Return the signature of a finding, or the word for the end."""
        return finding_of(result.event).signature if result.event else _END

    def without(self, units: Set[str]) -> RoundShard:
        """Return the round without these findings."""
        return replace(self, known=self.known | (units - {_END}), over=_END in units)

    def head(self, count: int) -> RoundShard:
        """Return the whole: it is one unit."""
        return self

    def lost(self, unit: str, how: str) -> RoundResult:
        """Return the end of a round that ended its process, and did so again."""
        return RoundResult(lost=how)


class RoundResult(msgspec.Struct, frozen=True):
    """A finding, as its ``event``; or the end of a round, with what it did and its new inputs.

    ``lost`` is why it came to no end.
    """

    event: Event | None = None
    executions: int = 0
    processor: float = 0.0
    covered: Covered = msgspec.field(default_factory=Covered)
    inputs: tuple[bytes, ...] = ()
    left_out: str = ""
    lost: str = ""
    counts: Mapping[str, int] = {}


def run_round(shard: RoundShard) -> Iterator[RoundResult]:
    """Fuzz for a round in this process: yield each finding at once, and the end. Raises what ``Campaign`` raises."""
    results: queue.SimpleQueue[RoundResult | BaseException] = queue.SimpleQueue()

    def fuzz() -> None:
        try:
            results.put(_fuzz(shard, lambda event: results.put(RoundResult(event))))
        except BaseException as error:
            results.put(error)

    # In another thread, so that findings are yielded meanwhile; a store of SQLite stays in one thread.
    threading.Thread(target=fuzz, daemon=True).start()
    while True:
        result = results.get()
        if isinstance(result, BaseException):
            raise result
        yield result
        if result.event is None:
            return


def _fuzz(shard: RoundShard, found: Callable[[Event], None]) -> RoundResult:
    """Fuzz for a round; ``found`` is called with each finding."""
    with scratch_folder(many_files=True) as scratch, Store.open(scratch / "round.sqlite") as store:
        corpus = scratch / "corpus"
        corpus.mkdir()
        for content in shard.inputs:
            (corpus / input_name(content)).write_bytes(content)
        run = store.begin_run("nnconform fuzz", shard.plan.seed, versions=versions(), machine=machine())

        def keep(event: Event) -> Event:
            store.record(run, event)
            found(event)
            return event

        campaign = Campaign(
            replace(shard.plan, corpus=corpus), store, run, lambda finding: None, keep, known=shard.known
        )
        campaign.run()
        before = set(shard.inputs)
        new = tuple(content for path in sorted(corpus.iterdir()) if (content := path.read_bytes()) not in before)
        done = campaign.executions, campaign.processor, campaign.progress
        return RoundResult(None, *done, new, left_out=campaign.left_out, counts=dict(campaign.counts))


@dataclass
class Rounds:
    """A campaign in rounds on the processes of a pool. See ``Campaign`` for what has the same name."""

    plan: FuzzPlan
    pool: Pool
    on_finding: Callable[[Finding], None]
    keep: Callable[[Event], Event]
    tell: Callable[[int, int], None]
    # Seconds of the earlier starts of a resumed run.
    earlier: float = 0.0
    failures: int = 0
    executions: int = 0
    processor: float = 0.0
    progress: Covered = field(default_factory=Covered)
    findings: dict[str, Finding] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    left_out: str = ""
    _inputs: dict[bytes, None] = field(default_factory=dict)

    def run(self) -> None:
        """Fuzz until the time is over. Raises UsageError if the driver cannot be opened."""
        began, number = time.monotonic(), 0
        self._read_corpus()
        while (left := began + self.plan.seconds - time.monotonic()) >= _SHORTEST or not number:
            lanes = self.pool.shares(1, at_once=True)
            shards = [self._shard(number + lane, min(ROUND, max(left, _SHORTEST))) for lane in range(lanes)]
            number += lanes
            with closing(self.pool.run(run_round, shards, RoundResult)) as results:
                if not self._take(results):
                    break
            self._store_progress(time.monotonic() - began)
        self._store_progress(time.monotonic() - began)

    def take_up(self, events: list[Event]) -> None:
        """Take up what a resumed run has in the store."""
        for event in events:
            if is_finding(event):
                finding = finding_of(event)
                self.findings[finding.signature] = finding
                self.failures += event.failed
            else:
                figures = event.outcome.details
                self.executions, self.processor = int(figures["executions"]), float(figures["processor"])
                self.earlier = event.seconds

    def _store_progress(self, took: float) -> None:
        plan = self.plan
        figures = {
            "executions": self.executions,
            "processor": round(self.processor, 2),
            "edges": self.progress.edges,
            "corpus": self.progress.corpus,
            "seed": plan.seed,
        }
        self.keep(progress_event(plan.target, plan.driver, self.earlier + took, self.failures, figures))

    def _shard(self, number: int, seconds: float) -> RoundShard:
        plan = replace(self.plan, seconds=seconds, seed=self.plan.seed + number, corpus=None)
        return RoundShard(plan, self._latest(), frozenset(self.findings))

    def _latest(self) -> tuple[bytes, ...]:
        """Return the inputs, of very many the latest."""
        left, chosen = _MOST, list[bytes]()
        for content in reversed(self._inputs):
            left -= len(content)
            if left < 0:
                break
            chosen.append(content)
        return tuple(chosen)

    def _take(self, results: Generator[RoundResult, None, None]) -> bool:
        """Take the results of a round; return whether another may follow."""
        for each in results:
            if each.event:
                self._find(each.event)
                if self.plan.first:
                    return False
            elif each.lost:
                raise UsageError(f"a round of fuzzing came to no end: {each.lost}")
            else:
                self.executions += each.executions
                self.processor += each.processor
                self.left_out = each.left_out
                self.counts.update(each.counts)
                self._add(each.inputs)
                corpus = len(self._inputs)
                self.progress = Covered(max(self.progress.edges, each.covered.edges), corpus)
                self.tell(self.executions, self.failures)
        return True

    def _find(self, event: Event) -> None:
        finding = finding_of(event)
        if finding.signature not in self.findings:
            self.findings[finding.signature] = finding
            self.failures += self.keep(event).failed
            self.on_finding(finding)

    def _read_corpus(self) -> None:
        if self.plan.corpus and self.plan.corpus.is_dir():
            with translate_write_errors(self.plan.corpus):
                self._inputs = {path.read_bytes(): None for path in sorted(self.plan.corpus.iterdir())}

    def _add(self, inputs: tuple[bytes, ...]) -> None:
        """Add inputs to those of all, and to the folder of the corpus, if there is one."""
        folder = self.plan.corpus
        for content in inputs:
            if content in self._inputs:
                continue
            self._inputs[content] = None
            if folder:
                with translate_write_errors(folder):
                    folder.mkdir(parents=True, exist_ok=True)
                    (folder / input_name(content)).write_bytes(content)


def rounds_of(
    plan: FuzzPlan,
    pool: Pool,
    recording: Recording,
    on_finding: Callable[[Finding], None],
    tell: Callable[[int, int], None],
) -> Rounds:
    """Return the campaign in rounds of a recording, which goes on where an earlier start of it ended."""
    assert recording.store
    rounds = Rounds(plan, pool, on_finding, recording.record, tell)
    rounds.take_up(recording.store.verdicts(recording.run))
    return rounds
