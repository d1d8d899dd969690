"""Frames on a Unix socket: the length, the number of file descriptors, then the payload.

The socket is a stream, or keeps the limits of packets, which mean nothing here: the bytes of all packets are one
stream. Descriptors are sent by SCM_RIGHTS and form a queue of their own: each frame takes its number of them from the
head.
"""

from __future__ import annotations

import array
import os
import select
import socket
import struct
import threading
import weakref
from collections import deque
from collections.abc import Callable, Sequence

from nnconform.harness.model.errors import ProtocolError

# Length of the payload in bytes and number of descriptors, both little-endian.
HEADER = struct.Struct("<II")
MAX_PAYLOAD = 1 << 30
# Linux takes at most this many descriptors in one sendmsg (SCM_MAX_FD).
MAX_DESCRIPTORS = 253

# Bytes: the most in a packet, which a socket takes whole or not at all (its buffer has 208 KiB, net.core.wmem_default).
_CHUNK = 1 << 16
# A frame may announce a gigabyte and send none: the buffer grows only with what arrives.
_LARGEST_CHUNK = 1 << 20
# Bytes: more than all frames can take.
_UNBOUNDED = 1 << 62
# Descriptors of one sendmsg may wait for their frames while those of the next one arrive.
_MOST_WAITING = 2 * MAX_DESCRIPTORS
_ANCILLARY = socket.CMSG_SPACE(MAX_DESCRIPTORS * 4)
# Plain integers: an operator on the socket module's enumerations takes 5 microseconds.
_RECEIVE = int(socket.MSG_CMSG_CLOEXEC)
_NO_WAIT = int(socket.MSG_DONTWAIT)
# A timeval of 10 milliseconds.
_TRY = struct.pack("ll", 0, 10_000)
_BYTES_LOST, _DESCRIPTORS_LOST = int(socket.MSG_TRUNC), int(socket.MSG_CTRUNC)


class Room:
    """The bytes that frames may take: one of them ``largest``, and the unfinished ones of all connections ``total``."""

    def __init__(self, largest: int, total: int) -> None:
        self.largest, self._free = largest, total
        self._lock = threading.Lock()

    def take(self, count: int) -> None:
        """Take so many bytes. Raises ProtocolError if they are not left."""
        with self._lock:
            if count > self._free:
                raise ProtocolError("no room for this message: those that are not finished take it; try again later")
            self._free -= count

    def give(self, count: int) -> None:
        """Give so many bytes back."""
        with self._lock:
            self._free += count


Frame = tuple[bytes, Sequence[int]]
# Called before each step that could block, with the event (POLLIN or POLLOUT) that the step needs.
Wait = Callable[[int], None]


class Closed(Exception):
    """The other side closed the connection."""


