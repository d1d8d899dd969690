"""Each rule of adapters passes on a right adapter and fails on one with the fault that it is for."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest

import nnconform
from nnconform.harness.campaigns.adapter import alone
from nnconform.harness.campaigns.adapter.round_trip import round_trip
from nnconform.harness.campaigns.adapter.rules import RULES, AdapterTrial
from nnconform.harness.campaigns.adapter.tests.toy import FAULTS
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.results.verdict import Stage, Verdict

TOY = "inproc:nnconform.harness.campaigns.adapter.tests.toy"
BY_NAME = {rule.__name__: rule for rule in RULES}


@pytest.fixture(scope="module")
def oracle():
    opened = open_oracle()
    yield opened
    opened.close()


def outcome_of(name, address, oracle, wrong_options=("no_such_option=1",)):
    """Return the outcome of one test of the kit on the driver at an address."""
    session = Session(address, limit=10, profile=Profile.STRICT)
    try:
        if name.startswith("round_trip"):
            return round_trip(session, TABLE[O[name[11:-1]]], oracle, 0)
        trial = AdapterTrial(session, wrong_options)
        return capture_outcome(session, lambda: BY_NAME[name](trial), lambda: trial.stage)
    finally:
        session.close()


@pytest.mark.parametrize("name", [*BY_NAME, "round_trip[ADD]"])
def test_a_right_adapter_keeps_it(name, oracle):
    outcome = outcome_of(name, TOY, oracle)
    assert outcome.verdict is Verdict.PASSED, outcome


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("fault", [*filter(None, FAULTS)])
def test_an_adapter_with_a_fault_breaks_it(fault, oracle, tmp_path, monkeypatch):
    # Here too: one of them leaves a temporary file wherever it is opened.
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    outcome = outcome_of(FAULTS[fault], f"{TOY}?fault={fault}", oracle)
    assert outcome.failed, outcome
    assert outcome.message


def test_an_operation_that_is_not_claimed_is_unsupported(oracle):
    outcome = outcome_of("round_trip[CONV_2D]", TOY, oracle)
    assert (outcome.verdict, outcome.message) == (Verdict.UNSUPPORTED, "no signature of CONV_2D is claimed")


def test_a_runtime_that_does_not_say_what_it_lacks_is_right():
    session = Session(f"{TOY}?fault=claims_nothing_beside")
    trial = AdapterTrial(session)
    outcome = capture_outcome(session, lambda: BY_NAME["unclaimed_operations_are_told"](trial), lambda: trial.stage)
    assert outcome.verdict is Verdict.ADVICE, outcome


@pytest.mark.parametrize(
    ("name", "address", "wrong_options", "reason"),
    [
        ("wrong_options_are_told", TOY, (), "the kit names no wrong_options"),
        ("it_opens_again", f"{TOY}?fault=adds_nothing", (), "the adapter claims none of ADD, SUB, MAXIMUM"),
        ("sizes_are_those_of_each_request", f"{TOY}?fault=fixed_sizes", (), "does not claim ADD of unknown extents"),
        ("reasons_name_their_operations", "inproc:reference_driver?hal=aidl4", (), "the device has no reasons()"),
        ("unclaimed_operations_are_told", "inproc:reference_driver?hal=aidl4", (), "claims every operation"),
    ],
)
def test_a_rule_that_does_not_apply(name, address, wrong_options, reason, oracle):
    outcome = outcome_of(name, address, oracle, wrong_options)
    assert outcome.verdict is Verdict.NOT_APPLICABLE, outcome
    assert reason in outcome.message


def test_an_adapter_that_ends_its_process(oracle):
    outcome = outcome_of("it_opens_again", f"{TOY}?fault=ends_its_process", oracle)
    assert (outcome.verdict, outcome.stage) == (Verdict.CRASHED, Stage.LOAD)
    assert "exit status 3" in outcome.message


def test_an_adapter_that_does_not_answer(monkeypatch, oracle):
    monkeypatch.setattr(alone, "_LIMIT", 0.01)
    outcome = outcome_of("it_opens_again", f"{TOY}?fault=", oracle)
    assert outcome.verdict is Verdict.HUNG, outcome


def test_a_path_of_an_address_may_be_relative(tmp_path, monkeypatch):
    """The adapter is opened in the folder that the address was given in."""
    monkeypatch.chdir(tmp_path)
    found = alone.run_alone("onnxruntime:./here/libnone.so")
    assert "no file ./here/libnone.so" in found.problem


KIT = """
from nnconform import AdapterKit
test_toy = AdapterKit("ADDRESS", operations=("ADD", "NEG"), rules="opti")
test_named = AdapterKit(operations=("ADD",), rules="no such rule")
"""


@pytest.mark.nightly(daily="test_a_right_adapter_keeps_it")
def test_the_kit_in_a_test_file(tmp_path):
    """Each adapter has its tests, and a failure says which rule is broken and how to run it again."""
    path = tmp_path / "test_mine.py"
    path.write_text(KIT.replace("ADDRESS", f"{TOY}?fault=any_option"))
    drivers = ("--driver", TOY, "--driver", f"{TOY}?fault=wrong_operand")
    done = run_pytest(path, *drivers, "--results", tmp_path / "s.sqlite")
    assert "passed: 2  wrong: 1  unsupported: 1  error: 1" in done.stdout, done.stdout
    assert "rule: Opening an address with an option that is wrong is refused" in done.stdout
    assert "test_mine.py::test_toy::wrong_options_are_told" in done.stdout
    assert "1 of the 1 signatures that are claimed fail: ADD" in done.stdout
    subjects = {event.subject for events in verdicts(tmp_path / "s.sqlite").values() for event in events.values()}
    assert subjects == {"adapter.round_trip", "adapter.wrong_options_are_told"}


def test_a_kit_with_an_operation_that_does_not_exist(tmp_path):
    path = tmp_path / "test_mine.py"
    path.write_text(KIT.replace("NEG", "NEGG").replace("ADDRESS", TOY))
    assert "test_toy: no operations NEGG" in run_pytest(path).stdout


PAGE = Path(nnconform.__file__).parents[2] / "harness/docs/adapters.md"


def test_the_adapter_on_the_page(tmp_path, monkeypatch, oracle):
    """It keeps the rules, and adds."""
    code, _ = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "page_evaluator.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("round_trip[ADD]", "threads_execute_one_model", "sizes_are_those_of_each_request"):
        outcome = outcome_of(name, "inproc:page_evaluator", oracle)
        assert outcome.verdict is Verdict.PASSED, outcome


def test_the_page_names_every_rule():
    listed = re.findall(r"^\| `(\w+)` \| ", PAGE.read_text(), re.MULTILINE)
    assert [name for name in listed if name in BY_NAME] == list(BY_NAME)
