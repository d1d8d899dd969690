"""``nnconform coverage``: which classes of calls the specs reach, and why each other one is not reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.cli.commands.generate import SEED
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.classes import Class, classes_of, reachable
from nnconform.harness.generate.suite import REFUSED, generate
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX, read_spec


def spec_files(paths: Iterable[Path]) -> list[Path]:
    """The specs among files and below folders, sorted. Raises UsageError when there are none."""
    found = [file for path in paths for file in ([path] if path.is_file() else sorted(path.rglob(f"*{SUFFIX}")))]
    if not found:
        raise UsageError(f"no {SUFFIX} file in {', '.join(map(str, paths))}")
    return found


def reached_by(cases: Iterable[Case]) -> set[Class]:
    """The classes that these cases reach; those of a model that is meant to fail do not count."""
    found: set[Class] = set()
    for case in cases:
        if case.expect_failure:
            continue
        try:
            found |= classes_of(case.model)
        except ValidationError:
            # The runner reports a case whose own model is invalid.
            continue
    return found


def all_classes() -> Iterator[Class]:
    """Every class that the definitions have."""
    for op in TABLE.values():
        for signature in op.signatures():
            yield from reachable(op, signature.form, signature.row)


@click.command(name="coverage")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--reasons/--no-reasons", default=True, help="Say why (draws each missing class again).")
def command(paths: tuple[Path, ...], reasons: bool) -> None:
    """Count the classes of calls that the specs in PATHS (default: generated_tests/specs) reach; name the others."""
    files = spec_files(paths or (Path("generated_tests/specs"),))
    reached = reached_by(case for file in files for case in read_spec(file))
    wanted = list(dict.fromkeys(all_classes()))
    missing = [each for each in wanted if each not in reached]
    why = _why(missing) if reasons else {}
    refused = [each for each in missing if why.get(each, "").startswith(REFUSED)]
    for each in missing:
        label = "unreachable" if each in refused else "not reached"
        click.echo(f"{label}: {each}{f' ({why[each]})' if each in why else ''}")
    reachable_count = len(wanted) - len(refused)
    click.echo(
        f"{len(wanted) - len(missing)} of {reachable_count} reachable classes reached by {len(files)} files; "
        f"{len(refused)} more are refused by the contract"
    )


def _why(missing: list[Class]) -> dict[Class, str]:
    """What the generator says of the classes that it does not reach either."""
    names = {each.operation for each in missing}
    holes: dict[Class, str] = {}
    with closing(open_oracle()) as oracle:
        for op in TABLE.values():
            if op.code.name in names:
                holes |= generate(op, oracle, SEED).holes
    return holes
