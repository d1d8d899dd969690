"""The service's callbacks: the objects that the driver calls, and the way of its values to the client."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nnconform.harness.driver.interface import Awaited
from nnconform.harness.loaders.service.messages import Called, encode
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.memory import Memory

Memories = tuple[ErrorStatus, Sequence[Memory]]
# The identity of a file: its device and inode.
FileOf = tuple[int, int] | None
# Sends a message on the event connection, with what was released so far.
Post = Callable[[Called], None]

# Seconds that an answer waits for a callback which its client awaits: most preparations end within them, and of the
# others they are a small part.
_MOST_WAITED = 0.002


class RunningCall:
    """A call that the service is executing: its descriptors, and where the values of its callback go."""

    def __init__(self, descriptors: list[int]) -> None:
        self.descriptors = descriptors
        self.answer_descriptors: list[int] = []
        self._awaits = False
        self._delivery: Delivery | None = None

    def await_callback(self) -> None:
        """Let the values of the callback, from any thread, come with the answer: the client does nothing before."""
        self._awaits = True

    def callback(
        self,
        number: int,
        value_of: Callable[..., Any],
        post: Post,
        released: Callable[[int], None],
        report_error: Callable[[str], None],
    ) -> DriverCallback:
        """Return the callback for the driver.

        The call's descriptors stay open for as long as the driver keeps the callback. The driver may not close them:
        ``report_error`` receives a text if it did.
        """
        delivery = self._delivery = Delivery(number, post, released, awaited=self._awaits)
        lent, self.descriptors = [(each, _file_of(each)) for each in self.descriptors], []
        kind = AwaitedDriverCallback if self._awaits else DriverCallback
        return kind(delivery, value_of, lent, report_error)

    def asker(
        self, number: int, questions: MemoryQuestions, post: Post, released: Callable[[int], None]
    ) -> MemoriesRequester:
        """Return the object by which the driver requests memories of the client."""
        self._delivery = Delivery(number, post, released, awaited=False)
        return MemoriesRequester(self._delivery, questions)

    def close_descriptors(self) -> None:
        """Close the descriptors that nobody took over."""
        if self.descriptors or self.answer_descriptors:
            for descriptor in (*self.descriptors, *self.answer_descriptors):
                os.close(descriptor)
            self.descriptors, self.answer_descriptors = [], []

    def finish(self, *, may_wait: bool) -> tuple[tuple[msgspec.Raw, ...], bool]:
        """End the call; if it ``may_wait``, after a short wait for a callback that the client awaits.

        Returns the values that go with the answer, and whether the answer must state that the callback will never be
        called again.
        """
        if self._delivery is None:
            return (), True
        done = self._delivery.end_call(may_wait=may_wait)
        return tuple(self._delivery.values), done


class Delivery:
    """The way of a callback's values to the client: with the answer of the call that registered it, or as events.

    That call runs on the thread which makes this object.
    """

    def __init__(self, number: int, post: Post, released: Callable[[int], None], *, awaited: bool) -> None:
        self._number, self._post, self._released = number, post, released
        self.values: list[msgspec.Raw] = []
        self._active = True
        self._thread = threading.get_ident()
        self._posted = False
        # Held while a value takes its place in the answer.
        self._deciding = threading.Lock()
        # Of a callback that the client awaits: held until the driver calls it or drops it. Whoever takes the token
        # releases it, which a finaliser may do too.
        self._silence: threading.Lock | None = None
        self._silent = [True]
        if awaited:
            self._silence = threading.Lock()
            self._silence.acquire()
        # Whoever takes this token first decides how the client learns that the callback is gone: by this call's answer
        # (the callback died while the call ran), or by an event. Taking it is atomic, which a finaliser needs.
        self._undecided = [True]

    def deliver(self, value: msgspec.Raw) -> None:
        """Send a value: with the answer while the call runs, on this thread or awaited; else as an event."""
        with self._deciding:
            with_answer = self._active and (self._silence is not None or threading.get_ident() == self._thread)
            if with_answer:
                self.values.append(value)
        if not with_answer:
            self.post(value)
        self._end_silence()

    def post(self, value: msgspec.Raw) -> None:
        """Send a value as an event."""
        self._posted = True
        self._post(Called(self._number, value))

    def callback_died(self) -> None:
        """Note that the driver dropped the callback. May run in any thread, at any moment: takes no lock."""
        if not _take(self._undecided):
            self._released(self._number)
        self._end_silence()

    def _end_silence(self) -> None:
        if self._silence is not None and _take(self._silent):
            self._silence.release()

    def end_call(self, *, may_wait: bool) -> bool:
        """Let no more values come with the answer; if it ``may_wait``, after a short wait for one that is awaited.

        Returns whether the answer must state that the callback will never be called again.
        """
        if may_wait and self._silence is not None:
            self._silence.acquire(timeout=_MOST_WAITED)
        with self._deciding:
            self._active = False
        if _take(self._undecided):
            return False
        if self._posted:
            # The release must not overtake the events.
            self._released(self._number)
        return not self._posted


class DriverCallback:
    """The callback as the driver sees it. It may be called any number of times, from any thread, or never."""

    def __init__(
        self,
        delivery: Delivery,
        value_of: Callable[..., Any],
        lent: list[tuple[int, FileOf]],
        report_error: Callable[[str], None],
    ) -> None:
        self._delivery, self._value_of, self._lent, self._report_error = delivery, value_of, lent, report_error

    def __call__(self, *arguments: Any) -> None:
        # Before the client learns of this, so that its next call gets the error.
        self._check_lent()
        self._delivery.deliver(msgspec.Raw(encode(self._value_of(*arguments))))

    def __del__(self) -> None:
        self._check_lent()
        for descriptor, _ in self._lent:
            os.close(descriptor)
        self._delivery.callback_died()

    def _check_lent(self) -> None:
        """Report descriptors that the driver closed.

        Their numbers may have been reused since, and closing them again would close another owner's descriptors.
        """
        if not self._lent:
            return
        closed = [each for each in self._lent if _file_of(each[0]) != each[1]]
        self._lent = [each for each in self._lent if each not in closed]
        for descriptor, _ in closed:
            self._report_error(f"the driver closed descriptor {descriptor}, a cache file that is its client's")


class AwaitedDriverCallback(DriverCallback, Awaited):
    """The same, of a client that waits for it."""


class MemoryQuestions:
    """The open requests for memories of one client, each with a ticket; the driver waits for the answers."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._tickets = itertools.count(1)
        self._answers: dict[int, Memories | None] = {}
        self._has_client = False

    def begin(self) -> None:
        """Note that there is a connection that can answer."""
        self._has_client = True

    def open(self) -> int:
        """Return the ticket of a new request."""
        with self._changed:
            ticket = next(self._tickets)
            self._answers[ticket] = None
            return ticket

    def answer(self, ticket: int, memories: Memories) -> None:
        """Store the client's answer to the request with this ticket. Raises ProtocolError if none is open."""
        with self._changed:
            if ticket not in self._answers:
                raise ProtocolError(
                    f"provide_memories: no question has the ticket {ticket}; it is answered, or never was"
                )
            self._answers[ticket] = memories
            self._changed.notify_all()

    def wait(self, ticket: int) -> Memories:
        """Wait for the answer and return it; GENERAL_FAILURE if the client is gone."""
        with self._changed:
            self._changed.wait_for(lambda: not self._has_client or self._answers[ticket])
            return self._answers.pop(ticket) or (ErrorStatus.GENERAL_FAILURE, ())

    def end(self) -> None:
        """Note that nobody is left who can answer."""
        with self._changed:
            self._has_client = False
            self._changed.notify_all()


class MemoriesRequester:
    """Requests the memories of slots from the client, as a callback whose value is the request."""

    def __init__(self, delivery: Delivery, questions: MemoryQuestions) -> None:
        self._delivery, self._questions = delivery, questions

    def __call__(self, slots: Sequence[int]) -> Memories:
        ticket = self._questions.open()
        # Never with the answer of a call: the client could not know of it before that.
        self._delivery.post(msgspec.Raw(encode((ticket, tuple(slots)))))
        return self._questions.wait(ticket)

    def __del__(self) -> None:
        self._delivery.callback_died()


def _file_of(descriptor: int) -> FileOf:
    """Return the device and inode of an open descriptor; None if it is not open."""
    try:
        status = os.fstat(descriptor)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _take(token: list[bool]) -> bool:
    try:
        return token.pop()
    except IndexError:
        return False
