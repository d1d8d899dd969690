"""``nnconform random-graphs``: random graphs on a driver, compared by bounds; each failure made small and kept."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import click
import msgspec

from nnconform.harness.campaigns.graph_campaign import Campaign, Found
from nnconform.harness.campaigns.graphs import BUDGET, GraphRuns, palette_of
from nnconform.harness.cli.options import hal_of, jobs_option, limit_option, seed_option
from nnconform.harness.execution.oracle_device import ORACLE, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import NNCONFORM
from nnconform.harness.results.recording import Recording

MOST = 40
# How many processes there are, one after the other, for each job: graphs take very different times.
PIECES = 2
FOLDER = Path("nnconform-graphs")
_DUMP, _BUDGET = click.Path(file_okay=False, path_type=Path), click.IntRange(0)


@click.command(name="random-graphs")
@click.option("--driver", "address", required=True, metavar="ADDRESS", help="The driver to test.")
@click.option("--count", default=100, show_default=True, type=click.IntRange(1), help="How many graphs.")
@seed_option("What they follow from.")
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="The number of the first of them.")
@click.option("--nodes", default=10, show_default=True, type=click.IntRange(1, MOST), help="Operations, at most.")
@jobs_option("Processes to share them between.")
@click.option("--operation", "operations", multiple=True, metavar="NAME", help="Only these operations; repeat it.")
@click.option("--hal", default="", metavar="VERSION", help="Test the driver as one of this HAL version.")
@click.option("--oracle", default=ORACLE, show_default=True, metavar="ADDRESS", help="The driver that answers.")
@click.option("--results", type=click.Path(path_type=Path), help="The results store to add each verdict to.")
@click.option("--dump", type=_DUMP, default=FOLDER, show_default=True, help="Where failures go.")
@click.option("--budget", type=_BUDGET, default=BUDGET, show_default=True, help="Graphs to try for a small one.")
@limit_option()
@click.option("--in-process", is_flag=True, help="Open the driver in this process: faster, but its crash ends the run.")
@click.option("--run", default=0, hidden=True)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object for each graph, and nothing else.")
@click.pass_context
def command(
    context: click.Context,
    address: str,
    count: int,
    seed: int,
    first: int,
    nodes: int,
    jobs: int,
    operations: tuple[str, ...],
    hal: str,
    oracle: str,
    results: Path | None,
    dump: Path,
    budget: int,
    limit: float,
    in_process: bool,
    run: int,
    as_json: bool,
) -> None:
    """Random graphs of all operations that the driver says it supports, each element within a bound of its own.

    The driver is in a process of its own. A failure is made small, and written to a folder as a .mod.py (and .tflite)
    that ``nnconform replay FILE --driver ADDRESS`` runs again.
    """
    if not in_process and not address.startswith(("service:", "unix:")):
        address = f"service:{address}"
    session = Session(address, hal=hal_of(hal), limit=limit)
    began = time.monotonic()
    with Recording(results, seed, run=run) as recording:
        if not run:
            recording.describe(address, session.describe)
        if jobs > 1:
            given = {**context.params, "address": address, "run": recording.run, "as_json": True, "jobs": 1}
            found = _shared(given, first, count, jobs)
        else:
            again = [*(["--hal", hal] if hal else []), *(each for name in operations for each in ("--operation", name))]
            with closing(open_oracle(oracle)) as answers:
                runs = GraphRuns(session, answers, palette_of(session, 0, operations), nodes, oracle)
                if not len(runs.palette):
                    raise UsageError(f"{address} supports none of the operations asked for")
                campaign = Campaign(runs, seed, dump, recording, budget, tuple(again))
                failed = _told(campaign.results(range(first, first + count)), as_json, began, seed)
        if jobs > 1:
            failed = _told(found, as_json, began, seed)
    session.close()
    if failed:
        raise click.exceptions.Exit(1)


def _told(found: Iterator[Found], as_json: bool, began: float, seed: int) -> bool:
    """Print what is found as it falls, and then a summary; whether a graph failed."""
    kept = []
    for each in found:
        kept.append(each)
        if as_json:
            sys.stdout.write(msgspec.json.encode(each).decode() + "\n")
            sys.stdout.flush()
        elif each.failed:
            for line in _failure(each):
                click.echo(line)
    if not as_json:
        for line in _summary(kept, time.monotonic() - began, seed):
            click.echo(line)
    return any(each.failed for each in kept)


def _failure(found: Found) -> Iterator[str]:
    if found.like:
        yield f"{found.name}: {found.kind}, as {found.like}"
        return
    yield f"{found.name}: {found.kind}: {len(found.operations)} kinds of operations made {found.small} operations"
    yield from (f"    {line}" for line in found.message.splitlines())
    if found.path:
        yield f"    {found.path}"


def _summary(found: Sequence[Found], seconds: float, seed: int) -> Iterator[str]:
    verdicts = Counter(each.verdict for each in found)
    operations = {name for each in found for name in each.operations}
    elements = sum(each.elements for each in found)
    undecided, blunt = (sum(counts) for counts in zip(*((each.undecided, each.blunt) for each in found), strict=True))
    kinds = Counter(each.kind for each in found if each.failed)
    yield "  ".join(f"{name}: {count}" for name, count in verdicts.most_common())
    yield (
        f"{len(found)} graphs of seed {seed}, {len(operations)} operations, {elements} elements compared; "
        f"undecided {_share(undecided, elements)}, blunt {_share(blunt, elements)}; {seconds:.0f} s"
    )
    for kind, count in kinds.most_common():
        yield f"    {count} x {kind}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def _shared(given: dict[str, object], first: int, count: int, jobs: int) -> Iterator[Found]:
    """What comes of the graphs, from as many processes at a time as there are jobs."""
    size = -(-count // (PIECES * jobs))
    program = [*NNCONFORM, "random-graphs", "--json"]
    program += ["--driver", str(given["address"])]
    for name in ("seed", "nodes", "hal", "oracle", "results", "dump", "budget", "limit", "run"):
        if given[name]:
            program += [f"--{name}", str(given[name])]
    program += ["--in-process"] if given["in_process"] else []
    names = given["operations"]
    assert isinstance(names, tuple)
    program += [each for name in names for each in ("--operation", name)]

    def run(start: int) -> tuple[int, list[bytes]]:
        share = min(size, first + count - start)
        part = ["--first", str(start), "--count", str(share)]
        done = subprocess.run([*program, *part], stdout=subprocess.PIPE, check=False)
        lines = done.stdout.splitlines()
        if len(lines) != share:
            text = f"graphs {start} to {start + share - 1}: their process ended with status {done.returncode}"
            raise UsageError(f"{text} after {len(lines)} of them")
        return start, lines

    # What a process makes small, another may have made small too: only the first of a kind is told at length.
    kinds: dict[str, str] = {}
    with ThreadPoolExecutor(jobs) as pool:
        for _, lines in pool.map(run, range(first, first + count, size)):
            for each in (msgspec.json.decode(line, type=Found) for line in lines):
                like = kinds.setdefault(each.kind, each.name) if each.failed else ""
                yield replace(each, like=like) if like not in ("", each.name) else each
