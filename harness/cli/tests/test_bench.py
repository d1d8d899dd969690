"""``nnconform bench``: figures kept, held to their goals, and compared with an earlier run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns.benchmarks.figures import Figure, read
from nnconform.harness.cli.commands import bench
from nnconform.harness.model.errors import FormatError, UsageError

OLD = Figure("a call", "us", (10.0, 10.1, 10.2, 9.9, 9.8), False, 20.0, 1.0, 1.0, 0.0)
OTHER = Figure("graphs", "graphs/s", (50.0, 51.0, 50.5, 49.5, 50.2), True, 100.0, 2.0, 1.0, 0.0)


def _write(path: Path, *figures: Figure) -> str:
    path.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in figures))
    return str(path)


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(bench.command, arguments, catch_exceptions=False)


@pytest.fixture
def stored(tmp_path: Path) -> str:
    return _write(tmp_path / "now.jsonl", OLD, OTHER)


def test_the_table_of_goals(stored: str) -> None:
    result = _run("--stored", stored)
    lines = result.stdout.splitlines()
    assert (result.exit_code, lines[0]) == (0, "== goals: 1 of 2 met")
    assert lines[1].split()[-5:] == ["met", "(load", "1.0,", "5", "turns)"]
    assert "0.51 MISSED" in lines[2]


@pytest.mark.parametrize(("floor", "below"), [("0.5", ""), ("0.6", "graphs"), ("1", "graphs"), ("3", "a call, graphs")])
def test_a_floor(stored: str, floor: str, below: str) -> None:
    result = _run("--stored", stored, "--floor", floor)
    assert result.exit_code == bool(below)
    assert result.stderr == (f"nnconform: below {floor} of the goal: {below}\n" if below else "")


@pytest.mark.parametrize(("times", "status"), [(0.5, 0), (1.0, 0), (1.5, 1)])
def test_a_regression_is_an_exit_status(stored: str, tmp_path: Path, times: float, status: int) -> None:
    slower = msgspec.structs.replace(OLD, samples=tuple(times * each for each in OLD.samples))
    now = _write(tmp_path / "later.jsonl", slower, OTHER)
    result = _run("--stored", now, "--compare", stored)
    assert result.exit_code == status
    assert "== against the earlier run: 2 figures that both have, with turns enough" in result.stdout
    assert result.stderr == ("nnconform: worse: a call\n" if status else "")


@pytest.fixture
def rates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the rates that the only benchmark reports, one for each run."""
    monkeypatch.setattr(bench, "benchmarks", lambda: iter(["nnconform.harness.cli.tests.small_benchmark"]))
    path = tmp_path / "rates"
    monkeypatch.setenv("NNCONFORM_TEST_RATES", str(path))
    return path


@pytest.mark.parametrize(("again", "status"), [(20, 1), (40, 0)])
def test_what_is_worse_is_worse_again(rates: Path, tmp_path: Path, again: int, status: int) -> None:
    rates.write_text(f"40\n20\n{again}")
    before = tmp_path / "before.jsonl"
    assert _run("small", "--results", str(before)).exit_code == 0
    result = _run("small", "--compare", str(before))
    assert result.exit_code == status
    assert "== again, for what is worse" in result.stdout


def test_a_run_keeps_its_figures(rates: Path, tmp_path: Path) -> None:
    rates.write_text("40")
    kept = tmp_path / "kept.jsonl"
    result = _run("small", "--results", str(kept), "--floor", "0.4")
    assert result.exit_code == 0
    assert "== goals: 0 of 1 met" in result.stdout
    assert [figure.samples[0] for figure in read(kept)] == [40.0]
    with pytest.raises(UsageError, match="it exists"):
        _run("small", "--results", str(kept))


@pytest.mark.usefixtures("rates")
def test_what_cannot_be(stored: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="runs nothing"):
        _run("--stored", stored, "graphs")
    other = tmp_path / "other"
    other.write_text("something else\n")
    with pytest.raises(FormatError, match="line 1"):
        _run("--compare", str(other))
    with pytest.raises(FormatError, match="cannot be written to"):
        _run("--results", str(tmp_path / "none" / "x.jsonl"))
