"""``nnconform nightly`` and its steps: ``repeat``, ``history``, ``prune``; and the files that start it."""

from __future__ import annotations

import configparser
import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from click.testing import CliRunner, Result
from msgspec.structs import replace

import nnconform
from nnconform.harness.campaigns import nights, repetition
from nnconform.harness.campaigns.named import options_of
from nnconform.harness.campaigns.repetition import Steadiness, repeat
from nnconform.harness.cli.commands import nightly
from nnconform.harness.cli.main import cli
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.history import sparkline
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

DRIVER = "inproc:reference_driver"
DOCS = Path(nnconform.__file__).parents[2] / "harness/docs/nightly"
NOW = 1_800_000_000.0
DAY = 86400


def call(*words: object) -> Result:
    return CliRunner().invoke(cli, [str(each) for each in words])


def event(case: str, verdict: Verdict = Verdict.WRONG, driver: str = DRIVER, kind: Kind = Kind.CASE) -> Event:
    return Event(kind, case, driver, Outcome(verdict, Stage.COMPARE))


def stored(folder: Path, *events: Event) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    with Store.open(folder / "results.sqlite") as store:
        run = store.begin_run("nnconform x", 0, versions={}, machine="")
        for each in events:
            store.record(run, each)
        store.end_run(run)
    return folder


def night(folder: Path, days: float, *events: Event) -> Path:
    made = stored(folder / nights.new_name(NOW - days * DAY), *events)
    (made / "run.json").touch()
    return made


