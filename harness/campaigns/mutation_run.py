"""A run of ``nnconform mutate``, distributed over processes, and the events of its verdicts."""

from __future__ import annotations

import shlex
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from nnconform.harness.campaigns.mutants import BaseResult, MutationCampaign, Sample, base_names, sample_mutants
from nnconform.harness.execution.session import DEFAULT_LIMIT, Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import run_sharded, split
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


@dataclass(frozen=True)
class MutationPlan:
    """The options of a run: the driver at ``address``, and the mutants to run on it.

    ``family`` and ``operation`` select mutants, if named; ``count`` is the size of a random sample, None for all.
    ``limit``: seconds without an answer after which the driver is hung.
    """

    address: str
    seed: int = 0
    hal: HalVersion | None = None
    limit: float = DEFAULT_LIMIT
    family: str = ""
    operation: str = ""
    count: int | None = None

    def session(self) -> Session:
        """Return a new session with the driver."""
        return Session(self.address, hal=self.hal, seed=self.seed, limit=self.limit)

    def bases(self, hal: HalVersion) -> list[str]:
        """Return the names of the bases. Raises UsageError if there are none."""
        names = base_names(hal, self.operation)
        if not names:
            raise UsageError(f"no model of HAL {hal} has the operation {self.operation!r}")
        return names

    def reproduce(self, id: str) -> str:
        """Return the command that runs one mutant again."""
        return shlex.join(["nnconform", "mutate", "--driver", self.address, "--seed", str(self.seed), "--only", id])


@dataclass(frozen=True)
class MutationShard:
    """A part of the bases of a plan; with a sample only its mutants."""

    plan: MutationPlan
    bases: tuple[str, ...]
    sample: Sample | None


def run_mutants(
    campaign: MutationCampaign, plan: MutationPlan, bases: Sequence[str], jobs: int
) -> Generator[BaseResult, None, None]:
    """Run the mutants and yield the result of each base, in the order in which they finish.

    With one job they run on the driver of ``campaign``; with more each process opens the driver itself. The caller
    closes the generator.
    """
    sample = sample_mutants(bases, campaign.families(plan.family), plan.count, plan.seed) if plan.count else None
    whole = MutationShard(plan, tuple(bases), sample)
    if jobs == 1:
        yield from _run(campaign, whole)
        return
    # One shard for each job: a process does not share what it learns about the driver, such as that it hangs.
    shards = [replace(whole, bases=tuple(share), sample=_of_bases(sample, share)) for share in split(bases, jobs)]
    with closing(run_sharded(run_shard, shards, BaseResult, jobs)) as results:
        yield from results


def run_shard(shard: MutationShard) -> Iterator[BaseResult]:
    """Run the mutants of a shard in this process and yield the result of each base."""
    with closing(shard.plan.session()) as session:
        yield from _run(MutationCampaign(session, shard.plan.seed), shard)


def _run(campaign: MutationCampaign, shard: MutationShard) -> Iterator[BaseResult]:
    families = campaign.families(shard.plan.family)
    yield from (campaign.run(base, families, shard.sample) for base in shard.bases)


def _of_bases(sample: Sample | None, bases: Sequence[str]) -> Sample | None:
    return None if sample is None else {base: sample[base] for base in bases if base in sample}


def events_of(result: BaseResult, plan: MutationPlan, hal: HalVersion) -> Iterator[Event]:
    """Yield one event for all refused mutants of each family, then one for each failure."""
    for family, counts in result.counts.items():
        if refused := counts.get(Verdict.PASSED, 0):
            outcome = Outcome(Verdict.PASSED, Stage.PREPARE, f"{refused} mutants refused")
            yield _event(f"mutate/{result.base}/{family}", family, outcome, result, plan, hal)
    for failure in result.failures:
        event = _event(f"mutate/{failure.id}", failure.family, failure.outcome, result, plan, hal)
        yield replace(event, reproduce=plan.reproduce(failure.id))


def _event(case: str, family: str, outcome: Outcome, result: BaseResult, plan: MutationPlan, hal: HalVersion) -> Event:
    return Event(
        Kind.MUTANT,
        case,
        plan.address,
        outcome,
        operations=result.operations,
        hal_version=str(hal),
        when=time.time(),
        subject=family,
    )
