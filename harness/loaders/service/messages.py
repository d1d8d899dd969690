"""The messages of the service protocol, as msgspec structs.

``harness/docs/protocol.md`` describes them for other languages. A message is a MessagePack map whose ``type`` names it.
A value of the HAL is a map of its fields. Codes that a client may get wrong on purpose (life times,
preferences, priorities) are plain integers here.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from nnconform.harness.driver.interface import BufferRole, TokenValuePair
from nnconform.harness.loaders.service.wire_forms import Message, WireModel, WireRequest
from nnconform.harness.loaders.service.wire_forms import WithFiles as WithFiles

PROTOCOL_VERSION = 1

# One-way messages of the client.


class AddPool(WithFiles):
    """Sends a memory's descriptor; one that is known already is ignored."""

    identity: int
    size: int
    offset: int
    protection: int


class ForgetPools(Message):
    """Announces that these memories are gone; the identities will not be used again."""

    identities: tuple[int, ...]


class CloseHandle(Message):
    """Closes a prepared model, burst or buffer, or drops a fenced execution's callback."""

    handle: int


# Calls of the client: each gets an Answer or a Fault.


# Bytes of a session.
SESSION_SIZE = 16


class Hello(Message):
    """First on every connection. All connections of one ``session`` share memories and handles; one of them gets the
    events.
    """

    version: int
    session: bytes
    events: bool = False


class Info(Message):
    """Device.info."""


class Status(Message):
    """Device.status."""


class GetCapabilities(Message):
    """Device.capabilities."""


class SupportedExtensions(Message):
    """Device.supported_extensions."""


class NumberOfCacheFilesNeeded(Message):
    """Device.number_of_cache_files_needed."""


# The client sends a WireModel. The service decodes it apart from its message: a preparation follows a query, and
# the same bytes need not be decoded again.
ModelT = TypeVar("ModelT", WireModel, msgspec.Raw)


class SupportedOperations(Message, Generic[ModelT]):
    """Device.supported_operations."""

    model: ModelT


class Reasons(Message, Generic[ModelT]):
    """Device.reasons."""

    model: ModelT


class PrepareModel(WithFiles, Generic[ModelT]):
    """Device.prepare_model. The frame's descriptors are those of ``model_cache`` files, then of ``data_cache`` files
    (counts). ``awaited``: the client waits for the callback, which may come with the answer.
    """

    model: ModelT
    preference: int
    priority: int
    deadline: int | None
    model_cache: int
    data_cache: int
    token: bytes
    callback: int
    awaited: bool = False


class PrepareModelWithConfig(PrepareModel[ModelT], Generic[ModelT]):
    """Device.prepare_model_with_config."""

    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()


class PrepareModelFromCache(WithFiles):
    """Device.prepare_model_from_cache."""

    deadline: int | None
    model_cache: int
    data_cache: int
    token: bytes
    callback: int


class Allocate(Message):
    """Device.allocate; a prepared model that is not this device's is None."""

    dimensions: tuple[int, ...]
    prepared_models: tuple[int | None, ...]
    input_roles: tuple[BufferRole, ...]
    output_roles: tuple[BufferRole, ...]


class CloseDevice(Message):
    """Device.close."""


class Execute(Message):
    """PreparedModel.execute."""

    prepared: int
    request: WireRequest
    measure: int
    deadline: int | None
    loop_timeout: int | None
    callback: int


class ExecuteSynchronously(Message):
    """PreparedModel.execute_synchronously."""

    prepared: int
    request: WireRequest
    measure: int
    deadline: int | None
    loop_timeout: int | None


class ExecuteFenced(WithFiles):
    """PreparedModel.execute_fenced; the frame's descriptors are the fences to wait for."""

    prepared: int
    request: WireRequest
    measure: int
    deadline: int | None
    loop_timeout: int | None
    duration_after_fence: int | None


class ExecuteSynchronouslyWithConfig(ExecuteSynchronously):
    """PreparedModel.execute_synchronously_with_config."""

    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()


class ExecuteFencedWithConfig(ExecuteFenced):
    """PreparedModel.execute_fenced_with_config."""

    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()


class CreateReusableExecution(Message):
    """PreparedModel.create_reusable_execution."""

    prepared: int
    request: WireRequest
    measure: int
    loop_timeout: int | None
    hints: tuple[TokenValuePair, ...]
    extension_name_to_prefix: tuple[tuple[str, int], ...]


class ReusableExecute(Message):
    """ReusableExecution.execute_synchronously."""

    execution: int
    deadline: int | None


class ReusableExecuteFenced(WithFiles):
    """ReusableExecution.execute_fenced; the frame's descriptors are the fences to wait for."""

    execution: int
    deadline: int | None
    duration_after_fence: int | None


