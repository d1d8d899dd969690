"""``nnconform show``: print a case as a spec, which is easier to read."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, file_and_name, read_cases, suffix_of
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import spec_text


def suite() -> Path:
    """Return the folder of the conformance suite's cases, in the checkout or the installation. Raises UsageError."""
    spec = find_spec("nnconform.generated_tests")
    if spec is None or spec.origin is None:
        raise UsageError("the package nnconform.generated_tests is not installed; name the case's file: FILE::NAME")
    return Path(spec.origin).parent / "specs"


def find_case(query: str) -> Case:
    """Find a case by ``FILE::NAME``, or by its name in the conformance suite. Raises UsageError."""
    file, name = file_and_name(query)
    if suffix_of(file):
        if not name:
            raise UsageError(f"{query}: is a file; name one of its cases: {query}::NAME")
        cases = [case for case in read_cases(file) if case.name == name]
    else:
        name = query
        cases = [case for path in case_files([suite()]) if _may_hold(path, name) for case in read_cases(path)]
        cases = [case for case in cases if case.name == name]
    if not cases:
        raise UsageError(f"{file if suffix_of(file) else suite()}: holds no case {name!r}")
    if len(cases) > 1:
        places = ", ".join(f"{case.path}::{name}" for case in cases)
        raise UsageError(f"several files have a case {name!r}; name one: {places}")
    return cases[0]


def _may_hold(path: Path, name: str) -> bool:
    """Whether a file may have a case of this name, without decoding it.

    The names of a spec's cases begin with the spec's; the files of other forms contain the names.
    """
    if suffix_of(path) == SUFFIX:
        return name.startswith(path.name.removesuffix(SUFFIX))
    return name.encode() in path.read_bytes()


@click.command(name="show")
@click.argument("case")
def command(case: str) -> None:
    """Print CASE, the name of one of the conformance suite's cases or FILE::NAME, as a spec (.mod.py).

    Saved as NAME.mod.py it reads back to the same case.
    """
    match = find_case(case)
    click.echo(spec_text([match], match.name), nl=False)
