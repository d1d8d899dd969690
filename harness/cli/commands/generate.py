"""``nnconform generate``: write the generated part of the conformance suite, one case a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.cli.options import seed_option
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle, open_oracle
from nnconform.harness.generate.suite import SOURCE, Generated, generate
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import SUFFIX, Header, read_jsonl
from nnconform.harness.spec.jsonl_writer import case_line, cases_text

FOLDER = Path("generated_tests/specs/generated")
SEED = 1
# A right driver whose float16 sums are the least precise: no case may fail it.
ROUNDING = "inproc:reference_driver.lenient?permit=sums_in_float16&hal=aidl4"


def family_text(
    stem: str, path: Path, oracle: Oracle, seed: int, address: str = ORACLE_ADDRESS
) -> tuple[str, list[Generated]]:
    """Generate the cases of a family: return the text of its file, and the result for each of its operations.

    A case that is unchanged in ``path``, the present file, keeps its confirmations.
    """
    members = [TABLE[code] for code in sorted(FAMILY) if FAMILY[code] == stem]
    with closing(open_oracle(ROUNDING)) as rounding:
        results = [generate(op, oracle, seed, rounding) for op in members]
    header = Header(SOURCE, seed, address)
    cases = [_in_family(case, stem) for each in results for case in each.cases]
    return cases_text(_with_confirmations(cases, path, header), header), results


def _in_family(case: Case, stem: str) -> Case:
    """Return the case with a name that begins with the family's, as all names in the family's file do."""
    return case if case.name.startswith(f"{stem}_") else replace(case, name=f"{stem}_{case.name}")


def _with_confirmations(cases: Iterable[Case], path: Path, header: Header) -> Iterator[Case]:
    """Yield the cases, each with the confirmations that it has in ``path`` if it is unchanged there."""
    present = {case.name: case for case in read_jsonl(path)} if path.is_file() else {}
    for case in cases:
        before = present.get(case.name)
        if before and case_line(replace(before, confirmed=()), header) == case_line(case, header):
            yield replace(case, confirmed=before.confirmed)
        else:
            yield case


@click.command(name="generate")
@click.argument("families", nargs=-1)
@seed_option(SEED)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=FOLDER, show_default=True, help="Folder to write to."
)
@click.option(
    "--oracle",
    default=ORACLE_ADDRESS,
    show_default=True,
    help="Address of the driver whose outputs become the expected ones.",
)
@click.option("--check", is_flag=True, help="Write nothing; fail if a file is not up to date.")
def command(families: tuple[str, ...], seed: int, output: Path, oracle: str, check: bool) -> None:
    """Generate the cases of FAMILIES (default: all) and write one file for each family."""
    known = sorted(set(FAMILY.values()))
    unknown = set(families) - set(known)
    if unknown:
        raise UsageError(f"unknown family {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    stale = []
    if not check:
        output.mkdir(parents=True, exist_ok=True)
    with closing(open_oracle(oracle)) as device:
        for stem in families or known:
            path = output / f"{stem}{SUFFIX}"
            text, results = family_text(stem, path, device, seed, oracle)
            if not check:
                path.write_text(text, encoding="utf-8")
            elif not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path))
            click.echo(f"{stem}: {sum(len(each.cases) for each in results)} cases (seed {seed})")
    if stale:
        raise UsageError(f"not up to date: {', '.join(stale)}; run nnconform generate and commit the result")
