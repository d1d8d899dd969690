"""The Device of ``service:ADDRESS``."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    DEFAULT_LIMIT,
    Awaited,
    Buffer,
    BufferDesc,
    BufferRole,
    Device,
    DeviceInfo,
    OrderlyEnd,
    PrepareCallback,
    PreparedModel,
    PrepareModelConfig,
    Remote,
)
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.child import ChildServer
from nnconform.harness.loaders.service.client.connection import ServiceConnection
from nnconform.harness.loaders.service.client.events import Callback
from nnconform.harness.loaders.service.client.remote import RemoteBuffer, RemotePreparedModel
from nnconform.harness.loaders.service.client.server import Server
from nnconform.harness.loaders.service.values import wire_model
from nnconform.harness.loaders.service.wire_forms import WireModel
from nnconform.harness.model.capabilities import Capabilities, Extension
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Pool

_info = msgspec.msgpack.Decoder(DeviceInfo)
_device_status = msgspec.msgpack.Decoder(DeviceStatus)
_capabilities = msgspec.msgpack.Decoder(tuple[ErrorStatus, Capabilities | None])
_extensions = msgspec.msgpack.Decoder(tuple[ErrorStatus, tuple[Extension, ...]])
_cache_files = msgspec.msgpack.Decoder(tuple[ErrorStatus, int, int])
_supported = msgspec.msgpack.Decoder(tuple[ErrorStatus, tuple[bool, ...]])
_reasons = msgspec.msgpack.Decoder(tuple[str, ...])
_status = msgspec.msgpack.Decoder(ErrorStatus)
_prepared = msgspec.msgpack.Decoder(tuple[ErrorStatus, int | None])
_allocated = msgspec.msgpack.Decoder(tuple[ErrorStatus, int | None, int])
_nothing = msgspec.msgpack.Decoder(None)


def open_remote(rest: str, limit: float) -> Device:
    """Open ``service:REST`` in a child process, which is given ``limit`` seconds for each answer."""
    if not rest:
        raise UsageError("driver 'service:' names no address to serve; for example service:inproc:reference_driver")
    return ServiceDevice(rest, limit)


class ServiceDevice(Remote):
    """A driver in a process of its own. A call takes at most ``limit`` seconds, as Remote counts them, and a second or
    two to end the process.

    Every method raises DriverCrashed if the process has ended, DriverHung if it did not answer within the limit,
    DriverFault if the driver raised. After a crash or a hang the process is gone, and every call raises DriverCrashed
    until ``restart``.
    """

    def __init__(
        self, address: str, limit: float = DEFAULT_LIMIT, start: Callable[[str], Server] = ChildServer
    ) -> None:
        self.address = address
        self._start = start
        self._connection = ServiceConnection(start(address), limit)
        self.name = self._connection.name

    @property
    def limit(self) -> float:
        """How many seconds a call may take."""
        return self._connection.limit

    @limit.setter
    def limit(self, seconds: float) -> None:
        self._connection.limit = seconds

    @property
    def pid(self) -> int:
        return self._connection.pid

    @property
    def is_own(self) -> bool:
        return self._connection.is_own

    def restart(self) -> None:
        """Start a fresh process, and end the current one. What the old one had prepared is dead."""
        self._connection.end("was ended by a restart")
        self._connection = ServiceConnection(self._start(self.address), self._connection.limit)

    def await_callback(self, event: threading.Event, limit: float | None = None) -> None:
        self._connection.await_callback(event, limit)

    def await_fence(self, fence: int, limit: float | None = None) -> None:
        self._connection.await_fence(fence, limit)

    def info(self) -> DeviceInfo:
        return self._connection.call(m.Info(), _info)

    def status(self) -> DeviceStatus:
        return self._connection.call(m.Status(), _device_status)

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        return self._connection.call(m.GetCapabilities(), _capabilities)

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        return self._connection.call(m.SupportedExtensions(), _extensions)

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._connection.call(m.NumberOfCacheFilesNeeded(), _cache_files)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return self._connection.call(m.SupportedOperations(wire_model(model)), _supported, model.pools)

    def reasons(self, model: Model) -> tuple[str, ...]:
        connection = self._connection
        return (
            connection.call(m.Reasons(wire_model(model)), _reasons, model.pools) if connection.welcome.reasons else ()
        )

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        config = PrepareModelConfig(preference, priority, deadline, tuple(model_cache), tuple(data_cache), token)
        return self._connection.call(*self._preparation(m.PrepareModel, model, config, callback))

    def query_ahead(self, model: Model) -> Callable[[], tuple[ErrorStatus, tuple[bool, ...]]]:
        return self._connection.send_ahead(m.SupportedOperations(wire_model(model)), _supported, model.pools)

    def prepare_ahead(self, model: Model, callback: PrepareCallback, **arguments: Any) -> Callable[[], ErrorStatus]:
        config = PrepareModelConfig(**arguments)
        return self._connection.send_ahead(*self._preparation(m.PrepareModel, model, config, callback))

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        connection = self._connection
        if not connection.welcome.configs:
            return super().prepare_model_with_config(model, config, callback)
        more = {"hints": config.hints, "extension_name_to_prefix": config.extension_name_to_prefix}
        return connection.call(*self._preparation(m.PrepareModelWithConfig, model, config, callback, **more))

    def _preparation(
        self,
        kind: type[m.PrepareModel[WireModel]],
        model: Model,
        config: PrepareModelConfig,
        callback: PrepareCallback,
        **more: Any,
    ) -> tuple[m.PrepareModel[WireModel], msgspec.msgpack.Decoder[ErrorStatus], Sequence[Pool], Sequence[int]]:
        """Return a preparation: its message, which may have ``more`` fields, and its answer, with the pools and files
        that it sends.
        """
        connection = self._connection
        message = kind(
            wire_model(model),
            config.preference,
            config.priority,
            config.deadline,
            len(config.model_cache),
            len(config.data_cache),
            config.token,
            connection.expect(_receiver(connection, callback)),
            connection.welcome.awaited and isinstance(callback, Awaited),
            **more,
        )
        return message, _status, model.pools, [*config.model_cache, *config.data_cache]

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        connection = self._connection
        number = connection.expect(_receiver(connection, callback))
        message = m.PrepareModelFromCache(deadline, len(model_cache), len(data_cache), token, number)
        return connection.call(message, _status, (), [*model_cache, *data_cache])

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        connection = self._connection
        handles = tuple([_handle_of(prepared, connection) for prepared in prepared_models])
        message = m.Allocate(desc.dimensions, handles, tuple(input_roles), tuple(output_roles))
        status, handle, token = connection.call(message, _allocated)
        return status, None if handle is None else RemoteBuffer(connection, handle, token), token

    def another_client(self) -> Device | None:
        """Return another client of the same process, with its own connections. It ends with this one at the latest."""
        connection = self._connection
        return ServiceDevice(self.address, connection.limit, lambda _: connection.share())

    def end_in_order(self) -> OrderlyEnd | None:
        return self._connection.end_in_order(m.CloseDevice(), _nothing)

    def close(self) -> None:
        self._connection.close(m.CloseDevice(), _nothing)


def _receiver(connection: ServiceConnection, callback: PrepareCallback) -> Callback:
    """Return a callback that builds the prepared model from a received value and passes it to ``callback``."""

    def receive(value: msgspec.Raw) -> None:
        status, handle = _prepared.decode(value)
        callback(status, None if handle is None else RemotePreparedModel(connection, handle))

    return receive


def _handle_of(prepared: PreparedModel, connection: ServiceConnection) -> int | None:
    """Return the handle of a prepared model of this device; None for any other."""
    if isinstance(prepared, RemotePreparedModel) and prepared.handle.connection is connection:
        return prepared.handle.number
    return None
