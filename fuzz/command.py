"""``nnconform fuzz``: fuzz a driver, or replay the findings of earlier campaigns."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.fuzz.campaign import Campaign, FuzzPlan, check_atheris
from nnconform.fuzz.events import LIMIT, finding_of, is_finding
from nnconform.fuzz.events import command as reproduce
from nnconform.fuzz.findings import Finding, read_finding
from nnconform.fuzz.merging import merge as merge_corpora
from nnconform.fuzz.native_coverage import RUNTIME
from nnconform.fuzz.own import own_address
from nnconform.fuzz.replay import Replayer
from nnconform.fuzz.rounds import Rounds, rounds_of
from nnconform.fuzz.target import find_target, target_names
from nnconform.harness.campaigns.description import DescriptionShard, describe_on
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    FOLDER,
    driver_option,
    grouped,
    limit_option,
    seed_option,
    trust_option,
    trusted_driver,
)
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import single_line
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Stage, Verdict

_TARGETS = f"{', '.join(target_names())}. Those of our own code need no driver."


def _print_counters(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(RUNTIME)
        context.exit()


@click.command(name="fuzz")
@driver_option("driver", default="with --replay and --trust the driver of the finding; else required")
@click.option(
    "--target",
    default="model",
    show_default=True,
    help=f"What to fuzz: {_TARGETS}",
)
@campaign_options("60s")
@seed_option()
@limit_option(LIMIT)
@click.option("--corpus", type=FOLDER, help="Folder of the corpus; the fuzzer adds inputs to it.")
@click.option("--findings", type=FOLDER, help="Folder to write each finding to, one file each.")
@click.option(
    "--structured/--bytes",
    default=True,
    help="Mutate the choices of inputs, guided by what they are; or only their bytes, as libFuzzer does by itself.",
)
@click.option("--first", is_flag=True, help="Stop at the first finding.")
@click.option(
    "--replay",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Run the findings of this file or results store again, without fuzzing. May be repeated.",
)
@click.option(
    "--merge",
    multiple=True,
    type=FOLDER,
    help="Merge the inputs of this folder into --corpus, which keeps the fewest and shortest. May be repeated.",
)
@click.option(
    "--counters",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_counters,
    help="Print the C file that gives a native driver's coverage to the fuzzer.",
)
@trust_option()
@click.option("--choices", metavar="N,N,...", help="Run this one input, without fuzzing.")
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", FuzzPlan)
def command(
    plan: FuzzPlan,
    keeping: Keeping,
    workers: Workers,
    findings: Path | None,
    replay: tuple[Path, ...],
    merge: tuple[Path, ...],
    trust: bool,
    choices: str | None,
) -> None:
    """Fuzz a driver with libFuzzer, or run the findings of earlier campaigns again.

    The exit status is 1 if there is a finding.
    """
    if replay:
        found = [(path, each) for path in replay for each in _findings_in(path)]
        on = [(each, plan.driver or trusted_driver(path, each.driver, trust)) for path, each in found]
        _fail_if(_replay(on, plan.limit))
        return
    plan = _with_address(plan)
    if merge:
        _merge(plan, merge)
        return
    if choices is not None:
        _fail_if(_replay([(_parse_choices(plan, choices), plan.driver)], plan.limit))
        return
    check_atheris()
    if findings is not None:
        with translate_write_errors(findings):
            findings.mkdir(parents=True, exist_ok=True)
    packages = ("nnconform", "numpy", "atheris")
    # The corpus decides where a campaign begins, not what it tests.
    parameters = parameters_of(plan, "corpus", "first")
    with (
        scratch_folder() as scratch,
        workers.open() as pool,
        keeping.open("fuzz", plan.seed, parameters, store=scratch / "fuzz.sqlite", packages=packages) as recording,
    ):
        click.echo(f"fuzzing {plan.target} on {plan.driver}, seed {plan.seed}, {plan.seconds:g} s")
        start = time.monotonic()
        assert recording.store

        def show(finding: Finding) -> None:
            _print_finding(finding, findings, plan.limit)

        with Progress("inputs", seconds=plan.seconds, where=pool.describe) as progress:
            campaign: Campaign | Rounds
            if pool.alone:
                campaign = Campaign(plan, recording.store, recording.run, show, recording.record, progress.set)
            else:
                if not find_target(plan.target).own:
                    recording.describe(plan.driver, lambda: describe_on(pool, DescriptionShard(plan.driver)))
                campaign = rounds_of(plan, pool, recording, show, progress.set)
            with summarised(recording, lambda: _summary(campaign, time.monotonic() - start)):
                campaign.run()
        if not campaign.executions and not campaign.findings:
            raise UsageError("no input was run before the time was over; try again with a longer --time")
    _fail_if(campaign.failures)


def _merge(plan: FuzzPlan, folders: tuple[Path, ...]) -> None:
    """Merge corpora, and print the numbers. Raises UsageError without a folder to merge into."""
    if plan.corpus is None:
        raise UsageError("--merge needs --corpus FOLDER, into which the inputs are merged")
    merged = merge_corpora(plan.target, plan.driver, folders, plan.corpus, plan.limit)
    click.echo(f"{merged.kept} of {merged.read} inputs show all {merged.shown} features -> {plan.corpus}")


def _with_address(plan: FuzzPlan) -> FuzzPlan:
    """Return the plan with the address that its target runs on. Raises UsageError."""
    if find_target(plan.target).own:
        return replace(plan, driver=own_address(plan.driver))
    if not plan.driver:
        raise UsageError("fuzz needs --driver ADDRESS; for example service:inproc:reference_driver")
    return plan


def _summary(campaign: Campaign | Rounds, seconds: float) -> Iterator[str]:
    inputs, processor = campaign.executions, max(campaign.processor, 1e-3)
    rates = f"{inputs / seconds:.0f} a second, {inputs / processor:.0f} a second of processor time"
    reached = f"{campaign.progress.edges} edges and features covered by {campaign.progress.corpus} inputs"
    yield f"{inputs} inputs, {rates}; {reached}; {len(campaign.findings)} findings"
    for finding in campaign.findings.values():
        yield f"{finding.case}: {finding.verdict}, {max(campaign.counts[finding.signature], 1)} times"
    if campaign.left_out:
        yield f"{Verdict.NOT_APPLICABLE}: {campaign.left_out}"


def _print_finding(finding: Finding, folder: Path | None, limit: float) -> None:
    where = f" -> {finding.write(folder)}" if folder else ""
    click.echo(f"{finding.case}: {finding.verdict} at {finding.stage}: {finding.message}{where}")
    for line in finding.made.splitlines()[:40]:
        click.echo(f"    {line}")
    click.echo(f"    reproduce: {reproduce(finding.target, finding.driver, finding.choices, limit)}")


def _findings_in(path: Path) -> list[Finding]:
    """Read findings: one from a .json file, or those of the latest run of a results store."""
    if path.suffix == ".json":
        return [read_finding(path)]
    with Store.open(path, must_exist=True) as store:
        findings = [finding_of(event) for event in store.verdicts(store.run().id) if is_finding(event)]
    if not findings:
        raise UsageError(f"{path}: the latest run has no finding of a fuzz campaign")
    return findings


def _parse_choices(plan: FuzzPlan, choices: str) -> Finding:
    try:
        numbers = [int(each) for each in choices.split(",") if each]
    except ValueError:
        raise UsageError(f"--choices {choices!r}: wanted integers separated by commas") from None
    return Finding(plan.target, plan.driver, numbers, Verdict.NOT_RUN, Stage.LOAD, "", "")


def _replay(findings: list[tuple[Finding, str]], limit: float) -> int:
    """Replay each finding on a driver; return how many still fail."""
    failed = 0
    for each, driver in findings:
        replayer = Replayer(each.target, driver, limit)
        try:
            outcome = replayer.replay(each)
        finally:
            replayer.close()
        if outcome is None:
            click.echo(f"{each.case}: its choices make no input any more")
            continue
        failed += outcome.failed
        was = single_line(each.message)
        before = f" (was: {each.verdict} at {each.stage}: {was})" if was else ""
        click.echo(f"{each.case}: {outcome.verdict} at {outcome.stage}: {outcome.message}{before}")
    return failed


def _fail_if(count: int) -> None:
    if count:
        raise click.exceptions.Exit(1)
