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

from nnconform.harness.campaigns.blame import blame
from nnconform.harness.campaigns.graph_campaign import GraphRecord, GraphResult
from nnconform.harness.campaigns.graph_run import GraphPlan, run_graphs
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET
from nnconform.harness.cli.options import (
    FOLDER,
    budget_option,
    driver_option,
    exit_first_option,
    grouped,
    hal_option,
    jobs_option,
    json_option,
    limit_option,
    nodes_option,
    oracle_option,
    results_option,
    seed_option,
    time_option,
)
from nnconform.harness.execution.kept_answers import default_folder
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.results.recording import Recording

DUMP = Path("nnconform-graphs")
_COUNT = 100
# More graphs than any time allows.
_ENDLESS = 1 << 40


@click.command(name="random-graphs")
@driver_option()
@click.option(
    "--against",
    default="",
    metavar="ADDRESS",
    help="Run the same graphs on this driver too, and print which operations are to blame on which driver. The graphs "
    "are of the operations that both support; only failures of --driver count for the exit status.",
)
@click.option(
    "--count", type=click.IntRange(1), help=f"Number of graphs. Default: {_COUNT}, or as many as --time allows."
)
@time_option(
    "Begin no graph once this time, such as 90s, 10m, 2h, has passed since the first: as many as fit, in order of "
    "their numbers."
)
@seed_option()
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="Number of the first graph.")
@nodes_option()
@jobs_option()
@click.option(
    "--operation", "operations", multiple=True, metavar="NAME", help="Only graphs of this operation. May be repeated."
)
@hal_option()
@oracle_option(ORACLE_ADDRESS, contract=True)
@results_option()
@click.option("--dump", type=FOLDER, default=DUMP, show_default=True, help="Folder to write failing graphs to.")
@click.option(
    "--answers",
    type=FOLDER,
    default=default_folder,
    help="Folder to keep the expected outputs in, for the next run of the same graphs. Default: nnconform/answers in "
    "the user's cache.",
)
@click.option("--no-answers", "fresh", is_flag=True, help="Keep no expected outputs, and read none.")
@budget_option(MINIMISE_BUDGET)
@limit_option()
@click.option(
    "--in-process",
    is_flag=True,
    help="Open the driver in this process: faster, but a crash of the driver ends the run.",
)
@exit_first_option()
@json_option()
@grouped("plan", GraphPlan)
def command(
    plan: GraphPlan,
    count: int | None,
    first: int,
    jobs: int,
    results: Path | None,
    in_process: bool,
    exit_first: bool,
    as_json: bool,
) -> None:
    """Run random graphs of the operations that the driver supports, and compare each element of the outputs within its
    own bound.

    The driver runs in a process of its own. The first failure of each kind is minimised, and failing graphs are written
    to a folder as .mod.py (and .tflite) files that "nnconform replay FILE --driver ADDRESS" runs again. The exit status
    is 1 if a graph fails.

    With --oracle contract no other driver says what is right: each graph is executed in another order, with its
    constants as inputs, with its batch in parts and operation by operation, and must agree with itself.
    """
    if not in_process:
        plan = replace(plan, address=in_own_process(plan.address), against=in_own_process(plan.against))
    start = time.monotonic()
    numbers = range(first, first + (count or (_ENDLESS if plan.seconds else _COUNT)))
    graph_results = []
    with closing(plan.session()) as session, Recording(results, plan.seed) as recording:
        recording.describe(plan.address, session.describe)
        if plan.against and results:
            with closing(plan.other_session()) as other:
                recording.describe(plan.against, other.describe)
        with closing(run_graphs(session, plan, numbers, jobs)) as records:
            for each in _record_all(records, recording):
                graph_results.append(each)
                for line in [msgspec.json.encode(each).decode()] if as_json else _failures(each):
                    click.echo(line)
                if exit_first and each.failed:
                    break
    if not as_json:
        for line in _summary(graph_results, time.monotonic() - start, plan.seed):
            click.echo(line)
        if plan.seconds and graph_results:
            last = max(each.number for each in graph_results)
            click.echo(f"the same graphs again: --seed {plan.seed} --first {first} --count {last - first + 1}")
        for line in _blame(graph_results, plan) if plan.against else ():
            click.echo(line)
    if any(each.failed for each in graph_results):
        raise click.exceptions.Exit(1)


def _record_all(records: Iterable[GraphRecord], recording: Recording) -> Iterator[GraphResult]:
    for each in records:
        for event in each.events:
            recording.record(event)
        yield each.result


def _failures(result: GraphResult) -> Iterator[str]:
    yield from _failure(result)
    if result.other:
        yield from _failure(result.other, " on the other driver")


def _failure(result: GraphResult, where: str = "") -> Iterator[str]:
    if not result.failed:
        return
    if result.like:
        yield f"{result.name}{where}: {result.kind}, like {result.like}"
        return
    yield f"{result.name}{where}: {result.kind}: minimised to {result.small} operations"
    yield from (f"    {line}" for line in result.message.splitlines())
    if result.path:
        yield f"    {result.path}"


def _summary(results: Sequence[GraphResult], seconds: float, seed: int) -> Iterator[str]:
    verdicts = Counter(each.verdict for each in results)
    operations = {name for each in results for name in each.operations}
    elements = sum(each.elements for each in results)
    undecided, blunt = sum(each.undecided for each in results), sum(each.blunt for each in results)
    kinds = Counter(each.kind for each in results if each.failed)
    blind, steps = sum(each.blind for each in results), sum(len(each.operations) for each in results)
    yield "  ".join(f"{name}: {count}" for name, count in verdicts.most_common())
    yield (
        f"{len(results)} graphs of seed {seed}, {len(operations)} operations, {elements} elements compared; "
        f"undecided {_share(undecided, elements)}, blunt {_share(blunt, elements)}; "
        f"of {steps} operations {_share(blind, steps)} blind; {seconds:.0f} s"
    )
    for kind, count in kinds.most_common():
        yield f"    {count} x {kind}"


def _blame(results: Sequence[GraphResult], plan: GraphPlan) -> Iterator[str]:
    others = Counter(each.other.verdict for each in results if each.other)
    yield f"against {plan.against}: " + "  ".join(f"{name}: {count}" for name, count in others.most_common())
    rows = blame(results)
    if rows:
        width = max(len(row.operation) for row in rows)
        yield f"{'to blame':{width}}  driver alone  other alone  both"
        for row in rows:
            yield f"{row.operation:{width}}  {row.driver:12}  {row.other:11}  {row.both:4}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
