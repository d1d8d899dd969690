"""The service's side of callbacks: what the driver is given, and by which way its calls reach the client."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nnconform.harness.loaders.service.messages import Called, encode
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.memory import Memory

Memories = tuple[ErrorStatus, Sequence[Memory]]
# A file among all files: its device and its number there.
FileOf = tuple[int, int] | None
# Sends a message on the event connection, with what was released so far.
Post = Callable[[Called], None]


class RunningCall:
    """One call that the service is executing: what its callback was given meanwhile, and the call's descriptors."""

    def __init__(self, descriptors: Sequence[int]) -> None:
        self.descriptors = list(descriptors)
        self.answer_descriptors: list[int] = []
        self.values: list[msgspec.Raw] = []
        self.active = True
        self._thread = threading.get_ident()
        self._posted = False
        # Whoever takes this token first decides how the client learns that the callback is gone: by this call's answer
        # (the callback died while the call ran), or by an event. Taking it is atomic, which a finaliser needs.
        self._undecided = [True]
        self._gone: Callable[[], None] | None = None

    def callback(
        self,
        number: int,
        value_of: Callable[..., Any],
        post: Post,
        released: Callable[[int], None],
        report_error: Callable[[str], None],
    ) -> DriverCallback:
        """The callback that the driver gets; the call's descriptors stay open for as long as the driver keeps it, which
        may not close them: ``report_error`` gets a text if it did.
        """
        self._gone = lambda: released(number)
        lent, self.descriptors = [(each, _file_of(each)) for each in self.descriptors], []
        return DriverCallback(self, number, value_of, post, lent, report_error)

    def asker(
        self, number: int, questions: MemoryQuestions, post: Post, released: Callable[[int], None]
    ) -> MemoriesRequester:
        """What the driver gets to ask the client for memories."""
        self._gone = lambda: released(number)
        return MemoriesRequester(self, number, questions, post)

    def close_descriptors(self) -> None:
        """Close the descriptors that nobody took."""
        for descriptor in (*self.descriptors, *self.answer_descriptors):
            os.close(descriptor)
        self.descriptors, self.answer_descriptors = [], []

    def deliver(self, called: Called, post: Post) -> None:
        """Pass a callback's value on: with the answer while the call runs on this thread, else as an event."""
        if self.active and threading.get_ident() == self._thread:
            self.values.append(called.value)
        else:
            self.post(called, post)

    def post(self, called: Called, post: Post) -> None:
        """Pass a callback's value on as an event."""
        self._posted = True
        post(called)

    def callback_died(self) -> None:
        """The driver dropped the callback. May run in any thread, at any moment: takes no lock."""
        if not _take(self._undecided) and self._gone:
            self._gone()

    def finish(self) -> bool:
        """End the call; whether its callback will never be called again and the answer is to say so."""
        self.active = False
        alive = _take(self._undecided)
        if self._gone is None:
            return True
        if alive:
            return False
        if self._posted:
            # The release must not overtake the events.
            self._gone()
        return not self._posted


class DriverCallback:
    """A callback as the driver sees it. It may be called any number of times, from any thread, or never."""

    def __init__(
        self,
        call: RunningCall,
        number: int,
        value_of: Callable[..., Any],
        post: Post,
        lent: list[tuple[int, FileOf]],
        report_error: Callable[[str], None],
    ) -> None:
        self._call, self._number, self._value_of, self._post = call, number, value_of, post
        self._lent, self._report_error = lent, report_error

    def __call__(self, *arguments: Any) -> None:
        # Before the client hears of this, so that its next call is told.
        self._look_at_lent()
        value = msgspec.Raw(encode(self._value_of(*arguments)))
        self._call.deliver(Called(self._number, value), self._post)

    def __del__(self) -> None:
        self._look_at_lent()
        for descriptor, _ in self._lent:
            os.close(descriptor)
        self._call.callback_died()

    def _look_at_lent(self) -> None:
        """Complain of descriptors that the driver closed; by now their numbers may be somebody else's, who would lose
        what is theirs.
        """
        if not self._lent:
            return
        closed = [each for each in self._lent if _file_of(each[0]) != each[1]]
        self._lent = [each for each in self._lent if each not in closed]
        for descriptor, _ in closed:
            self._report_error(f"the driver closed descriptor {descriptor}, a cache file that is its client's")


class MemoryQuestions:
    """What drivers have asked the client, each with a ticket, and wait for."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._tickets = itertools.count(1)
        self._answers: dict[int, Memories | None] = {}
        self._heard = False

    def begin(self) -> None:
        """From now on there is somebody who could answer."""
        self._heard = True

    def open(self) -> int:
        """The ticket of a new question."""
        with self._changed:
            ticket = next(self._tickets)
            self._answers[ticket] = None
            return ticket

    def answer(self, ticket: int, memories: Memories) -> None:
        """What the client says to the question of ``ticket``. Raises ProtocolError: nothing was asked."""
        with self._changed:
            if ticket not in self._answers:
                raise ProtocolError(
                    f"provide_memories: no question has the ticket {ticket}; it is answered, or never was"
                )
            self._answers[ticket] = memories
            self._changed.notify_all()

    def wait(self, ticket: int) -> Memories:
        """Wait for the answer; a client that has gone gives none."""
        with self._changed:
            self._changed.wait_for(lambda: not self._heard or self._answers[ticket])
            return self._answers.pop(ticket) or (ErrorStatus.GENERAL_FAILURE, ())

    def end(self) -> None:
        """There is nobody left who could answer."""
        with self._changed:
            self._heard = False
            self._changed.notify_all()


class MemoriesRequester:
    """Asks the client for the memories of slots: a callback whose value is a question."""

    def __init__(self, call: RunningCall, number: int, questions: MemoryQuestions, post: Post) -> None:
        self._call, self._number, self._questions, self._post = call, number, questions, post

    def __call__(self, slots: Sequence[int]) -> Memories:
        ticket = self._questions.open()
        # Never with the answer of a call: the client could not know of it before that.
        self._call.post(Called(self._number, msgspec.Raw(encode((ticket, tuple(slots))))), self._post)
        return self._questions.wait(ticket)

    def __del__(self) -> None:
        self._call.callback_died()


def _file_of(descriptor: int) -> FileOf:
    """Which file a descriptor is open for; None if it is not open."""
    try:
        found = os.fstat(descriptor)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _take(token: list[bool]) -> bool:
    try:
        return token.pop()
    except IndexError:
        return False