class FencedInfo(Message):
    """A call of a fenced execution's callback."""

    handle: int


class ConfigureExecutionBurst(Message):
    """PreparedModel.configure_execution_burst."""

    prepared: int


class ConfigureBurstChannel(WithFiles):
    """PreparedModel.configure_burst_channel.

    The descriptors: memory and bell of the requests, then of the results. ``requests`` and ``results`` are the
    capacities of the queues.
    """

    prepared: int
    requests: int
    results: int
    callback: int


class ProvideMemories(Message):
    """The answer to a request for memories, which came as a callback's value."""

    ticket: int
    status: int
    pools: tuple[int, ...]


class ChannelFreeMemory(Message):
    """BurstContext.free_memory."""

    channel: int
    slot: int


class BurstExecute(Message):
    """Burst.execute_synchronously."""

    burst: int
    request: WireRequest
    slots: tuple[int, ...]
    measure: int
    deadline: int | None = None
    loop_timeout: int | None = None


class BurstExecuteWithConfig(BurstExecute):
    """Burst.execute_synchronously_with_config."""

    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()


class BurstFreeMemory(Message):
    """Burst.free_memory."""

    burst: int
    slot: int


class BufferCopyTo(Message):
    """Buffer.copy_to."""

    buffer: int
    pool: int


class BufferCopyFrom(Message):
    """Buffer.copy_from."""

    buffer: int
    pool: int
    dimensions: tuple[int, ...]


OneWay = AddPool | ForgetPools | CloseHandle
Call = (
    Hello | Info | Status | GetCapabilities | SupportedExtensions | NumberOfCacheFilesNeeded
    | SupportedOperations[ModelT] | Reasons[ModelT] | PrepareModel[ModelT] | PrepareModelFromCache | Allocate
    | CloseDevice | Execute | ExecuteSynchronously | ExecuteFenced | FencedInfo | ConfigureExecutionBurst
    | ConfigureBurstChannel | ProvideMemories | ChannelFreeMemory | BurstExecute | BurstFreeMemory | BufferCopyTo
    | BufferCopyFrom | PrepareModelWithConfig[ModelT] | ExecuteSynchronouslyWithConfig | ExecuteFencedWithConfig
    | BurstExecuteWithConfig | CreateReusableExecution | ReusableExecute | ReusableExecuteFenced
)  # fmt: skip
SentCall = Call[WireModel]
ReceivedCall = Call[msgspec.Raw]


# Messages of the service.


class Reply(Message, kw_only=True):
    """The part of every reply that concerns the call's own callback.

    ``callbacks``: the values that the driver passed to it while the call ran. ``callback_done``: the driver kept no
    reference to it, so that it will never be called again.
    """

    callbacks: tuple[msgspec.Raw, ...] = ()
    callback_done: bool = False


class Answer(Reply, kw_only=True):
    """The reply of a call that returned ``value``."""

    value: msgspec.Raw


class Fault(Reply, kw_only=True):
    """The reply of a call that failed, or that follows a one-way message which failed.

    ``kind``: ``raised`` (the driver raised), ``usage`` (the driver cannot be opened), ``protocol`` (no such handle,
    memory or message).
    """

    kind: str
    message: str
    traceback: str = ""


class Called(Message):
    """On the event connection: the driver called a callback outside the call that registered it."""

    callback: int
    value: msgspec.Raw


class Released(Message):
    """On the event connection: these callbacks will never be called again."""

    callbacks: tuple[int, ...]


class Welcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to Hello.

    ``descriptors``: the service receives descriptors; otherwise it gets paths. ``reasons``: it has the call of that
    name. ``burst_channels``: it has the calls of burst channels. ``awaited``: it knows the field of that name.
    ``configs``: it has the calls with a config, and those of reusable executions. ``ahead``: it may be sent calls
    before it has answered the last one.
    """

    version: int
    name: str
    descriptors: bool = True
    reasons: bool = False
    burst_channels: bool = False
    awaited: bool = False
    configs: bool = False
    ahead: bool = False


def _hook(value: Any) -> Any:
    """Convert numpy scalars, which drivers return for numbers, to Python's."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"a {type(value).__name__} is no value of the protocol")


# The exceptions of decoding what is no message, such as nesting that is too deep and invalid UTF-8.
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)

ENCODER = msgspec.msgpack.Encoder(enc_hook=_hook)
encode = ENCODER.encode
decode_from_client = msgspec.msgpack.Decoder(OneWay | ReceivedCall).decode
decode_model = msgspec.msgpack.Decoder(WireModel).decode
decode_reply = msgspec.msgpack.Decoder(Answer | Fault).decode
decode_event = msgspec.msgpack.Decoder(Called | Released).decode
