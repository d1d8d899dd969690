"""The cost of a hang: the limit, and then no more waiting than for stacks, whatever hangs."""

from __future__ import annotations

import select
import time

import pytest

from nnconform.harness.process import supervised
from nnconform.harness.stress import processes
from nnconform.harness.stress import run as stress_run
from nnconform.harness.stress.outcome import Ending, Side
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import StressRun
from nnconform.harness.stress.tests.stressed import LIMIT, LONG, run

# Seconds that a hang may cost beyond its limit.
MORE = 2.0
DRIVERS = "inproc:nnconform.harness.stress.tests.stress_drivers"


class RecordedWaits:
    """Records the waits that are requested, not their actual duration: a busy machine may take longer."""

    def __init__(self) -> None:
        self.hung = False
        # Seconds of sleeps after the hang was detected, and of polls of the clients before it.
        self.sleeps: list[float] = []
        self.polls: list[float] = []

    def poll(self) -> select.poll:
        waits = self

        class Poll:
            def __init__(self) -> None:
                self._real = select.poll()

            def register(self, *arguments: int) -> None:
                self._real.register(*arguments)

            def poll(self, milliseconds: float) -> list[tuple[int, int]]:
                if not waits.hung:
                    waits.polls.append(milliseconds / 1000)
                return self._real.poll(milliseconds)

        return Poll()  # type: ignore[return-value]

    def sleep(self, seconds: float) -> None:
        if self.hung:
            self.sleeps.append(seconds)
        time.sleep(seconds)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> RecordedWaits:
    waits, hung = RecordedWaits(), StressRun._hung

    def record_hang(self: StressRun, *arguments: object) -> None:
        waits.hung = True
        hung(self, *arguments)  # type: ignore[arg-type]

    class Clock:
        monotonic, sleep = staticmethod(time.monotonic), staticmethod(waits.sleep)

    class Select:
        poll, POLLIN = staticmethod(waits.poll), select.POLLIN

    monkeypatch.setattr(StressRun, "_hung", record_hang)
    monkeypatch.setattr(stress_run, "select", Select)
    for module in (supervised, processes):
        monkeypatch.setattr(module, "time", Clock)
    return waits


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("driver", "name", "step"),
    [
        ("HangsInPreparation", "parallel-inference", "prepare"),
        ("HangsInExecution", "multi-process-inference", "execute"),
        ("HangsInClosing", "prepare-and-close", "close"),
        # The whole process is stopped, and writes no stacks.
        ("StandsStill", "client-early-termination", ""),
        # Only the survey has started.
        ("HangsAtOnce", "model-load-random", "prepare"),
    ],
)
def test_a_hang_costs_its_limit_and_two_seconds(
    clients: Clients, waits: RecordedWaits, driver: str, name: str, step: str
) -> None:
    report = run(clients, name, f"{DRIVERS}:{driver}", duration=LONG, limit=LIMIT)
    assert (report.ending, report.side) == (Ending.HANG, Side.DRIVER), str(report)
    assert report.last_step.startswith(step)
    assert waits.hung
    # Hangs are looked for often, however long the limit.
    assert max(waits.polls) <= 0.1
    assert max(waits.polls) + sum(waits.sleeps) <= MORE
    assert ("Thread 0x" in report.details.get("stack", "")) is (driver != "StandsStill")
    assert "thread" in report.details["client stack"]
