"""Tests of ``nnconform random-graphs``, ``replay`` and ``graph-faults``: output, stored results, exit statuses."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns import graph_run
from nnconform.harness.campaigns.graph_campaign import GraphResult
from nnconform.harness.cli.commands import graph_faults, random_graphs, replay
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.selftest.score import HAL

RIGHT = f"inproc:reference_driver?{HAL}"
FAULTY = f"inproc:reference_driver.faulty?fault=kernel.neighbour_copied&operation=TANH&{HAL}"
FEW = [word for name in ("TANH", "ADD", "RESHAPE", "CONCATENATION") for word in ("--operation", name)]


def graphs(*arguments: object) -> Result:
    return CliRunner().invoke(random_graphs.command, [*map(str, arguments), *FEW])


def again(*arguments: object) -> Result:
    return CliRunner().invoke(replay.command, [*map(str, arguments)])


def test_expected_outputs_are_kept_and_a_second_run_is_the_same(tmp_path: Path) -> None:
    options = ["--driver", RIGHT, "--count", 4, "--nodes", 4, "--in-process", "--json"]
    runs = [graphs(*options, "--answers", tmp_path / "kept") for _ in range(2)]
    fresh = graphs(*options, "--no-answers", "--answers", tmp_path / "none")
    results = [
        [msgspec.json.decode(line, type=GraphResult) for line in run.output.splitlines()] for run in (*runs, fresh)
    ]
    assert (
        len({tuple((each.name, each.verdict, each.elements, each.blunt) for each in every) for every in results}) == 1
    )
    assert len(list((tmp_path / "kept").glob("*/*"))) == 4
    assert not (tmp_path / "none").exists()


def test_answers_of_another_oracle_are_not_kept(tmp_path: Path) -> None:
    kept = ["--in-process", "--oracle", RIGHT, "--answers", tmp_path / "kept"]
    assert graphs("--driver", RIGHT, "--count", 2, "--nodes", 3, *kept).exit_code == 0
    assert not (tmp_path / "kept").exists()


def test_a_right_driver_passes() -> None:
    result = graphs("--driver", RIGHT, "--count", 6, "--nodes", 5)
    assert result.exit_code == 0, result.output
    last = result.output.splitlines()[-1]
    assert "6 graphs of seed 0" in last
    assert "undecided" in last


def test_a_failure_is_told_once_at_length_kept_and_run_again(tmp_path: Path) -> None:
    store, dump = tmp_path / "s.db", tmp_path / "dump"
    options = ["--count", 12, "--nodes", 6, "--in-process", "--dump", dump, "--results", store]
    result = graphs("--driver", FAULTY, *options)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    failed = [line for line in lines if line.startswith("random-graphs/0/")]
    assert len(failed) > 1
    name = failed[0].partition(":")[0]
    assert all(line.endswith(f", like {name}") for line in failed[1:])
    assert f"    reproduce: nnconform replay {name} --driver '{FAULTY}'" in lines
    assert lines[-1] == f"    {len(failed)} x wrong compare TANH"
    with Store.open(store) as opened:
        run = opened.run()
        assert run.ended is not None
        assert run.drivers[FAULTY]["hal"] == "aidl4"
        assert sum(event.failed for event in opened.verdicts(run.id)) == len(failed)
    case = f"graph_0_{name.split('/')[2]}"
    assert f"{case} on {FAULTY}: wrong at compare" in again(name, "--results", store, "--trust").output
    path = next(dump.glob(f"{case}_*.mod.py"))
    replayed = again(path, "--driver", FAULTY)
    assert replayed.exit_code == 1
    assert f"{path.name.removesuffix('.mod.py')} on {FAULTY}: wrong at compare" in replayed.output
    assert "first wrong: operation" in replayed.output
    assert again(path, "--driver", RIGHT).exit_code == 0
    with pytest.raises(UsageError, match="name the driver to run it on"):
        CliRunner().invoke(replay.command, [str(path)], catch_exceptions=False, standalone_mode=False)


def test_a_folder_that_takes_no_failure_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = graphs("--driver", FAULTY, "--count", 12, "--nodes", 6, "--in-process", "--dump", tmp_path / "file/below")
    assert isinstance(result.exception, UsageError), result.exception
    assert "file/below: cannot be written to: Not a directory; name another folder" in str(result.exception)


@pytest.mark.nightly(daily="test_time_ends_a_run_and_the_graphs_can_be_run_again")
def test_processes_share_the_graphs_and_come_to_the_same(tmp_path: Path) -> None:
    options = ["--driver", FAULTY, "--count", 9, "--nodes", 5, "--in-process", "--tries", 20, "--dump", tmp_path]
    alone = graphs(*options, "--json")
    shared = graphs(*options, "--jobs", 2, "--results", tmp_path / "s.db")
    one = [msgspec.json.decode(line, type=GraphResult) for line in alone.output.splitlines()]
    assert len(one) == 9
    assert alone.exit_code == shared.exit_code == 1
    verdicts = {line.partition(":")[0] for line in shared.output.splitlines() if line.startswith("random-graphs/")}
    assert verdicts == {each.name for each in one if each.failed}
    with Store.open(tmp_path / "s.db") as store:
        assert len(store.runs()) == 1
        assert len(store.verdicts(store.run().id)) == 9


def test_time_ends_a_run_and_the_graphs_can_be_run_again(tmp_path: Path) -> None:
    """However slow the machine is, each process runs a graph; the count ends a run that has time left."""
    options = ["--driver", RIGHT, "--nodes", 2, "--in-process", "--dump", tmp_path]
    for jobs in (1, 2):
        result = graphs(*options, "--time", "0.01s", "--jobs", jobs)
        assert result.exit_code == 0, result.output
        ran, again = result.output.splitlines()[-2:]
        assert jobs <= int(ran.split()[0]) <= int(again.split()[-1])
        assert again.startswith("the same graphs again: --seed 0 --first 0 --count ")
    counted = graphs(*options, "--time", "10h", "--count", 3, "--first", 5)
    assert counted.output.splitlines()[-1] == "the same graphs again: --seed 0 --first 5 --count 3"
    assert counted.output.splitlines()[-2].startswith("3 graphs of seed 0, ")


def test_two_drivers_get_the_same_graphs_and_each_operation_is_blamed(tmp_path: Path) -> None:
    """The other driver's fault in ADD is blamed on it alone; that in TANH is found as without another driver."""
    other = FAULTY.replace("TANH", "ADD")
    options = ["--count", 12, "--nodes", 6, "--in-process", "--tries", 20, "--dump", tmp_path]
    both = graphs("--driver", FAULTY, "--against", other, *options, "--results", tmp_path / "s.db")
    alone = graphs("--driver", FAULTY, *options)
    assert both.exit_code == 1
    found = [line for line in alone.output.splitlines() if line.startswith("random-graphs/")]
    of_other = [line for line in both.output.splitlines() if " on the other driver: " in line]
    assert found == [
        line for line in both.output.splitlines() if line.startswith("random-graphs/") and line not in of_other
    ]
    rows = [line.split() for line in both.output.splitlines()[-2:]]
    assert sorted(rows) == sorted([["TANH", str(len(found)), "0", "0"], ["ADD", "0", str(len(of_other)), "0"]])
    with Store.open(tmp_path / "s.db") as store:
        run = store.run()
        failed = [event for event in store.verdicts(run.id) if event.failed]
    assert set(run.drivers) == {FAULTY, other}
    assert {event.driver: event.outcome.details["kind"] for event in failed} == {
        FAULTY: "wrong compare TANH",
        other: "wrong compare ADD",
    }
    assert all(f" --driver '{event.driver}' --against " in event.reproduce for event in failed)


