"""``nnconform generate``: the generated part of the conformance suite, as specs."""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.cli.options import seed_option
from nnconform.harness.execution.oracle_device import ORACLE, Oracle, open_oracle
from nnconform.harness.generate.suite import Generated, generate
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.spec.writer import write_spec

FOLDER = Path("generated_tests/specs/generated")
SEED = 1


def write_family(stem: str, folder: Path, oracle: Oracle, seed: int) -> tuple[Path, list[Generated]]:
    """Write the spec of a family; where it is, and what was generated for each of its operations."""
    members = [TABLE[code] for code in sorted(FAMILY) if FAMILY[code] == stem]
    found = [generate(op, oracle, seed) for op in members]
    path = folder / f"{stem}.mod.py"
    write_spec([case for each in found for case in each.cases], path)
    return path, found


@click.command(name="generate")
@click.argument("families", nargs=-1)
@seed_option(SEED)
@click.option("-o", "--output", type=click.Path(path_type=Path), default=FOLDER, show_default=True, help="Folder.")
@click.option("--oracle", default=ORACLE, show_default=True, help="The driver whose answers are expected.")
@click.option("--check", is_flag=True, help="Write nothing; fail where the files there are not what would be written.")
def command(families: tuple[str, ...], seed: int, output: Path, oracle: str, check: bool) -> None:
    """Write the generated specs of FAMILIES (default: all), one file a family."""
    known = sorted(set(FAMILY.values()))
    unknown = set(families) - set(known)
    if unknown:
        raise UsageError(f"unknown family {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    stale = []
    with closing(open_oracle(oracle)) as answers, tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) if check else output
        folder.mkdir(parents=True, exist_ok=True)
        for stem in families or known:
            path, found = write_family(stem, folder, answers, seed)
            count = sum(len(each.cases) for each in found)
            there = output / path.name
            if check and (not there.is_file() or there.read_text() != path.read_text()):
                stale.append(str(there))
            click.echo(f"{stem}: {count} cases (seed {seed})")
    if stale:
        raise UsageError(f"not as generated: {', '.join(stale)}; run nnconform generate and commit the result")
