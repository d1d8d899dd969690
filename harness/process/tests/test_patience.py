"""The patience with a driver, on a clock and threads of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from nnconform.harness.process import patience
from nnconform.harness.process.patience import MOST, Patience, Scheduled, Threads, look_at


class Machine:
    """A clock, and the threads of a driver. Of each second ``ran`` and ``waited`` of it go to each thread."""

    def __init__(self, ran: float = 0.0, waited: float = 0.0, threads: int = 1, late: float = 0.0) -> None:
        self.now, self.ran, self.waited, self.threads, self.late = 0.0, ran, waited, threads, late
        self.used, self.runnable = [0.0, 0.0], False

    def clock(self) -> float:
        return self.now

    def look(self, pids: Iterable[int]) -> tuple[Threads, float]:
        ran, waited = (int(each * 1e9) for each in self.used)
        return {number: Scheduled(ran, waited, self.runnable) for number in range(self.threads)}, 1.0

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.used[0] += self.ran * seconds
        self.used[1] += self.waited * seconds

    def wait(self, limit: float, pause: float | None = None) -> float:
        """Wait until a driver with this limit is hung; return the seconds that it takes."""
        waiting = self.patience(limit)
        while seconds := waiting.turn(pause):
            self.pass_time((pause or seconds) + self.late)
        return self.now

    def patience(self, limit: float) -> Patience:
        return Patience(limit, 1, clock=self.clock, look=self.look)


@pytest.fixture(autouse=True)
def _two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "processors", lambda: 2)


@pytest.mark.parametrize("limit", [0.1, 2.0, 30.0])
@pytest.mark.parametrize(
    "machine",
    [
        pytest.param(Machine(), id="asleep"),
        pytest.param(Machine(ran=1.0), id="spinning alone"),
        pytest.param(Machine(ran=0.5, waited=0.5, threads=4), id="four that spin for each other on two processors"),
    ],
)
def test_a_driver_that_nothing_holds_up_is_hung_at_its_limit(machine: Machine, limit: float) -> None:
    began = machine.now
    assert machine.wait(limit) - began == pytest.approx(limit, abs=0.05)


@pytest.mark.parametrize("share", [0.25, 0.5, 0.8])
def test_a_driver_that_gets_a_share_of_a_processor_has_as_much_longer(share: float) -> None:
    assert Machine(ran=share, waited=1 - share).wait(2.0) == pytest.approx(2.0 / share, rel=0.1)


@pytest.mark.parametrize("pause", [None, 0.05])
def test_waiting_is_bounded_when_a_driver_gets_nothing(pause: float | None) -> None:
    assert Machine(waited=1.0).wait(2.0, pause) == pytest.approx(MOST * 2.0, abs=0.3)


def test_a_wait_that_goes_on_counts_before_it_is_over() -> None:
    """The kernel adds a wait up when it ends."""
    machine = Machine()
    machine.runnable = True
    assert machine.wait(2.0) == pytest.approx(MOST * 2.0, abs=0.3)


@pytest.mark.parametrize("wakes", [1, 3])
def test_what_looked_like_a_wait_and_was_sleep_is_given_back(wakes: int) -> None:
    """A thread that wakes up is runnable at each third look, and has run and waited for nothing when it is not."""
    machine, looks = Machine(), 0

    def look(pids: Iterable[int]) -> tuple[Threads, float]:
        nonlocal looks
        looks += 1
        machine.runnable = looks % 3 == 0 and looks // 3 <= wakes
        return machine.look(pids)

    waiting = Patience(2.0, 1, clock=machine.clock, look=look)
    while pause := waiting.turn():
        machine.pass_time(pause)
    assert machine.now == pytest.approx(2.0, abs=0.25)


def test_a_turn_counts_no_more_than_it_was_to_take() -> None:
    """The harness was stopped for an hour; the driver too, for all it knows."""
    machine = Machine()
    waiting = machine.patience(2.0)
    waiting.turn()
    machine.pass_time(3600)
    assert waiting.turn() > 0
    assert waiting.waited < 1


def test_a_late_turn_counts_as_it_was_to_be() -> None:
    assert Machine(late=1.0).wait(2.0) > 4.0


def test_short_turns_look_at_the_driver_seldom() -> None:
    machine, looks = Machine(), []

    def look(pids: Iterable[int]) -> tuple[Threads, float]:
        looks.append(machine.now)
        return machine.look(pids)

    waiting = Patience(10.0, 1, clock=machine.clock, look=look)
    while waiting.turn(0.001):
        machine.pass_time(0.001)
    assert machine.now == pytest.approx(10.0, abs=0.1)
    assert len(looks) < 30


@pytest.mark.parametrize(("wanting", "seconds"), [(1, 2.0), (2, 2.0), (8, 8.0)])
def test_a_driver_whose_threads_are_not_known_has_a_fair_share(
    wanting: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    waiting = Patience(2.0, 0, clock=machine.clock)
    monkeypatch.setattr(patience, "_fair_share", lambda: min(1.0, 2 / wanting))
    while pause := waiting.turn():
        machine.pass_time(pause)
    assert machine.now == pytest.approx(seconds, rel=0.1)


def test_text() -> None:
    machine = Machine()
    waiting = machine.patience(2.0)
    assert str(waiting) == "within 2 s"
    machine.waited = 1.0
    while pause := waiting.turn():
        machine.pass_time(pause)
    assert str(waiting).startswith("within 2 s, not counting that it waited for a processor (20.")


def _child(code: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


CODE = {
    "threads": "import threading, sys; e = threading.Event();"
    "[threading.Thread(target=e.wait, daemon=True).start() for _ in range(3)]; print(flush=True); sys.stdin.read()",
    "children": "import subprocess, sys; subprocess.Popen(['cat'], stdin=sys.stdin); print(flush=True); input()",
}


@pytest.mark.parametrize(("what", "count"), [("threads", 4), ("children", 2)])
def test_a_look_sees_threads_and_children(what: str, count: int) -> None:
    with _child(CODE[what]) as child:
        assert child.stdout is not None
        child.stdout.readline()
        threads, _ = look_at([child.pid])
        child.communicate(b"\n")
    assert threads is not None
    assert len(threads) == count
    assert threads[child.pid].ran > 0


def test_a_look_at_this_process_leaves_out_the_thread_that_waits() -> None:
    threads, _ = look_at([os.getpid()])
    assert threads is not None
    assert os.getpid() not in threads


@pytest.mark.parametrize(("pids", "known"), [((0,), False), ((1 << 22,), True), ((os.getpid(), 0), False)])
def test_a_look_at_what_is_not_known_or_gone(pids: tuple[int, ...], known: bool) -> None:
    threads, share = look_at(pids)
    assert (threads is not None) == known
    assert 0 < share <= 1


def test_a_kernel_that_does_not_tell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "7" / "task" / "7"
    folder.mkdir(parents=True)
    monkeypatch.setattr(patience, "_TASKS", tmp_path)
    assert look_at([7])[0] is None
    (folder / "schedstat").write_text("5 6 7\n")
    (folder / "stat").write_text("7 (a) b) R 1 2\n")
    assert look_at([7])[0] == {7: Scheduled(5, 6, runnable=True)}