class Connection:
    """One socket, used by one thread at a time. It owns the socket, and the data and descriptors not yet
    returned. What it receives takes bytes of ``room``, if there is one.
    """

    def __init__(self, sock: socket.socket, room: Room | None = None) -> None:
        self._socket = sock
        self._room, self._taken = room or Room(MAX_PAYLOAD, _UNBOUNDED), 0
        self._most_at_once = _CHUNK if sock.type == socket.SOCK_SEQPACKET else _UNBOUNDED
        # The bytes that were received at once; those from ``_place`` on are not yet returned.
        self._received, self._place = b"", 0
        self._descriptors: deque[int] = deque()
        self._tries_first = False
        # A connection of a thread that ended is closed with it.
        self.close: Callable[[], object] = weakref.finalize(self, _dispose, sock, self._descriptors)

    def fileno(self) -> int:
        """Return the socket's descriptor, -1 once closed."""
        return self._socket.fileno()

    def try_first(self) -> None:
        """Have ``receive`` try for a short time before it waits: what comes soon, as most answers do, costs one system
        call.
        """
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _TRY)
        self._tries_first = True

    def send(self, frames: Sequence[Frame], wait: Wait | None = None) -> None:
        """Send the frames in order; the caller keeps their descriptors.

        Without ``wait`` the call blocks. Raises Closed if the other side is gone, and the exceptions of ``wait``.
        """
        flags = _NO_WAIT if wait else 0
        for data, descriptors in _packed(frames):
            done, most = 0, self._most_at_once
            # Descriptors go with the first byte.
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
            while done < len(data):
                piece = memoryview(data)[done : done + most] if done or len(data) > most else data
                try:
                    done += self._socket.sendmsg([piece], ancillary, flags)
                except BlockingIOError:
                    assert wait is not None
                    wait(select.POLLOUT)
                    continue
                except OSError as error:
                    raise Closed(f"sending failed: {error}") from error
                ancillary = []

    def receive(self, wait: Wait | None = None) -> tuple[bytes, list[int]]:
        """Return the next frame's payload and descriptors, which the caller then owns.

        Raises Closed at the end, ProtocolError for an invalid frame, and the exceptions of ``wait``.
        """
        if self._place == len(self._received):
            self._received, self._place = self._read(_CHUNK, wait), 0
        received, start = self._received, self._place + HEADER.size
        # The usual case: a whole frame, often alone.
        if start <= len(received):
            length, count = HEADER.unpack_from(received, self._place)
            end = start + length
            if end <= len(received) and count <= len(self._descriptors):
                self._place = end
                return received[start:end], [self._descriptors.popleft() for _ in range(count)] if count else []
        return self._put_together(wait)

    def _put_together(self, wait: Wait | None) -> tuple[bytes, list[int]]:
        """Return a frame that comes in pieces; or the error for one that is invalid."""
        buffer, descriptors = bytearray(self._received[self._place :]), self._descriptors
        self._received, self._place = b"", 0
        try:
            self._fill(buffer, HEADER.size, wait)
            length, count = HEADER.unpack_from(buffer)
            if length > self._room.largest:
                raise ProtocolError(
                    f"frame header: got a payload of {length} bytes, wanted at most {self._room.largest}"
                )
            end = HEADER.size + length
            self._fill(buffer, end, wait)
            payload, self._received = bytes(buffer[HEADER.size : end]), bytes(buffer[end:])
        finally:
            self._give_back()
        if count > len(descriptors):
            raise ProtocolError(f"frame header: got {count} descriptors announced, {len(descriptors)} received")
        return payload, [descriptors.popleft() for _ in range(count)]

    def _fill(self, buffer: bytearray, size: int, wait: Wait | None) -> None:
        """Receive until the buffer has ``size`` bytes."""
        while len(buffer) < size:
            if len(buffer) >= self._taken + _LARGEST_CHUNK:
                self._room.take(_LARGEST_CHUNK)
                self._taken += _LARGEST_CHUNK
            buffer += self._read(min(max(size - len(buffer), _CHUNK), _LARGEST_CHUNK), wait)

    def _give_back(self) -> None:
        if self._taken:
            self._room.give(self._taken)
            self._taken = 0

    def _read(self, most: int, wait: Wait | None) -> bytes:
        """Receive the available bytes, and save the descriptors that come with them."""
        if wait and not self._tries_first:
            wait(select.POLLIN)
        while True:
            try:
                data, ancillary, flags, _ = self._socket.recvmsg(most, _ANCILLARY, _RECEIVE)
                break
            except BlockingIOError:
                if wait:
                    wait(select.POLLIN)
            except OSError as error:
                raise Closed(f"receiving failed: {error}") from error
        if ancillary:
            self._keep_descriptors(ancillary)
        if flags & _BYTES_LOST:
            raise ProtocolError(f"bytes were lost: a packet has more than {most}")
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
    """Join the frames into as few pieces as the limit on descriptors allows.

    Raises ProtocolError for a frame that is too large.
    """
    pieces: list[tuple[bytes, Sequence[int]]] = []
    parts: list[bytes] = []
    together: list[int] = []
    for payload, descriptors in frames:
        if len(payload) > MAX_PAYLOAD:
            raise ProtocolError(f"a frame carries at most {MAX_PAYLOAD} bytes, got {len(payload)}")
        if descriptors:
            if len(descriptors) > MAX_DESCRIPTORS:
                raise ProtocolError(f"a frame carries at most {MAX_DESCRIPTORS} descriptors, got {len(descriptors)}")
            if len(together) + len(descriptors) > MAX_DESCRIPTORS:
                pieces.append((b"".join(parts), together))
                parts, together = [], []
            together += descriptors
        parts += HEADER.pack(len(payload), len(descriptors)), payload
    pieces.append((b"".join(parts), together))
    return pieces


def _dispose(sock: socket.socket, descriptors: deque[int]) -> None:
    while descriptors:
        os.close(descriptors.popleft())
    sock.close()