def test_a_failure_of_the_other_driver_does_not_count(tmp_path: Path) -> None:
    options = ["--count", 6, "--nodes", 6, "--in-process", "--tries", 0, "--dump", tmp_path]
    result = graphs("--driver", RIGHT, "--against", FAULTY, *options)
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1].split()[0] == "TANH"
    shared = graphs("--driver", RIGHT, "--against", FAULTY, *options, "--jobs", 2, "--exitfirst")
    assert shared.exit_code == 0
    assert shared.output.splitlines()[-1] == result.output.splitlines()[-1]


def test_drivers_that_share_no_operation_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def claims(session: Session, *_: object) -> Palette:
        return Palette.of(wanted=lambda op, _: op.code.name == ("TANH" if session.address == RIGHT else "ADD"))

    monkeypatch.setattr(graph_run, "palette_of", claims)
    arguments = ["--driver", RIGHT, "--against", FAULTY, "--in-process"]
    with pytest.raises(UsageError, match=rf"drivers {re.escape(RIGHT)} and .* have no operation in common"):
        CliRunner().invoke(random_graphs.command, arguments, catch_exceptions=False, standalone_mode=False)


def test_what_is_asked_wrongly_is_refused() -> None:
    assert "41 is not in the range" in graphs("--driver", RIGHT, "--nodes", 41).output
    assert "is a file" in graphs("--driver", RIGHT, "--dump", __file__).output
    with pytest.raises(UsageError, match=r"--hal: unknown HAL version '9\.9'"):
        CliRunner().invoke(
            random_graphs.command, ["--driver", RIGHT, "--hal", "9.9"], catch_exceptions=False, standalone_mode=False
        )
    arguments = ["--driver", RIGHT, "--in-process", "--operation"]
    with pytest.raises(UsageError, match="unknown operation CONV2D; known are for example CONV_2D"):
        CliRunner().invoke(random_graphs.command, [*arguments, "CONV2D"], catch_exceptions=False, standalone_mode=False)


