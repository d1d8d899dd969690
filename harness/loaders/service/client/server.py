"""The client's view of the process that serves a driver, whoever started it and however it is reached."""

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
    """The process that serves ``address``, started by this process or by another.

    ``given_up`` completes "its process ..." when it does not answer in time, ``remedy`` says what a restart does.
    ``pid`` is 0 if unknown. ``is_own``: this process started it, and nobody else uses it.
    """

    pid: int = 0
    is_own: bool = False

    address: str
    given_up: str
    remedy: str

    @abstractmethod
    def connect(self, limit: float) -> Connection:
        """Return a new connection, within ``limit`` seconds."""

    @abstractmethod
    def register_with(self, poll: select.poll) -> None:
        """Register with ``poll`` what wakes it when the process ends."""

    @abstractmethod
    def end(self) -> End:
        """Stop using the process; end it if it is this one's to end."""

    def ask_to_end(self) -> bool:
        """Ask the process to end as a program does, and return whether it can be asked."""
        return False

    def has_ended(self, seconds: float = 0) -> bool:
        """Return whether the process ends within ``seconds``."""
        ended = select.poll()
        self.register_with(ended)
        return bool(ended.poll(seconds * 1000))

    def stderr_tail(self) -> str:
        """Return the end of what the process printed, as far as known."""
        return ""

    def trim_stderr(self) -> None:  # noqa: B027  there is nothing to drop unless it is kept
        """Drop what the process printed if it is too much."""

    def stacks(self) -> str:
        """Return the stacks of all its threads, "" if it does not write them."""
        return ""


class SharedServer(Server):
    """The process of another connection, for a further client of it. Only the other connection ends it."""

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

    def register_with(self, poll: select.poll) -> None:
        self._owned.register_with(poll)

    def end(self) -> End:
        """Close this client's connections to it; the thread that reads the events wakes."""
        if self._first is not None:
            with suppress(OSError):  # it is gone
                self._first.shutdown(socket.SHUT_RDWR)
            self._first.close()
        return End("ended (whoever started it knows how)" if self.has_ended() else "is not talked to any more")

    def stderr_tail(self) -> str:
        return self._owned.stderr_tail()

    def stacks(self) -> str:
        return self._owned.stacks()
