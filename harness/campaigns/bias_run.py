"""A run of ``nnconform bias``, distributed over processes."""

from __future__ import annotations

import shlex
import time
from collections.abc import Generator, Iterator, Sequence, Set
from contextlib import closing

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.bias import Measured, bias_calls, judge, measure, rows_of
from nnconform.harness.campaigns.named import ReplayPlan
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import BiasRow
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.named import ops_named
from nnconform.harness.process.jobs import split
from nnconform.harness.process.pool import Pool
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Signatures that are worth a shard on another machine.
_LEAST = 20


class BiasPlan(msgspec.Struct, frozen=True):
    """The operations to measure, all for none, on the driver at ``address``, as the HAL version and under the profile.

    ``seconds`` is the time for all, 0 for no limit; ``limit``: seconds without an answer after which a driver is hung.
    """

    address: str
    operations: tuple[str, ...] = ()
    hal: HalVersion | None = None
    profile: Profile = Profile.HAL
    seed: int = 1
    limit: float = DEFAULT_LIMIT
    seconds: float = 0.0

    def rows(self) -> list[BiasRow]:
        """Return the signatures. Raises UsageError for the name of no operation."""
        return [row for op in ops_named(self.operations) for row in rows_of(op, self.seed)]

    def reproduce(self, name: str) -> str:
        """Return the command that measures one signature again."""
        own = ReplayPlan(self.address, self.hal, self.seed, self.limit, self.profile, bias="all")
        return shlex.join(["nnconform", "replay", name, *own.words()])


class BiasRecord(msgspec.Struct, frozen=True):
    """The event of a signature, and its figures as lines of text."""

    event: Event
    lines: tuple[str, ...] = ()


class BiasShard(msgspec.Struct, frozen=True):
    """The signatures of these names, of a plan."""

    plan: BiasPlan
    names: tuple[str, ...]
    # When it must end by the clock of the process that gives it out; 0 for no limit.
    until: float = 0.0

    def next_unit(self) -> str:
        """Return the name of the first signature; "" if there is none, or no time."""
        return "" if self.until and time.monotonic() >= self.until else next(iter(self.names), "")

    def unit_of(self, result: BiasRecord) -> str:
        """Return the name of a record's signature."""
        return result.event.case

    def without(self, units: Set[str]) -> BiasShard:
        """Return the shard without these signatures, with the time that is left."""
        seconds = max(1.0, self.until - time.monotonic()) if self.until else self.plan.seconds
        names = tuple(name for name in self.names if name not in units)
        return replace(self, plan=replace(self.plan, seconds=seconds), names=names)

    def head(self, count: int) -> BiasShard:
        """Return the shard with its first ``count`` signatures."""
        return replace(self, names=self.names[:count])

    def lost(self, unit: str, how: str) -> BiasRecord:
        """Return the record of a signature that ended its process, and did so again."""
        outcome = Outcome(Verdict.CRASHED, Stage.EXECUTE, how)
        return BiasRecord(Event(Kind.BIAS, unit, self.plan.address, outcome, reproduce=self.plan.reproduce(unit)))


def run_rows(plan: BiasPlan, names: Sequence[str], pool: Pool) -> Generator[BiasRecord, None, None]:
    """Measure the signatures of these names, and yield the record of each; the caller closes the generator."""
    until = time.monotonic() + plan.seconds if plan.seconds else 0.0
    if pool.alone:
        yield from run_shard(BiasShard(plan, tuple(names)))
        return
    shares = split(names, pool.shares(len(names), least=_LEAST, at_once=bool(plan.seconds)))
    shards = [BiasShard(plan, tuple(share), until) for share in shares]
    with closing(pool.run(run_shard, shards, BiasRecord)) as records:
        yield from records


def run_shard(shard: BiasShard) -> Iterator[BiasRecord]:
    """Measure the signatures of a shard in this process; at least one, whatever the time."""
    plan, start = shard.plan, time.monotonic()
    rows = {row.name: row for row in plan.rows()}
    with (
        closing(open_oracle()) as oracle,
        closing(Session(plan.address, hal=plan.hal, seed=plan.seed, limit=plan.limit, profile=plan.profile)) as session,
    ):
        for number, name in enumerate(shard.names):
            if plan.seconds and number and time.monotonic() - start >= plan.seconds:
                return
            began = time.perf_counter()
            measured = measure(session, bias_calls(rows[name], oracle, plan.seed))
            outcome = judge(session, measured)
            again, seconds = plan.reproduce(name), time.perf_counter() - began
            event = Event.of_case(
                Kind.BIAS, name, plan.address, outcome, measured.case, reproduce=again, seconds=seconds
            )
            yield BiasRecord(event, tuple(_lines(rows[name], measured, outcome)))


def _lines(row: BiasRow, measured: Measured, outcome: Outcome) -> Iterator[str]:
    types = " ".join(code.name.removeprefix("TENSOR_") for code in row.types)
    for figures in measured.figures:
        yield f"{row.op.code.name:<28} {types:<40} {figures}{'  BIASED' if figures.biased else ''}"
    if outcome.failed and not measured.figures:
        yield f"{row.op.code.name:<28} {types:<40} {outcome.verdict}: {outcome.message}"
