"""Runs a stress test with three kinds of processes: the runner, which supervises the others, the clients and the
driver.

The runner detects a crash by the end of a process, a hang by heartbeats that are older than the limit, and a wrong
output by the client's message. It then collects the stacks of all processes and ends them.
"""

from __future__ import annotations

import math
import random
import select
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.heartbeats import OWN, Heartbeat
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.verdict import FAILURES, Verdict
from nnconform.harness.stress import defs
from nnconform.harness.stress.availability import not_available
from nnconform.harness.stress.definition import StressTest
from nnconform.harness.stress.leaks import LEAST_AT_REST, find_leaks_at_rest, those_that_go_on
from nnconform.harness.stress.logs import DriverOutput, LogWatch, open_logs, user_patterns
from nnconform.harness.stress.messages import ClientDone, ClientFailed, Start, SurveyResult
from nnconform.harness.stress.outcome import Ending, Report, Side
from nnconform.harness.stress.processes import ClientProcess, Clients, DriverProcess
from nnconform.harness.stress.timeline import Timeline

# Seconds between two polls of the heartbeats, and for a driver whose connection broke to be reaped.
_POLL_INTERVAL = 0.05
_DEATH_WAIT = 2.0
SURVEY = -1
KILLED = "clients killed"
# Rounds, between which the driver has no work, and the least number of clients killed in each, in tests that kill them.
# In the first round a driver acquires what it then keeps. Growth in every later round is a leak, unless it ends in
# further rounds, as that of a pool does which is full one day.
ROUNDS = LEAST_AT_REST
FURTHER = 12
LEAST_KILLED = 8
# In other tests the least number of steps of each client in a round: some drivers prepare a model for seconds.
LEAST_STEPS = 200
# The same where there is no time left: on a busy machine a client may take longer than a round to begin.
FIRST_STEPS = 8


class Settings(msgspec.Struct, frozen=True):
    """How to run a test: its duration and the silence that is a hang, in seconds, and the seed of random choices.

    ``threads`` and ``processes`` are those that each client and each role with several clients has; 0: the test's own.
    ``logs`` are files and ``log_commands`` commands whose lines are matched with the bundled patterns and with
    ``log_patterns``, regular expressions.
    """

    duration: float = 10.0
    limit: float = DEFAULT_LIMIT
    seed: int = 0
    package: str = defs.__name__
    threads: int = 0
    processes: int = 0
    logs: tuple[str, ...] = ()
    log_commands: tuple[str, ...] = ()
    log_patterns: tuple[str, ...] = ()


class _TestEnded(Exception):
    """The test has ended early."""

    def __init__(self, report: Report) -> None:
        super().__init__(report.message)
        self.report = report


