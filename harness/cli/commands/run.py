"""``nnconform run``: run everything that applies to a driver, in one go."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.arguments import address_through
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.run.counts import count, is_created
from nnconform.harness.campaigns.run.expected import stale_lines
from nnconform.harness.campaigns.run.journal import Journal, PartRecord
from nnconform.harness.campaigns.run.parts import RunPlan, Suite, part_names, store_in
from nnconform.harness.campaigns.run.runner import PartsRunner, closed_drivers
from nnconform.harness.campaigns.run.summary import has_failed, summary_lines, verdict_line
from nnconform.harness.cli.options import (
    DURATION,
    FOLDER,
    exit_first_option,
    expect_option,
    grouped,
    hal_option,
    limit_option,
    profile_option,
    resume_option,
    seed_option,
    through_option,
)
from nnconform.harness.cli.output import print_while_read
from nnconform.harness.cli.pools import Workers, pool_options
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.process.termination import status_of
from nnconform.harness.results.certificate import CONFORMANT, certify
from nnconform.harness.results.certificate_file import JSON_NAME, certificate_lines, write_certificate
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.junit import write_junit
from nnconform.harness.results.must_pass import read_must_pass
from nnconform.harness.results.store import Store

# Files of the folder of a run, beside its results store and its journal.
PAGE, JUNIT, SUMMARY, LOG = "report.html", "junit.xml", "summary.md", "log.txt"


@click.command(name="run")
@click.argument("addresses", nargs=-1, required=True, metavar="ADDRESS...")
@click.option(
    "--suite",
    type=click.Choice(Suite, case_sensitive=False),
    default=Suite.FULL,
    show_default=True,
    help="How much: smoke (rules, generated cases, some mutants), quick (all cases, graphs, stress), full (all parts),"
    " nightly (all parts, all ways to execute, for hours).",
)
@click.option("--part", "only", multiple=True, metavar="NAME", help="Only this part of the suite. May be repeated.")
@click.option(
    "--budget",
    type=DURATION,
    default=0.0,
    help="Time for the whole run, such as 10m, 8h. At most half is for the parts that end by themselves; then campaigns"
    " take turns, those more that find more.",
)
@through_option()
@profile_option()
@hal_option()
@seed_option()
@limit_option()
@pool_options()
@expect_option()
@click.option(
    "--must-pass",
    metavar="NAME",
    help=f"Certify the driver by this must-pass list, such as 1.3-hal, or a file, into {JSON_NAME}; fails if it is not"
    " conformant.",
)
@exit_first_option()
@resume_option()
@click.option(
    "-o",
    "--output",
    "folder",
    type=FOLDER,
    help=f"Folder for results.sqlite, {PAGE}, {JUNIT}, {SUMMARY}, {LOG}. Default: a new one, nnconform-run-DATE-TIME;"
    " --resume needs it.",
)
@grouped("workers", Workers)
@grouped("plan", RunPlan)
def command(
    plan: RunPlan, workers: Workers, through: str | None, must_pass: str | None, resume: bool, folder: Path | None
) -> None:
    """Run everything that applies to the drivers at ADDRESSES: the conformance suite, mutants, stress tests, fuzzing
    and networks. Each part is a command in a process of its own, which the log names.

    Exit status: 0 nothing failed; 1 a case or a check failed, a part broke down, or all were left out; 2 an argument
    or a file is wrong; 130 interrupted, 143 terminated: what was done is kept and reported, and --resume continues.
    """
    if resume and folder is None:
        raise UsageError("--resume needs -o FOLDER: that of the run to continue")
    workers.check()
    addresses = tuple(address_through(each, through) for each in plan.addresses)
    plan = replace(plan, addresses=addresses, jobs=workers.jobs, pool=tuple(workers.words()))
    _check(plan, must_pass)
    closed = closed_drivers(plan)
    folder = folder or Path(time.strftime("nnconform-run-%Y%m%d-%H%M%S"))
    interrupt: KeyboardInterrupt | None = None
    records: dict[str, PartRecord] = {}
    with (
        Journal(plan, folder, resume=resume) as journal,
        translate_write_errors(folder),
        (folder / LOG).open("a", encoding="utf-8") as log,
    ):

        def show(text: str) -> None:
            log.write(f"{text}\n")
            log.flush()
            print_while_read(printable(text))

        show(f"results: {folder}; suite {plan.suite}, seed {plan.seed}")
        runner = PartsRunner(plan, folder, journal, show, resume=resume, closed=closed)
        try:
            with closing(runner.records()) as done, Progress("parts", runner.total, seconds=plan.budget) as progress:
                for each in done:
                    records[each.command] = each
                    progress.add(failures=count(store_in(folder), each.command).failures)
                    note = f": {each.note}" if each.note else ""
                    show(f"== {each.name} on {each.driver}: {each.state}, {each.seconds:.0f} s{note}")
        except KeyboardInterrupt as error:
            interrupt = error
            # The records of what the interrupt ended are in the journal.
            records = {record.command: record for record in journal}
        failed = _report(plan, folder, [*records.values()], show, interrupted=interrupt is not None)
        if must_pass and not interrupt:
            failed |= not _certify(must_pass, folder, plan.addresses[0], show)
    if interrupt:
        click.echo("nnconform: interrupted; --resume continues", err=True)
        raise click.exceptions.Exit(status_of(interrupt))
    if failed:
        raise click.exceptions.Exit(1)


def _check(plan: RunPlan, must_pass: str | None) -> None:
    """Raise UsageError for a part that there is not, or a bad file of expected failures or must-pass list."""
    names = part_names(plan)
    for name in plan.only:
        if name not in names:
            raise UsageError(f"--part {name!r}: the suite {plan.suite} has {', '.join(names)}")
    Expectations.read(plan.expect)
    if must_pass is not None:
        if read_must_pass(must_pass).hal is None:
            raise UsageError(f"--must-pass {must_pass}: of no HAL version; nnconform certify takes it")
        if len(plan.addresses) > 1:
            raise UsageError(f"--must-pass certifies one driver; got {len(plan.addresses)}: run each by itself")


def _report(
    plan: RunPlan, folder: Path, records: list[PartRecord], show: Callable[[str], None], *, interrupted: bool
) -> bool:
    """Write what the folder holds beside the store, and print the summary; return whether the run failed."""
    store = store_in(folder)
    stale = stale_lines(plan, records, store, Expectations.read(plan.expect))
    failed = has_failed(records) or bool(stale)
    last = verdict_line(records, store, interrupted=interrupted, stale=len(stale))
    lines = [*summary_lines(records, store), "", *([*stale, ""] if stale else []), last]
    (folder / SUMMARY).write_text("\n".join([*lines, ""]), encoding="utf-8")
    if is_created(store):
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(_write_page, store, folder / PAGE, show)
            write_junit(store, folder / JUNIT)
        failed |= not page.result()
    for line in lines:
        show(line)
    return failed


def _certify(must_pass: str, folder: Path, driver: str, show: Callable[[str], None]) -> bool:
    """Write the certificate of the driver beside the store; return whether the driver is conformant."""
    with Store.open(store_in(folder)) as store:
        content = certify(store, read_must_pass(must_pass), driver)
    path = write_certificate(content, folder)
    for line in certificate_lines(content, path):
        show(line)
    return content.verdict == CONFORMANT


def _write_page(store: Path, page: Path, show: Callable[[str], None]) -> bool:
    """Write the page in a process of its own, as pandas is large; return whether that succeeded."""
    words = ["report", str(store), "--all", "-o", str(page)]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "nnconform", *words], capture_output=True, text=True, check=False
    )
    for line in (done.stdout + done.stderr).splitlines():
        show(line)
    return done.returncode == 0
