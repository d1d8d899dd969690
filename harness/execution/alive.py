"""What a driver has open for the harness, and the verdict where it has no room for another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import get_ident
from typing import Any, TypeVar

from nnconform.harness.driver.room import EXHAUSTED, LEAST_ALIVE, AliveCount
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Verdict, VerdictReached

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


class Alive(AliveCount):
    """The objects of one kind that are open, ``what`` in messages."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self._what = what
        # How many each thread has closed since it last opened one: a service is told with the next call of its client.
        self._leaving: Counter[int] = Counter()

    def open(
        self, make: Callable[[], tuple[ErrorStatus, Opened | None]], call: str
    ) -> tuple[ErrorStatus, Opened | None]:
        """Return what ``make`` returns, a valid call for one more, named ``call``.

        Raises NoRoom if the driver says that it has no room.
        """
        with self._lock:
            self._leaving.pop(get_ident(), None)
            leaving = self._leaving.total()
        with self.opening() as opening:
            status, opened = make()
            if opened is not None:
                opening.opened.append(opened)
        if opened is None and status in EXHAUSTED:
            raise NoRoom(status, opening.beside + leaving, self._what, call)
        return status, opened

    def close(self, opened: Any) -> None:
        """Close an object, and count it no more."""
        opened.close()
        self.note_closed(opened)

    def note_closed(self, opened: Any) -> None:
        """Count an object no more that is closed; for other threads it may be open until this one opens another."""
        if opened in self._open:
            self.forget(opened)
            with self._lock:
                self._leaving[get_ident()] += 1

    def forget_leaving(self) -> None:
        """Count none of those that were closed: the driver was told of all."""
        with self._lock:
            self._leaving.clear()


BURSTS, REUSABLES, BUFFERS = ALL = Alive("bursts"), Alive("reusable executions"), Alive("buffers")
