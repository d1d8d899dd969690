"""Frames on a Unix stream socket: the length, the number of file descriptors, then the payload.

Descriptors are sent by SCM_RIGHTS and form a queue of their own: each frame takes its number of them from the head.
"""

from __future__ import annotations

import array
import os
import select
import socket
import struct
import weakref
from collections import deque
from collections.abc import Callable, Sequence

from nnconform.harness.model.errors import ProtocolError

# Length of the payload in bytes and number of descriptors, both little-endian.
HEADER = struct.Struct("<II")
MAX_PAYLOAD = 1 << 30
# Linux takes at most this many descriptors in one sendmsg (SCM_MAX_FD).
MAX_DESCRIPTORS = 253

_CHUNK = 1 << 16
# A frame may announce a gigabyte and send none: the buffer grows only with what arrives.
_LARGEST_CHUNK = 1 << 20
# Descriptors of one sendmsg may wait for their frames while those of the next one arrive.
_MOST_WAITING = 2 * MAX_DESCRIPTORS
_ANCILLARY = socket.CMSG_SPACE(MAX_DESCRIPTORS * 4)
# Plain integers: an operator on the socket module's enumerations takes 5 microseconds.
_RECEIVE = int(socket.MSG_CMSG_CLOEXEC)
_NO_WAIT = int(socket.MSG_DONTWAIT)
_DESCRIPTORS_LOST = int(socket.MSG_CTRUNC)

Frame = tuple[bytes, Sequence[int]]
# Called before each step that could block, with the event (POLLIN or POLLOUT) that the step needs.
Wait = Callable[[int], None]


class Closed(Exception):
    """The other side closed the connection."""


class Connection:
    """One stream socket, used by one thread at a time. It owns the socket, and the data and descriptors not yet
    returned.
    """

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self._buffer = bytearray()
        self._descriptors: deque[int] = deque()
        # A connection of a thread that ended is closed with it.
        self.close: Callable[[], object] = weakref.finalize(self, _dispose, sock, self._descriptors)

    def fileno(self) -> int:
        """Return the socket's descriptor, -1 once closed."""
        return self._socket.fileno()

    def send(self, frames: Sequence[Frame], wait: Wait | None = None) -> None:
        """Send the frames in order; the caller keeps their descriptors.

        Without ``wait`` the call blocks. Raises Closed if the other side is gone, and the exceptions of ``wait``.
        """
        flags = _NO_WAIT if wait else 0
        for data, descriptors in _packed(frames):
            rest: bytes | memoryview = data
            # Descriptors go with the first byte.
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
            while rest:
                try:
                    sent = self._socket.sendmsg([rest], ancillary, flags)
                except BlockingIOError:
                    assert wait is not None
                    wait(select.POLLOUT)
                    continue
                except OSError as error:
                    raise Closed(f"sending failed: {error}") from error
                if sent == len(rest):
                    break
                rest, ancillary = memoryview(rest)[sent:], []

    def receive(self, wait: Wait | None = None) -> tuple[bytes, list[int]]:
        """Return the next frame's payload and descriptors, which the caller then owns.

        Raises Closed at the end, ProtocolError for an invalid frame, and the exceptions of ``wait``.
        """
        buffer, descriptors = self._buffer, self._descriptors
        if not buffer:
            data = self._read(_CHUNK, wait)
            # The usual case: a whole frame, alone.
            if len(data) >= HEADER.size and HEADER.unpack_from(data) == (len(data) - HEADER.size, 0):
                return data[HEADER.size :], []
            buffer += data
        self._fill(HEADER.size, wait)
        length, count = HEADER.unpack_from(buffer)
        if length > MAX_PAYLOAD:
            raise ProtocolError(f"frame header: got a payload of {length} bytes, wanted at most {MAX_PAYLOAD}")
        end = HEADER.size + length
        self._fill(end, wait)
        payload = bytes(buffer[HEADER.size : end])
        del buffer[:end]
        if count > len(descriptors):
            raise ProtocolError(f"frame header: got {count} descriptors announced, {len(descriptors)} received")
        return payload, [descriptors.popleft() for _ in range(count)]

    def _fill(self, size: int, wait: Wait | None) -> None:
        """Receive until the buffer has ``size`` bytes."""
        while len(self._buffer) < size:
            self._buffer += self._read(min(max(size - len(self._buffer), _CHUNK), _LARGEST_CHUNK), wait)

    def _read(self, most: int, wait: Wait | None) -> bytes:
        """Receive the available bytes, and save the descriptors that come with them."""
        if wait:
            wait(select.POLLIN)
        try:
            data, ancillary, flags, _ = self._socket.recvmsg(most, _ANCILLARY, _RECEIVE)
        except OSError as error:
            raise Closed(f"receiving failed: {error}") from error
        if ancillary:
            self._keep_descriptors(ancillary)
        if flags & _DESCRIPTORS_LOST:
            raise ProtocolError("descriptors were lost: this process has no room for more (RLIMIT_NOFILE)")
        if not data:
            raise Closed("the connection was closed")
        return data

    def _keep_descriptors(self, ancillary: list[tuple[int, int, bytes]]) -> None:
        for level, kind, content in ancillary:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                received = array.array("i")
                received.frombytes(content[: len(content) - len(content) % received.itemsize])
                self._descriptors.extend(received)
        if len(self._descriptors) > _MOST_WAITING:
            raise ProtocolError(f"got {len(self._descriptors)} descriptors ahead of their frames, wanted fewer")


def _packed(frames: Sequence[Frame]) -> list[tuple[bytes, Sequence[int]]]:
    """Join the frames into as few pieces as the limit on descriptors allows."""
    if len(frames) == 1:  # the usual case
        return [(_bytes_of(*frames[0]), frames[0][1])]
    pieces: list[tuple[list[bytes], list[int]]] = [([], [])]
    for payload, descriptors in frames:
        data = _bytes_of(payload, descriptors)
        if len(pieces[-1][1]) + len(descriptors) > MAX_DESCRIPTORS:
            pieces.append(([], []))
        pieces[-1][0].append(data)
        pieces[-1][1].extend(descriptors)
    return [(b"".join(parts), descriptors) for parts, descriptors in pieces]


def _bytes_of(payload: bytes, descriptors: Sequence[int]) -> bytes:
    """Return a frame's bytes. Raises ProtocolError if it is too large."""
    if len(descriptors) > MAX_DESCRIPTORS:
        raise ProtocolError(f"a frame carries at most {MAX_DESCRIPTORS} descriptors, got {len(descriptors)}")
    if len(payload) > MAX_PAYLOAD:
        raise ProtocolError(f"a frame carries at most {MAX_PAYLOAD} bytes, got {len(payload)}")
    return HEADER.pack(len(payload), len(descriptors)) + payload


def _dispose(sock: socket.socket, descriptors: deque[int]) -> None:
    while descriptors:
        os.close(descriptors.popleft())
    sock.close()
