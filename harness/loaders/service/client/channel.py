"""One connection of a thread to the service, and the calls that were sent on it."""

from __future__ import annotations

import select
from collections import deque
from collections.abc import Sequence

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.events import Callback
from nnconform.harness.model.memory import Memory
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.wire import Connection, Frame

# The most calls that wait for their answers, and the bytes of each: the service reads none while it cannot send an
# answer, and all of them together fit into the socket's buffer (208 KiB, net.core.wmem_default).
_MOST_AHEAD, _LARGEST_AHEAD = 16, 8 << 10

Reply = tuple[m.Answer | m.Fault, list[int]]


class Channel:
    """A connection, and a poll that wakes when something arrives on it or the process ends.

    ``ahead`` holds the calls whose answers nobody has waited for yet, in the order in which they were sent. The service
    answers in that order.
    """

    __slots__ = ("ahead", "connection", "ready")

    def __init__(self, connection: Connection, ready: select.poll) -> None:
        self.connection, self.ready = connection, ready
        self.ahead: deque[SentCall] = deque()

    def takes(self, frames: Sequence[Frame]) -> bool:
        """Return whether frames can be sent before the answers of the calls ahead of them were read."""
        return len(self.ahead) < _MOST_AHEAD and sum([len(payload) for payload, _ in frames]) <= _LARGEST_AHEAD

    def give_up(self) -> None:
        """Close the connection: an answer may still arrive, and must not be taken for that of a later call."""
        self.connection.close()
        while self.ahead:
            self.ahead.popleft().is_lost = True


class SentCall:
    """A call that was sent. ``reply`` is its answer once it was read; none is read any more if the call ``is_lost``.

    ``new`` are the memories that were sent with it. ``patience`` begins with the first wait for the connection, if any.
    """

    __slots__ = ("callback", "channel", "is_lost", "message", "new", "patience", "reply")

    def __init__(self, channel: Channel, message: m.SentCall, callback: Callback | None) -> None:
        self.channel, self.message, self.callback = channel, message, callback
        self.new: dict[int, Memory] = {}
        self.patience: Patience | None = None
        self.reply: Reply | None = None
        self.is_lost = False

    @property
    def doing(self) -> str:
        """What the driver does meanwhile, for messages about its end."""
        return "opening the driver" if isinstance(self.message, m.Hello) else str(self.message.__struct_config__.tag)

    @property
    def lost(self) -> str:
        """Why there is no answer, for a call that ``is_lost``."""
        return f"the answer to {self.doing} was not read: its connection was given up over an earlier call"
