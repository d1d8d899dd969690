"""Tests of a driver author's test file with a Bias, which finds roundings that no case does."""

from __future__ import annotations

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.results.verdict import Verdict

KIT = """
from nnconform.harness.generate.bias.kit import Bias
test_mine = Bias(operations=("BATCH_MATMUL",))
"""
RIGHT = "inproc:reference_driver?hal=aidl4"
FAULTY = "inproc:reference_driver.faulty?fault=bias.batch_ceils&hal=aidl4"


def test_a_bias_is_a_failure_under_the_strict_profile(tmp_path):
    (tmp_path / "test_mine.py").write_text(KIT)
    store = tmp_path / "s.sqlite"
    options = ("--driver", RIGHT, "--driver", FAULTY, "--bias", "all", "--profile", "strict", "--results", store)
    done = run_pytest(tmp_path / "test_mine.py", *options)
    assert done.returncode == 1, done.stdout
    assert "the errors lie on one side" in done.stdout
    assert "authority:" in done.stdout
    reproduce = [line for line in done.stdout.splitlines() if line.startswith("reproduce: ")]
    assert len(reproduce) == 1, done.stdout
    assert "--profile strict --bias all" in reproduce[0]
    events = verdicts(store)
    assert {event.outcome.verdict for event in events[RIGHT].values()} == {Verdict.PASSED}
    assert Verdict.WRONG in {event.outcome.verdict for event in events[FAULTY].values()}
