"""Waiting for fences on one thread, so that no worker is blocked by a fence that another task is to signal."""

from __future__ import annotations

import os
import select
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nnconform.harness.driver.fences import FenceState

# Called with SIGNALLED once all fences are signalled, FAILED once one has failed, PENDING after the deadline.
Ready = Callable[[FenceState], None]


@dataclass(eq=False, slots=True)
class _Waiting:
    """The fences of one execution; they are closed when the wait ends."""

    fences: set[int]
    deadline: int | None
    ready: Ready
    pending: set[int] = field(default_factory=set)

    def end(self, state: FenceState) -> None:
        for fence in self.fences:
            os.close(fence)
        self.ready(state)


class FenceWatcher:
    """A thread that waits for fences and calls ``ready``, which must not raise or take long."""

    def __init__(self) -> None:
        self._changed = threading.Lock()
        self._new: list[_Waiting] = []
        self._closed = False
        # Created with the first wait.
        self._wake = -1
        self._thread: threading.Thread | None = None

    def when(self, fences: Sequence[int], deadline: int | None, ready: Ready) -> None:
        """Call ``ready`` when all of ``fences`` are signalled, one has failed, or ``deadline`` (on
        ``time.monotonic_ns()``) has passed; at once with FAILED when the watcher is closed, or cannot begin for lack of
        a thread or a descriptor. The fences belong to the watcher from here on.
        """
        waiting = _Waiting(set(fences), deadline, ready)
        with self._changed:
            watched = not self._closed and self._begin()
            if watched:
                self._new.append(waiting)
                os.eventfd_write(self._wake, 1)
        if not watched:
            waiting.end(FenceState.FAILED)

    def _begin(self) -> bool:
        """Start the thread if it is not running yet; return whether it is."""
        if self._thread is None:
            thread = threading.Thread(target=self._watch, name="reference-fences", daemon=True)
            try:
                self._wake = os.eventfd(0)
                thread.start()
            except OSError:
                return False
            except RuntimeError:  # the system has no more threads
                os.close(self._wake)
                return False
            self._thread = thread
        return True

    def stop(self) -> None:
        """Stop waiting: fences that are still pending count as failed, and the thread ends."""
        with self._changed:
            if not self._closed and self._thread is not None:
                os.eventfd_write(self._wake, 1)
            self._closed = True

    def close(self) -> None:
        """Stop, and wait until the thread has ended. May be called again."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def _watch(self) -> None:
        """Wait for fences until the watcher is closed: the thread's main loop."""
        poll = select.poll()
        poll.register(self._wake, select.POLLIN)
        owners: dict[int, _Waiting] = {}
        closed = False
        while not closed:
            for fence, event in poll.poll(_until_next(owners)):
                if fence == self._wake:
                    os.eventfd_read(self._wake)
                elif fence in owners:
                    _arrived(owners[fence], fence, event, poll, owners)
            now = time.monotonic_ns()
            for waiting in {each for each in owners.values() if each.deadline is not None and each.deadline <= now}:
                _end(waiting, FenceState.PENDING, poll, owners)
            closed = self._take_new(poll, owners)
        for waiting in set(owners.values()):
            _end(waiting, FenceState.FAILED, poll, owners)
        os.close(self._wake)

    def _take_new(self, poll: select.poll, owners: dict[int, _Waiting]) -> bool:
        """Register the fences that were added meanwhile; return whether the watcher is closed."""
        with self._changed:
            new, self._new = self._new, []
            closed = self._closed
        for waiting in new:
            waiting.pending = set(waiting.fences)
            for fence in waiting.fences:
                owners[fence] = waiting
                poll.register(fence, select.POLLIN)
        return closed


def _arrived(waiting: _Waiting, fence: int, event: int, poll: select.poll, owners: dict[int, _Waiting]) -> None:
    """Handle a fence that is no longer pending."""
    if not event & select.POLLIN:
        _end(waiting, FenceState.FAILED, poll, owners)
        return
    poll.unregister(fence)
    del owners[fence]
    waiting.pending.discard(fence)
    if not waiting.pending:
        waiting.end(FenceState.SIGNALLED)


def _end(waiting: _Waiting, state: FenceState, poll: select.poll, owners: dict[int, _Waiting]) -> None:
    for fence in waiting.pending:
        poll.unregister(fence)
        del owners[fence]
    waiting.end(state)


def _until_next(owners: dict[int, _Waiting]) -> float | None:
    """Return the milliseconds until the next deadline."""
    deadlines = [waiting.deadline for waiting in owners.values() if waiting.deadline is not None]
    # Poll accepts at most 32 bits of milliseconds; a longer wait is repeated.
    return min(max(0.0, (min(deadlines) - time.monotonic_ns()) / 1e6), 3.6e6) if deadlines else None
