"""The messages of a client, version 1 of the service protocol: a class for each.

``FILES`` names those that come with descriptors, ``WITHOUT_REPLY`` those that are not answered.
"""

import re
from typing import Any, Dict, NamedTuple, Optional, Tuple

from nnconform_driver.convert import read
from nnconform_driver.errors import ProtocolError
from nnconform_driver.values import BufferRole, Model, Request, TokenValuePair

PROTOCOL_VERSION = 1
SESSION_SIZE = 16


class AddPool(NamedTuple):
    """A memory."""

    identity: int
    size: int
    offset: int
    protection: int


class ForgetPools(NamedTuple):
    """Memories that are gone."""

    identities: Tuple[int, ...]


class CloseHandle(NamedTuple):
    """The end of a prepared model, burst, buffer or fenced callback."""

    handle: int


class Hello(NamedTuple):
    """The first message of a connection."""

    version: int
    session: bytes
    events: bool = False


class Info(NamedTuple):
    """Device.info."""


class Status(NamedTuple):
    """Device.status."""


class GetCapabilities(NamedTuple):
    """Device.capabilities."""


class SupportedExtensions(NamedTuple):
    """Device.supported_extensions."""


class NumberOfCacheFilesNeeded(NamedTuple):
    """Device.number_of_cache_files_needed."""


class SupportedOperations(NamedTuple):
    """Device.supported_operations."""

    model: Model


class Reasons(NamedTuple):
    """Device.reasons."""

    model: Model


class PrepareModel(NamedTuple):
    """Device.prepare_model. ``awaited`` is not sent: the welcome does not offer it."""

    model: Model
    preference: int
    priority: int
    deadline: Optional[int]
    model_cache: int
    data_cache: int
    token: bytes
    callback: int
    awaited: bool = False


class PrepareModelWithConfig(NamedTuple):
    """Device.prepare_model_with_config."""

    model: Model
    preference: int
    priority: int
    deadline: Optional[int]
    model_cache: int
    data_cache: int
    token: bytes
    callback: int
    awaited: bool = False
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class PrepareModelFromCache(NamedTuple):
    """Device.prepare_model_from_cache."""

    deadline: Optional[int]
    model_cache: int
    data_cache: int
    token: bytes
    callback: int


class Allocate(NamedTuple):
    """Device.allocate."""

    dimensions: Tuple[int, ...]
    prepared_models: Tuple[Optional[int], ...]
    input_roles: Tuple[BufferRole, ...]
    output_roles: Tuple[BufferRole, ...]


class CloseDevice(NamedTuple):
    """Device.close."""


class Execute(NamedTuple):
    """PreparedModel.execute."""

    prepared: int
    request: Request
    measure: int
    deadline: Optional[int]
    loop_timeout: Optional[int]
    callback: int


class ExecuteSynchronously(NamedTuple):
    """PreparedModel.execute_synchronously."""

    prepared: int
    request: Request
    measure: int
    deadline: Optional[int]
    loop_timeout: Optional[int]


class ExecuteFenced(NamedTuple):
    """PreparedModel.execute_fenced."""

    prepared: int
    request: Request
    measure: int
    deadline: Optional[int]
    loop_timeout: Optional[int]
    duration_after_fence: Optional[int]


class ExecuteSynchronouslyWithConfig(NamedTuple):
    """PreparedModel.execute_synchronously_with_config."""

    prepared: int
    request: Request
    measure: int
    deadline: Optional[int]
    loop_timeout: Optional[int]
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class ExecuteFencedWithConfig(NamedTuple):
    """PreparedModel.execute_fenced_with_config."""

    prepared: int
    request: Request
    measure: int
    deadline: Optional[int]
    loop_timeout: Optional[int]
    duration_after_fence: Optional[int]
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class CreateReusableExecution(NamedTuple):
    """PreparedModel.create_reusable_execution."""

    prepared: int
    request: Request
    measure: int
    loop_timeout: Optional[int]
    hints: Tuple[TokenValuePair, ...]
    extension_name_to_prefix: Tuple[Tuple[str, int], ...]


