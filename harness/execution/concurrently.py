"""Runs several functions at once on threads, and raises their exceptions.

The threads are kept for the next call: a thread has connections of its own to a driver's process, and to make them
takes ten times as long as a small execution.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Barrier, Semaphore, Thread
from typing import TypeVar

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import RAISED, DriverHung
from nnconform.harness.process.patience import Patience

Work = Callable[[], None]
T = TypeVar("T")


class _Worker:
    """A thread that runs one function after another, and is idle between them."""

    def __init__(self) -> None:
        self._works: SimpleQueue[Work] = SimpleQueue()
        Thread(target=self._run, daemon=True).start()

    def start(self, work: Work) -> None:
        """Run ``work``; it raises nothing."""
        self._works.put(work)

    def _run(self) -> None:
        while True:
            self._works.get()()


# Workers that wait for work. One that hangs in a driver never comes back, and another takes its place.
_idle: list[_Worker] = []
# The works that are under way.
_working: list[Work] = []
os.register_at_fork(after_in_child=_idle.clear)
os.register_at_fork(after_in_child=_working.clear)
# Seconds after which a busy driver is asked again.
_WAIT = 0.001


def run_concurrently(session: Session, works: Sequence[Work]) -> None:
    """Run all of ``works``, each on its own thread, all starting at once.

    Raises the exception of the first that fails, and DriverHung if they do not end within twice the session's limit.
    """
    errors: list[BaseException] = []
    start, ended = Barrier(len(works)), Semaphore(0)

    def run(worker: _Worker, work: Work) -> None:
        start.wait()
        try:
            with_errors(work)
            # Not after any other exception, which ends the thread.
            _idle.append(worker)
        finally:
            ended.release()

    def with_errors(work: Work) -> None:
        _working.append(work)
        try:
            work()
        except RAISED as error:  # raised again by the caller's thread
            errors.append(error)
        finally:
            _working.remove(work)

    for work in works:
        worker = _idle.pop() if _idle else _Worker()
        worker.start(lambda worker=worker, work=work: run(worker, work))  # type: ignore[misc]
    patience = Patience(2 * session.limit, session.pid() if session.is_open else 0)
    all_ended = all(_acquired(ended, patience) for _ in works)
    if errors:
        raise errors[0]
    if not all_ended:
        raise DriverHung(f"{len(works)} threads at once had no answer {patience}", limit=patience.limit)


def others_work() -> bool:
    """Return whether several functions run at once, so that a driver may be busy with the calls of others."""
    return len(_working) > 1


def ask_until_free(session: Session, ask: Callable[[], T], busy: Callable[[T], bool]) -> T:
    """Return the first answer of ``ask`` that is not ``busy``, or the last one within the session's limit."""
    end = time.monotonic() + session.limit
    while True:
        answer = ask()
        if not busy(answer) or time.monotonic() >= end:
            return answer
        time.sleep(_WAIT)


def _acquired(ended: Semaphore, patience: Patience) -> bool:
    """Return whether one more thread has ended before the patience has."""
    while not ended.acquire(timeout=(pause := patience.turn())):
        if not pause:
            return False
    return True
