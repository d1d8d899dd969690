"""Frames on a Unix stream socket: length, number of descriptors, payload."""

import array
import os
import socket
import struct
from collections import deque
from typing import Deque, List, Sequence, Tuple

from nnconform_driver.errors import Closed, ProtocolError

HEADER = struct.Struct("<II")
# Bytes of a message of a client: large constants come in memories.
LARGEST_MESSAGE = 64 << 20
MAX_DESCRIPTORS = 253
_CHUNK = 1 << 20
# Of bits/socket.h; PyPy's module does not have the name.
_CLOSE_ON_EXEC = 0x40000000
_ANCILLARY = socket.CMSG_SPACE(MAX_DESCRIPTORS * 4)


class Connection:
    """One connection. Its descriptors come in a queue of their own, from which each frame takes those it announces."""

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self._buffer = bytearray()
        self._descriptors: Deque[int] = deque()

    def send(self, payload: bytes, descriptors: Sequence[int] = ()) -> None:
        """Send a frame; the caller keeps the descriptors. Raises Closed."""
        rest = memoryview(HEADER.pack(len(payload), len(descriptors)) + payload)
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
        try:
            while rest:
                rest = rest[self._socket.sendmsg([rest], ancillary) :]
                ancillary = []
        except OSError as error:
            raise Closed(str(error)) from error

    def receive(self) -> Tuple[bytes, List[int]]:
        """Return the next payload and its descriptors, which the caller then owns. Raises Closed, ProtocolError."""
        self._fill(HEADER.size)
        length, count = HEADER.unpack_from(self._buffer)
        if length > LARGEST_MESSAGE:
            raise ProtocolError(f"a payload of {length} bytes, wanted at most {LARGEST_MESSAGE}")
        end = HEADER.size + length
        self._fill(end)
        payload = bytes(self._buffer[HEADER.size : end])
        del self._buffer[:end]
        if count > len(self._descriptors):
            raise ProtocolError(f"{count} descriptors announced, {len(self._descriptors)} received")
        return payload, [self._descriptors.popleft() for _ in range(count)]

    def close(self) -> None:
        """Close the socket, and what came and nobody took."""
        while self._descriptors:
            os.close(self._descriptors.popleft())
        self._socket.close()

    def _fill(self, size: int) -> None:
        while len(self._buffer) < size:
            most = min(max(size - len(self._buffer), 1 << 16), _CHUNK)
            try:
                data, ancillary, flags, _ = self._socket.recvmsg(most, _ANCILLARY, _CLOSE_ON_EXEC)
            except OSError as error:
                raise Closed(str(error)) from error
            for level, kind, content in ancillary:
                if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                    received = array.array("i")
                    received.frombytes(content[: len(content) - len(content) % received.itemsize])
                    self._descriptors.extend(received)
            if flags & socket.MSG_CTRUNC:
                raise ProtocolError("descriptors were lost: this process may open no more files (RLIMIT_NOFILE)")
            if len(self._descriptors) > 2 * MAX_DESCRIPTORS:
                raise ProtocolError(f"{len(self._descriptors)} descriptors ahead of their frames")
            if not data:
                raise Closed("the other side closed the connection")
            self._buffer += data
