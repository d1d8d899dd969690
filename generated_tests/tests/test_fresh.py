"""The committed generated files are what would be generated now: cases, and the pages of operations and rules."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.generated_tests.tests.by_definition import right_by_definition
from nnconform.harness.cli.commands.docs import pages
from nnconform.harness.cli.commands.generate import FOLDER, SEED, family_text
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.suite import REFUSED
from nnconform.harness.ops.table import FAMILY
from nnconform.harness.spec.jsonl import SUFFIX
from nnconform.harness.tests.whole_repo.tree import ROOT


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle()) as opened:
        yield opened


@pytest.mark.sampled(one_in=10)
@pytest.mark.parametrize("family", sorted(set(FAMILY.values())))
def test_generated_cases_are_fresh_complete_and_prove_something(family, oracle):
    path = ROOT / FOLDER / f"{family}{SUFFIX}"
    assert path.is_file(), "run nnconform generate and commit the result"
    text, generated = family_text(family, path, oracle, SEED)
    holes = [f"{hole}: {why}" for each in generated for hole, why in each.holes.items() if not why.startswith(REFUSED)]
    assert holes == []
    models = {case.name: case.model for each in generated for case in each.cases}
    vacuous = {
        name: wrong
        for each in generated
        for name, wrong in each.vacuous.items()
        if not all(right_by_definition(models[name], one) for one in wrong)
    }
    assert vacuous == {}
    assert path.read_text(encoding="utf-8") == text, "run nnconform generate and commit the result"


def test_no_file_is_left_of_a_family_that_is_gone():
    assert {path.name for path in (ROOT / FOLDER).iterdir()} == {f"{family}{SUFFIX}" for family in FAMILY.values()}


@pytest.fixture(scope="module")
def written():
    """The text of each page as it is generated now, by its path."""
    return {str(place.relative_to(ROOT)): text for place, text in pages(ROOT).items()}


@pytest.mark.parametrize("page", ["operations.md", "contract.md", "demands.md"])
def test_generated_pages_are_fresh(page, written):
    path = f"harness/docs/{page}"
    assert (ROOT / path).read_text() == written[path], "run nnconform docs and commit the result"