def test_a_night_is_compared_with_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three nights the second is worse than the first; it is tried again, and the first is deleted."""
    nights_of = iter([(0, event("a", Verdict.PASSED)), (1, event("a")), (0, event("a", Verdict.PASSED))])
    clock = iter([NOW + day * DAY for day in (0, 0, 1, 1, 2, 2)])

    def in_this_process(*words: str, to: Path | None = None) -> int:
        if words[0] == "run":
            status, found = next(nights_of)
            made = stored(Path(words[words.index("-o") + 1]), found)
            (made / "run.json").touch()
            return status
        done = call(*words)
        if words[0] == "report":
            return done.exit_code
        assert to is not None
        to.write_text(done.stdout)
        return done.exit_code

    monkeypatch.setattr(nightly, "now", lambda: next(clock))
    monkeypatch.setattr(nightly, "_call", in_this_process)
    monkeypatch.setattr(repetition, "replay", lambda *_: (1, ""))
    words = ["nightly", DRIVER, "--runs", tmp_path, "--keep", 2, "--repeat", 1]
    assert call(*words).exit_code == 0
    second = call(*words)
    assert second.exit_code == 1, second.output
    first, last = nights.night_runs(tmp_path)
    assert not (first.folder / "compare.md").exists()
    assert "newly failing" in (last.folder / "compare.md").read_text()
    assert "stable: a: 1 of 1 fail alone" in (last.folder / "repeat.txt").read_text()
    assert "failures ▁█ 1" in (last.folder / "history.md").read_text()
    page = (last.folder / "report.html").read_text()
    assert "Failures in each run: 0, 1" in page
    assert "newly failing" in page
    third = call(*words)
    assert (third.exit_code, third.output) == (0, f"deleted {first.folder}\n")


def test_what_a_night_calls(tmp_path: Path) -> None:
    """The real processes: a wrong suite is refused by nnconform run, whose exit status it is."""
    assert call("nightly", DRIVER, "--runs", tmp_path, "--suite", "none").exit_code == 2
    out = tmp_path / "out"
    assert nightly._call("must-pass", to=out) == 0
    assert "1.3-hal" in out.read_text().splitlines()


def test_prune(tmp_path: Path) -> None:
    old, middle, new = (night(tmp_path, days) for days in (9, 5, 1))
    for other in ("20200101-000000", "20201332-999999", "notes"):
        (tmp_path / other).mkdir()
        (tmp_path / other / "results.sqlite").touch()
    (tmp_path / "20200101-000001").symlink_to(old)
    assert [run.folder for run in nights.night_runs(tmp_path)] == [old, middle, new]
    assert [run.folder for run in nights.outdated_runs(tmp_path, NOW, days=4)] == [old, middle]
    assert [run.folder for run in nights.outdated_runs(tmp_path, NOW, keep=2)] == [old]
    assert nights.outdated_runs(tmp_path, NOW + 99 * DAY, keep=3, days=1)[-1].folder == middle
    assert call("prune", tmp_path, "--keep", 2, "--dry-run").output == f"would delete {old}\n"
    assert old.exists()
    assert call("prune", tmp_path, "--keep", 1).output == f"deleted {old}\ndeleted {middle}\n"
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {new.name, "20200101-000000", "20200101-000001", "20201332-999999", "notes"}
    assert "prune needs --keep N or --days N" in str(call("prune", tmp_path).exception)
    assert "no such folder" in str(call("prune", tmp_path / "none", "--keep", 1).exception)


def test_history(tmp_path: Path) -> None:
    night(tmp_path, 2, event("a"), event("b", Verdict.PASSED), event("c", Verdict.UNSUPPORTED))
    last = night(tmp_path, 1, event("a", Verdict.PASSED), event("b", Verdict.PASSED))
    lines = call("history", tmp_path).output.splitlines()
    assert lines[0] == f"{DRIVER}: failures █▁ 0"
    assert lines[4:6] == [
        f"| {nights.new_name(NOW - 2 * DAY)} | 3 | 1 | 1 | 0 | 1 |",
        f"| {last.name} | 2 | 2 | 0 | 0 | 0 |",
    ]
    (row,) = json.loads(call("history", last / "results.sqlite", "--format", "json").output)
    assert (row["run"], row["passed"]) == ("1", 2)
    assert len(json.loads(call("history", tmp_path, "--format", "json", "--last", 1).output)) == 1
    empty = stored(tmp_path / "empty")
    assert "no run with a verdict" in str(call("history", empty / "results.sqlite").exception)


def test_sparkline() -> None:
    assert sparkline([0, 1, 100, 50]) == "▁▂█▅"
    assert sparkline([0, 0]) == "▁▁"
    assert sparkline([]) == ""


def test_failures_are_tried_alone() -> None:
    statuses = {"stable": [1, 1], "flaky": [0, 1], "alone": [0, 0], "gone": [2]}
    answers: dict[str, Iterator[int]] = {name: iter(each) for name, each in statuses.items()}
    events = [
        *map(event, statuses),
        event("passes", Verdict.PASSED),
        event("own.py::test"),
        event("fuzz/model", kind=Kind.FUZZ_CAMPAIGN),
    ]
    found = {
        each.event.case: (each.steadiness, each.problem)
        for each in repeat(events, DRIVER, 2, lambda name, *_: (next(answers[name]), "why\n\n"))
    }
    assert found == {
        "stable": (Steadiness.STABLE, ""),
        "flaky": (Steadiness.FLAKY, ""),
        "alone": (Steadiness.ALONE_PASSED, ""),
        "gone": (Steadiness.NOT_TRIED, "why"),
        "own.py::test": (Steadiness.NOT_TRIED, "a file of your own: run it by its own line"),
    }


def test_failures_are_tried_as_they_failed() -> None:
    """Under the version, the seed and the limit of the run, but with nothing else that a store says."""
    line = (
        "nnconform replay x --driver 'exec:rm -r' --hal 1.1 --seed 7 --limit 2 --coupling --trace f --results --matrix"
    )
    tried: list[Sequence[str]] = []

    def replay(_name: str, _address: str, options: Sequence[str]) -> tuple[int, str]:
        tried.append(options)
        return 0, ""

    assert list(repeat([replace(event("x"), reproduce=line)], DRIVER, 1, replay))
    assert tried == [["--coupling", "--hal", "1.1", "--seed", "7", "--limit", "2"]]
    assert options_of("nnconform replay 'x --seed 1") == []


@pytest.mark.nightly(daily="test_what_a_night_calls")
def test_repeat(tmp_path: Path) -> None:
    """A failure that the driver has no more, tried for real."""
    stored(tmp_path, event("alive.are_many_at_once[prepared models]"), event("x", Verdict.PASSED))
    done = call("repeat", tmp_path, "--driver", DRIVER, "-n", 1)
    assert done.output.splitlines()[-1] == "1 passes alone", done.exception
    assert "--trust" in str(call("repeat", tmp_path).exception)
    two = stored(tmp_path / "two", event("a"), event("a", driver="b"))
    assert "name one of its drivers with --driver: b, inproc" in str(call("repeat", two, "--driver", "c").exception)
    assert call("repeat", stored(tmp_path / "none", event("a", Verdict.PASSED))).output.endswith(": no failure\n")


def commands() -> Iterator[list[str]]:
    """Yield the words of each command of nnconform in the files."""
    github = yaml.safe_load((DOCS / "github.yml").read_text())
    (job,) = github["jobs"].values()
    gitlab = yaml.safe_load((DOCS / "gitlab.yml").read_text())["nnconform"]
    assert gitlab["artifacts"]["reports"] == {"junit": "night/junit.xml"}
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(DOCS / "nnconform.service")
    cron = (DOCS / "nnconform.cron").read_text().splitlines()[-1].split(maxsplit=6)
    assert len(cron[:5]) == 5
    lines = [step["run"] for step in job["steps"] if "run" in step] + gitlab["script"]
    lines += [unit["Service"]["ExecStart"], cron[6]]
    for line in lines:
        words = shlex.split(line)
        if words[0] == "nnconform":
            yield words[1:]


def test_the_files_that_start_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has one command, which the command line takes; the run itself is left out."""
    called: list[tuple[str, ...]] = []

    def note(*words: str, to: Path | None = None) -> int:
        called.append(words)
        return 0

    monkeypatch.setattr(nightly, "_call", note)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "known.expect.toml").touch()
    all_words = [*commands()]
    assert len(all_words) == 4
    for words in all_words:
        place = words.index("--runs") + 1
        done = call(*words[:place], tmp_path / f"runs{len(called)}", *words[place + 1 :])
        assert done.exit_code == 0, done.output
    assert [words[0] for words in called] == ["run", "history"] * 4
    assert all(words[words.index("--budget") + 1] == "28800s" for words in called[::2])
    timer = configparser.ConfigParser(strict=False, interpolation=None)
    timer.read(DOCS / "nnconform.timer")
    assert timer["Timer"]["OnCalendar"]
