"""The process that serves a driver, as its client sees it: whoever started it, and however it is reached."""

from __future__ import annotations

import os
import select
import socket
import weakref
from abc import ABC, abstractmethod
from contextlib import suppress

from nnconform.harness.process.supervised import End
from nnconform.harness.process.wire import Connection


class Server(ABC):
    """The process that serves ``address``: one that we started, or somebody else's.

    ``given_up`` says what becomes of it when it is silent for too long, ``remedy`` what a restart does. ``pid`` is 0
    where it is not known.
    """

    pid: int = 0

    address: str
    given_up: str
    remedy: str

    @abstractmethod
    def connect(self, limit: float) -> Connection:
        """A new connection, within ``limit`` seconds."""

    @abstractmethod
    def watched_by(self, poll: select.poll) -> None:
        """Have ``poll`` wake when it ends."""

    @abstractmethod
    def end(self) -> End:
        """Have done with it."""

    def has_ended(self, seconds: float = 0) -> bool:
        """Whether it ends within that time."""
        ended = select.poll()
        self.watched_by(ended)
        return bool(ended.poll(seconds * 1000))

    def stderr_tail(self) -> str:
        """The end of what it printed, as far as that is known."""
        return ""

    def trim_stderr(self) -> None:  # noqa: B027  there is nothing to drop unless it is kept
        """Drop what it printed once that is too much."""

    def stacks(self) -> str:
        """The stacks of all its threads, "" if it does not write them."""
        return ""


class SharedServer(Server):
    """A process that another connection started or found, for a further client of it. It is the other's to end."""

    given_up = "was left alone"
    remedy = "what it was a further client of is to be opened anew"

    def __init__(self, owned: Server) -> None:
        self._owned = owned
        self.address, self.pid = owned.address, owned.pid
        self._first: socket.socket | None = None

    def connect(self, limit: float) -> Connection:
        connection = self._owned.connect(limit)
        if self._first is None:
            self._first = socket.socket(fileno=os.dup(connection.fileno()))
            weakref.finalize(self, self._first.close)
        return connection

    def watched_by(self, poll: select.poll) -> None:
        self._owned.watched_by(poll)

    def end(self) -> End:
        """Stop talking to it. Whoever reads the connection for events wakes."""
        if self._first is not None:
            with suppress(OSError):  # it is gone
                self._first.shutdown(socket.SHUT_RDWR)
            self._first.close()
        return End("ended (whoever started it knows how)" if self.has_ended() else "is not talked to any more")

    def stderr_tail(self) -> str:
        return self._owned.stderr_tail()

    def stacks(self) -> str:
        return self._owned.stacks()
