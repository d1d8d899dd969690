"""Cases are built when they run: what is wrong with one is that one's failure, and it does not stay in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.spec.tests.test_pending import ONE_WRONG

DRIVER = ("--driver", "inproc:reference_driver")
WHAT = "one.mod.py: line 10: the operations form a cycle"
MANY = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Output("b", ("TENSOR_FLOAT32", [2]))
Model().Operation("FLOOR", a).To(b)
for n in range(9):
    Example({a: [n + 0.5, 2], b: [n, 2]}, name=str(n))
"""
# Says in a file how many cases live once all have run.
COUNTS = """
import gc
from pathlib import Path
from nnconform.harness.spec.case import Case

def pytest_sessionfinish(session):
    gc.collect()
    names = {each.name for each in gc.get_objects() if isinstance(each, Case)}
    Path(__file__).with_name("alive").write_text(" ".join(sorted(names)))
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "one.mod.py"
    path.write_text(ONE_WRONG)
    return path


@pytest.mark.parametrize("selected", [(), ("--operation", "FLOOR")], ids=["all", "operation"])
def test_a_case_that_cannot_be_built_fails_alone(selected: tuple[str, ...], spec: Path, tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    done = run_pytest(spec, *DRIVER, *selected, "--results", store)
    assert done.returncode == 1
    # The right one, and its variation.
    assert "1 failed, 2 passed" in done.stdout
    assert WHAT in done.stdout
    assert "Traceback" not in done.stdout
    outcome = next(event.outcome for event in verdicts(store)[DRIVER[1]].values() if event.case.endswith("one_wrong"))
    assert outcome.verdict == "not_run"
    assert WHAT in outcome.message


def test_cases_that_are_not_selected_need_not_be_valid(spec: Path) -> None:
    assert "2 passed, 1 deselected" in run_pytest(spec, *DRIVER, "-k", "one_right").stdout
    assert "1 passed" in run_pytest(f"{spec}::one_right", *DRIVER).stdout


def test_a_case_that_has_run_is_let_go_of(spec: Path, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(COUNTS)
    spec.write_text(MANY)
    assert "18 passed" in run_pytest(spec, *DRIVER).stdout
    assert (tmp_path / "alive").read_text() == ""
