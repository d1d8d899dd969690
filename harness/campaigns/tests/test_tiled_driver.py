"""Convolutions in tiles pass what is drawn, and those that lose more than a tile does fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns.extremes import extreme_call, extreme_rows
from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.extremes.usual import UsualRow
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.files import read_cases

GENERATED = Path(str(files("nnconform.generated_tests.specs"))) / "generated" / "conv_2d.jsonl"
TILED = "inproc:nnconform.harness.campaigns.tests.tiled_driver"
CODES = (O.CONV_2D, O.GROUPED_CONV_2D, O.DEPTHWISE_CONV_2D)


@pytest.fixture(scope="module")
def calls() -> Iterator[dict[O, list[GraphCase]]]:
    """The usual calls of float32 with windows of three or five cells, which are computed in tiles."""
    with closing(open_oracle()) as oracle:
        yield {
            code: [
                extreme_call(row, oracle, 1)
                for row in extreme_rows(TABLE[code], 1)
                if isinstance(row, UsualRow)
                and row.window in ((3, 1), (5, 1))
                and row.signature.row.of == T.TENSOR_FLOAT32
            ]
            for code in CODES
        }


def verdicts(driver: str, cases: list[GraphCase]) -> list[Verdict]:
    with closing(Session(f"{TILED}:{driver}")) as session:
        return [run_graph(session, each).verdict for each in cases]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("driver", ["open_tiled", "open_larger_tiled"])
def test_tiles_of_the_usual_points_pass(calls, driver, code):
    found = verdicts(driver, calls[code])
    assert len(found) > 1
    assert set(found) == {Verdict.PASSED}


@pytest.mark.parametrize("code", [O.CONV_2D, O.GROUPED_CONV_2D])
def test_sums_of_short_numbers_fail(calls, code):
    assert set(verdicts("open_short", calls[code])) == {Verdict.WRONG}


@pytest.mark.parametrize("code", [O.CONV_2D, O.GROUPED_CONV_2D])
def test_tiles_of_far_points_fail(calls, code):
    """Where the images are no smaller than such tiles."""
    assert Verdict.WRONG in verdicts("open_far_tiled", calls[code])


@pytest.mark.parametrize("driver", ["open_tiled", "open_larger_tiled"])
def test_cases_whose_results_tiles_round_more_pass(driver):
    """Beyond the contract's tolerance in tiles: one of these for both drivers."""
    cases = {each.name: each for each in read_cases(GENERATED)}
    with closing(Session(f"{TILED}:{driver}")) as session:
        outcome = run_case(session, cases["conv_2d_explicit_padding_FLOAT32_mixed_1"])
    assert outcome.verdict is Verdict.PASSED, outcome.message


def test_cases_of_aosp_are_compared_as_vts_compares_them():
    cases = {each.name: each for each in read_cases(GENERATED)}
    aosps = replace(cases["conv_2d_explicit_padding_FLOAT32_mixed_1"], source="AOSP conv_2d.mod.py")
    found = set[Verdict]()
    for driver in ("open_tiled", "open_larger_tiled"):
        with closing(Session(f"{TILED}:{driver}")) as session:
            found.add(run_case(session, aosps).verdict)
    assert found == {Verdict.WRONG}
