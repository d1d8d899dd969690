"""``nnconform client-api``, on our framework and on the C driver."""

from __future__ import annotations

import subprocess
import sys
from textwrap import indent

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands import certify
from nnconform.harness.cli.commands.client_api import command
from nnconform.harness.conformance.client import all_client_rules
from nnconform.harness.conformance.client_run import ask_apart
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.certificate import CONFORMANT
from nnconform.harness.results.certificate_file import read_certificate
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.reference_driver.capi.build import build
from nnconform.reference_driver.compiling import compiler

RULES = ("nulls.frees_nothing", "states.a_model_is_finished_once", "executions.computes")


@pytest.mark.nightly(daily="test_a_client_that_keeps_all_rules_conforms")
@pytest.mark.skipif(compiler() is None, reason="no C compiler: cc is not on the PATH")
def test_a_library_is_asked_as_our_framework_is(tmp_path):
    words = [sys.executable, "-m", "nnconform", "client-api", f"nnapi:{build(tmp_path)}"]
    result = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.endswith(" rules, 0 broken\n")


@pytest.fixture
def client_of(tmp_path, monkeypatch):
    """Makes a framework of which one function of the client's side is another, and returns its address."""

    def make(function):
        # Of a name of its own: this process imports it too, to describe it.
        (tmp_path / f"own_{tmp_path.name}.py").write_text(
            "import os\n"
            "from nnconform.harness.loaders.nnapi.codes import Refusal\n"
            "from nnconform.harness.loaders.registry import open_driver\n"
            "from nnconform.harness.runtime.client.framework_api import FrameworkApi\n"
            f"class Own(FrameworkApi):\n{indent(function, '    ')}"
            "def open_device():\n"
            "    device = open_driver('framework:reference_driver')\n"
            "    device.client_api = lambda: Own(device.framework)\n"
            "    return device\n"
        )
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        monkeypatch.syspath_prepend(tmp_path)
        return f"inproc:own_{tmp_path.name}"

    return make


def test_a_crash_is_one_verdict(client_of):
    address = client_of(
        "def model_finish(self, model):\n"
        "    return os._exit(9) if model is not None and model.finished else super().model_finish(model)\n"
    )
    results = list(ask_apart(address, RULES, 120.0))
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


def certified(address, folder, *words):
    """Return the exit status of a run of ``client-api`` with these words, and what its certificate says."""
    store = folder / "results.sqlite"
    status = CliRunner().invoke(command, [address, "--results", str(store), *words], catch_exceptions=False).exit_code
    done = CliRunner().invoke(certify.command, [str(store), "--must-pass", "client"], catch_exceptions=False)
    content = read_certificate(folder / "certificate.json").content
    assert (done.exit_code == 0) == (content.verdict == CONFORMANT) == (content.problems == [])
    return status, content


def test_a_client_that_keeps_all_rules_conforms(tmp_path):
    status, content = certified("framework:reference_driver", tmp_path)
    assert (status, content.problems, content.verdicts) == (0, [], {"passed": len(all_client_rules())})


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("function", "words", "status", "problem"),
    [
        (
            "def device_feature_level(self, device):\n    return super().device_feature_level(device)[0], 0\n",
            (),
            1,
            "1 failures without a waiver: client_devices.devices_are_listed",
        ),
        (
            "def execution_create(self, compilation):\n    raise Refusal(5, 'it has no execution')\n",
            (),
            0,
            "rule client_executions.computes: each driver must keep it, and client_executions.computes did not pass",
        ),
        ("pass\n", ("--rules", "executions."), 0, "rule client_values.operands_exist: the store has 0 of 1 trials"),
    ],
    ids=["a rule is broken", "it computes nothing", "rules are not asked"],
)
def test_a_client_that_does_not_conform(client_of, tmp_path, function, words, status, problem):
    got, content = certified(client_of(function), tmp_path, *words)
    assert got == status
    assert problem in content.problems
    assert words or len(content.problems) == 1


def test_an_expected_failure_fails_no_run(tmp_path, client_of):
    address = client_of("def model_finish(self, model):\n    return super().model_finish(model) and 1\n")
    expected = tmp_path / "expect.toml"
    case = "client_states.a_model_is_finished_once"
    expected.write_text(
        f'[[expect]]\ndriver = "{address}"\ncases = ["{case}"]\nverdict = "error"\nreason = "it says 1"\n'
    )
    words = [address, "--rules", "states.a_model_is"]
    failed = CliRunner().invoke(command, words, catch_exceptions=False)
    assert (failed.exit_code, failed.output.splitlines()[-1]) == (1, "1 rules, 1 broken")
    passed = CliRunner().invoke(command, [*words, "--expect", str(expected)], catch_exceptions=False)
    assert (passed.exit_code, passed.output.splitlines()[-1]) == (0, "1 rules, 0 broken")
