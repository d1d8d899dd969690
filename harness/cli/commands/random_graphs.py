"""``nnconform random-graphs``: run random graphs on a driver, compare within bounds, minimise and save failures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import click
import msgspec
from msgspec.structs import replace

from nnconform.harness.arguments import address_through
from nnconform.harness.campaigns.blame import blame
from nnconform.harness.campaigns.description import DescriptionShard, describe_on
from nnconform.harness.campaigns.folders import expect_writable
from nnconform.harness.campaigns.graph_campaign import GraphRecord, GraphResult
from nnconform.harness.campaigns.graph_run import GraphPlan, run_graphs
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    FOLDER,
    driver_option,
    exit_first_option,
    grouped,
    hal_option,
    json_option,
    limit_option,
    nodes_option,
    oracle_option,
    seed_option,
    through_option,
    tries_option,
)
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.kept_answers import default_folder
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.ops.named import ops_named
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import Verdict

DUMP = Path("nnconform-graphs")
_COUNT = 100
# More graphs than any time allows.
_ENDLESS = 1 << 40


class GraphOpening(msgspec.Struct, frozen=True):
    """How drivers are opened: ``through`` a framework or as they are, ``in_process`` or in processes of their own."""

    through: str | None
    in_process: bool

    def apply(self, plan: GraphPlan) -> GraphPlan:
        """Return the plan with the addresses to open."""
        plan = replace(plan, address=address_through(plan.address, self.through))
        if self.in_process:
            return plan
        return replace(plan, address=in_own_process(plan.address), against=in_own_process(plan.against))


@click.command(name="random-graphs")
@driver_option()
@through_option()
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
@seed_option()
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="Number of the first graph.")
@nodes_option()
@campaign_options()
@click.option(
    "--operation", "operations", multiple=True, metavar="NAME", help="Only graphs of this operation. May be repeated."
)
@hal_option()
@oracle_option(ORACLE_ADDRESS, contract=True)
@click.option("--dump", type=FOLDER, default=DUMP, show_default=True, help="Folder to write failing graphs to.")
@click.option(
    "--answers",
    type=FOLDER,
    default=default_folder,
    help="Folder to keep the expected outputs in, for the next run of the same graphs. Default: nnconform/answers in "
    "the user's cache.",
)
@click.option("--no-answers", "fresh", is_flag=True, help="Keep no expected outputs, and read none.")
@tries_option(MINIMISE_BUDGET)
@limit_option()
@click.option(
    "--in-process",
    is_flag=True,
    help="Open the driver in this process: faster, but a crash of the driver ends the run.",
)
@exit_first_option()
@json_option()
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", GraphPlan)
@grouped("opening", GraphOpening)
def command(
    plan: GraphPlan,
    keeping: Keeping,
    count: int | None,
    first: int,
    workers: Workers,
    opening: GraphOpening,
    exit_first: bool,
    as_json: bool,
) -> None:
    """Run random graphs of the operations that the driver supports, and compare each element of the outputs within its
    own bound. Of a graph that the driver does not support whole, what it supports is run.

    The driver runs in a process of its own. The first failure of each kind is minimised, and failing graphs are written
    to a folder as .mod.py (and .tflite) files that "nnconform replay FILE --driver ADDRESS" runs again. The exit status
    is 1 if a graph fails.

    With --oracle contract no other driver says what is right: each graph is executed in another order, with its
    constants as inputs, with its batch in parts and operation by operation, and must agree with itself.
    """
    plan = opening.apply(plan)
    ops_named(plan.operations)
    if plan.dump:
        expect_writable(plan.dump)
    start = time.monotonic()
    numbers = range(first, first + (count or (_ENDLESS if plan.seconds else _COUNT)))
    parameters = parameters_of(plan, "dump", "answers", "fresh", "budget") | {"first": first, "count": count or 0}
    graph_results: list[GraphResult] = []
    failed = False

    def summary() -> Iterator[str]:
        if as_json:
            return
        yield from _summary(graph_results, time.monotonic() - start, plan.seed)
        if plan.seconds and graph_results:
            last = max(each.number for each in graph_results)
            yield f"the same graphs again: --seed {plan.seed} --first {first} --count {last - first + 1}"
        yield from _blame(graph_results, plan) if plan.against else ()

    with (
        closing(plan.session()) as session,
        workers.open() as pool,
        keeping.open("random-graphs", plan.seed, parameters) as recording,
    ):
        for address in filter(None, (plan.address, plan.against if recording.store else "")):
            asked = DescriptionShard(address, plan.hal, plan.limit)
            recording.describe(address, partial(describe_on, pool, asked))
        done = _done(recording, plan)
        total = None if plan.seconds and not count else len(numbers) - len(done)
        with (
            summarised(recording, summary),
            Progress("graphs", total, seconds=plan.seconds, where=pool.describe) as progress,
            closing(run_graphs(session, plan, numbers, pool, done)) as records,
        ):
            for record in records:
                # Those of the driver to compare with do not make the run fail.
                events = recording.record_together(record.events)
                new = any(event.failed for event in events if event.driver == plan.address)
                failed |= new
                graph_results.append(record.result)
                progress.add(failures=int(new))
                for line in [msgspec.json.encode(record.result).decode()] if as_json else _failures(record):
                    click.echo(line)
                if exit_first and new:
                    break
        failed |= any(failed for (address, _), failed in recording.done.items() if address == plan.address)
    if failed:
        raise click.exceptions.Exit(1)


def _done(recording: Recording, plan: GraphPlan) -> frozenset[int]:
    """Return the numbers of the graphs that the resumed run has a verdict on."""
    return frozenset(int(name.split("/")[2]) for address, name in recording.done if address == plan.address)


def _failures(record: GraphRecord) -> Iterator[str]:
    # The last event is that of the campaign's driver.
    commands = [event.reproduce for event in record.events] or [""]
    yield from _failure(record.result, commands[-1])
    if record.result.other:
        yield from _failure(record.result.other, commands[0], " on the other driver")


def _failure(result: GraphResult, reproduce: str, where: str = "") -> Iterator[str]:
    if not result.failed:
        return
    if result.like:
        yield f"{result.name}{where}: {result.kind}, like {result.like}"
    else:
        yield f"{result.name}{where}: {result.kind}: minimised to {result.small} operations"
        yield from (f"    {line}" for line in result.message.splitlines())
    if result.path:
        yield f"    {result.path}"
    yield f"    reproduce: {reproduce}"


def _summary(results: Sequence[GraphResult], seconds: float, seed: int) -> Iterator[str]:
    verdicts = Counter(each.verdict for each in results)
    ran = [each for each in results if each.verdict != Verdict.UNSUPPORTED.value]
    operations = {name for each in ran for name in each.operations}
    elements = sum(each.elements for each in ran)
    undecided, blunt = sum(each.undecided for each in ran), sum(each.blunt for each in ran)
    kinds = Counter(each.kind for each in results if each.failed)
    blind, steps = sum(each.blind for each in ran), sum(len(each.operations) for each in ran)
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
