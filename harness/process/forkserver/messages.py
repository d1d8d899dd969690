"""What the client sends to a fork server, and the numbers that it answers with."""

from __future__ import annotations

import msgspec


class Fork(msgspec.Struct, frozen=True, tag=True):
    """Start a process. It gets ``request``, which the fork server does not read, and the frame's descriptors.

    The first two descriptors are the files for what it prints and for its stacks. Answered with the pid, and a pidfd.
    """

    request: msgspec.Raw


class Reap(msgspec.Struct, frozen=True, tag=True):
    """Return the wait status of a process that has ended; -1 where it is no child of this server."""

    pid: int


encode = msgspec.msgpack.encode
decode_message = msgspec.msgpack.Decoder(Fork | Reap).decode
decode_number = msgspec.msgpack.Decoder(int).decode
