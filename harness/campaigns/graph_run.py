"""A run of ``nnconform random-graphs``, distributed over processes."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from nnconform.harness.campaigns.graph_campaign import GraphCampaign, GraphRecord
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphRunner, palette_of
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.session import DEFAULT_LIMIT, Session
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
    folder ``dump``. ``limit``: seconds without an answer after which the driver is hung.
    """

    address: str
    seed: int = 0
    nodes: int = 10
    operations: tuple[str, ...] = ()
    hal: HalVersion | None = None
    oracle: str = ORACLE_ADDRESS
    dump: Path | None = None
    budget: int = MINIMISE_BUDGET
    limit: float = DEFAULT_LIMIT

    def session(self) -> Session:
        """Return a new session with the driver."""
        return Session(self.address, hal=self.hal, limit=self.limit)


@dataclass(frozen=True)
class GraphShard:
    """A part of the graphs of a plan, by number."""

    plan: GraphPlan
    numbers: tuple[int, ...]


def run_graphs(
    session: Session, plan: GraphPlan, numbers: Sequence[int], jobs: int
) -> Generator[GraphRecord, None, None]:
    """Run the graphs and yield the record of each, in the order in which they finish; the caller closes the generator.

    With one job they run on the driver of ``session``; with more each process opens the driver itself. Raises
    UsageError if the driver supports none of the operations.
    """
    if jobs == 1:
        yield from _run(session, plan, numbers)
        return
    shards = [GraphShard(plan, tuple(share)) for share in split(numbers, SHARDS_PER_JOB * jobs)]
    with closing(run_sharded(run_shard, shards, GraphRecord, jobs)) as records:
        yield from _first_of_each_kind(records)


def run_shard(shard: GraphShard) -> Iterator[GraphRecord]:
    """Run the graphs of a shard in this process and yield the record of each."""
    with closing(shard.plan.session()) as session:
        yield from _run(session, shard.plan, shard.numbers)


def _run(session: Session, plan: GraphPlan, numbers: Iterable[int]) -> Iterator[GraphRecord]:
    hal = ["--hal", str(plan.hal)] if plan.hal else []
    options = (*hal, *(word for name in plan.operations for word in ("--operation", name)))
    with closing(open_oracle(plan.oracle)) as oracle:
        runner = GraphRunner(session, oracle, palette_of(session, 0, plan.operations), plan.nodes, plan.oracle)
        if not len(runner.palette):
            raise UsageError(f"driver {plan.address} supports none of the requested operations")
        yield from GraphCampaign(runner, plan.seed, plan.dump, plan.budget, options).records(numbers)


def _first_of_each_kind(records: Iterable[GraphRecord]) -> Iterator[GraphRecord]:
    """Yield the records; in a failure of a kind that another process found before, ``like`` names that one."""
    first: dict[str, str] = {}
    for record in records:
        result = record.result
        like = first.setdefault(result.kind, result.name) if result.failed else ""
        yield replace(record, result=replace(result, like=like)) if like not in ("", result.name) else record
