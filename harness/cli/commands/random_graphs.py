"""``nnconform random-graphs``: run random graphs on a driver, compare within bounds, minimise and save failures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import click
import msgspec

from nnconform.harness.campaigns.graph_campaign import GraphRecord, GraphResult
from nnconform.harness.campaigns.graph_run import GraphPlan, run_graphs
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET
from nnconform.harness.cli.options import (
    FOLDER,
    budget_option,
    driver_option,
    grouped,
    hal_option,
    jobs_option,
    json_option,
    limit_option,
    nodes_option,
    oracle_option,
    results_option,
    seed_option,
)
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS
from nnconform.harness.results.recording import Recording

DUMP = Path("nnconform-graphs")


@click.command(name="random-graphs")
@driver_option()
@click.option("--count", default=100, show_default=True, type=click.IntRange(1), help="Number of graphs.")
@seed_option()
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="Number of the first graph.")
@nodes_option()
@jobs_option()
@click.option(
    "--operation", "operations", multiple=True, metavar="NAME", help="Only graphs of this operation. May be repeated."
)
@hal_option()
@oracle_option(ORACLE_ADDRESS)
@results_option()
@click.option("--dump", type=FOLDER, default=DUMP, show_default=True, help="Folder to write failing graphs to.")
@budget_option(MINIMISE_BUDGET)
@limit_option()
@click.option(
    "--in-process",
    is_flag=True,
    help="Open the driver in this process: faster, but a crash of the driver ends the run.",
)
@json_option()
@grouped("plan", GraphPlan)
def command(
    plan: GraphPlan, count: int, first: int, jobs: int, results: Path | None, in_process: bool, as_json: bool
) -> None:
    """Run random graphs of the operations that the driver supports, and compare each element of the outputs within its
    own bound.

    The driver runs in a process of its own. The first failure of each kind is minimised, and failing graphs are written
    to a folder as .mod.py (and .tflite) files that "nnconform replay FILE --driver ADDRESS" runs again. The exit status
    is 1 if a graph fails.
    """
    if not in_process and not plan.address.startswith(("service:", "unix:")):
        plan = replace(plan, address=f"service:{plan.address}")
    start = time.monotonic()
    graph_results = []
    with closing(plan.session()) as session, Recording(results, plan.seed) as recording:
        recording.describe(plan.address, session.describe)
        with closing(run_graphs(session, plan, range(first, first + count), jobs)) as records:
            for each in _record_all(records, recording):
                graph_results.append(each)
                for line in [msgspec.json.encode(each).decode()] if as_json else _failure(each):
                    click.echo(line)
    if not as_json:
        for line in _summary(graph_results, time.monotonic() - start, plan.seed):
            click.echo(line)
    if any(each.failed for each in graph_results):
        raise click.exceptions.Exit(1)


def _record_all(records: Iterable[GraphRecord], recording: Recording) -> Iterator[GraphResult]:
    for each in records:
        if each.event:
            recording.record(each.event)
        yield each.result


def _failure(result: GraphResult) -> Iterator[str]:
    if not result.failed:
        return
    if result.like:
        yield f"{result.name}: {result.kind}, like {result.like}"
        return
    yield f"{result.name}: {result.kind}: minimised to {result.small} operations"
    yield from (f"    {line}" for line in result.message.splitlines())
    if result.path:
        yield f"    {result.path}"


def _summary(results: Sequence[GraphResult], seconds: float, seed: int) -> Iterator[str]:
    verdicts = Counter(each.verdict for each in results)
    operations = {name for each in results for name in each.operations}
    elements = sum(each.elements for each in results)
    undecided, blunt = sum(each.undecided for each in results), sum(each.blunt for each in results)
    kinds = Counter(each.kind for each in results if each.failed)
    yield "  ".join(f"{name}: {count}" for name, count in verdicts.most_common())
    yield (
        f"{len(results)} graphs of seed {seed}, {len(operations)} operations, {elements} elements compared; "
        f"undecided {_share(undecided, elements)}, blunt {_share(blunt, elements)}; {seconds:.0f} s"
    )
    for kind, count in kinds.most_common():
        yield f"    {count} x {kind}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
