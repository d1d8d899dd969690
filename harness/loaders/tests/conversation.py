"""The client's side of a connection by hand: every kind of message once, and frames that no client should send."""

from __future__ import annotations

import os
import socket

import msgspec

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.wire_forms import WireModel
from nnconform.harness.loaders.tests.conftest import small_model, small_request
from nnconform.harness.model.memory import Memory
from nnconform.harness.process.wire import HEADER

_SESSION = bytes(range(16))


class Sent(msgspec.Struct, frozen=True):
    """The data that one connection sends at once: bytes, and with the first of them so many descriptors of a memory."""

    data: bytes
    descriptors: int = 0


def frame(message, count=0):
    """Return the frame of a message, or of a payload."""
    payload = message if isinstance(message, bytes) else m.encode(message)
    return HEADER.pack(len(payload), count) + payload


HELLO = frame(m.Hello(1, _SESSION))
INFO = frame(m.Info())


def every_message():
    """Return one of each message of a client, with the number of its descriptors, in an order that makes sense."""
    model = m.SupportedOperations(_wire(small_model()))
    request = msgspec.msgpack.decode(m.encode(small_request().inputs[0]))
    asked = {"inputs": [request], "outputs": [request], "pools": [1]}
    prepare = {"type": "prepare_model", "model": model.model, "preference": 1, "priority": 1, "deadline": None}
    cache = {"deadline": None, "model_cache": 1, "data_cache": 1, "token": bytes(32), "callback": 3}
    execution = {"prepared": 1, "request": asked, "measure": 0, "deadline": None, "loop_timeout": None}
    reusable = {
        "type": "create_reusable_execution",
        "prepared": 1,
        "request": asked,
        "measure": 0,
        "loop_timeout": None,
    }
    channel = {"prepared": 1, "requests": 64, "results": 64, "callback": 4}
    return [
        (m.AddPool(1, 32, 0, 3), 1),
        *((kind(), 0) for kind in (m.Info, m.Status, m.GetCapabilities, m.SupportedExtensions)),
        (m.NumberOfCacheFilesNeeded(), 0),
        (model, 0),
        ({**prepare, "model_cache": 0, "data_cache": 0, "token": bytes(32), "callback": 1}, 0),
        ({"type": "prepare_model_from_cache", **cache}, 2),
        ({"type": "execute", **execution, "callback": 2}, 0),
        ({"type": "execute_synchronously", **execution}, 0),
        ({"type": "execute_fenced", **execution, "duration_after_fence": None}, 0),
        (m.FencedInfo(2), 0),
        (m.ConfigureExecutionBurst(1), 0),
        ({"type": "burst_execute", "burst": 3, "request": asked, "slots": [-1], "measure": 0}, 0),
        ({"type": "burst_execute_with_config", "burst": 3, "request": asked, "slots": [-1], "measure": 0}, 0),
        (m.BurstFreeMemory(3, 0), 0),
        (
            {
                **prepare,
                "type": "prepare_model_with_config",
                "model_cache": 0,
                "data_cache": 0,
                "token": bytes(32),
                "callback": 5,
            },
            0,
        ),
        ({"type": "execute_synchronously_with_config", **execution}, 0),
        ({"type": "execute_fenced_with_config", **execution, "duration_after_fence": None}, 0),
        ({**reusable, "hints": [], "extension_name_to_prefix": []}, 0),
        (m.ReusableExecute(7, None), 0),
        (m.ReusableExecuteFenced(7, None, None), 0),
        ({"type": "configure_burst_channel", **channel}, 4),
        ({"type": "channel_free_memory", "channel": 4, "slot": 0}, 0),
        ({"type": "provide_memories", "ticket": 1, "status": 0, "pools": [1]}, 0),
        ({"type": "allocate", "dimensions": [4], "prepared_models": [1], "input_roles": [], "output_roles": []}, 0),
        (m.BufferCopyTo(6, 1), 0),
        (m.BufferCopyFrom(6, 1, (1,)), 0),
        (m.CloseHandle(1), 0),
        (m.ForgetPools((1,)), 0),
        (m.CloseDevice(), 0),
    ]


def _wire(model):
    """Return the model as maps; it has no memories."""
    main = msgspec.msgpack.decode(m.encode(model.main))
    return msgspec.convert(
        {
            "main": main,
            "referenced": [],
            "operand_values": b"",
            "pools": [],
            "relax_computation_float32_to_float16": False,
            "extension_name_to_prefix": [],
        },
        WireModel,
    )


