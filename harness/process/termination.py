"""SIGTERM, by which CI and service managers end a process, as an exception: what is open is closed, as on Ctrl-C."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from nnconform.harness.process.interrupts import RaisesOutsideLocks


class Terminated(KeyboardInterrupt):
    """This process got SIGTERM."""


def status_of(interrupt: KeyboardInterrupt) -> int:
    """Return the exit status that shells give to a program that the signal ended: 130 for SIGINT, 143 for SIGTERM."""
    return 128 + (signal.SIGTERM if isinstance(interrupt, Terminated) else signal.SIGINT)


@contextmanager
def terminable(*, once: bool = False) -> Iterator[None]:
    """Raise Terminated in the main thread on SIGTERM, within the ``with`` block. One that is ignored stays so.

    With ``once`` further signals are ignored, so that they do not interrupt what closes: for a process whose parent
    kills it in the end.
    """
    before = signal.getsignal(signal.SIGTERM)
    if before == signal.SIG_IGN or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGTERM, RaisesOutsideLocks(Terminated, once=once))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
