"""``nnconform fuzz``: a fuzz campaign against a driver, and what campaigns found once more."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import click

from nnconform.fuzz.again import Again
from nnconform.fuzz.campaign import Campaign, Plan, check_atheris
from nnconform.fuzz.events import finding_of, is_finding
from nnconform.fuzz.findings import Finding, read_finding
from nnconform.fuzz.target import target_names
from nnconform.harness.campaigns.folders import usable
from nnconform.harness.cli.durations import DURATION
from nnconform.harness.cli.options import limit_option, seed_option
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Stage, Verdict

# The exit status by which shells know that a program was interrupted.
INTERRUPTED = 130


@click.command(name="fuzz")
@click.option("--driver", metavar="ADDRESS", help="The driver; for a replay the finding's own if left out.")
@click.option("--target", default="model", show_default=True, help=f"What to fuzz: {', '.join(target_names())}.")
@click.option("--time", "seconds", type=DURATION, default="60s", show_default=True, help="How long: 90s, 10m, 2h.")
@seed_option("What the fuzzer's own random choices follow from.")
@limit_option(10.0)
@click.option("--corpus", type=click.Path(file_okay=False, path_type=Path), help="Folder of inputs, kept and added to.")
@click.option("--findings", type=click.Path(file_okay=False, path_type=Path), help="Folder for a file of each finding.")
@click.option("--results", type=click.Path(path_type=Path), help="Store that keeps each finding as it is made.")
@click.option("--first", is_flag=True, help="Stop at the first finding.")
@click.option(
    "--replay", multiple=True, type=click.Path(exists=True, path_type=Path), help="Run findings (file or store) again."
)
@click.option("--choices", metavar="N,N,...", help="Run these choices, as a reproduce command gives them.")
def command(
    driver: str | None,
    target: str,
    seconds: float,
    seed: int,
    limit: float,
    corpus: Path | None,
    findings: Path | None,
    results: Path | None,
    first: bool,
    replay: tuple[Path, ...],
    choices: str | None,
) -> None:
    """Fuzz a driver, or run what a campaign found again, without the fuzzer."""
    if replay:
        _fail_if(_replayed([each for path in replay for each in _findings_in(path)], driver, limit))
        return
    if driver is None:
        raise UsageError("fuzz needs --driver ADDRESS; for example service:inproc:reference_driver")
    if choices is not None:
        _fail_if(_replayed([_given(target, driver, choices)], driver, limit))
        return
    check_atheris()
    if findings is not None:
        with usable(findings):
            findings.mkdir(parents=True, exist_ok=True)
    plan = Plan(target, driver, seconds, seed, limit, corpus, first)
    packages = ("nnconform", "numpy", "atheris")
    with (
        tempfile.TemporaryDirectory() as scratch,
        Recording(results or Path(scratch) / "fuzz.sqlite", seed, packages=packages) as recording,
    ):
        click.echo(f"fuzzing {target} on {driver}, seed {seed}, {seconds:g} s")
        assert recording.store
        campaign = Campaign(plan, recording.store, recording.run, lambda found: _tell(found, findings))
        began = time.monotonic()
        try:
            campaign.run()
        except KeyboardInterrupt:
            click.echo("interrupted; what was found is kept")
            _sum_up(campaign, time.monotonic() - began)
            # Not before the recording sees it: a run that was interrupted did not come to its end.
            raise click.exceptions.Exit(INTERRUPTED) from None
        _sum_up(campaign, time.monotonic() - began)
    if not campaign.executions:
        raise UsageError("no input was tried: the worker did not get so far; try again with a longer --time")
    _fail_if(len(campaign.findings))


def _sum_up(campaign: Campaign, took: float) -> None:
    inputs, processor = campaign.executions, max(campaign.processor, 1e-3)
    rates = f"{inputs / took:.0f} a second, {inputs / processor:.0f} a second of processor time"
    reached = f"{campaign.progress.edges} places reached by {campaign.progress.corpus}"
    click.echo(f"{inputs} inputs, {rates}; {reached}; {len(campaign.findings)} findings")


def _tell(found: Finding, folder: Path | None) -> None:
    where = f" -> {found.write(folder)}" if folder else ""
    click.echo(f"{found.case}: {found.verdict} at {found.stage}: {found.message}{where}")
    for line in found.made.splitlines()[:40]:
        click.echo(f"    {line}")


def _findings_in(path: Path) -> list[Finding]:
    """The findings of a file: one of its own, or the latest run of a results store."""
    if path.suffix == ".json":
        return [read_finding(path)]
    with Store.open(path, must_exist=True) as store:
        found = [finding_of(event) for event in store.verdicts(store.run().id) if is_finding(event)]
    if not found:
        raise UsageError(f"{path}: the latest run holds no finding of a fuzz campaign")
    return found


def _given(target: str, driver: str, choices: str) -> Finding:
    try:
        taken = [int(each) for each in choices.split(",") if each]
    except ValueError:
        raise UsageError(f"--choices {choices!r}: wanted integers with commas between") from None
    return Finding(target, driver, taken, Verdict.NOT_RUN, Stage.LOAD, "", "")


def _replayed(found: list[Finding], driver: str | None, limit: float) -> int:
    """Run findings again; how many still are."""
    failed = 0
    for each in found:
        again = Again(each.target, driver or each.driver, limit)
        try:
            outcome = again.replay(each)
        finally:
            again.close()
        if outcome is None:
            click.echo(f"{each.case}: nothing comes of it any more")
            continue
        failed += outcome.failed
        was = f" (it was: {each.verdict} at {each.stage}: {each.message})" if each.message else ""
        click.echo(f"{each.case}: {outcome.verdict} at {outcome.stage}: {outcome.message}{was}")
    return failed


def _fail_if(count: int) -> None:
    if count:
        raise click.exceptions.Exit(1)
