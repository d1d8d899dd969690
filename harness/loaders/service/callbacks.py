"""The service's side of callbacks: what the driver is given, and by which way its calls reach the client."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from harness.loaders.service.messages import Called, encode

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
        self, number: int, value_of: Callable[..., Any], post: Post, released: Callable[[int], None]
    ) -> DriverCallback:
        """The callback that the driver gets; the call's descriptors stay open for as long as the driver keeps it."""
        self._gone = lambda: released(number)
        kept, self.descriptors = self.descriptors, []
        return DriverCallback(self, number, value_of, post, kept)

    def deliver(self, called: Called, post: Post) -> None:
        """Pass a callback's value on: with the answer while the call runs on this thread, else as an event."""
        if self.active and threading.get_ident() == self._thread:
            self.values.append(called.value)
        else:
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
        self, call: RunningCall, number: int, value_of: Callable[..., Any], post: Post, descriptors: list[int]
    ) -> None:
        self._call, self._number, self._value_of, self._post = call, number, value_of, post
        self._descriptors = descriptors

    def __call__(self, *arguments: Any) -> None:
        value = msgspec.Raw(encode(self._value_of(*arguments)))
        self._call.deliver(Called(self._number, value), self._post)

    def __del__(self) -> None:
        for descriptor in self._descriptors:
            os.close(descriptor)
        self._call.callback_died()


def _take(token: list[bool]) -> bool:
    try:
        return token.pop()
    except IndexError:
        return False