def test_a_driver_without_the_operation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph_run, "palette_of", lambda *_: Palette.of(wanted=lambda *_: False))
    arguments = ["--driver", RIGHT, "--in-process", "--operation", "ADD"]
    with pytest.raises(UsageError, match="supports none of the requested operations"):
        CliRunner().invoke(random_graphs.command, arguments, catch_exceptions=False, standalone_mode=False)


def test_a_folder_that_cannot_be_written_is_told_before_the_first_graph() -> None:
    done = graphs("--driver", RIGHT, "--in-process", "--dump", "/proc/x", "--count", 1)
    assert "/proc/x: cannot be written to" in str(done.exception)


def test_a_file_without_cases_is_no_success(tmp_path: Path) -> None:
    path = tmp_path / "empty.mod.py"
    path.touch()
    result = again(path, "--driver", RIGHT)
    assert isinstance(result.exception, UsageError)
    assert str(result.exception) == f"{path}: holds no case to run again"


def test_planted_faults_are_counted() -> None:
    result = CliRunner().invoke(graph_faults.command, ["--count", "12", "--faults", "2", "--tries", "0", "--goal", "0"])
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0].startswith("12 graphs of seed 0 answered")
    assert lines[-2].startswith("detected ")
    assert " of " in lines[-2]


def test_a_resumed_run_goes_on_and_keeps_the_status(tmp_path: Path) -> None:
    options = ["--driver", FAULTY, "--nodes", 5, "--in-process", "--tries", 0, "--dump", tmp_path, "--count", 6]
    store = ["--results", tmp_path / "s.db"]
    assert graphs(*options, *store, "--exitfirst").exit_code == 1
    resumed = graphs(*options, *store, "--resume")
    assert resumed.exit_code == 1
    with Store.open(tmp_path / "s.db") as opened:
        assert len(opened.runs()) == 1
        names = [event.case for event in opened.verdicts(1)]
    few = "+".join(FEW[1::2])
    assert sorted(names) == [f"random-graphs/0/{number}/5/{few}" for number in range(6)]
    new = int(next(line for line in resumed.output.splitlines() if " graphs of seed 0" in line).split()[0])
    assert new < 6
    assert f"resumed: {6 - new} verdicts were there, 1 of them failures" in resumed.output
    again = graphs(*options, *store, "--resume", "--jobs", 2)
    assert (again.exit_code, "0 graphs of seed 0" in again.output) == (1, True)


def test_an_expected_failure_does_not_fail_the_run(tmp_path: Path) -> None:
    entry = 'driver = "*"\ncases = ["random-graphs/*"]\nverdict = "wrong"\nreason = "a known fault"'
    (tmp_path / "known.toml").write_text(f"[[expect]]\n{entry}\n")
    options = ["--driver", FAULTY, "--nodes", 5, "--in-process", "--tries", 0, "--dump", tmp_path, "--count", 6]
    result = graphs(*options, "--expect", tmp_path / "known.toml")
    assert result.exit_code == 0, result.output
    assert "failed as expected: " in result.output
    as_json = graphs(*options, "--expect", tmp_path / "known.toml", "--json")
    assert all(line.startswith("{") for line in as_json.output.splitlines())
