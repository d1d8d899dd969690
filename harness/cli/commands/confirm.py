"""``nnconform confirm``: record which independent drivers agree with the suite's expected values."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.cli.confirmations import COUNTS, SPECS, Counts, count_confirmed, read_counts
from nnconform.harness.cli.options import FILE
from nnconform.harness.cli.progress import Progress
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.suite import SOURCE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases
from nnconform.harness.spec.jsonl import SUFFIX, read_header, read_jsonl
from nnconform.harness.spec.jsonl_writer import cases_text

# The names of these sources in the counts; the others are known by how the ``source`` of their cases begins.
BY_HAND = "specs by hand"
AOSP = "AOSP cases"
ONNX, WEBNN = "ONNX node tests", "WebNN conformance tests"
_BEGINNINGS = {"AOSP ": AOSP, "ONNX ": ONNX, "WebNN ": WEBNN}
# For each driver's name its verdicts by the names of the cases.
Recorded = dict[str, dict[str, Verdict]]


def count_sources(cases: Iterable[Case], counts: Counts) -> None:
    """Count the cases whose expected values do not come from the bundled driver, by operation."""
    for case in cases:
        if case.source == SOURCE or case.expect_failure:
            continue
        name = next((name for start, name in _BEGINNINGS.items() if case.source.startswith(start)), BY_HAND)
        for operation in case.operations():
            counts.setdefault(operation, Counter())[name] += 1


def read_recorded(paths: Iterable[Path]) -> Recorded:
    """Read the verdicts of results stores. Of a case that ran more than once the last counts. Raises UsageError."""
    recorded: Recorded = defaultdict(dict)
    for path in paths:
        with Store.open(path, must_exist=True) as store:
            for run in store.runs():
                names = {address: str(info["name"]) for address, info in run.drivers.items() if "name" in info}
                for event in store.verdicts(run.id):
                    if event.kind is Kind.CASE and event.driver in names:
                        recorded[names[event.driver]][event.case] = event.outcome.verdict
    return recorded


def confirm_file(
    path: Path, sessions: Sequence[Session], failed: dict[str, list[str]], recorded: Mapping[str, Mapping[str, Verdict]]
) -> list[Case]:
    """Run the cases of a file on the drivers, and record in each case which drivers pass it; return the cases.

    So do the verdicts that are ``recorded``. Confirmations by other drivers stay. ``failed`` gets a line for each case
    that a driver fails, by its address.
    """
    confirmed = []
    for case in read_cases(path):
        names = set(case.confirmed)
        for name, verdicts in recorded.items() if not case.expect_failure else ():
            if case.name in verdicts:
                names = names | {name} if verdicts[case.name] is Verdict.PASSED else names - {name}
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


def write_counts(output: Path, counts: Counts, updated: Iterable[str]) -> None:
    """Write the counts by operation. Counts in the file of sources other than ``updated`` stay."""
    merged: dict[str, dict[str, int]] = defaultdict(dict)
    for operation, sources in read_counts(output).items():
        merged[operation] = {source: count for source, count in sources.items() if source not in updated}
    for operation, sources in counts.items():
        merged[operation].update(sources)
    ordered = {operation: dict(sorted(merged[operation].items())) for operation in sorted(merged) if merged[operation]}
    output.write_text(json.dumps(ordered, indent=1) + "\n")
    click.echo(f"wrote {output}: {len(ordered)} operations")


@click.command(name="confirm")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--driver", "drivers", multiple=True, help="Address of an independent driver. May be repeated.")
@click.option(
    "--results",
    "stores",
    multiple=True,
    type=FILE,
    help="Store of a run of the cases, whose verdicts count as those of a driver. May be repeated.",
)
@click.option("--aosp", type=click.Path(exists=True, path_type=Path), help="Folder of AOSP's cases (.jsonl.gz).")
@click.option(
    "--node-tests",
    multiple=True,
    type=FILE,
    help="File of node tests of ONNX or WebNN that nnconform node-tests wrote. May be repeated.",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=COUNTS, show_default=True, help="File of counts."
)
def command(
    paths: tuple[Path, ...],
    drivers: tuple[str, ...],
    stores: tuple[Path, ...],
    aosp: Path | None,
    node_tests: tuple[Path, ...],
    output: Path,
) -> None:
    """Run the cases in PATHS (default: generated_tests/specs) on each driver, and record which cases it confirms.

    A driver confirms the cases that it passes, here or in the run of a results store. The confirmations of .jsonl files
    are written to their lines; those of hand-written specs, if PATHS are left out, are counted by operation in the file
    of counts.
    """
    counts: Counts = {}
    failed: dict[str, list[str]] = {address: [] for address in drivers}
    sessions = [Session(address) for address in drivers]
    recorded = read_recorded(stores)
    names = {session.device().name for session in sessions} | recorded.keys()
    if not paths and not SPECS.is_dir():
        raise UsageError(
            f"no folder {SPECS} here: run it in a checkout of nnconform, whose cases it marks, or name PATHS"
        )
    files = list(case_files(paths or (SPECS,)))
    with Progress("files", len(files)) as progress:
        for file in files:
            progress.say(file.name)
            cases = confirm_file(file, sessions, failed, recorded)
            progress.set(progress.tally.done + 1, sum(map(len, failed.values())))
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
    for path in node_tests:
        count_sources(read_jsonl(path), counts)
    if not paths:
        counted = {source for sources in counts.values() for source in sources}
        write_counts(output, counts, {BY_HAND, *names, *({AOSP} if aosp else ()), *(counted & {ONNX, WEBNN})})
