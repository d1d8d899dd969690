"""``nnconform confirm``: what, other than the bundled kernels, agrees with the suite's expected numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click

from nnconform.harness.cli.commands.coverage import spec_files
from nnconform.harness.cli.commands.docs import CONFIRMATIONS
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.suite import SOURCE
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.spec.reader import read_spec

# Sources of hand-made specs and of AOSP's cases, by how their ``source`` begins.
BY_HAND = "specs by hand"
AOSP = "AOSP cases"
Counts = dict[str, Counter[str]]


def count_sources(cases: Iterable[Case], counts: Counts) -> None:
    """Count the cases of which the numbers come from elsewhere than the bundled driver, by operation."""
    for case in cases:
        if case.source == SOURCE or case.expect_failure:
            continue
        for operation in case.operations():
            counts.setdefault(operation, Counter())[AOSP if case.source.startswith("AOSP ") else BY_HAND] += 1


def count_agreements(cases: Iterable[Case], address: str, counts: Counts) -> list[str]:
    """Count the cases of one operation that the driver at ``address`` passes; the names of those that it fails."""
    session, failed = Session(address), []
    for case in cases:
        if len(case.model.main.operations) != 1 or case.expect_failure:
            continue
        outcome = run_case(session, case)
        if outcome.verdict is Verdict.PASSED:
            counts.setdefault(case.operations()[0], Counter())[address] += 1
        elif outcome.failed:
            failed.append(
                f"{case.name}: {outcome.verdict}: {outcome.message.splitlines()[0] if outcome.message else ''}"
            )
    session.close()
    return failed


@click.command(name="confirm")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--driver", "drivers", multiple=True, help="An independent driver to ask; may be repeated.")
@click.option("--aosp", type=click.Path(exists=True, path_type=Path), help="The folder of AOSP's cases (.jsonl.gz).")
@click.option("-o", "--output", type=click.Path(path_type=Path), default=CONFIRMATIONS, show_default=True)
def command(paths: tuple[Path, ...], drivers: tuple[str, ...], aosp: Path | None, output: Path) -> None:
    """Count, for each operation, the cases in PATHS (default: generated_tests/specs) that something else confirms."""
    counts: Counts = {}
    files = spec_files(paths or (Path("generated_tests/specs"),))
    cases = [case for file in files for case in read_spec(file)]
    count_sources(cases, counts)
    if aosp is not None:
        for file in sorted(aosp.glob("*.jsonl.gz")):
            count_sources(read_jsonl(file), counts)
    for address in drivers:
        failed = count_agreements(cases, address, counts)
        for line in failed:
            click.echo(f"{address} disagrees: {line}")
        click.echo(f"{address}: {len(failed)} disagreements")
    output.write_text(
        json.dumps({name: dict(sorted(counts[name].items())) for name in sorted(counts)}, indent=1) + "\n"
    )
    click.echo(f"wrote {output}: {len(counts)} operations")
