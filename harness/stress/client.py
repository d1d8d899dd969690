"""The client side of a stress test: cases that the driver executes right alone, and threads that execute them.

Everything that a thread does is a named step, so that the runner knows what a client was doing when it hung or died.
"""

from __future__ import annotations

import math
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from nnconform.harness.driver.interface import Burst, PreparedModel
from nnconform.harness.execution.alive import NoRoom
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import PLAIN, answering, launch, open_burst, own_paths
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import DriverCrashed, DriverHung
from nnconform.harness.process.heartbeats import DRIVER, FREE, OWN, WAITING, Heartbeats
from nnconform.harness.process.usage import Usage, usage
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.stress.cases import draw_model
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

# A driver under load may be out of resources for a moment; the client tries again.
BUSY = frozenset({ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT})
# It may also be too busy to prepare a model. Executions fail only on a device in a bad state.
TOO_BUSY_TO_PREPARE = BUSY | {ErrorStatus.DEVICE_UNAVAILABLE}


# Seconds, at most, after which a client that kills itself in a step is dead: most calls take less, some more.
_WHILE = 0.003


class ResourcesExhausted(VerdictReached):
    """The driver has reported for longer than the limit that it is out of resources, or busy."""


class Stopped(Exception):
    """Another thread has failed, or the test is over: the thread stops."""


class VerifiedCase(msgspec.Struct, frozen=True):
    """A case that the driver executes right alone, on these paths."""

    case: Case
    ways: tuple[str, ...]


class StressClient:
    """One client process: the driver, ``cases`` for it, its heartbeats. ``seed`` combines the test's seed and the
    client's number. ``threads``: the user's number of threads, 0 for the test's own. ``dies_at``: the number of the
    step in which it kills itself, -1 for none.
    """

    def __init__(
        self,
        cases: Sequence[Case],
        session: Session,
        heartbeats: Heartbeats,
        usable: Sequence[VerifiedCase],
        seed: str,
        driver_pid: int = 0,
        limit: float = math.inf,
        threads: int = 0,
        dies_at: int = -1,
    ) -> None:
        self.cases, self.session, self.heartbeats, self.seed = cases, session, heartbeats, seed
        self.usable, self.driver_pid, self.limit = list(usable), driver_pid, limit
        self.threads, self.dies_at = threads, dies_at
        # Who has no room for a burst is busy, as who has none for an execution.
        self.ways = {path.name: answering(path) for path in own_paths(session)}
        self.failures: list[tuple[BaseException, str]] = []
        self.counted: Counter[str] = Counter()
        self.largest: Counter[str] = Counter()
        # Set by a test that needs more samples for a result: the client does not stop until the test clears it.
        self.needs_more_time = False
        self._count_lock = threading.Lock()

    def running(self) -> bool:
        """Return whether to continue."""
        return not self.failures and (self.needs_more_time or not self.heartbeats.stopped())

    def in_threads(self, count: int, work: Callable[[ClientThread], None], *, all_of_them: bool = False) -> None:
        """Run ``work`` in ``count`` threads until all end. The first failure stops the others, and is raised.

        If the user chose another number of threads, in so many, unless the test needs ``all_of_them``.
        """
        count = self.threads if self.threads and not all_of_them else count
        workers = [ClientThread(self, number) for number in range(1, count + 1)]
        threads = [threading.Thread(target=worker.run, args=(work,), daemon=True) for worker in workers]
        self.heartbeats.write(0, WAITING, self.done_by(0), "waiting for its threads")
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.heartbeats.write(0, OWN, self.done_by(0), "after its threads")
        self.raise_failure()

    def run_in_this_thread(self, work: Callable[[ClientThread], None]) -> None:
        """Run ``work`` in this thread. Raises what it raises."""
        ClientThread(self, 0).run(work)
        self.raise_failure()

    def raise_failure(self) -> None:
        """Raise the first failure, with its step as a note; a hang before crashes.

        A process that is killed because one thread's call hangs has crashed for the others, which may fail first.
        """
        if self.failures:
            hung = (each for each in self.failures if isinstance(each[0], DriverHung))
            first = self.failures[0]
            error, step = next(hung, first) if isinstance(first[0], DriverCrashed) else first
            error.__notes__ = [step]
            raise error

    def done_by(self, thread: int) -> int:
        """Return the steps that a row of the heartbeats counts so far: a later thread of the row counts on, so that the
        steps of all only grow.
        """
        beat = self.heartbeats.beat(thread, torn=True)
        return beat.done if beat else 0

    def add(self, counted: Counter[str], largest: Counter[str]) -> None:
        """Add the counts of a thread."""
        with self._count_lock:
            self.counted.update(counted)
            self.largest |= largest