@dataclass
class StressRun:
    """One test on one driver. ``described`` is the device's information, once known, ``timeline`` what the test did as
    time went by.
    """

    test: StressTest
    address: str
    clients: Clients
    settings: Settings
    described: dict[str, object] = field(default_factory=dict)
    _active: list[ClientProcess] = field(default_factory=list)
    _counted: Counter[str] = field(default_factory=Counter)
    _largest: Counter[str] = field(default_factory=Counter)
    _usable: list[tuple[int, list[str]]] = field(default_factory=list)
    _started: int = 0
    # The steps of clients that have ended.
    _steps_before: int = 0
    # Clients started that kill themselves.
    _dying: int = 0
    # Whether the clients were asked to stop.
    _stopping: bool = False

    def __post_init__(self) -> None:
        self.timeline = Timeline(self.settings.duration)

    def run(self) -> Report:
        """Run the test to its end. Raises UsageError if the address cannot be opened, or the cases cannot be read."""
        settings = self.settings
        self._random = random.Random(f"{settings.seed} {self.test.name}")
        patterns = user_patterns(settings.log_patterns)
        self._logs = LogWatch(open_logs(settings.logs, settings.log_commands), patterns)
        try:
            return self._with_logs(self._run())
        finally:
            self._logs.close()

    def _with_logs(self, report: Report) -> Report:
        """Return the report with what the logs tell: of a test that succeeded, the failure."""
        self._logs.look()
        matches = self._logs.matches
        if not matches:
            return report
        report = replace(report, details={**report.details, "logs": "\n".join(map(str, matches))})
        if report.verdict is not Verdict.PASSED:
            return report
        return replace(report, ending=Ending.FAILURE, verdict=matches[0].pattern.verdict, message=str(matches[0]))

    def _run(self) -> Report:
        self._driver = DriverProcess.start(self.address)
        if self._driver.child:
            self._logs.add(DriverOutput(self._driver.child))
        try:
            self._stages()
        except _TestEnded as ended:
            return ended.report
        finally:
            for client in self._active:
                client.kill()
            for client in self._active:
                client.end()
            self._driver.end()
            self._logs.look()
        counted = self._counted | self._largest
        text = ", ".join(f"{number} {what}" for what, number in sorted(counted.items()))
        return Report(Ending.SUCCESS, Verdict.PASSED, text, counted=dict(counted))

    def _stages(self) -> None:
        before = self._survey()
        self.described, self._usable = before.driver, before.usable
        if not before.usable:
            first = next(iter(before.left_out.items()), ("no case", "the survey had none"))
            text = f"not one case that the driver does right alone; {first[0]}: {first[1]}"
            self._finish(Ending.FAILURE, Verdict.NOT_RUN, text)
        rounds = ROUNDS if self.test.at_rest else 1
        self._go_rounds(range(1, rounds + 1), rounds)
        if not self._counted["executions"] and not self._counted["preparations"]:
            self._finish(Ending.FAILURE, Verdict.NOT_RUN, "no client came to do anything")
        work, samples = self._driver.work, self._driver.samples
        leaks = find_leaks_at_rest(work, samples, self.test.at_rest)
        for number in range(rounds + 1, rounds + FURTHER + 1):
            if not leaks or any(leak.is_much() for leak in leaks):
                break
            self._go_rounds(range(number, number + 1), rounds)
            leaks = those_that_go_on(leaks, work, samples)
        if leaks:
            what = f"{self._counted[KILLED]} clients killed" if self._kills() else f"{len(samples)} times the same"
            self._finish(Ending.FAILURE, Verdict.LEAKED, f"over {what} the driver kept " + ", ".join(map(str, leaks)))
        self._compare(before, self._survey())

    def _kills(self) -> bool:
        return any(role.killed_after or role.killed_in_steps for role in self.test.roles)

    def _go_rounds(self, numbers: range, rounds: int) -> None:
        """Let the clients work in rounds of these numbers, of which ``rounds`` take the test's time. Raises
        _TestEnded.
        """
        killing = self._kills()
        steps = max(role.killed_in_steps for role in self.test.roles)
        # Each step is died in, in one round or another.
        least_killed = max(LEAST_KILLED, math.ceil(steps / rounds))
        for number in numbers:
            for place, role in enumerate(self.test.roles):
                for _ in range(self.settings.processes if role.count > 1 and self.settings.processes else role.count):
                    self._start(place)
            until = time.monotonic() + self.settings.duration / rounds
            killed = self._counted[KILLED] + least_killed
            self._watch(until, lambda: self._counted[KILLED] >= killed if killing else self._min_work_done(until))  # noqa: B023
            if self.test.at_rest:
                self._driver.sample_at_rest(self._counted[KILLED] if killing else number)

    def _survey(self) -> SurveyResult:
        """Return what the driver executes right when it has no other work."""
        client = self._start(SURVEY)
        self._watch(float("inf"))
        results = [each for each in client.messages if isinstance(each, SurveyResult)]
        if not results:
            self._finish(
                Ending.FAILURE, Verdict.ERROR, "the survey ended without a result", details=self._output(client)
            )
        return results[0]

    def _compare(self, before: SurveyResult, after: SurveyResult) -> None:
        """End the test if executions that were right before the stress are not right after it, or the device is no
        longer available.
        """
        if after.status != before.status == DeviceStatus.AVAILABLE.name:
            self._finish(Ending.FAILURE, Verdict.ERROR, not_available(after.status, "after the test"))
        lost = {(place, way) for place, ways in before.usable for way in ways}
        lost -= {(place, way) for place, ways in after.usable for way in ways}
        if lost:
            new = {name: why for name, why in after.left_out.items() if name not in before.left_out}
            name, why = next(iter(new.items()))
            text = f"{len(lost)} executions were right before the stress and are not after it; {name}: {why}"
            self._finish(Ending.FAILURE, Verdict.WRONG, text)

    def _start(self, role: int) -> ClientProcess:
        number, settings = self._started, self.settings
        self._started += 1
        driver = self._driver
        request = Start(
            settings.package,
            self.test.name,
            role,
            number,
            settings.seed,
            driver.address,
            driver.pid,
            self._usable,
            settings.limit,
            settings.threads,
            self._next_step_to_die_in(role),
        )
        client = self.clients.start(request, driver.control)
        killed = self.test.roles[role].killed_after if role >= 0 else None
        if killed:
            client.lifetime = self._random.uniform(*killed)
        self._active.append(client)
        return client

    def _next_step_to_die_in(self, role: int) -> int:
        """Return the number of the step in which the next client of a role kills itself, -1 for none."""
        steps = self.test.roles[role].killed_in_steps if role >= 0 else 0
        if not steps:
            return -1
        self._dying += 1
        return (self._dying - 1) % steps

    def _min_work_done(self, until: float) -> bool:
        """Return whether every client has done LEAST_STEPS steps, or FIRST_STEPS and the round took as long again as
        the whole test.
        """
        least = FIRST_STEPS if time.monotonic() >= until + self.settings.duration else LEAST_STEPS
        return all(each.heartbeats.done() >= least for each in self._active)

    def _watch(self, until: float, enough: Callable[[], bool] = lambda: True) -> None:
        """Supervise all clients until they end. They are asked to stop at ``until`` once ``enough`` is true. Raises
        _TestEnded.
        """
        self._stopping = False
        while self._active:
            if not self._stopping and time.monotonic() >= until and enough():
                self._stopping = True
                for client in self._active:
                    client.heartbeats.stop()
            self._wait(until)
            self._logs.look()
            if self.timeline.is_due():
                self.timeline.add(self._steps(), self._driver.usage())
            # A client whose end ``_poll`` detects has sent all its messages.
            for client in list(self._active):
                self._poll(client)
                if not self._stopping and client in self._active and time.monotonic() >= client.kill_at():
                    self._kill(client)

    def _steps(self) -> int:
        return self._steps_before + sum(each.heartbeats.done() for each in self._active)

    def _remove(self, client: ClientProcess) -> None:
        """Take a client that has ended, and whose messages are all here, out of the active ones."""
        self._active.remove(client)
        self._steps_before += client.heartbeats.done()
        for message in client.messages:
            if isinstance(message, ClientDone):
                self._counted.update(message.counted)
                self._largest |= Counter(message.largest)

    def _wait(self, until: float) -> None:
        poll = select.poll()
        self._driver.register_with(poll)
        for client in self._active:
            client.register_with(poll)
        due = min(until, *(each.kill_at() for each in self._active))
        poll.poll(max(1.0, min(_POLL_INTERVAL, due - time.monotonic()) * 1000))

    def _kill(self, client: ClientProcess) -> None:
        client.end()
        self._drain(client)
        self._remove(client)
        self._counted[KILLED] += 1
        if not self._stopping:
            self._start(client.request.role)

    def _poll(self, client: ClientProcess) -> None:
        """Check one client and the driver. Raises _TestEnded if one has failed."""
        if self._driver.died():
            self._driver_died(client)
        ended = client.has_ended()
        client.receive()
        self._drain(client)
        if ended and client.request.dies_at >= 0 and client.end().signal == signal.SIGKILL:
            self._kill(client)
            return
        if ended:
            self._remove(client)
            end = client.end()
            if not client.messages:
                details = {"steps": client.steps(), **self._output(client)}
                # The deaths of driver and client may have one cause: then the driver's is reported.
                if self._driver.died(_DEATH_WAIT if end.signal else 0):
                    self._driver_died(client)
                name = signal_name(end.signal) if end.signal else ""
                self._finish(
                    Ending.CRASH,
                    Verdict.CRASHED,
                    f"{client.name} {f'died of {name}' if name else end.how} during {client.last_step()}",
                    Side.CLIENT,
                    name,
                    client.last_step(),
                    details,
                )
            return
        silent, beat = client.silence()
        if silent and not client.patience(beat, self.settings.limit, self._driver.pid).turn(_POLL_INTERVAL):
            self._hung(client, silent, beat)

    def _drain(self, client: ClientProcess) -> None:
        """Handle the messages of a client. Raises _TestEnded, UsageError."""
        for message in client.messages:
            if isinstance(message, ClientFailed):
                self._failed(client, message)

    def _failed(self, client: ClientProcess, failed: ClientFailed) -> None:
        if failed.kind == "usage":
            raise UsageError(failed.message)
        if failed.kind == "broke" and self._driver.died(_DEATH_WAIT):
            self._driver_died(client)
        verdict = Verdict(failed.kind) if failed.kind in Verdict.__members__.values() else Verdict.ERROR
        if verdict not in FAILURES:
            self._finish(Ending.SKIPPED, verdict, failed.message, last_step=failed.step)
        details = {"steps": client.steps(), **failed.details, **self._output(client)}
        if failed.kind == "broke" and self._driver.child is None:
            self._finish(
                Ending.CRASH, Verdict.CRASHED, failed.message, Side.DRIVER, last_step=failed.step, details=details
            )
        text = f"{client.name} in {failed.step or 'its own code'}: {failed.message}"
        self._finish(Ending.FAILURE, verdict, text, last_step=failed.step, details=details)

    def _driver_died(self, client: ClientProcess) -> None:
        """End the test with the driver's crash, and the steps of every client."""
        # The client may have ended already, and is then no longer active.
        steps = "\n".join(each.steps() for each in dict.fromkeys([*self._active, client]))
        end = self._driver.end()
        name = signal_name(end.signal) if end.signal else ""
        text = f"the driver's process {end.how} while {client.name} was at {client.last_step()}"
        details = {"steps": steps, "stderr": self._driver.stderr_tail()}
        self._finish(Ending.CRASH, Verdict.CRASHED, text, Side.DRIVER, name, client.last_step(), details)

    def _hung(self, client: ClientProcess, silent: float, beat: Heartbeat | None) -> None:
        step = beat.step if beat else "its start"
        side = Side.CLIENT if beat is None or beat.state == OWN else Side.DRIVER
        thread = f" thread {beat.thread}" if beat else ""
        limit = f"the limit is {self.settings.limit:g} s"
        text = f"{client.name}{thread} wrote no heartbeat for {silent:.1f} s; {limit}; at {step}"
        details = {
            "steps": "\n".join(each.steps() for each in self._active),
            "stack": self._driver.stacks(),
            "client stack": client.stacks(),
            "stderr": self._driver.stderr_tail(),
        }
        self._finish(Ending.HANG, Verdict.HUNG, text, side, last_step=step.removeprefix("after "), details=details)

    def _output(self, client: ClientProcess) -> dict[str, str]:
        """Return the end of the output of client and driver."""
        return {"client stderr": client.stderr_tail(), "stderr": self._driver.stderr_tail()}

    def _finish(
        self,
        ending: Ending,
        verdict: Verdict,
        message: str,
        side: Side = Side.NONE,
        signal_name: str = "",
        last_step: str = "",
        details: dict[str, str] | None = None,
    ) -> None:
        texts = {name: text for name, text in (details or {}).items() if text}
        counted = dict(self._counted | self._largest)
        raise _TestEnded(Report(ending, verdict, message, side, signal_name, last_step, texts, counted))