# Frames that were found to be treated badly once, or would be by a careless reader. The names say what is wrong.
MALFORMED = {
    "half a header": Sent(b"\x10\0\0"),
    "half a payload": Sent(HELLO + INFO[:-3]),
    "a payload longer than any": Sent(HELLO + HEADER.pack(2**32 - 1, 0)),
    "a gigabyte announced and not sent": Sent(HELLO + HEADER.pack(2**30, 0) + b"\x81"),
    "an empty payload": Sent(HELLO + frame(b"")),
    "a type that MessagePack does not have": Sent(HELLO + frame(b"\xc1")),
    "two values in one payload": Sent(HELLO + frame(m.encode(m.Info()) * 2)),
    "a list of four milliards that is not there": Sent(HELLO + frame(b"\x81\xa4type\xdd\xff\xff\xff\xff")),
    "an unknown field nested a hundred thousand deep": Sent(
        HELLO + frame(b"\x82\xa4type\xa4info\xa1x" + b"\x91" * 100_000 + b"\xc0")
    ),
    "nested a hundred thousand deep, without end": Sent(HELLO + frame(b"\x91" * 100_000)),
    "maps nested as keys": Sent(HELLO + frame(b"\x81" * 5000)),
    "a type that is no UTF-8": Sent(HELLO + frame(b"\x81\xa4type\xa4\xff\xfe\xfd\xfc")),
    "a type that is a number": Sent(HELLO + frame({"type": 3})),
    "no type": Sent(HELLO + frame({})),
    "a list": Sent(HELLO + frame([])),
    "an extension type": Sent(HELLO + frame(b"\xd4\x01\x00")),
    "hello twice": Sent(HELLO + HELLO),
    "no hello": Sent(INFO),
    "hello of a later version": Sent(frame(m.Hello(2**63, _SESSION))),
    "hello with a session that is a number": Sent(frame({"type": "hello", "version": 1, "session": 3})),
    "hello with a session of no bytes": Sent(frame(m.Hello(1, b""))),
    "hello with a session of too many bytes": Sent(frame(m.Hello(1, bytes(17)))),
    "hello with descriptors": Sent(frame(m.Hello(1, _SESSION), 3), 3),
    "a descriptor that did not come": Sent(HELLO + frame(m.AddPool(1, 32, 0, 3), 1)),
    "more descriptors announced than there can be": Sent(HELLO + frame(m.Info(), 2**32 - 1)),
    "descriptors that nobody announced": Sent(HELLO + INFO, 200),
    "descriptors with a call that has none": Sent(HELLO + frame(m.Info(), 5), 5),
    "a memory without descriptor": Sent(HELLO + frame(m.AddPool(1, 32, 0, 3)) + INFO),
    "a memory with two": Sent(HELLO + frame(m.AddPool(1, 32, 0, 3), 2) + INFO, 2),
    "a memory of no bytes": Sent(HELLO + frame(m.AddPool(1, 0, 0, 3), 1) + INFO, 1),
    "a memory larger than its file": Sent(HELLO + frame(m.AddPool(1, 2**40, 0, 3), 1) + INFO, 1),
    "a memory of 2^64 - 1 bytes": Sent(HELLO + frame(m.AddPool(1, 2**64 - 1, 0, 3), 1) + INFO, 1),
    "a memory of fewer than no bytes": Sent(HELLO + frame(m.AddPool(1, -1, 0, 3), 1) + INFO, 1),
    "a memory behind the end of its file": Sent(HELLO + frame(m.AddPool(1, 32, 2**62, 3), 1) + INFO, 1),
    "a memory before its file": Sent(HELLO + frame(m.AddPool(1, 32, -4096, 3), 1) + INFO, 1),
    "a memory to be protected in an unknown way": Sent(HELLO + frame(m.AddPool(1, 32, 0, 2**31), 1) + INFO, 1),
    "a handle that never was": Sent(HELLO + frame(m.CloseHandle(-1)) + INFO),
    "more cache files than came": Sent(
        HELLO + frame(m.PrepareModelFromCache(None, 2**31, 2**31, bytes(32), 1), 1) + INFO, 1
    ),
    "fewer than no cache files": Sent(HELLO + frame(m.PrepareModelFromCache(None, -1, 2, bytes(32), 1), 1) + INFO, 1),
}


class Talk:
    """One connection to a service at ``connect()``, from hello to its end. The memory is closed with it."""

    def __init__(self, sock):
        self.socket = sock
        self.socket.settimeout(120)

    def say(self, sent):
        """Send everything, and return what the service answered until it hung up, decoded."""
        memory = Memory.create(4096)
        files = [os.dup(memory.fd) for _ in range(sent.descriptors)]
        try:
            self._send(sent.data, files)
        finally:
            for file in files:
                os.close(file)
        return self.hear()

    def _send(self, data, files):
        try:
            done = socket.send_fds(self.socket, [data], files) if files else 0
            self.socket.sendall(data[done:])
            self.socket.shutdown(socket.SHUT_WR)
        except (BrokenPipeError, ConnectionResetError, OSError):
            # It may hang up in the middle of what it does not want.
            return

    def hear(self):
        """Return the messages until the other side hangs up. Descriptors that came with them are closed."""
        received = bytearray()
        try:
            while True:
                data, files, _, _ = socket.recv_fds(self.socket, 1 << 16, 253)
                for file in files:
                    os.close(file)
                if not data:
                    break
                received += data
        except ConnectionResetError:
            # It hung up with something of ours unread.
            pass
        finally:
            self.socket.close()
        return list(_messages(bytes(received)))


def _messages(received):
    while received:
        length, _ = HEADER.unpack_from(received)
        yield msgspec.msgpack.decode(received[HEADER.size : HEADER.size + length])
        received = received[HEADER.size + length :]
