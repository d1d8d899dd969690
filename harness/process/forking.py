"""What the client and the fork server say to each other."""

from __future__ import annotations

import signal

import msgspec

# Asks a driver's process to write the stacks of its threads; the first real-time signals are the C library's own.
STACKS_SIGNAL = signal.SIGRTMIN + 10


class Fork(msgspec.Struct, frozen=True, tag=True):
    """Start a driver's process. Descriptors: control socket, file for stdout and stderr, file for stacks.

    It serves ``address``, or is ``command`` where there is one.
    """

    address: str
    folder: str
    path: list[str]
    environment: dict[str, str]
    command: tuple[str, ...] = ()


class Reap(msgspec.Struct, frozen=True, tag=True):
    """Give the wait status of a process that has ended."""

    pid: int


encode = msgspec.msgpack.encode
decode_request = msgspec.msgpack.Decoder(Fork | Reap).decode
# Both are answered with a number: the pid (with a pidfd) or the wait status.
decode_number = msgspec.msgpack.Decoder(int).decode
