"""The messages between the runner of a stress test and its clients."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec

# Each client says at most a few things; one that does not fit a message of the socket is cut.
LONGEST = 16 << 10


class Start(msgspec.Struct, frozen=True, tag=True):
    """Be client ``number`` of a test. Descriptors: heartbeats, socket, perhaps the driver's control socket.

    ``role`` is a place among the test's roles, -1 for the survey. ``address`` is the driver's: without a control socket
    the client opens it itself. ``usable`` are the cases to work with, each with the ways of executing it. A driver that
    has had no room for ``limit`` seconds has none.
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


class SurveyResult(msgspec.Struct, frozen=True, tag=True):
    """What the driver does right alone: cases, each with the ways of executing it; and what was left out, and why."""

    driver: dict[str, Any]
    usable: list[tuple[int, list[str]]]
    left_out: dict[str, str]


class ClientFailed(msgspec.Struct, frozen=True, tag=True):
    """Something went wrong. ``kind``: a verdict, or "usage" (the user's mistake), "broke" (the driver broke down),
    "raised" (the client's own code did).
    """

    kind: str
    message: str
    step: str = ""
    details: dict[str, str] = {}


class ClientDone(msgspec.Struct, frozen=True, tag=True):
    """The client came to its end; what it did, by kind."""

    counted: dict[str, int]


# What a client sends.
Message = SurveyResult | ClientFailed | ClientDone
encode = msgspec.msgpack.encode
decode_message = msgspec.msgpack.Decoder(Message).decode
decode_start = msgspec.msgpack.Decoder(Start).decode


def truncated(failed: ClientFailed) -> ClientFailed:
    """The same with texts that fit."""
    details = {name: text[-LONGEST:] for name, text in failed.details.items()}
    return msgspec.structs.replace(failed, message=failed.message[:LONGEST], details=details)
