"""A priority queue of tasks and a few worker threads.

A task whose deadline passes while it waits leaves the queue, and its ``missed`` function is called at that moment,
however long the workers stay busy.
"""

from __future__ import annotations

import heapq
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from nnconform.harness.model.codes import Priority

Work = Callable[[], None]
Result = TypeVar("Result")

# The longest wait in seconds; a wait for a later deadline is repeated.
LONGEST = 3600.0


@dataclass(order=True, slots=True)
class _Task:
    """A waiting task, ordered by priority, then by arrival. ``missed`` is called if its deadline passes."""

    rank: int
    number: int
    work: Work = field(compare=False)
    deadline: int | None = field(compare=False)
    missed: Work = field(compare=False)


class Scheduler:
    """At most ``workers`` tasks at a time; threads are started on demand and end with ``close``.

    An exception that a task raises on a worker is reported as for any thread, and the worker continues. A deadline is a
    point on ``time.monotonic_ns()``.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        # A condition's own lock: entering it through the condition takes twice as long.
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._waiting: list[_Task] = []
        self._threads: list[threading.Thread] = []
        self._clock: threading.Thread | None = None
        # Workers waiting for a task; running tasks, including those on callers' threads.
        self._idle = self._running = 0
        self._number = 0
        self._closed = False

    def submit(
        self,
        work: Work,
        priority: int = Priority.MEDIUM,
        deadline: int | None = None,
        missed: Work = lambda: None,
        *,
        awaited: bool = False,
    ) -> bool:
        """Run ``work`` on a worker, or ``missed`` if none is free before the deadline.

        If it is ``awaited``, the caller does nothing else before it is done: it runs on the caller's thread if a worker
        would be free at once. Returns False once closed, and if there is no thread for it and none can be started.
        """
        if awaited and (counted := self._enter()) is not None:
            try:
                _perform(work)
            finally:
                self._leave(counted)
            return True
        with self._changed:
            if self._closed or not self._has_threads(deadline is not None):
                return False
            self._number += 1
            heapq.heappush(self._waiting, _Task(-priority, self._number, work, deadline, missed))
            self._changed.notify_all()
            return True

    def _has_threads(self, clock: bool) -> bool:
        """Start the threads that one more task needs, and return whether there are those that it cannot do without."""
        try:
            if self._idle <= len(self._waiting) and len(self._threads) < self._workers:
                self._threads.append(self._start(self._work, "reference-worker"))
            if clock and self._clock is None:
                self._clock = self._start(self._watch_deadlines, "reference-clock")
        except RuntimeError:  # the system has no more threads
            pass
        return bool(self._threads) and (self._clock is not None or not clock)

    def run(
        self,
        work: Callable[[], Result],
        priority: int = Priority.MEDIUM,
        deadline: int | None = None,
        missed: Callable[[], Result | None] = lambda: None,
    ) -> Result | None:
        """Submit the work and return what it returns, or what ``missed`` does; None if it is not accepted, or raises on
        a worker. It runs on the caller's thread if a worker would be free at once.
        """
        counted = self._enter()
        if counted is not None:
            try:
                return work()
            finally:
                self._leave(counted)
        done, results = threading.Event(), list[Result | None]()
        if self.submit(partial(_then, work, results, done), priority, deadline, partial(_then, missed, results, done)):
            done.wait()
        return results[0] if results else None

    def _enter(self) -> bool | None:
        """Let the caller's thread work if a worker would be free at once: return what to ``_leave`` with, else None."""
        with self._lock:
            if self._closed:
                return None
            # A worker that calls this may be the only worker, and cannot wait for itself.
            counted = threading.current_thread() not in self._threads
            if counted and (self._waiting or self._running >= self._workers):
                return None
            self._running += counted
            return counted

    def stop(self) -> None:
        """Accept no more work. Waiting tasks are still run, then the threads end."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def close(self) -> None:
        """Stop, and wait until all tasks are done and all threads have ended. May be called again, and by a worker."""
        self.stop()
        for thread in (*self._threads, *([self._clock] if self._clock else [])):
            if thread is not threading.current_thread():
                thread.join()

    def _start(self, target: Work, name: str) -> threading.Thread:
        """Return a new thread. Raises RuntimeError if the system has none."""
        thread = threading.Thread(target=target, name=name, daemon=True)
        thread.start()
        return thread

    def _leave(self, count: bool) -> None:
        with self._lock:
            self._running -= count
            # Idle workers are not woken for nothing: they would compete with the caller for the interpreter, which made
            # an execution of three elements on the caller's thread 1.2 times as long.
            if self._waiting or self._closed:
                self._changed.notify_all()

    def _work(self) -> None:
        """Run tasks until the scheduler is closed: the main loop of a worker."""
        while (task := self._next_task()) is not None:
            late = task.deadline is not None and time.monotonic_ns() >= task.deadline
            _perform(task.missed if late else task.work)
            # The task's objects must not stay alive until the next task comes.
            del task
            self._leave(True)

    def _next_task(self) -> _Task | None:
        with self._changed:
            self._idle += 1
            try:
                while not self._waiting or self._running >= self._workers:
                    if self._closed and not self._waiting:
                        return None
                    self._changed.wait()
            finally:
                self._idle -= 1
            self._running += 1
            return heapq.heappop(self._waiting)

    def _watch_deadlines(self) -> None:
        """Call ``missed`` of the waiting tasks whose deadlines pass: the main loop of the clock thread."""
        while True:
            with self._changed:
                if self._closed and not self._waiting:
                    return
                late = self._take_late()
                if not late:
                    self._changed.wait(self._until_next())
            while late:
                _perform(late.pop(0).missed)

    def _take_late(self) -> list[_Task]:
        now = time.monotonic_ns()
        late = [task for task in self._waiting if task.deadline is not None and task.deadline <= now]
        if late:
            self._waiting = [task for task in self._waiting if task not in late]
            heapq.heapify(self._waiting)
        return late

    def _until_next(self) -> float | None:
        """Return the seconds until the next deadline of a waiting task."""
        deadlines = [task.deadline for task in self._waiting if task.deadline is not None]
        return min(max(0.0, (min(deadlines) - time.monotonic_ns()) / 1e9), LONGEST) if deadlines else None


def _perform(work: Work) -> None:
    """Run a task's function; an exception is reported, so that other tasks still run."""
    try:
        work()
    except Exception:
        threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))


def _then(work: Callable[[], Result], results: list[Result], done: threading.Event) -> None:
    try:
        results.append(work())
    finally:
        done.set()
