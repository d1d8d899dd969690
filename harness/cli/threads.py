"""Threads for a command that runs checks on many drivers, and which an interrupt ends soon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import TracebackType
from typing import TypeVar

_T = TypeVar("_T")


class Threads(ThreadPoolExecutor):
    """A pool whose ``with`` block, if it is left by an exception, waits for the checks that run and for no further one.

    The interpreter joins the threads of every pool before it ends, so that work which goes on would keep an interrupted
    command alive.
    """

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self._left = Event()

    def until_left(self, items: Iterable[_T]) -> Iterator[_T]:
        """Yield the items one by one, none once the block is left by an exception."""
        for item in items:
            if self._left.is_set():
                return
            yield item

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        if kind is not None:
            self._left.set()
            self.shutdown(cancel_futures=True)
        return super().__exit__(kind, error, traceback)
