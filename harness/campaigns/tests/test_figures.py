"""Figures of benchmarks, and runs against each other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns.benchmarks.comparison import FEWEST, Change, changes
from nnconform.harness.campaigns.benchmarks.figures import RATIO, VARIABLE, Figure, read, report
from nnconform.harness.model.errors import FormatError

TIME = Figure("a call", "us", (12.0, 10.0, 11.0), False, 5.0, 1.0, 1.0, 0.0)
RATE = Figure("graphs", "graphs/s", (90.0, 100.0, 80.0), True, 50.0, 1.0, 1.0, 0.0)


def _turns(center: float, spread: float, *, seed: int, count: int = 9) -> tuple[float, ...]:
    return tuple(np.random.default_rng(seed).normal(center, spread, count).tolist())


def _only(old: Figure, new: Figure) -> Change:
    (change,) = changes([old], [new])
    return change


@pytest.mark.parametrize(
    ("figure", "value", "reached"),
    [
        (TIME, 10.0, 0.5),
        (RATE, 100.0, 2.0),
        (msgspec.structs.replace(RATE, unit=RATIO), 90.0, 1.8),
        (msgspec.structs.replace(TIME, samples=(0.0,), goal=0.0), 0.0, float("inf")),
        (msgspec.structs.replace(TIME, samples=(3.0,), goal=0.0), 3.0, 0.0),
        (msgspec.structs.replace(TIME, goal=None), 10.0, float("inf")),
    ],
)
def test_value_and_goal(figure: Figure, value: float, reached: float) -> None:
    assert (figure.value, figure.reached, figure.met) == (value, reached, reached >= 1)


def test_a_line_has_the_goal_and_the_ratio() -> None:
    assert str(TIME).split() == ["a", "call", "10.00", "us", "<=", "5", "0.50", "MISSED"]
    assert str(RATE).split() == ["graphs", "100.00", "graphs/s", ">=", "50", "2.00", "met"]
    assert str(msgspec.structs.replace(TIME, goal=None)).split() == ["a", "call", "10.00", "us"]


def test_figures_are_kept_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "figures.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    first = report("a", "ms", [1.0, 2.0], more=False)
    second = report("a", "ms", [3.0], more=False, goal=2.0)
    other = report("b", RATIO, [1.0], more=True)
    assert first.anchor > 0
    assert read(path) == [second, other]
    assert capsys.readouterr().out == f"{first}\n{second}\n{other}\n"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"{}\n", "line 1: Object missing required field `name`"),
        (msgspec.json.encode(TIME) + b"\nnot json\n", "line 2: "),
        (msgspec.json.encode(msgspec.structs.replace(TIME, samples=())), "line 1: 'a call' has no samples"),
    ],
)
def test_a_file_of_something_else(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "figures.jsonl"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=problem):
        read(path)
    with pytest.raises(FormatError, match="No such file"):
        read(tmp_path / "none")


@pytest.mark.parametrize("more", [False, True])
@pytest.mark.parametrize("times", [0.5, 1.0, 1.05, 1.5, 3.0])
def test_a_regression_is_seen_and_noise_is_not(times: float, more: bool) -> None:
    """A figure that is so many times worse, with turns that vary by three in a hundred."""
    old = msgspec.structs.replace(TIME, more=more, samples=_turns(10.0, 0.3, seed=1))
    center = 10.0 / times if more else 10.0 * times
    change = _only(old, msgspec.structs.replace(old, samples=_turns(center, 0.03 * center, seed=2)))
    assert change.worse == pytest.approx(times, rel=0.05)
    assert change.low <= change.worse <= change.high
    assert (change.regressed, change.improved) == (times > 1.2, times < 0.8)


def test_turns_that_vary_widely_show_nothing() -> None:
    old = msgspec.structs.replace(TIME, samples=(5.0, 30.0, 9.0, 14.0, 6.0, 22.0))
    assert not _only(old, msgspec.structs.replace(old, samples=(8.0, 33.0, 12.0, 17.0, 7.0, 25.0))).regressed


def test_times_are_compared_by_the_machines_speed_and_ratios_are_not() -> None:
    old = msgspec.structs.replace(TIME, samples=_turns(10.0, 0.2, seed=1), anchor=1.0)
    slower = msgspec.structs.replace(old, samples=_turns(20.0, 0.4, seed=2), anchor=2.0)
    assert not _only(old, slower).regressed
    assert _only(*(msgspec.structs.replace(each, unit=RATIO) for each in (old, slower))).regressed


def test_only_what_both_have_in_turns_enough_is_compared() -> None:
    enough = msgspec.structs.replace(TIME, samples=(1.0,) * FEWEST)
    fewer = msgspec.structs.replace(TIME, samples=(1.0,) * (FEWEST - 1))
    assert not [*changes([enough], [fewer]), *changes([fewer], [enough]), *changes([RATE], [enough])]
    assert len(list(changes([enough], [enough]))) == 1
    zero = msgspec.structs.replace(TIME, samples=(0.0,) * FEWEST)
    assert not [*changes([enough], [zero]), *changes([zero], [enough])]


def test_what_a_change_says() -> None:
    change = Change("a call", 2.0, 1.8, 2.2)
    assert str(change).split() == ["a", "call", "2.00", "times", "as", "slow", "(1.80", "to", "2.20)", "WORSE"]
    assert str(replace(change, low=0.9)).endswith("as before")
    assert str(Change("a call", 0.5, 0.4, 0.6)).endswith("better")
