"""``nnconform fuzz``: a fuzz campaign against a driver, and the findings of campaigns again."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import click

from nnconform.fuzz.campaign import Campaign, FuzzPlan, check_atheris
from nnconform.fuzz.events import finding_of, is_finding
from nnconform.fuzz.findings import Finding, read_finding
from nnconform.fuzz.replay import Replayer
from nnconform.fuzz.target import target_names
from nnconform.harness.campaigns.folders import writing_to
from nnconform.harness.cli.main import INTERRUPTED
from nnconform.harness.cli.options import (
    DURATION,
    FOLDER,
    driver_option,
    grouped,
    limit_option,
    results_option,
    seed_option,
)
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Stage, Verdict


@click.command(name="fuzz")
@driver_option("driver", default="in a replay the one of the finding; else it is required")
@click.option("--target", default="model", show_default=True, help=f"What to fuzz: {', '.join(target_names())}.")
@click.option(
    "--time", "seconds", type=DURATION, default="60s", show_default=True, help="Time for the campaign: 90s, 10m, 2h."
)
@seed_option()
@limit_option(10.0)
@click.option("--corpus", type=FOLDER, help="Folder of inputs to begin with; new ones are added to it.")
@click.option("--findings", type=FOLDER, help="Folder to write a file for each finding to.")
@results_option()
@click.option("--first", is_flag=True, help="Stop at the first finding.")
@click.option(
    "--replay",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Run the findings of this file or results store again, without fuzzing. May be repeated.",
)
@click.option("--choices", metavar="N,N,...", help="Run this one input, without fuzzing.")
@grouped("plan", FuzzPlan)
def command(
    plan: FuzzPlan, findings: Path | None, results: Path | None, replay: tuple[Path, ...], choices: str | None
) -> None:
    """Fuzz a driver with libFuzzer, or run the findings of earlier campaigns again.

    The exit status is 1 if there is a finding.
    """
    if replay:
        _fail_if(_replayed([each for path in replay for each in _findings_in(path)], plan.driver, plan.limit))
        return
    if not plan.driver:
        raise UsageError("fuzz needs --driver ADDRESS; for example service:inproc:reference_driver")
    if choices is not None:
        _fail_if(_replayed([_finding(plan, choices)], plan.driver, plan.limit))
        return
    check_atheris()
    if findings is not None:
        with writing_to(findings):
            findings.mkdir(parents=True, exist_ok=True)
    packages = ("nnconform", "numpy", "atheris")
    with (
        tempfile.TemporaryDirectory() as scratch,
        Recording(results or Path(scratch) / "fuzz.sqlite", plan.seed, packages=packages) as recording,
    ):
        click.echo(f"fuzzing {plan.target} on {plan.driver}, seed {plan.seed}, {plan.seconds:g} s")
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


def _finding(plan: FuzzPlan, choices: str) -> Finding:
    try:
        numbers = [int(each) for each in choices.split(",") if each]
    except ValueError:
        raise UsageError(f"--choices {choices!r}: wanted integers with commas between") from None
    return Finding(plan.target, plan.driver, numbers, Verdict.NOT_RUN, Stage.LOAD, "", "")


def _replayed(found: list[Finding], driver: str, limit: float) -> int:
    """Run findings again; how many still are."""
    failed = 0
    for each in found:
        again = Replayer(each.target, driver or each.driver, limit)
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
