"""A run of ``nnconform random-graphs``, distributed over processes."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Generator, Iterable, Iterator, Set
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.contract import CONTRACT, ByContract
from nnconform.harness.campaigns.contract_oracle import ContractOracle
from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.graph_campaign import GraphCampaign, GraphRecord, GraphResult
from nnconform.harness.campaigns.graph_case import run_graph
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphRunner
from nnconform.harness.campaigns.named import drawn_graph_name
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.execution.kept_answers import KeptAnswers
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import split
from nnconform.harness.process.pool import Pool
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Graphs that are worth a shard on another machine: some seconds, beside the tenth that it takes to begin.
_LEAST = 500
_Palettes = dict[tuple[str, HalVersion, tuple[str, ...]], Palette]
# What this process has found out of drivers, for its next shards.
_of_shards: _Palettes = {}


class GraphPlan(msgspec.Struct, frozen=True):
    """The options of a run: the driver at ``address``, and graphs of at most ``nodes`` operations, drawn from ``seed``.

    ``operations`` restricts the graphs to these, if any are named. ``oracle`` is the address of the driver whose
    outputs are the expected ones. Failures are minimised by running at most ``budget`` graphs, and written to the
    folder ``dump``. The bundled oracle's answers are kept in the folder ``answers``, if there is one, and if not all
    are to be ``fresh``. ``limit``: seconds without an answer after which the driver is hung. ``against`` is the address
    of a driver to compare with, "" for none: the graphs are then of what both support. No graph begins after
    ``seconds``; 0 for no limit.
    """

    address: str
    against: str = ""
    seed: int = 0
    nodes: int = 10
    operations: tuple[str, ...] = ()
    hal: HalVersion | None = None
    oracle: str = ORACLE_ADDRESS
    dump: Path | None = None
    answers: Path | None = None
    fresh: bool = False
    budget: int = MINIMISE_BUDGET
    limit: float = DEFAULT_LIMIT
    seconds: float = 0.0

    def session(self) -> Session:
        """Return a new session with the driver."""
        return Session(self.address, hal=self.hal, limit=self.limit)

    def other_session(self) -> Session:
        """Return a new session with the driver to compare with."""
        return Session(self.against, hal=self.hal, limit=self.limit)


class GraphShard(msgspec.Struct, frozen=True):
    """A part of the graphs of a plan: every ``step``-th number from ``first`` to below ``end`` that is not ``done``."""

    plan: GraphPlan
    first: int
    end: int
    step: int
    done: frozenset[int] = frozenset()
    # When it must end by the clock of the process that gives it out; 0 for no limit.
    until: float = 0.0

    def left(self) -> Iterator[int]:
        """Yield the numbers of the graphs."""
        return _left(range(self.first, self.end, self.step), self.done)

    def next_unit(self) -> str:
        """Return the number of the first graph; "" if there is none, or no time."""
        if self.until and time.monotonic() >= self.until:
            return ""
        return str(next(self.left(), ""))

    def unit_of(self, result: GraphRecord) -> str:
        """Return the number of a record's graph."""
        return str(result.result.number)

    def without(self, units: Set[str]) -> GraphShard:
        """Return the shard without the graphs of these numbers, with the time that is left."""
        seconds = max(1.0, self.until - time.monotonic()) if self.until else self.plan.seconds
        return replace(self, plan=replace(self.plan, seconds=seconds), done=self.done | {int(each) for each in units})

    def head(self, count: int) -> GraphShard:
        """Return the shard with its first ``count`` graphs."""
        return replace(self, end=max([self.first, *islice(self.left(), count)]) + 1)

    def lost(self, unit: str, how: str) -> GraphRecord:
        """Return the record of a graph that ended its process, and did so again."""
        plan, number = self.plan, int(unit)
        name = drawn_graph_name(plan.seed, number, plan.nodes, plan.operations)
        outcome = Outcome(Verdict.CRASHED, Stage.EXECUTE, how)
        words = ["nnconform", "replay", name, "--driver", plan.address, *conditions(plan.limit)]
        event = Event(Kind.GRAPH, name, plan.address, outcome, reproduce=shlex.join(words))
        kind = str(FailureKind(outcome.verdict, outcome.stage, ""))
        result = GraphResult(name, number, str(outcome.verdict), failed=True, message=how, kind=kind)
        return GraphRecord(result, (event,))


def run_graphs(
    session: Session, plan: GraphPlan, numbers: range, pool: Pool, done: frozenset[int] = frozenset()
) -> Generator[GraphRecord, None, None]:
    """Run the graphs that are not ``done`` and yield the record of each, in the order in which they finish; the caller
    closes the generator.

    In this process they run on the driver of ``session``; each process of a pool opens the driver itself. Raises
    UsageError if the driver supports none of the operations.
    """
    if pool.alone:
        yield from _run(session, plan, _left(numbers, done))
        return
    # With a limit of time all shards must run at the same time.
    shares = split(numbers, pool.shares(len(numbers), least=_LEAST, at_once=bool(plan.seconds)))
    until = time.monotonic() + plan.seconds if plan.seconds else 0.0
    step = len(shares)
    shards = [
        GraphShard(plan, share[0], numbers.stop, step, frozenset(n for n in done if (n - share[0]) % step == 0), until)
        for share in shares
    ]
    if pool.away:
        with closing(pool.run(run_shard_away, [AwayShard(each) for each in shards], AwayRecord)) as away:
            yield from _first_of_each_kind(each.kept(plan.dump) for each in away)
        return
    with closing(pool.run(run_shard, shards, GraphRecord)) as records:
        yield from _first_of_each_kind(records)