class ReusableExecute(NamedTuple):
    """ReusableExecution.execute_synchronously."""

    execution: int
    deadline: Optional[int]


class ReusableExecuteFenced(NamedTuple):
    """ReusableExecution.execute_fenced."""

    execution: int
    deadline: Optional[int]
    duration_after_fence: Optional[int]


class FencedInfo(NamedTuple):
    """The callback of a fenced execution."""

    handle: int


class ConfigureExecutionBurst(NamedTuple):
    """PreparedModel.configure_execution_burst."""

    prepared: int


class ConfigureBurstChannel(NamedTuple):
    """A burst over message queues, which this package does not have."""

    prepared: int
    requests: int
    results: int
    callback: int


class ProvideMemories(NamedTuple):
    """The answer to a request for the memories of slots."""

    ticket: int
    status: int
    pools: Tuple[int, ...]


class ChannelFreeMemory(NamedTuple):
    """The end of a memory of a burst over message queues."""

    channel: int
    slot: int


class BurstExecute(NamedTuple):
    """Burst.execute_synchronously."""

    burst: int
    request: Request
    slots: Tuple[int, ...]
    measure: int
    deadline: Optional[int] = None
    loop_timeout: Optional[int] = None


class BurstExecuteWithConfig(NamedTuple):
    """Burst.execute_synchronously_with_config."""

    burst: int
    request: Request
    slots: Tuple[int, ...]
    measure: int
    deadline: Optional[int] = None
    loop_timeout: Optional[int] = None
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class BurstFreeMemory(NamedTuple):
    """Burst.free_memory."""

    burst: int
    slot: int


class BufferCopyTo(NamedTuple):
    """Buffer.copy_to."""

    buffer: int
    pool: int


class BufferCopyFrom(NamedTuple):
    """Buffer.copy_from."""

    buffer: int
    pool: int
    dimensions: Tuple[int, ...]


WITHOUT_REPLY = (AddPool, ForgetPools, CloseHandle)
CALLS = (
    Hello,
    Info,
    Status,
    GetCapabilities,
    SupportedExtensions,
    NumberOfCacheFilesNeeded,
    SupportedOperations,
    Reasons,
    PrepareModel,
    PrepareModelFromCache,
    Allocate,
    CloseDevice,
    Execute,
    ExecuteSynchronously,
    ExecuteFenced,
    FencedInfo,
    ConfigureExecutionBurst,
    ConfigureBurstChannel,
    ProvideMemories,
    ChannelFreeMemory,
    BurstExecute,
    BurstFreeMemory,
    BufferCopyTo,
    BufferCopyFrom,
    PrepareModelWithConfig,
    ExecuteSynchronouslyWithConfig,
    ExecuteFencedWithConfig,
    BurstExecuteWithConfig,
    CreateReusableExecution,
    ReusableExecute,
    ReusableExecuteFenced,
)
FILES = (
    AddPool,
    PrepareModel,
    PrepareModelWithConfig,
    PrepareModelFromCache,
    ExecuteFenced,
    ExecuteFencedWithConfig,
    ReusableExecuteFenced,
    ConfigureBurstChannel,
)


def tag_of(kind: Any) -> str:
    """Return the type of a message, ``prepare_model`` of PrepareModel."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


KINDS: Dict[str, Any] = {tag_of(kind): kind for kind in WITHOUT_REPLY + CALLS}


def message_of(content: Any) -> Any:
    """Return the message of a decoded payload. Raises ProtocolError."""
    if not isinstance(content, dict) or not isinstance(content.get("type"), str):
        raise ProtocolError("no message: wanted a map with the text `type`")
    kind = KINDS.get(content["type"])
    if kind is None:
        raise ProtocolError("no message has the type {!r}".format(content["type"]))
    # The fields of a message that have a default are the optional ones; values of the HAL are sent whole.
    return read(kind, content, content["type"], tuple(kind._field_defaults))
