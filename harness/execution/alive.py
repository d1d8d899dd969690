"""What a driver has open for the harness: beside two of a kind, it need have no room for another.

Not all that is closed is taken back at once: an object counts until it is closed here, or nobody refers to it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakSet

from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Verdict, VerdictReached

# As many of a kind must be possible at once; of more a driver may refuse some for want of room.
LEAST_ALIVE = 2
EXHAUSTED = (ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)

Opened = TypeVar("Opened")


class NoRoom(VerdictReached):
    """The driver has no room: it refused a valid ``call`` with ``status``, ``beside`` others that may have been open
    meanwhile. Beside two or more it is not judged: for how many there is room, is no matter of the trial.
    """

    def __init__(self, status: ErrorStatus, beside: int, what: str, call: str) -> None:
        if beside >= LEAST_ALIVE:
            text = f"{call}: the driver has no room for it beside others, {beside} {what} at most"
            super().__init__(Verdict.NOT_APPLICABLE, text)
        else:
            super().__init__(Verdict.ERROR, f"{call}: got {name_of(ErrorStatus, status)}, wanted NONE")
        self.status = status


class Alive:
    """The objects of one kind that are open, ``what`` in messages."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._open: WeakSet[Any] = WeakSet()
        self._lock = threading.Lock()
        # Calls that open one: all so far, and those under way.
        self._calls = self._under_way = 0

    def open(
        self, make: Callable[[], tuple[ErrorStatus, Opened | None]], call: str
    ) -> tuple[ErrorStatus, Opened | None]:
        """Return what ``make`` returns, a valid call for one more, named ``call``.

        Raises NoRoom if the driver says that it has no room.
        """
        with self._lock:
            beside = len(self._open) + self._under_way
            self._calls += 1
            self._under_way += 1
            before = self._calls
        opened = None
        try:
            status, opened = make()
        finally:
            with self._lock:
                self._under_way -= 1
                beside += self._calls - before
                # One of a class that cannot be referred to weakly is not counted.
                with suppress(TypeError):
                    if opened is not None:
                        self._open.add(opened)
        if opened is None and status in EXHAUSTED:
            raise NoRoom(status, beside, self._what, call)
        return status, opened

    def close(self, opened: Any) -> None:
        """Close an object, and count it no more."""
        opened.close()
        with self._lock, suppress(TypeError):
            self._open.discard(opened)


BURSTS, REUSABLES = Alive("bursts"), Alive("reusable executions")
