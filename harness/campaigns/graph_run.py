"""A run of ``nnconform random-graphs``, distributed over processes."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path

from nnconform.harness.campaigns.contract import CONTRACT, ByContract
from nnconform.harness.campaigns.contract_oracle import ContractOracle
from nnconform.harness.campaigns.graph_campaign import GraphCampaign, GraphRecord, GraphResult
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphRunner, palette_of
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.kept_answers import KeptAnswers
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import run_sharded, split

# The times of graphs differ a lot: with several shards for each job, all jobs end at about the same time.
SHARDS_PER_JOB = 2


@dataclass(frozen=True)
class GraphPlan:
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


@dataclass(frozen=True)
class GraphShard:
    """A part of the graphs of a plan: every ``step``-th number from ``first`` to below ``end`` that is not ``done``."""

    plan: GraphPlan
    first: int
    end: int
    step: int
    done: frozenset[int] = frozenset()


def run_graphs(
    session: Session, plan: GraphPlan, numbers: range, jobs: int, done: frozenset[int] = frozenset()
) -> Generator[GraphRecord, None, None]:
    """Run the graphs that are not ``done`` and yield the record of each, in the order in which they finish; the caller
    closes the generator.

    With one job they run on the driver of ``session``; with more each process opens the driver itself. Raises
    UsageError if the driver supports none of the operations.
    """
    if jobs == 1:
        yield from _run(session, plan, _left(numbers, done))
        return
    # With a limit of time all shards must run at the same time.
    shares = split(numbers, jobs if plan.seconds else SHARDS_PER_JOB * jobs)
    shards = [GraphShard(plan, share[0], numbers.stop, share.step, done) for share in shares]
    with closing(run_sharded(run_shard, shards, GraphRecord, jobs)) as records:
        yield from _first_of_each_kind(records)


def run_shard(shard: GraphShard) -> Iterator[GraphRecord]:
    """Run the graphs of a shard in this process and yield the record of each."""
    with closing(shard.plan.session()) as session:
        yield from _run(session, shard.plan, _left(range(shard.first, shard.end, shard.step), shard.done))


def _left(numbers: range, done: frozenset[int]) -> Iterator[int]:
    return (number for number in numbers if number not in done)


def _run(session: Session, plan: GraphPlan, numbers: Iterable[int]) -> Iterator[GraphRecord]:
    hal = ["--hal", str(plan.hal)] if plan.hal else []
    if plan.against and plan.oracle == CONTRACT:
        raise UsageError("--oracle contract compares a driver with itself, and cannot be asked --against another")
    options = (*hal, *(["--oracle", plan.oracle] if plan.oracle != ORACLE_ADDRESS else []))
    with ExitStack() as stack:
        by_contract = ContractOracle(session) if plan.oracle == CONTRACT else None
        oracle = stack.enter_context(closing(by_contract or _oracle(plan)))
        execute = ByContract(by_contract) if by_contract else None
        other = stack.enter_context(closing(plan.other_session())) if plan.against else None
        palette = _palette(session, plan)
        if other:
            palette = palette.shared_with(_palette(other, plan))
            if not len(palette):
                raise UsageError(f"drivers {plan.address} and {plan.against} have no operation in common")
        runner = GraphRunner(session, oracle, palette, plan.nodes, plan.oracle, execute)
        runner.until = time.monotonic() + plan.seconds if plan.seconds else math.inf
        compared = None
        if other:
            of_other = (*options, "--against", plan.address)
            compared = GraphCampaign(runner.on(other), plan.seed, plan.dump, plan.budget, plan.operations, of_other)
            options += ("--against", plan.against)
        yield from GraphCampaign(runner, plan.seed, plan.dump, plan.budget, plan.operations, options, compared).records(
            _in_time(numbers, runner.until)
        )


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


def _palette(session: Session, plan: GraphPlan) -> Palette:
    palette = palette_of(session, 0, plan.operations)
    if not len(palette):
        raise UsageError(f"driver {session.address} supports none of the requested operations")
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