def _die_within(seconds: float) -> None:
    """Kill this process after so long, whatever it does then."""
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGKILL))
    timer.daemon = True
    timer.start()


class ClientThread:
    """One thread of a client: its row of heartbeats, its arena, its random numbers."""

    def __init__(self, client: StressClient, number: int) -> None:
        self.client, self.number = client, number
        self.session = client.session
        self.random = random.Random(f"{client.seed} thread {number}")
        self.arena = Arena(self.random.getrandbits(32))
        # What adds up, and what of many the largest counts.
        self.counted: Counter[str] = Counter()
        self.largest: Counter[str] = Counter()
        self._runs, self._done = 0, client.done_by(number)
        self._step = ""

    def run(self, work: Callable[[ClientThread], None]) -> None:
        """Run ``work``; an exception is saved in the client's ``failures``."""
        try:
            work(self)
        except Stopped:
            pass
        except BaseException as error:
            self.client.failures.append((error, self._step))
        finally:
            self.client.add(self.counted, self.largest)
            # Row 0 is the client's own: it stays in use until the client ends.
            state = FREE if self.number else OWN
            self.client.heartbeats.write(self.number, state, self._done, f"after {self._step}")

    @contextmanager
    def step(self, stage: Stage | str, what: str = "", state: int = DRIVER) -> Iterator[None]:
        """A context that writes a heartbeat for a step. Raises Stopped if the test is over."""
        if not self.client.running():
            raise Stopped
        self._step = f"{stage} {what}".rstrip()
        self.client.heartbeats.write(self.number, state, self._done, self._step)
        if self._done == self.client.dies_at:
            _die_within(self.random.uniform(0, _WHILE))
        yield
        self._done += 1
        self.client.heartbeats.write(self.number, OWN, self._done, f"after {self._step}")

    def iterations(self) -> Iterator[int]:
        """Yield 0, 1, 2, ... as long as the test goes on."""
        turn = 0
        while self.client.running():
            yield turn
            turn += 1

    def next_run(self) -> int:
        """Return the number of one more execution of this thread; it selects the pattern in the buffers."""
        self._runs += 1
        return self._runs

    def pause(self, longest: float) -> None:
        """Wait a random time of at most ``longest`` seconds."""
        with self.step("pause", state=OWN):
            time.sleep(self.random.uniform(0, longest))

    def pick(self) -> VerifiedCase:
        """Return a random case."""
        return self.random.choice(self.client.usable)

    def prepare(self, case: Case) -> PreparedModel:
        """Return a prepared model. Raises VerdictReached if the driver refuses a model that it had prepared alone."""
        began = time.monotonic()
        while True:
            with self.step(Stage.PREPARE, case.name):
                preparation = prepare(self.session, case.model)
            preparation.expect_no_problem()
            self.counted["preparations"] += 1
            if preparation.prepared is not None:
                return preparation.prepared
            self.refused(preparation.status, f"prepare_model of {case.name}", began)

    def execute(self, prepared: PreparedModel, case: Case, way: str) -> None:
        """Execute on a path, and compare. Raises VerdictReached unless the outputs are right, as they were alone."""
        began = time.monotonic()
        while True:
            with self.step(Stage.EXECUTE, f"{case.name}, {way}"):
                request = self.arena.lay_out(case.model, case.inputs, case.expected, self.next_run())
                result = self.client.ways[way].execute(self.session, prepared, request, PLAIN)
            self.counted["executions"] += 1
            if result.status not in BUSY:
                break
            self.refused(result.status, f"{way} execution of {case.name}", began)
        with self.step(Stage.COMPARE, f"{case.name}, {way}", OWN):
            judge_case(case, self.arena, result, f"execution of {case.name}")

    def open_burst(self, prepared: PreparedModel) -> Burst:
        """Return a burst. Raises VerdictReached if the driver does not open one, nor has room later."""
        began = time.monotonic()
        while True:
            try:
                with self.step(Stage.EXECUTE, "open a burst"):
                    return open_burst(prepared)
            except NoRoom as full:
                self.refused(full.status, "configure_execution_burst", began)

    def close(self, prepared: PreparedModel, what: str = "") -> None:
        """Close a prepared model, and wait until the driver has closed it."""
        with self.step(Stage.CLOSE, what):
            prepared.close()
            self.session.flush()

    def close_under_way(self, prepared: PreparedModel, case: Case) -> None:
        """Close a prepared model during an execution, which must still end with the right outputs."""
        request = self.arena.lay_out(case.model, case.inputs, case.expected, self.next_run())
        with self.step(Stage.CLOSE, f"{case.name} with an execution under way"):
            execution = launch(prepared, request)
            prepared.close()
            self.session.flush()
            result = execution.wait(self.session)
        self.counted["executions"] += 1
        if result.status not in BUSY:
            judge_case(case, self.arena, result, f"execution of {case.name}")

    def use(self, each: VerifiedCase, times: int = 1) -> None:
        """Prepare, execute ``times`` times on random paths, close."""
        prepared = self.prepare(each.case)
        for _ in range(times):
            self.execute(prepared, each.case, self.random.choice(each.ways))
        self.close(prepared, each.case.name)

    def load(self, choices: Choices) -> None:
        """Prepare a random valid model and close it. Raises VerdictReached if the driver contradicts itself."""
        with self.step("draw", state=OWN):
            model = draw_model(choices)
            if required_version(model, validate_model(model)) > self.session.hal():
                return
        name = f"a drawn model of {model.main.operations[0]!r}"
        with self.step(Stage.QUERY, name):
            status, supported = self.session.device().supported_operations(model)
        if status != ErrorStatus.NONE:
            raise VerdictReached(
                Verdict.REJECTED_VALID,
                f"{name}: supported_operations returned {name_of(ErrorStatus, status)}, wanted NONE",
            )
        with self.step(Stage.PREPARE, name):
            preparation = prepare(self.session, model)
        self.counted["preparations"] += 1
        if problem := preparation.problem():
            raise VerdictReached(Verdict.ERROR, f"{name}: {problem}")
        if preparation.prepared is not None:
            self.close(preparation.prepared, name)
        elif all(supported):
            self.refused(preparation.status, f"prepare_model of {name}, which is supported", time.monotonic())

    def usage(self) -> Usage:
        """Return the usage of the driver's process, after all that was closed is closed."""
        with self.step("measure"):
            self.session.flush()
            return usage(self.client.driver_pid)

    def refused(self, status: ErrorStatus, call: str, since: float) -> None:
        """Wait a moment if the driver is out of resources, or busy, for now.

        Raises ResourcesExhausted if it has been for longer than the limit, VerdictReached for any other refusal.
        """
        if status not in TOO_BUSY_TO_PREPARE:
            kind = Verdict.REJECTED_VALID if status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
            raise VerdictReached(kind, f"{call}: got {name_of(ErrorStatus, status)}, wanted NONE, as without load")
        self.counted["refusals for want of room"] += 1
        if time.monotonic() - since > self.client.limit:
            got = f"got {name_of(ErrorStatus, status)} for longer than the limit of {self.client.limit:g} s"
            raise ResourcesExhausted(Verdict.ERROR, f"{call}: {got}")
        self.pause(0.01)
