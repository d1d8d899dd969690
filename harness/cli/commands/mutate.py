"""``nnconform mutate``: run mutants (broken models), which a driver must refuse."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing

import click

from nnconform.harness.campaigns.mutants import (
    BaseResult,
    MutantFailure,
    MutationCampaign,
    make_base,
    parse_mutant_id,
)
from nnconform.harness.campaigns.mutation_run import (
    LIMIT,
    MutationPlan,
    done_bases,
    events_of,
    facts_of,
    facts_on,
    left_out_events,
    run_mutants,
)
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    driver_option,
    exit_first_option,
    grouped,
    hal_option,
    limit_option,
    list_option,
    profile_option,
    seed_option,
)
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.generate.broken.family import families
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict

# Failures of each family that are printed, at most; the store has all.
SHOWN = 3
_COLUMNS = (
    Verdict.PASSED,
    Verdict.ACCEPTED_INVALID,
    Verdict.ERROR,
    Verdict.CRASHED,
    Verdict.HUNG,
    Verdict.NOT_RUN,
    Verdict.ADVICE,
)


def _families() -> Iterator[str]:
    for name, each in sorted(families().items()):
        since = f" (since HAL {each.since})" if each.since > HalVersion.V1_0 else ""
        yield f"{name:26}{each.level:6}{each.rule}{since}"


@click.command(name="mutate")
@list_option("List the families of mutants.", _families)
@driver_option()
@click.option("--family", default="", metavar="NAME", help="Only this family of mutants.")
@click.option("--operation", default="", metavar="NAME", help="Only models with this operation.")
@click.option("--count", type=click.IntRange(min=1), help="Run a random sample of this size. Default: all mutants.")
@seed_option()
@hal_option()
@limit_option(LIMIT)
@profile_option()
@campaign_options()
@exit_first_option()
@click.option("--only", default="", metavar="ID", help="Run one mutant, BASE/FAMILY/NUMBER, and show it in full.")
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", MutationPlan)
def command(plan: MutationPlan, keeping: Keeping, workers: Workers, exit_first: bool, only: str) -> None:
    """Break valid models in every way that the contract forbids, and check that the driver refuses each.

    The exit status is 1 if the driver accepts a mutant, crashes or hangs. With an address that begins with service: a
    crash ends only the driver's own process.
    """
    with ExitStack() as stack:
        pool = stack.enter_context(workers.open())
        campaign = None
        if only or not pool.away:
            session = stack.enter_context(closing(plan.session()))
            campaign = MutationCampaign(session, plan.seed)
            if only and not campaign.left_out():
                _run_one(campaign, plan, only)
                return
            facts = facts_of(campaign, plan)
        else:
            facts = facts_on(pool, plan)
        bases, hal = facts.bases, facts.hal
        table = _Table(plan, bases)
        # Open the store first: a store that cannot be used must be reported before the work, even before sampling.
        with keeping.open("mutate", plan.seed, parameters_of(plan)) as recording:
            recording.describe(plan.address, lambda: facts.described)
            if facts.left_out:
                for event in left_out_events(facts.left_out, facts.families, plan, hal):
                    recording.record(event)
                click.echo(f"{plan.address}: {Verdict.NOT_APPLICABLE}: {facts.left_out}")
                return
            click.echo(
                f"{plan.address}, HAL {hal}: {len(bases)} models, {len(facts.families)} families, seed {plan.seed}"
            )
            done = done_bases(recording.done)
            start = time.monotonic()
            with (
                summarised(recording, lambda: table.lines(time.monotonic() - start)),
                Progress("models", len(bases) - len(done), seconds=plan.seconds, where=pool.describe) as progress,
                closing(run_mutants(campaign if pool.alone else None, plan, facts, pool, done)) as base_results,
            ):
                for each in base_results:
                    table.add(each)
                    events = recording.record_together(events_of(each, plan, hal))
                    failures = sum(event.failed for event in events)
                    table.failed |= bool(failures)
                    progress.add(failures=failures)
                    if exit_first and table.failed:
                        break
            failed = table.failed or bool(recording.failed_before)
        if not table.count and not done:
            where = f" of models with {plan.operation}" if plan.operation else ""
            raise UsageError(
                f"no mutant{where} is of the family {plan.family!r}: nnconform mutate --list prints what each breaks"
            )
        if failed:
            raise click.exceptions.Exit(1)


def _run_one(campaign: MutationCampaign, plan: MutationPlan, id: str) -> None:
    """Run one mutant and print its outcome."""
    name, family, number = parse_mutant_id(id)
    mutant = family.mutant(make_base(name, campaign.seed), number)
    outcome = campaign.attempt(family, mutant)
    click.echo(f"{id}: {'refused' if outcome.verdict == Verdict.PASSED else outcome.verdict}")
    click.echo(f"  {family.rule}\n  {mutant}")
    if outcome.message:
        click.echo(f"  {outcome.message}")
    for title, text in outcome.details.items():
        click.echo(f"  {title}: {text}")
    if outcome.failed:
        raise click.exceptions.Exit(1)


class _Table:
    """The table of counts by family and verdict, and the failures."""

    def __init__(self, plan: MutationPlan, bases: Sequence[str]) -> None:
        self._plan = plan
        self._counts: dict[str, Counter[str]] = {}
        self._failures: list[MutantFailure] = []
        # Whether a mutant was not refused, and that was not expected.
        self.failed = False
        self._places = {name: place for place, name in enumerate(bases)}

    @property
    def count(self) -> int:
        """How many mutants there were."""
        return sum(counts.total() for counts in self._counts.values())

    def add(self, result: BaseResult) -> None:
        """Add the results of a base."""
        self._failures += result.failures
        for family, counts in result.counts.items():
            self._counts.setdefault(family, Counter()).update(counts)

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the lines of the table, then of the failures."""
        total: Counter[str] = sum(self._counts.values(), Counter())
        columns = [each for each in _COLUMNS if total[each] or each == Verdict.PASSED]
        yield f"{'family':26}" + "".join(f"{_heading(verdict):>18}" for verdict in columns)
        for family, counts in [*sorted(self._counts.items()), ("all", total)]:
            yield f"{family:26}" + "".join(f"{counts[verdict]:18}" for verdict in columns)
        yield from self._failure_lines()
        done = total.total() - total[Verdict.NOT_RUN]
        yield f"{done} mutants in {seconds:.1f} s, {done / max(seconds, 1e-9):.0f}/s; {len(self._failures)} not refused"

    def _failure_lines(self) -> Iterator[str]:
        by_family: dict[str, list[MutantFailure]] = {}
        for failure in self._failures:
            by_family.setdefault(failure.family, []).append(failure)
        for family, failures in sorted(by_family.items()):
            # Those with a smaller model first; the order in which processes found them is random.
            for failure in sorted(failures, key=self._place)[:SHOWN]:
                yield from self._failure(failure)
            if len(failures) > SHOWN:
                yield f"... {len(failures) - SHOWN} more of {family}"

    def _place(self, failure: MutantFailure) -> tuple[bool, int]:
        return not failure.smaller, self._places[parse_mutant_id(failure.id)[0]]

    def _failure(self, failure: MutantFailure) -> Iterator[str]:
        yield f"{failure.outcome.verdict}: {failure.id}"
        yield f"    {failure.text}"
        yield f"    {failure.outcome.message}"
        if failure.smaller:
            yield f"  with a smaller model: {failure.smaller}"
            yield f"    {failure.smaller_text}"
        yield f"  reproduce: {self._plan.reproduce(failure.smaller or failure.id)}"


def _heading(verdict: Verdict) -> str:
    return "refused" if verdict == Verdict.PASSED else str(verdict)
