"""``nnconform mutate``: broken models, of which a driver has to refuse every one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.campaigns.mutants import (
    BaseResult,
    MutantFailure,
    MutationCampaign,
    make_base,
    parse_mutant_id,
)
from nnconform.harness.campaigns.mutation_run import MutationPlan, events_of, run_mutants
from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    hal_option,
    jobs_option,
    limit_option,
    list_option,
    results_option,
    seed_option,
)
from nnconform.harness.generate.broken.family import families
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import FAILURES, Verdict

# Failures of each family that are printed; the store has all.
SHOWN = 3
_COLUMNS = (Verdict.PASSED, Verdict.ACCEPTED_INVALID, Verdict.ERROR, Verdict.CRASHED, Verdict.HUNG, Verdict.NOT_RUN)


def _families() -> Iterator[str]:
    for name, each in sorted(families().items()):
        since = f" (since HAL {each.since})" if each.since > HalVersion.V1_0 else ""
        yield f"{name:26}{each.rule}{since}"


@click.command(name="mutate")
@list_option("List the families of broken models.", _families)
@driver_option()
@click.option("--family", default="", metavar="NAME", help="Only this family of broken models.")
@click.option("--operation", default="", metavar="NAME", help="Only models with this operation.")
@click.option("--count", type=click.IntRange(min=1), help="Try a random sample of this size; default: all mutants.")
@seed_option()
@hal_option()
@limit_option(10.0)
@jobs_option()
@results_option()
@click.option("--only", default="", metavar="ID", help="Try one mutant, BASE/FAMILY/NUMBER, and show it in full.")
@grouped("plan", MutationPlan)
def command(plan: MutationPlan, jobs: int, results: Path | None, only: str) -> None:
    """Break valid models in every way that the contract names, and check that the driver refuses each.

    The exit status is 1 if the driver accepts a broken model, crashes or hangs. Put the driver behind service:, so that
    a crash ends its own process alone.
    """
    with closing(plan.session()) as session:
        campaign = MutationCampaign(session, plan.seed)
        if only:
            _try_one(campaign, plan, only)
            return
        bases = plan.bases(session.hal())
        tried = campaign.families(plan.family)
        table = _Table(plan, bases)
        # The store comes first: that it cannot be used has to be known before the work, which begins with the sample.
        with Recording(results, plan.seed) as recording:
            recording.describe(plan.address, session.describe)
            began = time.monotonic()
            with closing(run_mutants(campaign, plan, bases, jobs)) as found:
                for each in found:
                    table.add(each)
                    for event in events_of(each, plan, session.hal()):
                        recording.record(event)
        click.echo(f"{plan.address}, HAL {session.hal()}: {len(bases)} models, {len(tried)} families, seed {plan.seed}")
        for line in table.lines(time.monotonic() - began):
            click.echo(line)
        if table.failed:
            raise click.exceptions.Exit(1)


def _try_one(campaign: MutationCampaign, plan: MutationPlan, id: str) -> None:
    """Try one mutant and show its outcome."""
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
    """The counts by family and verdict, and the failures."""

    def __init__(self, plan: MutationPlan, bases: Sequence[str]) -> None:
        self._plan = plan
        self._counts: dict[str, Counter[str]] = {}
        self._failures: list[MutantFailure] = []
        self._places = {name: place for place, name in enumerate(bases)}

    @property
    def failed(self) -> bool:
        """Whether anything was not refused as it should be."""
        return any(counts[verdict] for counts in self._counts.values() for verdict in FAILURES)

    def add(self, result: BaseResult) -> None:
        """Count the mutants of a base."""
        self._failures += result.failures
        for family, counts in result.counts.items():
            self._counts.setdefault(family, Counter()).update(counts)

    def lines(self, seconds: float) -> Iterator[str]:
        """The table, then the failures."""
        total: Counter[str] = sum(self._counts.values(), Counter())
        columns = [each for each in _COLUMNS if total[each] or each == Verdict.PASSED]
        yield f"{'family':26}" + "".join(f"{_title(verdict):>18}" for verdict in columns)
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
            # Those with a smaller model help most; the order in which they fell is chance.
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
            yield f"  the same with a smaller model: {failure.smaller}"
            yield f"    {failure.smaller_text}"
        yield f"  {self._plan.reproduce(failure.smaller or failure.id)}"


def _title(verdict: Verdict) -> str:
    return "refused" if verdict == Verdict.PASSED else str(verdict)
