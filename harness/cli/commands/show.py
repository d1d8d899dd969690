"""``nnconform show``: print a case as a spec, which is easier to read."""

from __future__ import annotations

import click

from nnconform.harness.campaigns.named import find_named_case, near, near_names
from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import cases_named, file_and_name, pending_cases, suffix_of
from nnconform.harness.spec.writer import spec_text


def find_case(query: str) -> Case:
    """Find a case by ``FILE::NAME``, or by its name in the conformance suite. Raises UsageError."""
    file, name = file_and_name(query)
    if suffix_of(file):
        if not name:
            raise UsageError(f"{query}: is a file; name one of its cases: {query}::NAME")
        cases = list(cases_named(file, name))
    else:
        case = find_named_case(query)
        if case is None:
            raise UsageError(f"{suite_folder() / 'specs'}: holds no case {query!r}{near_names(query)}")
        cases = [case]
    if not cases:
        raise UsageError(f"{file}: holds no case {name!r}{near(name, (case.name for case in pending_cases(file)))}")
    return cases[0]


@click.command(name="show")
@click.argument("case")
def command(case: str) -> None:
    """Print CASE, the name of one of the conformance suite's cases or FILE::NAME, as a spec (.mod.py).

    Saved as NAME.mod.py it reads back to the same case.
    """
    match = find_case(case)
    click.echo(spec_text([match], match.name), nl=False)
