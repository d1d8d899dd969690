"""A run of ``nnconform mutate``, distributed over processes, and the events of its verdicts."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Generator, Iterable, Iterator, Sequence, Set
from contextlib import closing
from difflib import get_close_matches
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.mutants import (
    BaseResult,
    MutantFailure,
    MutationCampaign,
    Sample,
    base_names,
    sample_mutants,
)
from nnconform.harness.conformance.support.vendor_cases import offered
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.family import families, find_family
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.process.jobs import split
from nnconform.harness.process.pool import Pool
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Seconds without an answer after which a driver is hung, unless told: a mutant is refused at once.
LIMIT = 10.0
# Bases that are worth a shard on another machine.
_LEAST = 200


class MutationPlan(msgspec.Struct, frozen=True):
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
        more = [*hal, *seed, *profile, *conditions(self.limit, LIMIT)]
        return shlex.join(["nnconform", "replay", f"mutate/{id}", "--driver", self.address, *more])


class MutationShard(msgspec.Struct, frozen=True):
    """A part of the bases of a plan; with a sample only its mutants."""

    plan: MutationPlan
    bases: tuple[str, ...]
    sample: Sample | None
    # When it must end by the clock of the process that gives it out; 0 for no limit.
    until: float = 0.0

    def next_unit(self) -> str:
        """Return the first base; "" if there is none, or no time."""
        over = self.until and time.monotonic() >= self.until
        return self.bases[0] if self.bases and not over else ""

    def unit_of(self, result: BaseResult) -> str:
        """Return the base of a result."""
        return result.base

    def without(self, units: Set[str]) -> MutationShard:
        """Return the shard without these bases, with the time that is left."""
        seconds = max(1.0, self.until - time.monotonic()) if self.until else self.plan.seconds
        bases = tuple(base for base in self.bases if base not in units)
        return replace(self, plan=replace(self.plan, seconds=seconds), bases=bases)

    def head(self, count: int) -> MutationShard:
        """Return the shard with its first ``count`` bases."""
        return replace(self, bases=self.bases[:count])

    def lost(self, unit: str, how: str) -> BaseResult:
        """Return the result of a base with a mutant that ended its process, and did so again. Nobody knows which."""
        family = self.plan.family or min(families())
        result = BaseResult(unit)
        result.count(family, Verdict.CRASHED)
        outcome = Outcome(Verdict.CRASHED, Stage.PREPARE, f"{how}; by this mutant of {unit} or another")
        result.failures.append(MutantFailure(f"{unit}/{family}/0", family, outcome, f"a mutant of {unit}"))
        return result


def run_mutants(
    campaign: MutationCampaign | None,
    plan: MutationPlan,
    facts: MutationFacts,
    pool: Pool,
    done: Set[str] = frozenset(),
) -> Generator[BaseResult, None, None]:
    """Run the mutants and yield the result of each base that is not ``done``, in the order in which they finish.

    They run on the driver of ``campaign``, if there is one; else each process of the pool opens the driver itself. The
    caller closes the generator.
    """
    applied = [find_family(name) for name in facts.families]
    sample = sample_mutants(facts.bases, applied, plan.count, plan.seed) if plan.count else None
    bases = [base for base in facts.bases if base not in done]
    if plan.seconds:
        bases = Random(plan.seed).sample(bases, len(bases))
    until = time.monotonic() + plan.seconds if plan.seconds else 0.0
    whole = MutationShard(plan, tuple(bases), sample, until)
    if campaign:
        yield from _run(campaign, whole)
        return
    # Few shards: a process does not share what it learns about the driver, such as that it hangs.
    count = pool.shares(len(bases), least=_LEAST, at_once=not pool.away or bool(plan.seconds))
    shards = [replace(whole, bases=tuple(share), sample=_of_bases(sample, share)) for share in split(bases, count)]
    with closing(pool.run(run_shard, shards, BaseResult)) as results:
        yield from results


def run_shard(shard: MutationShard) -> Iterator[BaseResult]:
    """Run the mutants of a shard in this process and yield the result of each base."""
    with closing(shard.plan.session()) as session:
        yield from _run(MutationCampaign(session, shard.plan.seed), shard)


class MutationFacts(msgspec.Struct, frozen=True):
    """What decides the mutants of a driver: its description, its HAL version, the names of the bases and of the
    families that apply. ``left_out`` is why mutants say nothing about it, ``lost`` why it cannot be asked.
    """

    described: dict[str, Any]
    hal: HalVersion
    bases: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    left_out: str = ""
    lost: str = ""


class FactsShard(msgspec.Struct, frozen=True):
    """The question for the facts of a plan."""

    plan: MutationPlan
    answered: bool = False

    def next_unit(self) -> str:
        """Return the address; "" if there is an answer."""
        return "" if self.answered else self.plan.address

    def unit_of(self, result: MutationFacts) -> str:
        """Return the address."""
        return self.plan.address

    def without(self, units: Set[str]) -> FactsShard:
        """Return the question if it is still open."""
        return FactsShard(self.plan, self.answered or self.plan.address in units)

    def head(self, count: int) -> FactsShard:
        """Return the whole: it is one unit."""
        return self

    def lost(self, unit: str, how: str) -> MutationFacts:
        """Return the answer of a driver that ended its process, and did so again."""
        return MutationFacts({}, HalVersion.V1_0, lost=how)


def find_facts(shard: FactsShard) -> Iterator[MutationFacts]:
    """Ask the driver in this process. Raises DriverFault and UsageError."""
    with closing(shard.plan.session()) as session:
        yield facts_of(MutationCampaign(session, shard.plan.seed), shard.plan)


def facts_of(campaign: MutationCampaign, plan: MutationPlan) -> MutationFacts:
    """Ask the driver of the campaign. Raises DriverFault and UsageError."""
    session = campaign.session
    bases, names = plan.bases(session), [each.name for each in campaign.families(plan.family)]
    return MutationFacts(session.describe(), session.hal(), tuple(bases), tuple(names), campaign.left_out())


def facts_on(pool: Pool, plan: MutationPlan) -> MutationFacts:
    """Ask the driver in a process of the pool. Raises DriverFault and UsageError."""
    with closing(pool.run(find_facts, [FactsShard(plan)], MutationFacts)) as answers:
        facts = next(answers)
    if facts.lost:
        raise UsageError(f"driver {plan.address} cannot be asked what it is: {facts.lost}")
    return facts


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


def left_out_events(reason: str, families: Sequence[str], plan: MutationPlan, hal: HalVersion) -> Iterator[Event]:
    """Yield one event for each family of which no mutant was run, for this reason."""
    outcome = Outcome(Verdict.NOT_APPLICABLE, Stage.QUERY, reason)
    for each in families:
        yield _event(f"mutate/{each}", each, outcome, BaseResult(""), plan, hal)


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
