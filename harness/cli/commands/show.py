"""``nnconform show``: a case as a spec, for a person to read."""

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
    """The folder of the conformance suite's cases, of the checkout or as installed. Raises UsageError."""
    found = find_spec("nnconform.generated_tests")
    if found is None or found.origin is None:
        raise UsageError("the package nnconform.generated_tests is not installed; name the case's file: FILE::NAME")
    return Path(found.origin).parent / "specs"


def find_case(what: str) -> Case:
    """The case that ``FILE::NAME``, or a name alone in the conformance suite, stands for. Raises UsageError."""
    file, name = file_and_name(what)
    if suffix_of(file):
        if not name:
            raise UsageError(f"{what}: name one of its cases too: {what}::NAME")
        found = [case for case in read_cases(file) if case.name == name]
    else:
        name = what
        found = [case for path in case_files([suite()]) if _may_hold(path, name) for case in read_cases(path)]
        found = [case for case in found if case.name == name]
    if not found:
        raise UsageError(f"{file if suffix_of(file) else suite()}: holds no case {name!r}")
    if len(found) > 1:
        places = ", ".join(f"{case.path}::{name}" for case in found)
        raise UsageError(f"several files hold a case {name!r}; name one: {places}")
    return found[0]


def _may_hold(path: Path, name: str) -> bool:
    """Whether it is worth reading a file: names in a spec begin with its own, those of other forms stand in it."""
    if suffix_of(path) == SUFFIX:
        return name.startswith(path.name.removesuffix(SUFFIX))
    return name.encode() in path.read_bytes()


@click.command(name="show")
@click.argument("case")
def command(case: str) -> None:
    """Print CASE, the name of one of the conformance suite's cases or FILE::NAME, as a spec (.mod.py).

    Saved as NAME.mod.py it reads back to the same case.
    """
    found = find_case(case)
    click.echo(spec_text([found], found.name), nl=False)