def run_shard(shard: GraphShard) -> Iterator[GraphRecord]:
    """Run the graphs of a shard in this process and yield the record of each."""
    with closing(shard.plan.session()) as session:
        yield from _run(session, shard.plan, shard.left(), _of_shards)


class AwayRecord(msgspec.Struct, frozen=True):
    """A record with the files of its graph, by name: what was written where the graph ran."""

    record: GraphRecord
    files: dict[str, bytes] = {}

    def kept(self, folder: Path | None) -> GraphRecord:
        """Write the files to ``folder``, and return the record."""
        if folder and self.files:
            with translate_write_errors(folder):
                folder.mkdir(parents=True, exist_ok=True)
                for name, content in self.files.items():
                    (folder / Path(name).name).write_bytes(content)
        return self.record


class AwayShard(msgspec.Struct, frozen=True):
    """A shard that runs on another machine."""

    shard: GraphShard

    def next_unit(self) -> str:
        """As of the shard itself, like all that follows."""
        return self.shard.next_unit()

    def unit_of(self, result: AwayRecord) -> str:
        return self.shard.unit_of(result.record)

    def without(self, units: Set[str]) -> AwayShard:
        return AwayShard(self.shard.without(units))

    def head(self, count: int) -> AwayShard:
        return AwayShard(self.shard.head(count))

    def lost(self, unit: str, how: str) -> AwayRecord:
        return AwayRecord(self.shard.lost(unit, how))


def run_shard_away(away: AwayShard) -> Iterator[AwayRecord]:
    """Run the graphs of a shard, and yield the record of each with its files; none is left on this machine."""
    shard, plan = away.shard, away.shard.plan
    with closing(plan.session()) as session, scratch_folder() as scratch:
        for record in _run(session, plan, shard.left(), _of_shards, scratch if plan.dump else None):
            files = {path.name: path.read_bytes() for path in scratch.iterdir()}
            yield AwayRecord(record, files)
            for path in scratch.iterdir():
                path.unlink()


def _left(numbers: range, done: frozenset[int]) -> Iterator[int]:
    return (number for number in numbers if number not in done)


def _run(
    session: Session,
    plan: GraphPlan,
    numbers: Iterable[int],
    palettes: _Palettes | None = None,
    place: Path | None = None,
) -> Iterator[GraphRecord]:
    """Run the graphs of these numbers; their files are written to ``place`` for now, if that is not where they stay."""
    hal = ["--hal", str(plan.hal)] if plan.hal else []
    if plan.against and plan.oracle == CONTRACT:
        raise UsageError("--oracle contract compares a driver with itself, and cannot be asked --against another")
    options = (*hal, *(["--oracle", plan.oracle] if plan.oracle != ORACLE_ADDRESS else []))
    with ExitStack() as stack:
        by_contract = ContractOracle(session) if plan.oracle == CONTRACT else None
        oracle = stack.enter_context(closing(by_contract or _oracle(plan)))
        run = ByContract(by_contract) if by_contract else run_graph
        other = stack.enter_context(closing(plan.other_session())) if plan.against else None
        known: _Palettes = {} if palettes is None else palettes
        palette = _palette(session, plan, known)
        if other:
            palette = palette.shared_with(_palette(other, plan, known))
            if not len(palette):
                raise UsageError(f"drivers {plan.address} and {plan.against} have no operation in common")
        runner = GraphRunner(session, oracle, palette, plan.nodes, plan.oracle, run)
        runner.until = time.monotonic() + plan.seconds if plan.seconds else math.inf
        compared = None
        if other:
            of_other = (*options, "--against", plan.address)
            compared = GraphCampaign(
                runner.on(other), plan.seed, plan.dump, plan.budget, plan.operations, of_other, place=place
            )
            options += ("--against", plan.against)
        campaign = GraphCampaign(
            runner, plan.seed, plan.dump, plan.budget, plan.operations, options, compared, place=place
        )
        yield from campaign.records(_in_time(numbers, runner.until))


def _oracle(plan: GraphPlan) -> Oracle:
    """Open the oracle; only the bundled one's answers are kept, as of another's source nothing is known."""
    oracle = open_oracle(plan.oracle)
    if not plan.answers or plan.fresh or plan.oracle != ORACLE_ADDRESS:
        return oracle
    return KeptAnswers(oracle, plan.answers)


def _in_time(numbers: Iterable[int], until: float) -> Iterator[int]:
    """Yield the numbers until that time by the clock; the first in any case."""
    for number in numbers:
        yield number
        if time.monotonic() >= until:
            return


def _palette(session: Session, plan: GraphPlan, palettes: _Palettes) -> Palette:
    """Return the palette of a driver, from those that are known or added to them."""
    key = session.address, session.hal(), plan.operations
    palette = palettes[key] if key in palettes else palette_of(session, plan.operations)
    if not len(palette):
        raise UsageError(f"driver {session.address} supports none of the requested operations")
    palettes[key] = palette
    return palette


def _first_of_each_kind(records: Iterable[GraphRecord]) -> Iterator[GraphRecord]:
    """Yield the records; in a failure of a kind that another process found before, ``like`` names that one."""
    first: dict[str, str] = {}
    first_of_other: dict[str, str] = {}
    for record in records:
        result = _like_the_first(record.result, first)
        other = result.other and _like_the_first(result.other, first_of_other)
        yield replace(record, result=replace(result, other=other))


def _like_the_first(result: GraphResult, first: dict[str, str]) -> GraphResult:
    like = first.setdefault(result.kind, result.name) if result.failed else ""
    return replace(result, like=like) if like not in ("", result.name) else result
