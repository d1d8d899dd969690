"""What is generated and committed is what would be generated now: specs, and the pages of operations and rules."""

from __future__ import annotations

import re
from contextlib import closing

import pytest

from nnconform.harness.cli.commands.docs import pages
from nnconform.harness.cli.commands.generate import FOLDER, SEED, write_family
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.suite import REFUSED
from nnconform.harness.ops.table import FAMILY
from nnconform.harness.tests.whole_repo.tree import ROOT

# What a generated case cannot tell by nature: part of its name, the wrong answers, the reason.
BY_NATURE = (
    (r"^(cast|expand_dims|reshape|squeeze)_", {"input copied"}, "the elements are those of the input"),
    (r"^transpose_.*rank_input_1_", {"input copied"}, "one axis has one order"),
    (r"^(split|concatenation)_", {"input copied"}, "one tensor alone is the answer"),
    (r"^reduce_(all|any)_", {"input copied"}, "one element is its own reduction"),
    (r"^relu6?_.*zero_point_input_highest", {"zero point"}, "no number is above 0 where 0 is the highest value"),
    (r"^fill_", {"constant", "elements in another order", "input copied"}, "all elements are the value, by definition"),
)


def by_nature(name, wrong):
    """Whether it says nothing against a case that it lets these wrong answers pass."""
    return any(re.search(pattern, name) and set(wrong) <= answers for pattern, answers, _ in BY_NATURE)


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle()) as found:
        yield found


@pytest.mark.parametrize("family", sorted(set(FAMILY.values())))
def test_generated_specs_are_fresh_complete_and_prove_something(family, oracle, tmp_path):
    path, found = write_family(family, tmp_path, oracle, SEED)
    holes = [f"{hole}: {why}" for each in found for hole, why in each.holes.items() if not why.startswith(REFUSED)]
    assert holes == []
    vacuous = {name: wrong for each in found for name, wrong in each.vacuous.items() if not by_nature(name, wrong)}
    assert vacuous == {}
    there = ROOT / FOLDER / path.name
    assert there.is_file(), "run nnconform generate and commit the result"
    assert there.read_text() == path.read_text(), "run nnconform generate and commit the result"


def test_no_spec_is_left_of_a_family_that_is_gone():
    found = {path.name.removesuffix(".mod.py") for path in (ROOT / FOLDER).glob("*.mod.py")}
    assert found == set(FAMILY.values())


@pytest.mark.parametrize("path", ["harness/docs/operations.md", "harness/docs/contract.md"])
def test_generated_pages_are_fresh(path):
    written = {str(page.relative_to(ROOT)): text for page, text in pages(ROOT).items()}
    assert (ROOT / path).read_text() == written[path], "run nnconform docs and commit the result"
