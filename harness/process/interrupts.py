"""Exceptions of signals, such as Ctrl-C, but not in the moments in which they would leave a lock locked for ever.

Python raises KeyboardInterrupt between any two instructions of the main thread. Raised in ``Condition.__enter__``, when
the lock is taken and the ``with`` block has not begun, nobody releases that lock any more: a worker of a driver in this
process that has a result to tell waits for it, and who closes the driver waits for the worker.
"""

from __future__ import annotations

import _thread
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# What must be done as a whole: to take a lock and to say that it is taken, to release it, and to wake who waits.
_WHOLE = frozenset(
    getattr(threading.Condition, name).__code__
    for name in ("__enter__", "__exit__", "_acquire_restore", "_release_save", "notify", "notify_all")
)
# Seconds until an interrupt is tried again, and how often: a lock that another thread never releases is interrupted.
_PAUSE, _ATTEMPTS = 0.005, 100


@contextmanager
def interrupts_outside_locks() -> Iterator[None]:
    """Raise KeyboardInterrupt on SIGINT within the ``with`` block, at the latest after half a second. A handler that
    another one has set stays, and so does it where SIGINT is ignored.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, RaisesOutsideLocks(KeyboardInterrupt))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class RaisesOutsideLocks:
    """The handler of a signal, which raises ``error``. With ``once`` the signal is ignored from then on."""

    def __init__(self, error: type[KeyboardInterrupt], *, once: bool = False) -> None:
        self._error, self._once = error, once
        self._attempts = 0

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self._attempts < _ATTEMPTS and _is_within_whole(frame):
            self._attempts += 1
            # Not threading.Thread, which takes locks of its own.
            _thread.start_new_thread(_again, (number,))
            return
        self._attempts = 0
        if self._once:
            signal.signal(number, signal.SIG_IGN)
        raise self._error


def _is_within_whole(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code in _WHOLE:
            return True
        frame = frame.f_back
    return False


def _again(number: int) -> None:
    time.sleep(_PAUSE)
    # A signal of the system, as Ctrl-C is: nothing else ends a wait for a lock.
    if main := threading.main_thread().ident:
        signal.pthread_kill(main, number)
