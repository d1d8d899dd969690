"""The room that a driver must have: beside two of a kind that are alive, it need have none for another.

Not all that is closed is taken back at once: an object counts until it is closed here, or nobody refers to it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakSet

from nnconform.harness.model.codes import ErrorStatus, HalVersion

# As many of a kind must be possible at once; of more a driver may refuse some for want of room.
LEAST_ALIVE = 2
EXHAUSTED = (ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)


def no_room(hal: HalVersion) -> tuple[ErrorStatus, ...]:
    """Return the statuses of HAL ``hal`` that say of a valid preparation that there is no room: before 1.3 there is one
    for all failures.
    """
    return EXHAUSTED if hal >= HalVersion.V1_3 else (ErrorStatus.GENERAL_FAILURE,)


def lacks_room(hal: HalVersion, status: int, beside: int) -> bool:
    """Return whether ``status`` of a valid preparation says that there is no room, as it may ``beside`` so many."""
    return beside >= LEAST_ALIVE and status in no_room(hal)


def is_full(status: int, beside: int) -> bool:
    """Return whether ``status`` of a valid call for a burst, a buffer or a reusable execution says that there is no
    room, as it may ``beside`` so many of the kind.
    """
    return beside >= LEAST_ALIVE and status in EXHAUSTED


def is_busy(status: int, meanwhile: int) -> bool:
    """Return whether ``status`` of a valid preparation says that the driver is busy, as it may be while ``meanwhile``
    others are under way: calls may overlap, but nobody says that each is taken.
    """
    return meanwhile > 0 and status == ErrorStatus.DEVICE_UNAVAILABLE


@dataclass
class Opening:
    """A call for one more of a kind: what it has ``opened``, how many others may have been open meanwhile, and how many
    other calls were under way.
    """

    opened: list[Any] = field(default_factory=list)
    beside: int = 0
    meanwhile: int = 0


class AliveCount:
    """Counts the objects of one kind that are open."""

    def __init__(self) -> None:
        self._open: WeakSet[Any] = WeakSet()
        self._lock = threading.Lock()
        # Calls that open one: all so far, and those under way.
        self._calls = self._under_way = 0

    @contextmanager
    def opening(self) -> Iterator[Opening]:
        """Return a context for a call that opens one more; after it the call's ``beside`` is known."""
        with self._lock:
            opening = Opening(beside=len(self._open) + self._under_way, meanwhile=self._under_way)
            self._calls += 1
            self._under_way += 1
            before = self._calls
        try:
            yield opening
        finally:
            for each in opening.opened:
                self.add(each)
            with self._lock:
                self._under_way -= 1
                opening.beside += self._calls - before
                opening.meanwhile += self._calls - before

    def add(self, opened: Any) -> None:
        """Count an object. One of a class that cannot be referred to weakly is not counted."""
        with self._lock, suppress(TypeError):
            self._open.add(opened)

    def forget(self, opened: Any) -> None:
        """Count an object no more: it is closed."""
        with self._lock, suppress(TypeError):
            self._open.discard(opened)

    def forget_all(self) -> None:
        """Count no object any more: the driver that had them is gone."""
        with self._lock:
            self._open.clear()

    def __len__(self) -> int:
        return len(self._open)
