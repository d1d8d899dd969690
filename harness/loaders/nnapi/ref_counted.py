"""Who still uses an object of the library: it is freed when the last has let go, in whichever order they do."""

from __future__ import annotations

import threading
from collections.abc import Callable

from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.model.codes import ErrorStatus


class RefCounted:
    """Counts the users of a thing, of whom the owner is the first, and calls ``free`` after the last."""

    def __init__(self, free: Callable[[], None]) -> None:
        self._free = free
        self._lock = threading.Lock()
        self._users = 1
        self._owned = True

    def enter(self) -> None:
        """Begin to use it. Raises Refusal when it is freed already."""
        with self._lock:
            if not self._users:
                raise Refusal(ErrorStatus.INVALID_ARGUMENT, "it is closed")
            self._users += 1

    def leave(self) -> None:
        """End the use."""
        with self._lock:
            self._users -= 1
            last = not self._users
        if last:
            self._free()

    def close(self) -> None:
        """The owner lets go; a second time nothing happens."""
        with self._lock:
            owned, self._owned = self._owned, False
        if owned:
            self.leave()
