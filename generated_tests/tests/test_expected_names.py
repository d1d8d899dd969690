"""The files of expected failures in ``harness/docs/findings`` name cases that the suite has."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from nnconform.generated_tests.extremes import test_operations as extremes
from nnconform.generated_tests.idioms import test_idioms as idioms
from nnconform.generated_tests.random_graphs import test_graphs as graphs
from nnconform.generated_tests.tests.specs import FAMILIES, FOLDER, cases
from nnconform.generated_tests.tests.test_findings import FINDINGS
from nnconform.harness.campaigns.extremes import always_rows, extreme_rows
from nnconform.harness.campaigns.idioms import sample_forms
from nnconform.harness.campaigns.named import drawn_graph_name
from nnconform.harness.conformance.check import all_checks
from nnconform.harness.generate.extremes.ranges import range_rows
from nnconform.harness.generate.extremes.sizes import size_rows
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.expectations import Expectations

# The names of random graphs and of calls at extremes: in a run of another seed they are others.
DRAWN = re.compile(
    r"(graph|adjacent)_\d+_\d+|[A-Z0-9_]+_([a-z]\w*_)?(size|range|usual|left|sparse|half|turned|kept|strided|adjoint|ratio|boxes|cells)_\d+"
)


class _Named(msgspec.Struct):
    name: str = ""


def names() -> frozenset[str]:
    """Return the names of all cases of the specs, of all calls at extremes, of the graphs that are drawn, and of the
    trials of the checks.
    """
    ranges = (row.name for op in TABLE.values() for row in range_rows(op))
    sizes = (row.name for op in TABLE.values() for row in size_rows(op, every=False))
    always = (row.name for op in TABLE.values() for row in always_rows(op))
    by_hand = (case.name for family in FAMILIES for case in cases(family))
    trials = (name for check in all_checks() for name, _ in check.trials(HalVersion.AIDL4))
    return frozenset(chain(ranges, sizes, always, by_hand, trials, _drawn(), _graphs()))


def _drawn() -> Iterator[str]:
    """Yield the names of the generated and found cases."""
    for file in FOLDER.glob("*/*.jsonl"):
        for line in file.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=_Named).name


def _graphs() -> Iterator[str]:
    """Yield the names of the forms of idioms, and of the random graphs."""
    kit = idioms.test_idioms
    assert kit.most is not None
    yield from (form.name for form in sample_forms(kit.strength, kit.seed, kit.most, kit.pattern))
    for drawn in (graphs.test_small, graphs.test_graphs, graphs.test_large):
        yield from (f"graph_{drawn.seed}_{number}" for number in range(drawn.count))
    yield drawn_graph_name(0, 0, 10)
    adjacent = graphs.test_adjacent
    yield from (f"adjacent_{adjacent.seed}_{number}" for number in range(adjacent.count))


def _all_extremes(unknown: Collection[str]) -> Iterator[str]:
    """Yield the names of all calls at extremes of the operations that these names begin with: the last sizes are known
    only once the others are drawn, which takes seconds for each operation.
    """
    for op in TABLE.values():
        if any(name.startswith(f"{op.code.name}_") for name in unknown):
            yield from (row.name for row in extreme_rows(op, extremes.test_extremes.seed, "all"))


@pytest.mark.nightly(daily="test_an_entry_about_a_drawn_case_is_about_a_seed")
def test_each_pattern_is_of_a_case() -> None:
    # One test for all files: the names take seconds.
    known, stale = names(), dict[str, list[str]]()
    for path in sorted(FINDINGS.glob("*.expect.toml")):
        patterns = {entry.case for entry in Expectations.read([path]).entries}
        literal = {each for each in patterns if not set(each) & set("*?[")}
        # What fuzzing finds has its name by the failure, and no suite has it.
        unknown = {each for each in literal - known if not each.startswith("fuzz/")}
        unknown -= set(_all_extremes(unknown))
        unknown |= {each for each in patterns - literal if not any(fnmatchcase(name, each) for name in known)}
        if unknown:
            stale[path.name] = sorted(unknown)
    assert not stale, f"no case has these names; take them away: {stale}"


@pytest.mark.parametrize("path", sorted(FINDINGS.glob("*.expect.toml")), ids=lambda path: path.name)
def test_an_entry_about_a_drawn_case_is_about_a_seed(path: Path) -> None:
    anywhere = [entry.case for entry in Expectations.read([path]).entries if not entry.seeds]
    assert not list(filter(DRAWN.fullmatch, anywhere)), "in a run of another seed these hide other failures"


def test_the_names_of_drawn_cases_are_known() -> None:
    ranges = {row.name for op in TABLE.values() for row in range_rows(op)}
    sizes = {row.name for op in TABLE.values() for row in size_rows(op, every=False)}
    always = {row.name for op in TABLE.values() for row in always_rows(op)}
    assert all(map(DRAWN.fullmatch, ranges | sizes | always | {"graph_2_7", "adjacent_4_190"}))
    assert not list(filter(DRAWN.fullmatch, _drawn()))
