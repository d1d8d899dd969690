"""``nnconform coverage``: report which classes of calls the cases cover, and why others are not covered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.cli.commands.generate import SEED
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.classes import Class, classes_of, reachable
from nnconform.harness.generate.suite import REFUSED, generate
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases


def reached_by(cases: Iterable[Case]) -> set[Class]:
    """Return the classes of calls in these cases; cases that expect a failure do not count."""
    classes: set[Class] = set()
    for case in cases:
        if case.expect_failure:
            continue
        try:
            classes |= classes_of(case.model)
        except ValidationError:
            # Running the case reports that its model is invalid.
            continue
    return classes


def all_classes() -> Iterator[Class]:
    """Yield every class of calls that the definitions have."""
    for op in TABLE.values():
        for signature in op.signatures():
            yield from reachable(op, signature.form, signature.row)


@click.command(name="coverage")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--reasons/--no-reasons", default=True, help="Print why a class is not reached (draws each again).")
def command(paths: tuple[Path, ...], reasons: bool) -> None:
    """Count the classes of calls that the cases in PATHS (default: generated_tests/specs) reach; list the others."""
    files = case_files(paths or (Path("generated_tests/specs"),))
    reached = reached_by(case for file in files for case in read_cases(file))
    wanted = list(dict.fromkeys(all_classes()))
    missing = [each for each in wanted if each not in reached]
    reasons_by_class = _find_reasons(missing) if reasons else {}
    refused = [each for each in missing if reasons_by_class.get(each, "").startswith(REFUSED)]
    for each in missing:
        label = "unreachable" if each in refused else "not reached"
        click.echo(f"{label}: {each}{f' ({reasons_by_class[each]})' if each in reasons_by_class else ''}")
    reachable_count = len(wanted) - len(refused)
    click.echo(
        f"{len(wanted) - len(missing)} of {reachable_count} reachable classes reached by {len(files)} files; "
        f"{len(refused)} more are refused by the contract"
    )


def _find_reasons(missing: list[Class]) -> dict[Class, str]:
    """Return the generator's reasons for the classes that it cannot reach either."""
    names = {each.operation for each in missing}
    reasons: dict[Class, str] = {}
    with closing(open_oracle()) as oracle:
        for op in TABLE.values():
            if op.code.name in names:
                reasons |= generate(op, oracle, SEED).holes
    return reasons
