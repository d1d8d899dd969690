"""``nnconform bench``: run the benchmarks of the project, each in a process of its own."""

from __future__ import annotations

import importlib.util
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click

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


@click.command(name="bench", help="Run the benchmarks whose names contain PATTERN (default: all), one after another.")
@click.argument("pattern", default="")
def command(pattern: str) -> None:
    names = [name for name in benchmarks() if pattern in name]
    if not names:
        raise UsageError(f"no benchmark whose name contains {pattern!r}; known: {', '.join(benchmarks())}")
    failed = []
    for name in names:
        click.echo(f"== {name}")
        if subprocess.run([sys.executable, "-P", "-m", name], check=False).returncode:
            failed.append(name)
    if failed:
        click.echo(f"nnconform: failed: {', '.join(failed)}", err=True)
        raise click.exceptions.Exit(1)
