"""Fuzz target of our own service: conversations of a client with edits of their messages, frames and descriptors.

Whatever a client sends, it gets replies or loses its connection: no thread of the service raises, none is left, no
descriptor either, and another client is served as before.
"""

from __future__ import annotations

import array
import os
import socket
import threading
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

import msgspec

from nnconform.fuzz.damage import damage
from nnconform.fuzz.own_target import OwnTarget
from nnconform.fuzz.tree import edit_tree
from nnconform.fuzz.wire_messages import HELLO, SESSION, conversation
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.process.wire import HEADER, Connection, Room
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached

_MOST_FRAMES, _MOST_EDITS = 8, 3
# As those of ``nnconform serve``, and smaller.
_LARGEST, _TOTAL = 1 << 20, 1 << 22
_DRIVER = "inproc:reference_driver"
_MEMORY = 64
_LENGTHS = (0, 1, 2**31, 2**32 - 1)


class WireFrame(msgspec.Struct, frozen=True):
    """A frame: its payload, the length and count of descriptors that it announces, and how many are sent with it."""

    payload: bytes
    length: int
    announced: int
    sent: int


class WireInput(msgspec.Struct, frozen=True):
    """What a client sends on one connection."""

    frames: tuple[WireFrame, ...]


class WireTarget(OwnTarget):
    """Talks to a service in this process."""

    name = "wire"
    says = __doc__.partition("\n")[0]
    kind = WireInput
    instruments = ("nnconform.harness.loaders.service.host", "nnconform.harness.process.wire")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._replies: list[Any] = []
        self._started: _Served | None = None

    def close(self) -> None:
        if self._started is not None:
            self._started.bystander.close()

    def start(self) -> None:
        self._started = self._started or _Served()

    def make(self, choices: Choices) -> WireInput:
        messages = conversation()
        frames = [_frame(HELLO, 0, choices, 1 if choices.integer(0, 15) == 15 else 0)]
        for _ in range(choices.integer(0, _MOST_FRAMES)):
            begin = len(choices.sequence)
            message, count = choices.pick(messages)
            frames.append(_frame(message, count, choices, _MOST_EDITS))
            choices.mark_span(begin)
        return WireInput(tuple(frames))

    def run(self, fuzz_input: WireInput) -> None:
        self.at(Stage.EXECUTE)
        service = self._started
        assert service is not None
        raised: list[BaseException] = []
        client, thread = service.connect(raised)
        with client:
            _send(client, fuzz_input)
            self._replies = list(_replies(client))
        thread.join()
        if raised:
            raise raised[0]
        for reply in self._replies:
            if reply.get("type") not in ("answer", "fault", "called", "released"):
                raise VerdictReached(Verdict.WRONG, f"the service sent {reply!r:.200}")
            if reply.get("type") == "fault" and reply.get("kind") == "raised":
                details = {"cause": reply["message"].partition(":")[0], "traceback": reply.get("traceback", "")}
                raise VerdictReached(Verdict.ERROR, reply["message"], **details)
        self.at(Stage.CLOSE)
        answer = service.ask({"type": "info"})
        if answer.get("type") != "answer" or "hal" not in answer["value"]:
            raise VerdictReached(Verdict.ERROR, f"another client was answered {answer!r:.200}")

    def describe(self, fuzz_input: WireInput) -> str:
        lines = []
        for frame in fuzz_input.frames:
            try:
                shown = repr(msgspec.msgpack.decode(frame.payload))
            except (ValueError, RecursionError):
                shown = repr(frame.payload)
            lines.append(f"{frame.length} bytes, {frame.announced} ({frame.sent}) descriptors: {shown:.300}")
        return "\n".join(lines)

    def features(self, fuzz_input: WireInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the kinds of replies, those of faults with the first words."""
        for reply in self._replies:
            yield reply.get("type"), reply.get("kind"), str(reply.get("message", ""))[:20]


class _Served:
    """The service in this process, with a client that stays."""

    def __init__(self) -> None:
        self._service = Service(_DRIVER, outlives=True, room=Room(_LARGEST, _TOTAL))
        self.bystander = self.connect([])[0]
        self.ask(HELLO | {"session": SESSION[::-1]})

    def connect(self, raised: list[BaseException]) -> tuple[socket.socket, threading.Thread]:
        """Return a client's socket, and the thread that serves it; what this raises is appended to ``raised``."""
        ours, theirs = socket.socketpair()

        def serve() -> None:
            try:
                self._service.serve(Connection(theirs, self._service.room))
            except BaseException as error:
                raised.append(error)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        return ours, thread

    def ask(self, message: Any) -> Any:
        """Return the answer that the client gets that stays."""
        payload = msgspec.msgpack.encode(message)
        self.bystander.sendall(HEADER.pack(len(payload), 0) + payload)
        return next(_replies(self.bystander), {})


def _send(client: socket.socket, fuzz_input: WireInput) -> None:
    memories = [os.memfd_create("nnconform-fuzz", os.MFD_CLOEXEC) for _ in range(4)]
    try:
        for each in memories:
            os.ftruncate(each, _MEMORY)
        for frame in fuzz_input.frames:
            data = HEADER.pack(frame.length, frame.announced) + frame.payload
            rights = array.array("i", memories[: frame.sent])
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)] if rights else []
            client.sendmsg([data], ancillary)
        client.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # the service has closed the connection
    finally:
        for each in memories:
            os.close(each)


def _frame(message: Any, count: int, choices: Choices, most: int) -> WireFrame:
    payload = damage(msgspec.msgpack.encode(edit_tree(message, choices, most)), choices, most // 2)
    wrong = choices.integer(0, 15)
    length = choices.pick(_LENGTHS) if wrong == 15 else len(payload)
    announced = choices.pick((0, 1, 253, 2**32 - 1)) if wrong == 14 else count
    sent = choices.integer(0, 4) if wrong >= 13 else count
    return WireFrame(payload, length, announced, sent)


def _replies(client: socket.socket) -> Iterator[Any]:
    """Yield the messages that come, until the end; descriptors with them are closed."""
    buffer = bytearray()
    while True:
        while len(buffer) >= HEADER.size and len(buffer) >= HEADER.size + HEADER.unpack_from(buffer)[0]:
            end = HEADER.size + HEADER.unpack_from(buffer)[0]
            yield msgspec.msgpack.decode(buffer[HEADER.size : end])
            del buffer[:end]
        try:
            data, descriptors, _, _ = socket.recv_fds(client, 1 << 16, 64)
        except OSError:
            return
        for each in descriptors:
            os.close(each)
        if not data:
            return
        buffer += data


TARGET = WireTarget
