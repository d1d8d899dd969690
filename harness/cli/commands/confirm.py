"""``nnconform confirm``: what, other than the bundled kernels, agrees with the suite's expected numbers."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import click

from nnconform.harness.cli.confirmations import COUNTS, SPECS, Counts, count_confirmed, read_counts
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.suite import SOURCE
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases
from nnconform.harness.spec.jsonl import SUFFIX, read_header, read_jsonl
from nnconform.harness.spec.jsonl_writer import cases_text

# Sources of hand-made specs and of AOSP's cases, by how their ``source`` begins.
BY_HAND = "specs by hand"
AOSP = "AOSP cases"


def count_sources(cases: Iterable[Case], counts: Counts) -> None:
    """Count the cases of which the numbers come from elsewhere than the bundled driver, by operation."""
    for case in cases:
        if case.source == SOURCE or case.expect_failure:
            continue
        for operation in case.operations():
            counts.setdefault(operation, Counter())[AOSP if case.source.startswith("AOSP ") else BY_HAND] += 1


def confirm_file(path: Path, sessions: Sequence[Session], failed: dict[str, list[str]]) -> list[Case]:
    """The cases of a file, confirmed by the drivers that pass them. What others confirm stays. ``failed`` gets a line
    for each case that a driver fails, by the driver's address.
    """
    confirmed = []
    for case in read_cases(path):
        names = set(case.confirmed)
        for session in sessions if not case.expect_failure else ():
            outcome = run_case(session, case)
            name = session.device().name
            names = names | {name} if outcome.verdict is Verdict.PASSED else names - {name}
            if outcome.failed:
                message = outcome.message.splitlines()[0] if outcome.message else ""
                failed[session.address].append(f"{case.name}: {outcome.verdict}: {message}")
        confirmed.append(replace(case, confirmed=tuple(sorted(names))))
    if str(path).endswith(SUFFIX):
        path.write_text(cases_text(confirmed, read_header(path)), encoding="utf-8")
    return confirmed


def write_counts(output: Path, counts: Counts, asked: Iterable[str]) -> None:
    """Write the counts by operation. What is there of sources other than those in ``asked`` stays."""
    merged: dict[str, dict[str, int]] = defaultdict(dict)
    for operation, sources in read_counts(output).items():
        merged[operation] = {source: count for source, count in sources.items() if source not in asked}
    for operation, sources in counts.items():
        merged[operation].update(sources)
    kept = {operation: dict(sorted(merged[operation].items())) for operation in sorted(merged) if merged[operation]}
    output.write_text(json.dumps(kept, indent=1) + "\n")
    click.echo(f"wrote {output}: {len(kept)} operations")


@click.command(name="confirm")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--driver", "drivers", multiple=True, help="An independent driver to ask; may be repeated.")
@click.option("--aosp", type=click.Path(exists=True, path_type=Path), help="The folder of AOSP's cases (.jsonl.gz).")
@click.option("-o", "--output", type=click.Path(path_type=Path), default=COUNTS, show_default=True)
def command(paths: tuple[Path, ...], drivers: tuple[str, ...], aosp: Path | None, output: Path) -> None:
    """Run the cases in PATHS (default: generated_tests/specs) on each driver. Those that a driver passes are confirmed
    by it: generated and found cases in their own lines; specs by hand, if PATHS are left out, in counts by operation.
    """
    counts: Counts = {}
    failed: dict[str, list[str]] = {address: [] for address in drivers}
    sessions = [Session(address) for address in drivers]
    names = {session.device().name for session in sessions}
    for file in case_files(paths or (SPECS,)):
        cases = confirm_file(file, sessions, failed)
        if not str(file).endswith(SUFFIX):
            count_sources(cases, counts)
            count_confirmed(cases, counts)
    for session in sessions:
        session.close()
    for address, lines in failed.items():
        for line in lines:
            click.echo(f"{address} disagrees: {line}")
        click.echo(f"{address}: {len(lines)} disagreements")
    if aosp is not None:
        for file in sorted(aosp.glob("*.jsonl.gz")):
            count_sources(read_jsonl(file), counts)
    if not paths:
        write_counts(output, counts, {BY_HAND, *names, *([AOSP] if aosp is not None else [])})
