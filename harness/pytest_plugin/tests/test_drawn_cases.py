"""Drawn cases are let go of once they have run: a run over many large calls needs no more memory for each."""

from __future__ import annotations

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest

KITS = """
from nnconform import AdjacentGraphs, IdiomGraphs, RandomGraphs
from nnconform.harness.generate.bias.kit import Bias
from nnconform.harness.generate.extremes.kit import Extremes

test_extremes = Extremes(operations=("FLOOR", "TANH"))
test_idioms = IdiomGraphs(strength=1, pattern="activation.chains")
test_adjacent = AdjacentGraphs(count=2)
test_graphs = RandomGraphs(count=2)
test_bias = Bias(operations=("LOGISTIC",))
"""
COUNTS = """
def pytest_sessionfinish(session):
    ran = [item for item in session.items if item.ended]
    kept = [item.name for item in ran if item.case is not None]
    print(f"\\nran {len(ran)} of {len({item.parent for item in ran})} kits, of which {len(kept)} keep a case")
"""
FAULTY = "inproc:reference_driver.faulty?fault=operation.tile_alone"


@pytest.mark.parametrize("address", ["inproc:reference_driver", FAULTY])
def test_no_item_keeps_its_case(tmp_path, address):
    path = tmp_path / "test_mine.py"
    path.write_text(KITS)
    (tmp_path / "conftest.py").write_text(COUNTS)
    done = run_pytest(path, "--driver", address, "-s")
    assert done.returncode == (address == FAULTY)
    (line,) = [each for each in done.stdout.splitlines() if each.startswith("ran ")]
    ran = int(line.split()[1])
    assert line == f"ran {ran} of 5 kits, of which 0 keep a case"
    assert ran > 10
    if address == FAULTY:
        # What is told of a failure does not go with its case.
        assert "expected values, with bounds: a call at an extreme" in done.stdout
