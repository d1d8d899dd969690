"""``nnconform mutate``: broken models, of which a driver has to refuse every one."""

from __future__ import annotations

import re
import shlex
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import click
import msgspec

from nnconform.harness.campaigns.mutants import Campaign, Finding, Tried, base_names, chosen, make_base, parse_id
from nnconform.harness.cli.options import hal_of, jobs_option, limit_option, seed_option
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.family import Family, families
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import NNCONFORM, lines_of
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import FAILURES, Outcome, Stage, Verdict

# Findings that are told of in full for each family; the store has all.
SHOWN = 3
_COLUMNS = (Verdict.PASSED, Verdict.ACCEPTED_INVALID, Verdict.ERROR, Verdict.CRASHED, Verdict.HUNG, Verdict.NOT_RUN)


def _list(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        for name, each in sorted(families().items()):
            since = f" (since HAL {each.since})" if each.since > HalVersion.V1_0 else ""
            click.echo(f"{name:26}{each.rule}{since}")
        context.exit()


@click.command(name="mutate")
@click.option("--list", is_flag=True, expose_value=False, is_eager=True, callback=_list, help="List the families.")
@click.option("--driver", "address", required=True, metavar="ADDRESS", help="The driver; best behind service:.")
@click.option("--family", default="", metavar="NAME", help="Only this family of broken models.")
@click.option("--operation", default="", metavar="NAME", help="Only models with this operation.")
@click.option("--count", type=click.IntRange(min=1), help="A sample of so many mutants; else all.")
@seed_option("What the models and the sample follow from.")
@click.option(
    "--hal", "hal_text", default="", metavar="VERSION", help="Test as this HAL version; else the driver's own."
)
@limit_option(10.0)
@jobs_option("Processes to share the models between.")
@click.option("--results", type=click.Path(path_type=Path), metavar="FILE", help="Keep the verdicts in this store.")
@click.option("--only", default="", metavar="ID", help="Only this mutant: BASE/FAMILY/NUMBER.")
@click.option("--share", default="", hidden=True, help="Do a part, as in 0/4, and print JSON.")
def command(
    address: str,
    family: str,
    operation: str,
    count: int | None,
    seed: int,
    hal_text: str,
    limit: float,
    jobs: int,
    results: Path | None,
    only: str,
    share: str,
) -> None:
    """Break valid models in every way that the contract names, and see whether the driver refuses each."""
    with closing(Session(address, hal=hal_of(hal_text), seed=seed, limit=limit)) as session:
        campaign = Campaign(session, seed)
        if only:
            sys.exit(_one(campaign, address, only))
        names = base_names(session.hal(), operation)
        if not names:
            raise UsageError(f"no model of HAL {session.hal()} has the operation {operation!r}")
        tried = campaign.families(family)
        if share:
            for each in _tried(campaign, names[_part(share)], names, tried, count):
                click.echo(msgspec.json.encode(each))
            return
        # The store comes first: that it cannot be used is to be said before the work, which begins with the sampling.
        with Recording(results, seed) as recording:
            recording.describe(address, session.describe)
            summary = Summary(session, address, seed, recording, names)
            began = time.monotonic()
            with closing(_shared(jobs) if jobs > 1 else _tried(campaign, names, names, tried, count)) as found:
                for each in found:
                    summary.add(each)
        click.echo(f"{address}, HAL {session.hal()}: {len(names)} models, {len(tried)} families, seed {seed}")
        for line in summary.lines(time.monotonic() - began):
            click.echo(line)
        if summary.failed:
            sys.exit(1)


def _part(share: str) -> slice:
    """The models of ``PART/PARTS``. Raises UsageError."""
    found = re.fullmatch(r"(\d+)/(\d+)", share)
    if not found or int(found[1]) >= int(found[2]):
        raise UsageError(f"--share: got {share!r}, wanted PART/PARTS with PART below PARTS, as in 0/4")
    return slice(int(found[1]), None, int(found[2]))


def _tried(
    campaign: Campaign, mine: Sequence[str], names: Sequence[str], tried: Sequence[Family], count: int | None
) -> Generator[Tried, None, None]:
    """What comes of the models ``mine``, in this process; of a sample of ``count`` of all models' mutants if given."""
    sampled = chosen(names, tried, count, campaign.seed) if count else None
    yield from (campaign.run(name, tried, sampled) for name in mine)


def reproduce(address: str, seed: int, id: str) -> str:
    """The command that tries one mutant again."""
    return shlex.join(["nnconform", "mutate", "--driver", address, "--seed", str(seed), "--only", id])


def _one(campaign: Campaign, address: str, id: str) -> int:
    """Try one mutant and tell of it; the exit status."""
    name, family, number = parse_id(id)
    mutant = family.mutant(make_base(name, campaign.seed), number)
    outcome = campaign.attempt(family, mutant)
    click.echo(f"{id}: {'refused' if outcome.verdict == Verdict.PASSED else outcome.verdict}")
    click.echo(f"  {family.rule}\n  {mutant}")
    if outcome.message:
        click.echo(f"  {outcome.message}")
    for title, text in outcome.details.items():
        click.echo(f"  {title}: {text}")
    return int(outcome.failed)


def _shared(jobs: int) -> Generator[Tried, None, None]:
    """What as many processes find as there are jobs, as they find it; each has a part of the models, and is called as
    this one is.
    """
    given = click.get_current_context().params
    options = [f"--driver={given['address']}", f"--seed={given['seed']}", f"--limit={given['limit']}"]
    options += [f"--{name}={given[name]}" for name in ("family", "operation", "count") if given[name]]
    options += [f"--hal={given['hal_text']}"] if given["hal_text"] else []
    program = [*NNCONFORM, "mutate", *options]
    with closing(lines_of([[*program, f"--share={part}/{jobs}"] for part in range(jobs)])) as lines:
        yield from (msgspec.json.decode(line, type=Tried) for line in lines)


class Summary:
    """Counts what was found, and keeps it."""

    def __init__(self, session: Session, address: str, seed: int, recording: Recording, names: Sequence[str]) -> None:
        self.session, self.address, self.seed = session, address, seed
        self.counts: dict[str, Counter[str]] = {}
        self.findings: list[Finding] = []
        self._recording = recording
        self._places = {name: place for place, name in enumerate(names)}

    @property
    def failed(self) -> bool:
        """Whether anything was not refused as it should be."""
        return any(counts[verdict] for counts in self.counts.values() for verdict in FAILURES)

    def add(self, tried: Tried) -> None:
        """Count, and keep, what came of a base."""
        self.findings += tried.findings
        for family, counts in tried.counts.items():
            self.counts.setdefault(family, Counter()).update(counts)
            refused = counts.get(Verdict.PASSED, 0)
            if refused:
                outcome = Outcome(Verdict.PASSED, Stage.PREPARE, f"{refused} mutants refused")
                self._keep(f"mutate/{tried.base}/{family}", family, outcome, tried, "")
        for finding in tried.findings:
            self._keep(f"mutate/{finding.id}", finding.family, finding.outcome, tried, finding.id)

    def _keep(self, case: str, family: str, outcome: Outcome, tried: Tried, id: str) -> None:
        command = reproduce(self.address, self.seed, id) if id else ""
        hal = str(self.session.hal())
        self._recording.record(
            Event(
                Kind.MUTANT,
                case,
                self.address,
                outcome,
                operations=tried.operations,
                hal_version=hal,
                reproduce=command,
                subject=family,
            )
        )

    def lines(self, seconds: float) -> Iterator[str]:
        """The table, then the findings."""
        total: Counter[str] = sum(self.counts.values(), Counter())
        columns = [each for each in _COLUMNS if total[each] or each == Verdict.PASSED]
        yield f"{'family':26}" + "".join(f"{_title(verdict):>18}" for verdict in columns)
        for family, counts in [*sorted(self.counts.items()), ("all", total)]:
            yield f"{family:26}" + "".join(f"{counts[verdict]:18}" for verdict in columns)
        yield from self._told()
        done = total.total() - total[Verdict.NOT_RUN]
        yield f"{done} mutants in {seconds:.1f} s, {done / max(seconds, 1e-9):.0f}/s; {len(self.findings)} not refused"

    def _told(self) -> Iterator[str]:
        by_family: dict[str, list[Finding]] = {}
        for finding in self.findings:
            by_family.setdefault(finding.family, []).append(finding)
        for family, findings in sorted(by_family.items()):
            # Those that were made smaller tell most; in which order processes found them is chance.
            for finding in sorted(findings, key=self._place)[:SHOWN]:
                yield from _finding(finding, self.address, self.seed)
            if len(findings) > SHOWN:
                yield f"... {len(findings) - SHOWN} more of {family}"

    def _place(self, finding: Finding) -> tuple[bool, int]:
        return not finding.smaller, self._places[parse_id(finding.id)[0]]


def _title(verdict: Verdict) -> str:
    return "refused" if verdict == Verdict.PASSED else str(verdict)


def _finding(finding: Finding, address: str, seed: int) -> Iterable[str]:
    yield f"{finding.outcome.verdict}: {finding.id}"
    yield f"    {finding.text}"
    yield f"    {finding.outcome.message}"
    if finding.smaller:
        yield f"  the same with a smaller model: {finding.smaller}"
        yield f"    {finding.smaller_text}"
    yield f"  {reproduce(address, seed, finding.smaller or finding.id)}"
