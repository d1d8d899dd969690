"""The messages between the runner of a stress test and its clients."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec

# Bytes of a text in a message; longer ones are cut to fit a message of the socket.
LONGEST = 16 << 10


class Start(msgspec.Struct, frozen=True, tag=True):
    """Starts client ``number`` of a test. Descriptors: heartbeats, socket, perhaps the driver's control socket.

    ``role`` is an index among the test's roles, -1 for the survey. ``address`` is the driver's: without a control
    socket the client opens it itself. ``usable`` are the cases to use, by index, each with its paths. A driver out of
    resources for ``limit`` seconds has failed. ``threads``: how many the user wants, 0 for the test's own number.
    ``dies_at``: the number of the step in which the client kills itself, -1 for none.
    """

    package: str
    test: str
    role: int
    number: int
    seed: int
    address: str
    driver_pid: int
    usable: list[tuple[int, list[str]]]
    limit: float = inf
    threads: int = 0
    dies_at: int = -1


class SurveyResult(msgspec.Struct, frozen=True, tag=True):
    """What the driver executes right alone: cases by index, each with its paths; the reasons for cases left out;
    the name of the status of the device.
    """

    driver: dict[str, Any]
    usable: list[tuple[int, list[str]]]
    left_out: dict[str, str]
    status: str


class ClientFailed(msgspec.Struct, frozen=True, tag=True):
    """Something went wrong. ``kind`` is a verdict, "usage" (the user's mistake), "broke" (the driver broke down) or
    "raised" (the client's own code raised an exception).
    """

    kind: str
    message: str
    step: str = ""
    details: dict[str, str] = {}


class ClientDone(msgspec.Struct, frozen=True, tag=True):
    """The client has ended; its counts, by kind, and what of those of all clients the largest counts."""

    counted: dict[str, int]
    largest: dict[str, int]


# The messages that a client sends.
Message = SurveyResult | ClientFailed | ClientDone
encode = msgspec.msgpack.encode
decode_message = msgspec.msgpack.Decoder(Message).decode
decode_start = msgspec.msgpack.Decoder(Start).decode


def truncated(failed: ClientFailed) -> ClientFailed:
    """Return the message with texts that fit a message of the socket."""
    details = {name: text[-LONGEST:] for name, text in failed.details.items()}
    return msgspec.structs.replace(failed, message=failed.message[:LONGEST], details=details)
