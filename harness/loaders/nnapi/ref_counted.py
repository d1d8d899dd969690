"""Counts the users of an object of the library, which is freed after the last one, in whichever order they end."""

from __future__ import annotations

import threading
from collections.abc import Callable

from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.model.codes import ErrorStatus


class RefCounted:
    """The count of an object's users, the owner first; calls ``free`` after the last has left."""

    def __init__(self, free: Callable[[], None]) -> None:
        self._free = free
        self._lock = threading.Lock()
        self._users = 1
        self._owned = True

    def enter(self) -> None:
        """Add a user. Raises Refusal if the object is freed already."""
        with self._lock:
            if not self._users:
                raise Refusal(ErrorStatus.INVALID_ARGUMENT, "it is closed")
            self._users += 1

    def leave(self) -> None:
        """Remove a user."""
        with self._lock:
            self._users -= 1
            last = not self._users
        if last:
            self._free()

    def close(self) -> None:
        """Remove the owner. May be called again."""
        with self._lock:
            owned, self._owned = self._owned, False
        if owned:
            self.leave()
