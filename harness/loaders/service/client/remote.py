"""The client's objects of a driver behind a socket: prepared models, bursts and buffers, each with a handle."""

from __future__ import annotations

import contextlib
import os
import weakref
from collections.abc import Sequence
from typing import cast

import msgspec

from nnconform.harness.driver.interface import (
    Buffer,
    Burst,
    BurstContext,
    ExecutionCallback,
    ExecutionConfig,
    FencedExecutionInfo,
    FencedResult,
    MemoriesCallback,
    PreparedModel,
    ReusableExecution,
    TokenValuePair,
)
from nnconform.harness.driver.message_queue import MessageQueue
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.connection import ServiceConnection
from nnconform.harness.loaders.service.client.events import Callback
from nnconform.harness.loaders.service.values import wire_request
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request

_status = msgspec.msgpack.Decoder(ErrorStatus)
_result = msgspec.msgpack.Decoder(ExecutionResult)
_handle = msgspec.msgpack.Decoder(tuple[ErrorStatus, int | None])
_fenced_info = msgspec.msgpack.Decoder(FencedExecutionInfo)
_question = msgspec.msgpack.Decoder(tuple[int, tuple[int, ...]])
_nothing = msgspec.msgpack.Decoder(None)


class Handle:
    """An object that the driver holds for this client. The service closes it, once, with the next message after this
    one's close.
    """

    def __init__(self, connection: ServiceConnection, number: int) -> None:
        self.connection, self.number = connection, number
        self.close = weakref.finalize(self, connection.closed_handles.append, number)
        self.close.atexit = False


class RemotePreparedModel(PreparedModel):
    """A prepared model in the driver's process."""

    def __init__(self, connection: ServiceConnection, handle: int) -> None:
        self.handle = Handle(connection, handle)

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        connection, prepared = self.handle.connection, self.handle.number
        number = connection.expect(lambda value: callback(_result.decode(value)))
        message = m.Execute(prepared, wire_request(request), measure, deadline, loop_timeout, number)
        return connection.call(message, _status, request.pools)

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        prepared = self.handle.number
        message = m.ExecuteSynchronously(prepared, wire_request(request), measure, deadline, loop_timeout)
        return self.handle.connection.call(message, _result, request.pools)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        connection, prepared = self.handle.connection, self.handle.number
        message = m.ExecuteFenced(
            prepared, wire_request(request), measure, deadline, loop_timeout, duration_after_fence
        )
        return _launch_fenced(connection, message, request.pools, wait_for)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        connection, prepared = self.handle.connection, self.handle.number
        if not connection.welcome.configs:
            return super().execute_synchronously_with_config(request, config, deadline)
        message = m.ExecuteSynchronouslyWithConfig(
            prepared, wire_request(request), config.measure, deadline, config.loop_timeout, *_hints(config)
        )
        return connection.call(message, _result, request.pools)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        connection, prepared = self.handle.connection, self.handle.number
        if not connection.welcome.configs:
            return super().execute_fenced_with_config(request, wait_for, config, deadline, duration_after_fence)
        limits = deadline, config.loop_timeout, duration_after_fence
        message = m.ExecuteFencedWithConfig(
            prepared,
            wire_request(request),
            config.measure,
            *limits,
            hints=config.hints,
            extension_name_to_prefix=config.extension_name_to_prefix,
        )
        return _launch_fenced(connection, message, request.pools, wait_for)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        connection, prepared = self.handle.connection, self.handle.number
        if not connection.welcome.configs:
            return super().create_reusable_execution(request, config)
        message = m.CreateReusableExecution(
            prepared, wire_request(request), config.measure, config.loop_timeout, *_hints(config)
        )
        status, handle = connection.call(message, _handle, request.pools)
        return status, None if handle is None else RemoteExecution(connection, handle, request)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        status, handle = self.handle.connection.call(m.ConfigureExecutionBurst(self.handle.number), _handle)
        return status, None if handle is None else RemoteBurst(self.handle.connection, handle)

    def configure_burst_channel(
        self, memories: MemoriesCallback, requests: MessageQueue, results: MessageQueue
    ) -> tuple[ErrorStatus, BurstContext | None]:
        connection = self.handle.connection
        if not (connection.welcome.descriptors and connection.welcome.burst_channels):
            requests.close()
            results.close()
            return ErrorStatus.GENERAL_FAILURE, None
        message = m.ConfigureBurstChannel(
            self.handle.number, requests.capacity, results.capacity, connection.expect(_provider(connection, memories))
        )
        queues = requests.fd, requests.bell, results.fd, results.bell
        try:
            status, handle = connection.call(message, _handle, (), queues)
        finally:
            # The queues are the driver's now, which has its own descriptors of them.
            requests.close()
            results.close()
        return status, None if handle is None else RemoteBurstContext(connection, handle)

    def close(self) -> None:
        self.handle.close()


