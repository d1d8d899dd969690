"""What a hang costs: the limit, and then no more waiting than for stacks, whatever hangs and wherever."""

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
from nnconform.harness.stress.tests.stressed import LONG, run

LIMIT = 3.0
# Seconds that a hang may cost beyond its limit.
MORE = 2.0
DRIVERS = "inproc:nnconform.harness.stress.tests.stress_drivers"


class Asked:
    """Notes every wait that is asked for, instead of how long it then took: a busy machine takes what it takes."""

    def __init__(self) -> None:
        self.hung = False
        # In seconds: sleeps after the hang was seen, and looks at the clients before.
        self.sleeps: list[float] = []
        self.looks: list[float] = []

    def poll(self) -> select.poll:
        asked = self

        class Poll:
            def __init__(self) -> None:
                self._real = select.poll()

            def register(self, *arguments: int) -> None:
                self._real.register(*arguments)

            def poll(self, milliseconds: float) -> list[tuple[int, int]]:
                if not asked.hung:
                    asked.looks.append(milliseconds / 1000)
                return self._real.poll(milliseconds)

        return Poll()  # type: ignore[return-value]

    def sleep(self, seconds: float) -> None:
        if self.hung:
            self.sleeps.append(seconds)
        time.sleep(seconds)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    found, hung = Asked(), StressRun._hung

    def noted(self: StressRun, *arguments: object) -> None:
        found.hung = True
        hung(self, *arguments)  # type: ignore[arg-type]

    class Clock:
        monotonic, sleep = staticmethod(time.monotonic), staticmethod(found.sleep)

    class Select:
        poll, POLLIN = staticmethod(found.poll), select.POLLIN

    monkeypatch.setattr(StressRun, "_hung", noted)
    monkeypatch.setattr(stress_run, "select", Select)
    for module in (supervised, processes):
        monkeypatch.setattr(module, "time", Clock)
    return found


@pytest.mark.parametrize(
    ("driver", "name", "step"),
    [
        ("HangsInPreparation", "parallel-inference", "prepare"),
        ("HangsInExecution", "multi-process-inference", "execute"),
        ("HangsInClosing", "prepare-and-close", "close"),
        # It stands still as a whole, and gives no stacks.
        ("StandsStill", "client-early-termination", ""),
        # Nobody else is there yet.
        ("HangsAtOnce", "model-load-random", "prepare"),
    ],
)
def test_a_hang_costs_its_limit_and_two_seconds(
    clients: Clients, asked: Asked, driver: str, name: str, step: str
) -> None:
    report = run(clients, name, f"{DRIVERS}:{driver}", duration=LONG, limit=LIMIT)
    assert (report.ending, report.side) == (Ending.HANG, Side.DRIVER), report
    assert report.last_step.startswith(step)
    assert asked.hung
    # It is looked for often, however long the limit.
    assert max(asked.looks) <= 0.1
    assert max(asked.looks) + sum(asked.sleeps) <= MORE
    assert ("Thread 0x" in report.details.get("stack", "")) is (driver != "StandsStill")
    assert "thread" in report.details["client stack"]
