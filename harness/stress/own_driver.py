"""A driver in a process of one thread's own, which it may kill, limit and start again."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread

# Addresses of drivers that have processes of their own; any other is served by one.
_PROGRAMS = ("exec", "venv")


class OwnDriver:
    """The driver of a thread's client, in another process; ``life`` starts it and ends it.

    Raises VerdictReached (not applicable) if somebody else started the driver: it cannot be started again.
    """

    def __init__(self, worker: ClientThread) -> None:
        self.worker, address = worker, worker.session.address
        scheme = address.partition(":")[0]
        if scheme == "unix":
            not_applicable("somebody else started the driver's process, so that it cannot be killed and started again")
        served = address if scheme in (*_PROGRAMS, "service") else f"service:{address}"
        self._session = Session(served, limit=worker.client.limit)
        self.lives = 0
        # Whether this life may end other than in order.
        self._may_die = False

    @contextmanager
    def life(self) -> Iterator[int]:
        """A context in which the driver runs, and is the one that the thread uses; it gets the driver's process.

        Raises VerdictReached if the driver cannot be opened, which it was before.
        """
        before = self.worker.session
        self.lives += 1
        self._may_die = False
        with self.worker.step(Stage.LOAD, f"life {self.lives} of the driver"):
            try:
                self._session.device()
            except (DriverFault, UsageError) as error:
                if self.lives == 1:
                    raise
                text = f"life {self.lives} of the driver did not begin: {error}"
                raise VerdictReached(Verdict.ERROR, text) from error
        self.worker.session = self._session
        try:
            yield self._session.own_pid()
        finally:
            self.worker.session = before
            problem = self._session.close()
        if problem and not self._may_die:
            raise VerdictReached(Verdict.CRASHED, f"life {self.lives} of the driver did not end in order: {problem}")

    def may_die(self) -> None:
        """Let the driver's process end in this life as it may: it is no fault."""
        self._may_die = True

    @contextmanager
    def killed(self, pid: int, longest: float) -> Iterator[None]:
        """A context in which the driver is killed at a random time within ``longest`` seconds.

        It ends as soon as a call says that the driver is gone.
        """
        timer = threading.Timer(self.worker.random.uniform(0, longest), os.kill, (pid, signal.SIGKILL))
        timer.daemon = self._may_die = True
        timer.start()
        try:
            with suppress(DriverFault):
                yield
        finally:
            timer.join()
        self.worker.counted["drivers killed"] += 1