def _hints(config: ExecutionConfig) -> tuple[tuple[TokenValuePair, ...], tuple[tuple[str, int], ...]]:
    return config.hints, config.extension_name_to_prefix


def _launch_fenced(
    connection: ServiceConnection, message: m.SentCall, pools: Sequence[Pool], wait_for: Sequence[int]
) -> FencedResult:
    """Send the message, with the fences to wait for, and return what was launched."""
    try:
        (status, handle), fences = connection.exchange(message, _handle, pools, wait_for)
    finally:
        # The receiver of a fence owns it, and the child has its own descriptors.
        for fence in wait_for:
            os.close(fence)
    ask = None if handle is None else RemoteFencedCallback(connection, handle)
    return FencedResult(status, fences[0] if fences else -1, ask)


class RemoteExecution(ReusableExecution):
    """A reusable execution in the driver's process. It keeps the memories of its request, as the driver may."""

    def __init__(self, connection: ServiceConnection, handle: int, request: Request) -> None:
        self._handle, self._pools = Handle(connection, handle), request.pools

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        return self._handle.connection.call(m.ReusableExecute(self._handle.number, deadline), _result, self._pools)

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        message = m.ReusableExecuteFenced(self._handle.number, deadline, duration_after_fence)
        return _launch_fenced(self._handle.connection, message, self._pools, wait_for)

    def close(self) -> None:
        self._handle.close()


def _provider(connection: ServiceConnection, memories: MemoriesCallback) -> Callback:
    """Return a callback that answers the driver's requests for memories.

    It does not keep the connection alive, as a burst may never be closed.
    """
    live_connection = weakref.ref(connection)

    def provide(value: msgspec.Raw) -> None:
        ticket, slots = _question.decode(value)
        status, pools = ErrorStatus.GENERAL_FAILURE, cast("Sequence[Memory]", ())
        try:
            status, pools = memories(slots)
        finally:
            connection = live_connection()
            if connection is not None:
                message = m.ProvideMemories(ticket, status, tuple([pool.identity for pool in pools]))
                # If the process is dead, the next wait for it raises that.
                with contextlib.suppress(DriverFault):
                    connection.call(message, _nothing, pools)

    return provide


class RemoteBurstContext(BurstContext):
    """The driver's side of a burst through message queues."""

    def __init__(self, connection: ServiceConnection, handle: int) -> None:
        self._handle = Handle(connection, handle)

    def free_memory(self, slot: int) -> None:
        self._handle.connection.call(m.ChannelFreeMemory(self._handle.number, slot), _nothing)

    def close(self) -> None:
        self._handle.close()


class RemoteFencedCallback:
    """Returns the outcome of a fenced execution when called."""

    def __init__(self, connection: ServiceConnection, handle: int) -> None:
        self._handle = Handle(connection, handle)

    def __call__(self) -> FencedExecutionInfo:
        return self._handle.connection.call(m.FencedInfo(self._handle.number), _fenced_info)


class RemoteBurst(Burst):
    """A burst in the driver's process."""

    def __init__(self, connection: ServiceConnection, handle: int) -> None:
        self._handle = Handle(connection, handle)

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        own = self._handle.number, wire_request(request), tuple(slots)
        message = m.BurstExecute(*own, measure, deadline, loop_timeout)
        return self._handle.connection.call(message, _result, request.pools)

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        connection, own = self._handle.connection, (self._handle.number, wire_request(request), tuple(slots))
        if not connection.welcome.configs:
            return super().execute_synchronously_with_config(request, slots, config, deadline)
        message = m.BurstExecuteWithConfig(*own, config.measure, deadline, config.loop_timeout, *_hints(config))
        return connection.call(message, _result, request.pools)

    def free_memory(self, slot: int) -> ErrorStatus:
        return self._handle.connection.call(m.BurstFreeMemory(self._handle.number, slot), _status)

    def close(self) -> None:
        self._handle.close()


class RemoteBuffer(Buffer):
    """A buffer in the driver's process."""

    def __init__(self, connection: ServiceConnection, handle: int, token: int) -> None:
        self._handle, self.token = Handle(connection, handle), token

    def copy_to(self, destination: Memory) -> ErrorStatus:
        message = m.BufferCopyTo(self._handle.number, destination.identity)
        return self._handle.connection.call(message, _status, [destination])

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        message = m.BufferCopyFrom(self._handle.number, source.identity, tuple(dimensions))
        return self._handle.connection.call(message, _status, [source])

    def close(self) -> None:
        self._handle.close()
