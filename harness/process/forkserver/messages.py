"""The requests of a fork server's client, and the numbers that the server answers with."""

from __future__ import annotations

import msgspec


class Fork(msgspec.Struct, frozen=True, tag=True):
    """Start a process, with ``request``, which the fork server does not decode, and the frame's descriptors.

    The first two descriptors are the files for its output and for its stacks. The answer is the pid, with a pidfd.
    """

    request: msgspec.Raw


class Reap(msgspec.Struct, frozen=True, tag=True):
    """Return the wait status of a process that has ended; -1 where it is no child of this server, or has not ended: it
    is reaped once it has.
    """

    pid: int


encode = msgspec.msgpack.encode
decode_message = msgspec.msgpack.Decoder(Fork | Reap).decode
decode_number = msgspec.msgpack.Decoder(int).decode
