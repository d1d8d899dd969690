"""``nnconform bench``: run the benchmarks of the project, each in a process of its own."""

from __future__ import annotations

import importlib.util
import os
import pkgutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from nnconform.harness.campaigns.benchmarks.comparison import changes
from nnconform.harness.campaigns.benchmarks.figures import VARIABLE, Figure, read
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.model.errors import UsageError

# Packages of this name have the benchmarks, in modules that print their figures when run.
FOLDER = "benchmarks"


def benchmarks() -> Iterator[str]:
    """Yield the names of the benchmark modules: ``nnconform.*.benchmarks.bench_*``, at any depth."""
    for package in _packages():
        spec = importlib.util.find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for path in sorted(Path(folder).rglob(f"{FOLDER}/bench_*.py")):
                yield ".".join((package, *path.relative_to(folder).with_suffix("").parts))


def _packages() -> list[str]:
    """Return the packages of nnconform: ``nnconform.harness`` and its siblings."""
    spec = importlib.util.find_spec("nnconform")
    folders = spec.submodule_search_locations if spec else None
    return sorted(each.name for each in pkgutil.iter_modules(folders, "nnconform.") if each.ispkg)


@click.command(
    name="bench",
    help="Run the benchmarks whose names contain PATTERN (default: all), one after another, then print a table of the "
    "figures that have goals.",
)
@click.option("--results", type=click.Path(path_type=Path, dir_okay=False), help="Keep the figures in this new file.")
@click.option(
    "--compare", "old", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE",
    help="Show what has become worse or better since the run that --results kept in FILE; exit with 1 if a figure is "
    "worse, and is so when the benchmarks run again. With --stored, of the figures in its file.",
)  # fmt: skip
@click.option(
    "--stored", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE",
    help="Run nothing: print the table of the figures that --results kept in FILE.",
)  # fmt: skip
@click.option(
    "--floor", type=click.FloatRange(0, min_open=True), metavar="PART",
    help="Exit with 1 if a figure reaches less than this part of its goal; 1 demands every goal.",
)  # fmt: skip
@click.argument("pattern", default="")
def command(results: Path | None, old: Path | None, stored: Path | None, floor: float | None, pattern: str) -> None:
    if stored and (results or pattern):
        raise UsageError("--stored runs nothing, so that it goes with neither --results nor PATTERN")
    # Read first: a file that is none is told before the benchmarks run for minutes.
    before = read(old) if old else []
    names = [] if stored else _matching(pattern)
    figures, failed = (read(stored), []) if stored else _run(names, results)
    _show_goals(figures)
    worse = _show_changes(before, figures) if old else []
    if worse and not stored:
        # What the machine does for a minute makes all turns of a run slow: only what is worse again is worse.
        click.echo("== again, for what is worse")
        again, failed_again = _run(names, None)
        worse = [name for name in _show_changes(before, again) if name in worse]
        failed += failed_again
    low = [figure.name for figure in figures if floor is not None and figure.reached < floor]
    for what, names in (("failed", failed), ("worse", worse), (f"below {floor or 0:g} of the goal", low)):
        if names:
            click.echo(f"nnconform: {what}: {', '.join(names)}", err=True)
    if failed or worse or low:
        raise click.exceptions.Exit(1)


def _matching(pattern: str) -> list[str]:
    """Return the names of the benchmarks that contain ``pattern``. Raises UsageError if there are none."""
    names = [name for name in benchmarks() if pattern in name]
    if not names:
        raise UsageError(f"no benchmark whose name contains {pattern!r}; known: {', '.join(benchmarks())}")
    return names


def _run(names: list[str], results: Path | None) -> tuple[list[Figure], list[str]]:
    """Run the benchmarks; return their figures, and the names of those that failed. Raises UsageError."""
    with tempfile.TemporaryDirectory() as folder:
        path = results or Path(folder) / "figures.jsonl"
        if results and results.exists():
            raise UsageError(f"--results {results}: it exists, and a run keeps its figures in a file of its own")
        with translate_write_errors(path):
            path.touch()
        environment = os.environ | {VARIABLE: str(path.absolute())}
        failed = []
        for name in names:
            click.echo(f"== {name}")
            if subprocess.run([sys.executable, "-P", "-m", name], check=False, env=environment).returncode:
                failed.append(name)
        return read(path), failed


def _show_goals(figures: list[Figure]) -> None:
    """Print the figures that have goals, with the load under which each was measured."""
    aimed = [figure for figure in figures if figure.goal is not None]
    if aimed:
        click.echo(f"== goals: {sum(figure.met for figure in aimed)} of {len(aimed)} met")
    for figure in aimed:
        click.echo(f"{figure}  (load {figure.load:.1f}, {len(figure.samples)} turns)")


def _show_changes(old: list[Figure], new: list[Figure]) -> list[str]:
    """Print the changes, the worst first; return the names of the figures that have become worse."""
    found = sorted(changes(old, new), key=lambda change: -change.worse)
    click.echo(f"== against the earlier run: {len(found)} figures that both have, with turns enough")
    for change in found:
        click.echo(str(change))
    return [change.name for change in found if change.regressed]
