"""``nnconform client-api``, on our framework and on the C driver."""

from __future__ import annotations

import subprocess
import sys

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands.client_api import command
from nnconform.harness.conformance.client_run import ask_apart
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.reference_driver.capi.build import build
from nnconform.reference_driver.compiling import compiler

RULES = ("nulls.frees_nothing", "states.a_model_is_finished_once", "executions.computes")


@pytest.mark.skipif(compiler() is None, reason="no C compiler: cc is not on the PATH")
def test_a_library_is_asked_as_our_framework_is(tmp_path):
    words = [sys.executable, "-m", "nnconform", "client-api", f"nnapi:{build(tmp_path)}"]
    result = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.endswith(" rules, 0 broken\n")


def test_a_crash_is_one_verdict(tmp_path, monkeypatch):
    (tmp_path / "crashing.py").write_text(
        "import os\n"
        "from nnconform.harness.loaders.registry import open_driver\n"
        "from nnconform.harness.runtime.client.framework_api import FrameworkApi\n"
        "class Crashing(FrameworkApi):\n"
        "    def model_finish(self, model):\n"
        "        return os._exit(9) if model is not None and model.finished else super().model_finish(model)\n"
        "def open_device():\n"
        "    device = open_driver('framework:reference_driver')\n"
        "    device.client_api = lambda: Crashing(device.framework)\n"
        "    return device\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    results = list(ask_apart("inproc:crashing", RULES, 120.0))
    assert [(each.rule, each.outcome.verdict) for each in results] == [
        (RULES[0], Verdict.PASSED),
        (RULES[1], Verdict.CRASHED),
        (RULES[2], Verdict.PASSED),
    ]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("reference_driver",), "has no client's side"),
        (("framework:reference_driver", "--rules", "nowhere"), "no rule contains 'nowhere'"),
    ],
)
def test_wrong_arguments(arguments, problem):
    with pytest.raises(UsageError, match=problem):
        CliRunner().invoke(command, arguments, catch_exceptions=False)


def test_verdicts_are_kept(tmp_path):
    store, address = tmp_path / "results.sqlite", "framework:reference_driver"
    words = [address, "--rules", "states.a_model_is", "--results", str(store)]
    first = CliRunner().invoke(command, words, catch_exceptions=False)
    assert (first.exit_code, first.output.splitlines()[-1]) == (0, "1 rules, 0 broken")
    with Store.open(store, must_exist=True) as kept:
        (run,) = kept.runs()
        (event,) = kept.verdicts(run.id)
    assert (event.subject, event.outcome.verdict) == ("client_states.a_model_is_finished_once", Verdict.PASSED)
    assert event.reproduce == "nnconform client-api framework:reference_driver --rules states.a_model_is_finished_once"
    assert run.drivers[address]["name"]
    # All is done: nothing is asked again.
    again = CliRunner().invoke(command, [*words, "--resume"], catch_exceptions=False)
    assert (again.exit_code, again.output) == (0, "1 rules, 0 broken\n")


def test_an_expected_failure_fails_no_run(tmp_path, monkeypatch):
    (tmp_path / "unready.py").write_text(
        "from nnconform.harness.loaders.registry import open_driver\n"
        "from nnconform.harness.runtime.client.framework_api import FrameworkApi\n"
        "class Unready(FrameworkApi):\n"
        "    def model_finish(self, model):\n"
        "        return super().model_finish(model) and 1\n"
        "def open_device():\n"
        "    device = open_driver('framework:reference_driver')\n"
        "    device.client_api = lambda: Unready(device.framework)\n"
        "    return device\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    expected = tmp_path / "expect.toml"
    case = "client_states.a_model_is_finished_once"
    expected.write_text(
        f'[[expect]]\ndriver = "inproc:unready"\ncases = ["{case}"]\nverdict = "error"\nreason = "it says 1"\n'
    )
    words = ["inproc:unready", "--rules", "states.a_model_is"]
    failed = CliRunner().invoke(command, words, catch_exceptions=False)
    assert (failed.exit_code, failed.output.splitlines()[-1]) == (1, "1 rules, 1 broken")
    passed = CliRunner().invoke(command, [*words, "--expect", str(expected)], catch_exceptions=False)
    assert (passed.exit_code, passed.output.splitlines()[-1]) == (0, "1 rules, 0 broken")
