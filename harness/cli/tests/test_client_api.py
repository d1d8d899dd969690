"""``nnconform client-api``, on our framework and on the C driver."""

from __future__ import annotations

import subprocess
import sys

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands.client_api import command
from nnconform.harness.conformance.client_run import ask_apart
from nnconform.harness.model.errors import UsageError
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
