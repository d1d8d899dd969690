"""A run of ``nnconform mutate``, distributed over processes, and the events of its verdicts."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Generator, Iterable, Iterator, Sequence, Set
from contextlib import closing
from dataclasses import dataclass, replace
from difflib import get_close_matches
from random import Random

from nnconform.harness.campaigns.mutants import BaseResult, MutationCampaign, Sample, base_names, sample_mutants
from nnconform.harness.conformance.support.vendor_cases import offered
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.family import Family, families
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.process.jobs import run_sharded, split
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


@dataclass(frozen=True)
class MutationPlan:
    """The options of a run: the driver at ``address``, and the mutants to run on it.

    ``family`` and ``operation`` select mutants, if named; ``count`` is the size of a random sample, None for all.
    ``limit``: seconds without an answer after which the driver is hung. ``profile``: whose demands fail the driver.
    After ``seconds`` the mutants of no other base begin, and bases come in random order; 0 for no limit.
    """

    address: str
    seed: int = 0
    hal: HalVersion | None = None
    limit: float = DEFAULT_LIMIT
    profile: Profile = Profile.HAL
    family: str = ""
    operation: str = ""
    count: int | None = None
    seconds: float = 0.0

    def session(self) -> Session:
        """Return a new session with the driver."""
        return Session(self.address, hal=self.hal, seed=self.seed, limit=self.limit, profile=self.profile)

    def bases(self, session: Session) -> list[str]:
        """Return the names of the bases for the driver of ``session``. Raises UsageError if there are none."""
        hal = session.hal()
        names = base_names(hal, self.operation, offered(session))
        if not names:
            known = [code.name for code in TABLE]
            near = get_close_matches(self.operation, known) or known
            raise UsageError(f"no model of HAL {hal} has the operation {self.operation!r}; near: {', '.join(near)}")
        return names

    def reproduce(self, id: str) -> str:
        """Return the command that runs one mutant again."""
        profile = [] if self.profile is Profile.HAL else ["--profile", str(self.profile)]
        hal = ["--hal", str(self.hal)] if self.hal else []
        seed = ["--seed", str(self.seed)] if self.seed else []
        return shlex.join(["nnconform", "replay", f"mutate/{id}", "--driver", self.address, *hal, *seed, *profile])


@dataclass(frozen=True)
class MutationShard:
    """A part of the bases of a plan; with a sample only its mutants."""

    plan: MutationPlan
    bases: tuple[str, ...]
    sample: Sample | None


def run_mutants(
    campaign: MutationCampaign, plan: MutationPlan, bases: Sequence[str], jobs: int, done: Set[str] = frozenset()
) -> Generator[BaseResult, None, None]:
    """Run the mutants and yield the result of each base that is not ``done``, in the order in which they finish.

    With one job they run on the driver of ``campaign``; with more each process opens the driver itself. The caller
    closes the generator.
    """
    sample = sample_mutants(bases, campaign.families(plan.family), plan.count, plan.seed) if plan.count else None
    bases = [base for base in bases if base not in done]
    if plan.seconds:
        bases = Random(plan.seed).sample(bases, len(bases))
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


def done_bases(done: Iterable[tuple[str, str]]) -> frozenset[str]:
    """Return the bases whose mutants have been run, by the (driver, name) of the verdicts that are there.

    The verdicts on a base are kept together.
    """
    names = (name.removeprefix("mutate/").split("/") for _, name in done)
    families_of = families()
    # The name ends with a family, and for a mutant with its number too.
    return frozenset("/".join(words[:-1] if words[-1] in families_of else words[:-2]) for words in names)


def _run(campaign: MutationCampaign, shard: MutationShard) -> Iterator[BaseResult]:
    applied = campaign.families(shard.plan.family)
    campaign.until = time.monotonic() + shard.plan.seconds if shard.plan.seconds else math.inf
    for base in shard.bases:
        yield campaign.run(base, applied, shard.sample)
        if time.monotonic() >= campaign.until:
            return


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


def left_out_events(reason: str, families: Sequence[Family], plan: MutationPlan, hal: HalVersion) -> Iterator[Event]:
    """Yield one event for each family of which no mutant was run, for this reason."""
    outcome = Outcome(Verdict.NOT_APPLICABLE, Stage.QUERY, reason)
    for each in families:
        yield _event(f"mutate/{each.name}", each.name, outcome, BaseResult(""), plan, hal)


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
