"""Tests of campaigns with the fuzzer: a crash or hang of a worker becomes a finding, and no finding is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from click.testing import CliRunner

import nnconform.fuzz.campaign
from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.command import command
from nnconform.fuzz.config import Config
from nnconform.fuzz.events import is_finding
from nnconform.fuzz.worker_process import WorkerProcess
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store

pytest.importorskip("atheris", reason="fuzzing needs the extra `fuzz`")
# Of a package of their own: instrumenting all of nnconform, where the faults are not, takes a worker seconds.
DRIVERS = "inproc:planted"
# Seconds that a campaign may take on a slow machine; it ends when it has its findings.
LONG = 240.0


@pytest.fixture(autouse=True)
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planted.py").write_text("from nnconform.fuzz.tests.drivers import Crashes, Hangs\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "planted", raising=False)


def campaign(store: Store, driver: str, wanted: set[str], **options) -> Campaign:
    """Run a campaign until it has findings of all wanted verdicts."""
    verdicts: set[str] = set()
    run = store.begin_run("test", 0, versions={}, machine="")
    result = Campaign(
        FuzzPlan("model", driver, LONG, 5, **options), store, run, lambda each: verdicts.add(str(each.verdict))
    )
    # Replaces the campaign's own condition.
    result._is_over = lambda: wanted <= verdicts  # type: ignore[method-assign]
    result.run()
    return result


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("scheme", ["", "service:"])
def test_crashes_do_not_end_it(tmp_path: Path, scheme: str):
    with Store.open(tmp_path / "fuzz.sqlite") as store:
        result = campaign(store, f"{scheme}{DRIVERS}:Crashes", {"crashed", "accepted_invalid"}, limit=30.0)
        findings = [event for event in store.verdicts(result.run_id) if is_finding(event)]
        assert store.run(result.run_id).drivers
    verdicts = {str(event.outcome.verdict): event for event in findings}
    assert {"crashed", "accepted_invalid"} <= set(verdicts)
    crashed = verdicts["crashed"]
    assert "SIGSEGV" in crashed.outcome.details["signature"]
    assert "TENSOR_FLOAT16" in crashed.outcome.details["made"]
    assert crashed.reproduce.startswith("nnconform replay fuzz/model@")
    # Minimised: few choices, each of which matters.
    assert len(crashed.outcome.details["choices"].split()) < 12
    assert result.executions > 0


@pytest.mark.nightly(daily="test_its_time_begins_with_the_first_input")
def test_what_finds_nothing_says_what_it_did(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(nnconform.fuzz.campaign, "_NOTES", 0.0)
    with Store.open(tmp_path / "fuzz.sqlite") as store:
        run = store.begin_run("test", 0, versions={}, machine="")
        fuzzing = Campaign(FuzzPlan("model", "inproc:reference_driver", LONG, 3), store, run, lambda each: None)
        fuzzing._is_over = lambda: fuzzing.progress.corpus > 20  # type: ignore[method-assign]
        fuzzing.run()
        (note,) = store.verdicts(run)
    assert (note.case, note.outcome.verdict) == ("fuzz/model", "passed")
    figures = {name: float(value) for name, value in note.outcome.details.items()}
    assert figures["executions"] == fuzzing.executions > 100
    assert figures["edges"] > figures["corpus"] > 20
    assert figures["seed"] == 3
    assert figures["processor"] > 0


def test_its_time_begins_with_the_first_input(tmp_path: Path):
    with Store.open(tmp_path / "fuzz.sqlite") as store:
        run = store.begin_run("test", 0, versions={}, machine="")
        fuzzing = Campaign(FuzzPlan("model", "service:inproc:reference_driver", 0.1, 3), store, run, lambda each: None)
        fuzzing.run()
        assert fuzzing.executions > 0
        assert [each.outcome.verdict for each in store.verdicts(run)] == ["passed"]


def test_a_campaign_without_inputs_is_no_success(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(nnconform.fuzz.campaign, "_START", 0.0)
    path = tmp_path / "fuzz.sqlite"
    options = ["--driver", "inproc:reference_driver", "--time", "0.01s", "--results", str(path)]
    result = CliRunner().invoke(command, options)
    assert isinstance(result.exception, UsageError)
    assert str(result.exception).startswith("no input was run")
    with Store.open(path) as store:
        (note,) = store.verdicts(store.run().id)
        assert note.outcome.verdict == "vacuous"


def test_a_hang_is_found_and_does_not_end_it(tmp_path: Path):
    hung: list[int] = []
    with Store.open(tmp_path / "fuzz.sqlite") as store:
        run = store.begin_run("test", 0, versions={}, machine="")
        plan = FuzzPlan("model", f"{DRIVERS}:Hangs", LONG, 5, limit=3.0)
        fuzzing = Campaign(plan, store, run, lambda each: hung.append(fuzzing.executions))
        fuzzing._is_over = lambda: bool(hung) and fuzzing.executions > hung[0]  # type: ignore[method-assign]
        fuzzing.run()
        event = next(event for event in store.verdicts(run) if is_finding(event))
    assert event.outcome.verdict == "hung"
    assert "supported_operations" in event.outcome.details["signature"]
    # Another worker continued.
    assert fuzzing.executions > hung[0]


def test_nothing_is_lost_or_left_when_it_is_killed(tmp_path: Path):
    path = tmp_path / "fuzz.sqlite"
    arguments = ["--driver", f"{DRIVERS}:Crashes", "--time", "10m", "--results", str(path)]
    code = "from nnconform.fuzz.command import command; command()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait_for(lambda: _findings(path), lambda value: value)
        before, children = _findings(path), psutil.Process(process.pid).children(recursive=True)
    finally:
        process.kill()
        process.wait()
    _wait_for(lambda: children, lambda value: not any(each.is_running() for each in value))
    assert before <= _findings(path)
    with Store.open(path) as store:
        (note,) = (event for event in store.verdicts(store.run().id) if event.case == "fuzz/model")
    assert set(note.outcome.details) == {"executions", "processor", "edges", "corpus", "seed"}
    done = CliRunner().invoke(command, ["--replay", str(path), "--trust"])
    assert done.exit_code == 1, done.output
    assert "crashed" in done.output or "accepted_invalid" in done.output


def _findings(path: Path) -> set[str]:
    if not path.exists():
        return set()
    with Store.open(path) as store:
        run = store.latest_run()
        return {event.case for event in store.verdicts(run) if is_finding(event)} if run else set()


def _wait_for(read, condition, seconds=LONG):
    until = time.monotonic() + seconds
    while not condition(value := read()):
        assert time.monotonic() < until, value
        time.sleep(0.05)


def test_an_interrupted_campaign_has_no_end_and_no_success(tmp_path: Path, monkeypatch):
    def interrupted(fuzzing: Campaign) -> None:
        fuzzing.executions = 5
        raise KeyboardInterrupt

    monkeypatch.setattr(Campaign, "run", interrupted)
    path = tmp_path / "fuzz.sqlite"
    done = CliRunner().invoke(command, ["--driver", "inproc:reference_driver", "--results", str(path)])
    assert done.exit_code == 1  # click's Abort; the command line ends with 130, see the tests of interrupts
    assert "5 inputs" in done.output
    with Store.open(path) as store:
        assert store.run().ended is None


@pytest.mark.parametrize("option", ["--corpus", "--findings"])
def test_a_folder_that_takes_nothing_is_one_line(tmp_path: Path, option: str):
    (tmp_path / "file").touch()
    result = CliRunner().invoke(command, ["--driver", "inproc:reference_driver", option, str(tmp_path / "file/below")])
    assert isinstance(result.exception, UsageError), result.exception
    assert "file/below: cannot be written to: Not a directory; name another folder" in str(result.exception)


def test_what_the_user_gets_wrong(tmp_path: Path):
    def refused(*arguments: str) -> str:
        with pytest.raises(UsageError) as caught:
            CliRunner().invoke(command, list(arguments), catch_exceptions=False)
        return str(caught.value)

    assert "needs --driver" in refused("--time", "1s")
    assert "known: burst, cache, graph, model" in refused(
        "--driver", "inproc:reference_driver", "--target", "x", "--choices", "1"
    )
    assert "integers" in refused("--driver", "inproc:reference_driver", "--choices", "a")
    assert "no_such" in refused("--driver", "inproc:no_such", "--choices", "1")


def test_choices_run_again():
    arguments = ["--driver", "service:inproc:reference_driver.faulty?fault=fuzzing.accepts_zero_points"]
    done = CliRunner().invoke(command, [*arguments, "--choices", "339,0,0,1,3,1"])
    assert (done.exit_code, "accepted_invalid at query" in done.output) == (1, True), done.output
    done = CliRunner().invoke(command, ["--driver", "inproc:reference_driver", "--choices", "339,0,0,1,3,1"])
    assert (done.exit_code, "passed at prepare" in done.output or "passed at query" in done.output) == (0, True)


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("name", ["reference_driver", "nnconform.reference_driver"])
def test_a_driver_in_the_worker_is_instrumented(tmp_path: Path, name: str):
    with Store.open(tmp_path / "fuzz.sqlite") as store:
        run = store.begin_run("test", 0, versions={}, machine="")
    corpus, artifacts = tmp_path / "corpus", tmp_path / "artifacts"
    corpus.mkdir()
    config = Config(
        "model",
        f"inproc:{name}",
        f"inproc:{name}",
        1,
        LONG,
        LONG,
        str(tmp_path / "fuzz.sqlite"),
        run,
        [str(corpus)],
        str(artifacts),
        str(tmp_path / "counts.json"),
    )
    worker = WorkerProcess(config)
    try:
        _wait_for(lambda: worker.status.count() or worker.has_ended(), bool)
        printed = os.pread(worker._output, 1 << 20, 0).decode()
        assert "INFO: Instrumenting nnconform.reference_driver.device" in printed
        # The code that judges the driver is not instrumented.
        assert "INFO: Instrumenting nnconform.harness.validate" not in printed
        assert "INFO: Instrumenting nnconform.fuzz" not in printed
    finally:
        worker.end()
