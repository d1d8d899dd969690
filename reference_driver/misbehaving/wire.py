"""What a driver's process should not do with the sockets of its clients."""

from __future__ import annotations

import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves
from nnconform.reference_driver.misbehaving.hangs import sleeps

# The header of a frame: bytes of its payload, and descriptors with it (harness/docs/protocol.md).
_HEADER = struct.Struct("<II")
_DEEP = 5_000_000
_LIES = {
    "garbage": b"\xc1" * 4096,
    "another protocol": b"HTTP/1.1 400 Bad Request\r\n\r\n",
    "an empty payload": _HEADER.pack(0, 0),
    "a payload that is none": _HEADER.pack(3, 0) + b"\xc1\xc1\xc1",
    "an answer to nothing": _HEADER.pack(20, 0) + b"\x82\xa4type\xa6answer\xa5value\x00",
    "5 million deep": _HEADER.pack(_DEEP, 0) + b"\x91" * _DEEP,
    "4 GiB announced": _HEADER.pack(0xFFFFFFFF, 0),
    "9 descriptors announced": _HEADER.pack(1, 9) + b"\xc0",
}


@contextmanager
def _sockets() -> Iterator[list[socket.socket]]:
    """The connected sockets of this process, as copies."""
    found = []
    for number in [int(name) for name in os.listdir("/proc/self/fd")]:
        with suppress(OSError):
            if not os.readlink(f"/proc/self/fd/{number}").startswith("socket:"):
                continue
            copy = socket.socket(fileno=os.dup(number))
            copy.getpeername()
            found.append(copy)
    yield found
    for each in found:
        each.close()


def _send(data: bytes) -> None:
    with _sockets() as sockets:
        for each in sockets:
            with suppress(OSError):
                each.sendall(data)


@misbehaves("error", each=tuple(_LIES))
def sends(struck: StruckExecution, what: str) -> None:
    """Sends its clients what is no message of the protocol, and then the answer."""
    _send(_LIES[what])


@misbehaves("hung")
def sends_half_a_header(struck: StruckExecution) -> None:
    """Sends half a header of a frame, and no more."""
    _send(_HEADER.pack(8, 0)[:3])
    sleeps(struck)


@misbehaves("hung")
def announces_900_mib(struck: StruckExecution) -> None:
    """Announces a frame of 900 MiB, sends a little of it, and no more."""
    _send(_HEADER.pack(900 << 20, 0) + bytes(1024))
    sleeps(struck)


@misbehaves("hung")
def drips(struck: StruckExecution) -> None:
    """Sends a byte of a frame that it announced, from time to time, for ever."""
    _send(_HEADER.pack(1 << 20, 0))
    while True:
        _send(b"\x91")
        time.sleep(0.05)


@misbehaves("error")
def sends_200_descriptors(struck: StruckExecution) -> None:
    """Sends 200 descriptors with a frame that announces none."""
    opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(200)]
    with _sockets() as sockets:
        for each in sockets:
            with suppress(OSError):
                socket.send_fds(each, [_HEADER.pack(1, 200) + b"\xc1"], opened)
    for descriptor in opened:
        os.close(descriptor)


@misbehaves("crashed", exec="error")
def shuts_its_sockets(struck: StruckExecution) -> None:
    """Shuts the connections of its clients. The process of `service:` ends with that; one of `exec:` is seen to live
    on: no crash. At `unix:` nobody sees the process, and a lost connection is a crash.
    """
    with _sockets() as sockets:
        for each in sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
    threading.Event().wait(1)


@misbehaves("error")
def closes_all_descriptors(struck: StruckExecution) -> None:
    """Closes every descriptor of its process, which lives on."""
    os.closerange(0, 1 << 16)
