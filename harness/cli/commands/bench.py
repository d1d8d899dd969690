"""``nnconform bench``: every benchmark of the project, each in a process of its own."""

from __future__ import annotations

import importlib.util
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from nnconform.harness.model.errors import UsageError

# A part keeps its benchmarks in a package of this name, in modules that print their figures when run.
FOLDER = "benchmarks"


def benchmarks() -> Iterator[str]:
    """The modules that are benchmarks: ``PART.benchmarks.bench_*``, and those of a part's parts."""
    for part in _parts():
        spec = importlib.util.find_spec(part)
        for place in (spec.submodule_search_locations or ()) if spec else ():
            for path in sorted(Path(place).rglob(f"{FOLDER}/bench_*.py")):
                yield ".".join((part, *path.relative_to(place).with_suffix("").parts))


def _parts() -> list[str]:
    """The packages of nnconform: ``nnconform.harness`` and those beside it."""
    whole = importlib.util.find_spec("nnconform")
    places = whole.submodule_search_locations if whole else None
    return sorted(each.name for each in pkgutil.iter_modules(places, "nnconform.") if each.ispkg)


@click.command(name="bench", help="Run the benchmarks whose names contain PATTERN (default: all), one after the other.")
@click.argument("pattern", default="")
def command(pattern: str) -> None:
    chosen = [name for name in benchmarks() if pattern in name]
    if not chosen:
        raise UsageError(f"no benchmark contains {pattern!r}; known: {', '.join(benchmarks())}")
    failed = []
    for name in chosen:
        click.echo(f"== {name}")
        if subprocess.run([sys.executable, "-P", "-m", name], check=False).returncode:
            failed.append(name)
    if failed:
        click.echo(f"nnconform: failed: {', '.join(failed)}", err=True)
        raise click.exceptions.Exit(1)
