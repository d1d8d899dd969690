"""Tests of cases on faulty drivers: exactly the right cases fail with the right verdict, and the run completes."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Verdict as V

LIMIT = 2.0
RIGHT = dict.fromkeys(("tanh", "tanh_float16", "tanh_quant8", "add", "reshape_to_five"), V.PASSED)
TANH = ("tanh", "tanh_float16", "tanh_quant8")


def _all_tanh(verdict: V) -> dict[str, V]:
    return {**RIGHT, **dict.fromkeys(TANH, verdict)}


# The expected verdicts on each faulty driver; the contract allows a quantised result to be off by one unit.
EXPECTED = {
    "off_by_one": {**_all_tanh(V.WRONG), "tanh_quant8": V.PASSED},
    "wrong_in_half_precision": {**RIGHT, "tanh_float16": V.WRONG},
    "claims_and_refuses": _all_tanh(V.ERROR),
    "segmentation_fault": _all_tanh(V.CRASHED),
    "aborts": _all_tanh(V.CRASHED),
    "exits": _all_tanh(V.CRASHED),
    "hangs_in_python": _all_tanh(V.HUNG),
    "hangs_in_native_code": _all_tanh(V.HUNG),
    "answers_nan": {**_all_tanh(V.WRONG), "tanh_quant8": V.PASSED},
    "writes_nothing": _all_tanh(V.WRONG),
    # The cases are too small to show it; test_large_kit.py does.
    "tile_alone": RIGHT,
}
REFERENCE = "service:inproc:reference_driver"


def _address(name: str) -> str:
    return f"service:inproc:reference_driver.faulty?fault=operation.{name}"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Event]]:
    """One run of the cases on the reference driver and on every faulty one."""
    folder: Path = tmp_path_factory.mktemp("faulty")
    store = folder / "results.sqlite"
    drivers = [option for name in EXPECTED for option in ("--driver", _address(name))]
    arguments = [write_spec(folder), "--limit", LIMIT, "--results", store, "--driver", REFERENCE, *drivers]
    done = run_pytest(*arguments)
    assert done.returncode == 1, done.stdout + done.stderr
    return verdicts(store)


def test_every_faulty_driver_is_expected_here() -> None:
    # The faults that cases must catch; those that other commands must catch have tests of their own.
    faults = [each for each in faults_of("nnconform.reference_driver.faulty") if each.command == "test"]
    assert {each.name for each in faults} == {f"operation.{name}" for name in EXPECTED}
    for each in faults:
        expected = set(EXPECTED[each.name.partition(".")[2]].values()) - {V.PASSED}
        if "extremes" not in each.caught_by[""]:
            assert expected == set(each.caught_by[""].values())


def test_the_reference_driver_passes(run: dict[str, dict[str, Event]]) -> None:
    assert {name: event.outcome.verdict for name, event in run[REFERENCE].items()} == RIGHT


@pytest.mark.parametrize("name", EXPECTED)
def test_verdicts(run: dict[str, dict[str, Event]], name: str) -> None:
    assert {case: event.outcome.verdict for case, event in run[_address(name)].items()} == EXPECTED[name]


@pytest.mark.parametrize(("name", "signal"), [("segmentation_fault", "SIGSEGV"), ("aborts", "SIGABRT"), ("exits", "")])
def test_a_crash_says_how_the_process_ended(run: dict[str, dict[str, Event]], name: str, signal: str) -> None:
    outcome = run[_address(name)]["tanh"].outcome
    assert outcome.stage == "execute"
    assert outcome.details.get("signal", "") == signal
    assert signal in outcome.message
    if name != "exits":
        # The fault handler's stack names the file of the fault.
        assert "faulty/operation.py" in outcome.details["stderr"]


@pytest.mark.parametrize("name", ["hangs_in_python", "hangs_in_native_code"])
def test_a_hang_costs_its_limit_and_shows_its_stack(run: dict[str, dict[str, Event]], name: str) -> None:
    for case in TANH:
        event = run[_address(name)][case]
        assert "faulty/operation.py" in event.outcome.details["stack"]
        # What a driver waits for a processor does not count, up to ten limits in all.
        assert LIMIT <= event.seconds < 11 * LIMIT


def test_a_wrong_answer_says_which_element(run: dict[str, dict[str, Event]]) -> None:
    message = run[_address("off_by_one")]["tanh"].outcome.message
    assert "output 0 (TENSOR_FLOAT32[3]): 1 of 3 elements wrong, the worst at [2]: expected 0.964" in message


def test_an_output_left_alone_is_called_so(run: dict[str, dict[str, Event]]) -> None:
    assert "wrote nothing" in run[_address("writes_nothing")]["tanh"].outcome.message
