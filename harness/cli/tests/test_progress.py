"""Tests of the progress of long commands, with a clock and a terminal of the tests' own."""

from __future__ import annotations

import io
import sys
import threading

import pytest

from nnconform.harness.cli.progress import Progress, Tally


class Clock:
    """A clock that the test sets, in seconds."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Terminal(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


class Lines(io.StringIO):
    """A stream that says when it has got so many lines."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self.wanted, self.there = wanted, threading.Event()

    def write(self, text: str) -> int:
        count = super().write(text)
        if self.getvalue().count("\n") >= self.wanted:
            self.there.set()
        return count


def test_a_line_has_what_is_done_the_rate_the_failures_and_the_time_left() -> None:
    clock = Clock()
    tally = Tally("mutants", 1000, clock=clock)
    assert tally.line() == "mutants: 0 of 1,000, 0 failures, 0 s"
    clock.now += 5
    tally.done, tally.failures = 40, 1
    assert tally.line() == "mutants: 40 of 1,000, 8/s, 1 failure, 2 min left"
    clock.now += 95
    tally.failures, tally.now = 2, "ADD/0"
    assert tally.line() == "mutants: 40 of 1,000, 24/min, 2 failures, 40 min left, now ADD/0"
    tally.done = 10
    assert tally.line() == "mutants: 10 of 1,000, 6/min, 2 failures, 2 h 45 min left, now ADD/0"
    assert tally.share == 0.01
    tally.done = 1001
    assert tally.left == 0
    assert tally.share == 1


def test_a_limit_of_time_bounds_the_time_left() -> None:
    clock = Clock()
    tally = Tally("inputs", seconds=60, clock=clock)
    clock.now += 15
    tally.done = 30
    assert tally.line() == "inputs: 30, 2/s, 0 failures, 45 s left"
    assert tally.share == 0.25
    tally.total = 32
    assert tally.left == 1
    clock.now += 50
    assert tally.left == 0
    assert Tally("inputs", clock=clock).share is None


def test_without_a_terminal_there_is_a_line_each_period_however_long_a_step_takes() -> None:
    stream = Lines(2)
    progress = Progress("graphs", 10, stream=stream, period=0.001)
    # Before the first line, whenever that comes.
    progress.add(3, failures=1)
    with progress:
        assert stream.there.wait(60)
    lines = stream.getvalue().splitlines()
    assert lines[-1].startswith("graphs: 3 of 10, ")
    assert ", 1 failure, " in lines[-1]
    assert "\x1b" not in stream.getvalue()


def test_a_command_that_is_over_within_the_period_writes_nothing() -> None:
    stream = io.StringIO()
    with Progress("graphs", 3, stream=stream) as progress:
        results = list(progress.over([1, 2, 3], lambda number: number > 1))
        progress.set(progress.tally.done + 4, progress.tally.failures)
    assert results == [1, 2, 3]
    assert (progress.tally.done, progress.tally.failures) == (7, 2)
    assert stream.getvalue() == ""


def use_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Let standard output and error be one terminal; no fixture can, as pytest sets them anew when a test begins."""
    stream = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def test_on_a_terminal_what_is_printed_is_above_the_display_and_unbroken(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_terminal(monkeypatch)
    long = f"reproduce: {'x' * 200} [bold] :smile:"
    with Progress("graphs", 4, seconds=1000) as progress:
        assert sys.stdout.isatty()
        progress.add(2)
        progress.say("graph_1")
        sys.stdout.write(f"{long}\nand a")
        sys.stdout.flush()
        sys.stderr.write("warning\n")
        sys.stdout.write(" rest")
    text = screen.getvalue()
    assert f"{long}\n" in text
    assert "warning\n" in text
    assert "and a rest\n" in text
    assert "graphs: 2 of 4" in text
    assert sys.stdout is sys.stderr is screen
    # The display has been erased: its line is cleared, and the cursor is shown again.
    assert text.rstrip().endswith(("\x1b[2K", "\x1b[?25h", "\x1b[1A\x1b[2K"))


def test_output_that_goes_elsewhere_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_terminal(monkeypatch)
    piped = io.StringIO()
    monkeypatch.setattr(sys, "stdout", piped)
    with Progress("graphs"):
        sys.stdout.write("{}\n")
    assert piped.getvalue() == "{}\n"
    assert "{}" not in screen.getvalue()


@pytest.mark.parametrize(("name", "value"), [("CI", "true"), ("TERM", "dumb")])
def test_a_ci_system_gets_lines(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    screen = use_terminal(monkeypatch)
    monkeypatch.setenv(name, value)
    with Progress("graphs"):
        pass
    assert screen.getvalue() == ""
