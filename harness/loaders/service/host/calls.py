"""The calls of the protocol: a method a message, with the name of the message's tag."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from nnconform.harness.diagnostics.tracing import Layer, is_tracing
from nnconform.harness.driver.interface import (
    Buffer,
    BufferDesc,
    Burst,
    BurstContext,
    Device,
    ExecutionConfig,
    FencedResult,
    PreparedModel,
    PrepareModelConfig,
    ReusableExecution,
)
from nnconform.harness.driver.message_queue import MessageQueue
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.host.callbacks import DriverCallback, RunningCall
from nnconform.harness.loaders.service.host.client_state import ClientState
from nnconform.harness.loaders.service.phases import call_span
from nnconform.harness.loaders.service.values import model_of, request_of
from nnconform.harness.loaders.service.wire_forms import Message, WireRequest
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request

Code = TypeVar("Code", bound=IntEnum)


# The largest model, in bytes, whose message is cached.
_LARGEST_CACHED = 1 << 18


class MalformedMessage(Exception):
    """A model in a message cannot be decoded: the payload is no message of the protocol."""


class FencedAnswer:
    """The callback of a fenced execution, which a handle refers to."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        self.ask = ask


class Calls:
    """The calls of one client."""

    def __init__(self, device: Device, client: ClientState, *, outlives: bool = False) -> None:
        self._device, self._client, self._outlives = device, client, outlives
        self._last_model: tuple[msgspec.Raw, Model | None] = (msgspec.Raw(), None)

    def perform(self, message: Message, running: RunningCall) -> Any:
        """Make the call of ``message``, and return the value of its answer."""
        if isinstance(message, m.Hello):
            raise ProtocolError("hello comes first on a connection, and once")
        perform: Callable[[Any, RunningCall], Any] = getattr(self, str(message.__struct_config__.tag))
        if is_tracing():
            with call_span(Layer.DRIVER, message):
                return perform(message, running)
        return perform(message, running)

    # One-way messages

    def add_pool(self, message: m.AddPool, running: RunningCall) -> None:
        _expect(running, 1)
        self._client.add_pool(message, running.descriptors.pop())

    def forget_pools(self, message: m.ForgetPools, running: RunningCall) -> None:
        self._client.forget_pools(message.identities)

    def close_handle(self, message: m.CloseHandle, running: RunningCall) -> None:
        self._client.drop(message.handle)

    # Device

    def info(self, message: m.Info, running: RunningCall) -> Any:
        info = self._device.info()
        if type(self._device).another_client is not Device.another_client:
            return info
        # The driver supports one client only: the service separates the clients.
        return replace(info, emulated=info.emulated | {"clients"})

    def status(self, message: m.Status, running: RunningCall) -> Any:
        return self._device.status()

    def get_capabilities(self, message: m.GetCapabilities, running: RunningCall) -> Any:
        return self._device.capabilities()

    def supported_extensions(self, message: m.SupportedExtensions, running: RunningCall) -> Any:
        return self._device.supported_extensions()

    def number_of_cache_files_needed(self, message: m.NumberOfCacheFilesNeeded, running: RunningCall) -> Any:
        return self._device.number_of_cache_files_needed()

    def supported_operations(self, message: m.SupportedOperations[msgspec.Raw], running: RunningCall) -> Any:
        return self._device.supported_operations(self._model(message.model))

    def reasons(self, message: m.Reasons[msgspec.Raw], running: RunningCall) -> Any:
        return self._device.reasons(self._model(message.model))

    def prepare_model(self, message: m.PrepareModel[msgspec.Raw], running: RunningCall) -> Any:
        if message.awaited:
            running.await_callback()
        model_cache, data_cache = _cache_files(message, running)
        return self._device.prepare_model(
            self._model(message.model),
            _code(ExecutionPreference, message.preference),
            _code(Priority, message.priority),
            message.deadline,
            model_cache,
            data_cache,
            message.token,
            self._callback(running, message.callback, self._prepared),
        )

    def prepare_model_with_config(self, message: m.PrepareModelWithConfig[msgspec.Raw], running: RunningCall) -> Any:
        if message.awaited:
            running.await_callback()
        model_cache, data_cache = _cache_files(message, running)
        config = PrepareModelConfig(
            _code(ExecutionPreference, message.preference),
            _code(Priority, message.priority),
            message.deadline,
            tuple(model_cache),
            tuple(data_cache),
            message.token,
            message.hints,
            message.extension_name_to_prefix,
        )
        callback = self._callback(running, message.callback, self._prepared)
        return self._device.prepare_model_with_config(self._model(message.model), config, callback)

    def prepare_model_from_cache(self, message: m.PrepareModelFromCache, running: RunningCall) -> Any:
        model_cache, data_cache = _cache_files(message, running)
        callback = self._callback(running, message.callback, self._prepared)
        return self._device.prepare_model_from_cache(message.deadline, model_cache, data_cache, message.token, callback)

    def allocate(self, message: m.Allocate, running: RunningCall) -> Any:
        handles = message.prepared_models
        prepared: Any = [None if handle is None else self._client.get(handle, PreparedModel) for handle in handles]
        desc = BufferDesc(message.dimensions)
        status, buffer, token = self._device.allocate(desc, prepared, message.input_roles, message.output_roles)
        return status, self._hold(buffer, Buffer), token

    def close_device(self, message: m.CloseDevice, running: RunningCall) -> Any:
        return None if self._outlives else self._device.close()

    # PreparedModel

    def execute(self, message: m.Execute, running: RunningCall) -> Any:
        callback = self._callback(running, message.callback, _execution_result)
        return self._client.get(message.prepared, PreparedModel).execute(
            self._request(message.request), _measure(message), message.deadline, message.loop_timeout, callback
        )

    def execute_synchronously(self, message: m.ExecuteSynchronously, running: RunningCall) -> Any:
        return self._client.get(message.prepared, PreparedModel).execute_synchronously(
            self._request(message.request), _measure(message), message.deadline, message.loop_timeout
        )

    def execute_fenced(self, message: m.ExecuteFenced, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        request = self._request(message.request)
        # The receiver of a fence owns it: from here on the driver does.
        wait_for, running.descriptors = running.descriptors, []
        result = prepared.execute_fenced(
            request, wait_for, _measure(message), message.deadline, message.loop_timeout, message.duration_after_fence
        )
        return self._launched(result, running)

    def execute_synchronously_with_config(self, message: m.ExecuteSynchronouslyWithConfig, running: RunningCall) -> Any:
        return self._client.get(message.prepared, PreparedModel).execute_synchronously_with_config(
            self._request(message.request), _config(message), message.deadline
        )

    def execute_fenced_with_config(self, message: m.ExecuteFencedWithConfig, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        request = self._request(message.request)
        wait_for, running.descriptors = running.descriptors, []
        result = prepared.execute_fenced_with_config(
            request, wait_for, _config(message), message.deadline, message.duration_after_fence
        )
        return self._launched(result, running)

    def create_reusable_execution(self, message: m.CreateReusableExecution, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        status, execution = prepared.create_reusable_execution(self._request(message.request), _config(message))
        return status, self._hold(execution, ReusableExecution)

    def reusable_execute(self, message: m.ReusableExecute, running: RunningCall) -> Any:
        return self._client.get(message.execution, ReusableExecution).execute_synchronously(message.deadline)

    def reusable_execute_fenced(self, message: m.ReusableExecuteFenced, running: RunningCall) -> Any:
        execution = self._client.get(message.execution, ReusableExecution)
        wait_for, running.descriptors = running.descriptors, []
        result = execution.execute_fenced(wait_for, message.deadline, message.duration_after_fence)
        return self._launched(result, running)

    def _launched(self, result: FencedResult, running: RunningCall) -> Any:
        """Return the value of the answer to a fenced execution; its fence goes with it."""
        if result.fence >= 0:
            running.answer_descriptors.append(result.fence)
        if result.callback is None:
            return result.status, None
        return result.status, self._client.hold(FencedAnswer(result.callback), FencedAnswer)

    def fenced_info(self, message: m.FencedInfo, running: RunningCall) -> Any:
        return self._client.get(message.handle, FencedAnswer).ask()

    def configure_execution_burst(self, message: m.ConfigureExecutionBurst, running: RunningCall) -> Any:
        status, burst = self._client.get(message.prepared, PreparedModel).configure_execution_burst()
        return status, self._hold(burst, Burst)

    def configure_burst_channel(self, message: m.ConfigureBurstChannel, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        _expect(running, 4)
        requests = _queue(running, message.requests)
        results = _queue(running, message.results)
        asker = running.asker(message.callback, self._client.questions, self._client.post, self._client.released)
        status, context = prepared.configure_burst_channel(asker, requests, results)
        return status, self._hold(context, BurstContext)

    def provide_memories(self, message: m.ProvideMemories, running: RunningCall) -> Any:
        memories = tuple([self._client.pool(identity) for identity in message.pools])
        self._client.questions.answer(message.ticket, (_code(ErrorStatus, message.status), memories))

    # Burst, BurstContext and Buffer

    def channel_free_memory(self, message: m.ChannelFreeMemory, running: RunningCall) -> Any:
        return self._client.get(message.channel, BurstContext).free_memory(message.slot)

    def burst_execute(self, message: m.BurstExecute, running: RunningCall) -> Any:
        burst = self._client.get(message.burst, Burst)
        # A driver of an older HAL need not know of the limits.
        limits = {"deadline": message.deadline, "loop_timeout": message.loop_timeout}
        given = {name: limit for name, limit in limits.items() if limit is not None}
        return burst.execute_synchronously(self._request(message.request), message.slots, _measure(message), **given)

    def burst_execute_with_config(self, message: m.BurstExecuteWithConfig, running: RunningCall) -> Any:
        burst = self._client.get(message.burst, Burst)
        request = self._request(message.request)
        return burst.execute_synchronously_with_config(request, message.slots, _config(message), message.deadline)

    def burst_free_memory(self, message: m.BurstFreeMemory, running: RunningCall) -> Any:
        return self._client.get(message.burst, Burst).free_memory(message.slot)

    def buffer_copy_to(self, message: m.BufferCopyTo, running: RunningCall) -> Any:
        return self._client.get(message.buffer, Buffer).copy_to(self._client.pool(message.pool))

    def buffer_copy_from(self, message: m.BufferCopyFrom, running: RunningCall) -> Any:
        buffer = self._client.get(message.buffer, Buffer)
        return buffer.copy_from(self._client.pool(message.pool), message.dimensions)

    # Values

    def _model(self, raw_model: msgspec.Raw) -> Model:
        """Return the model of a message; the last one if it is the same again. Raises MalformedMessage.

        A model with pools is always built anew: the pools may have been forgotten by now.
        """
        last, model = self._last_model
        if model is not None and raw_model == last:
            return model
        try:
            wire_model = m.decode_model(raw_model)
        except m.UNREADABLE as error:
            raise MalformedMessage(str(error)) from error
        model = model_of(wire_model, tuple([self._client.pool(identity) for identity in wire_model.pools]))
        if not wire_model.pools and len(bytes(raw_model)) <= _LARGEST_CACHED:
            self._last_model = raw_model, model
        return model

    def _request(self, wire_request: WireRequest) -> Request:
        return request_of(wire_request, self._client.pools(wire_request.pools))

    def _callback(self, running: RunningCall, number: int, value_of: Callable[..., Any]) -> DriverCallback:
        client = self._client
        return running.callback(number, value_of, client.post, client.released, client.driver_errors.append)

    def _prepared(self, status: ErrorStatus, prepared: PreparedModel | None) -> tuple[ErrorStatus, int | None]:
        return status, self._hold(prepared, PreparedModel)

    def _hold(self, result: Any, kind: type) -> int | None:
        """Return a new handle of an object that the driver returned, None for None."""
        if result is None:
            return None
        if not isinstance(result, kind):
            raise TypeError(f"the driver gave a {type(result).__name__}, wanted a {kind.__name__} or None")
        return self._client.hold(result, kind)


def _execution_result(result: ExecutionResult) -> ExecutionResult:
    return result


@cache
def _members(kind: type[Code]) -> dict[int, Code]:
    return {int(member): member for member in kind}


def _code(kind: type[Code], number: int) -> Code:
    """Return the member of ``kind``; another number goes to the driver as it is, for the driver to refuse."""
    member: Code = _members(kind).get(number, cast("Code", number))
    return member


def _measure(message: m.Execute | m.ExecuteSynchronously | m.ExecuteFenced | m.BurstExecute) -> MeasureTiming:
    return _code(MeasureTiming, message.measure)


_Configured = (
    m.ExecuteSynchronouslyWithConfig | m.ExecuteFencedWithConfig | m.BurstExecuteWithConfig | m.CreateReusableExecution
)


def _config(message: _Configured) -> ExecutionConfig:
    measure = _code(MeasureTiming, message.measure)
    return ExecutionConfig(measure, message.loop_timeout, message.hints, message.extension_name_to_prefix)


def _expect(running: RunningCall, count: int) -> None:
    if len(running.descriptors) != count:
        raise ProtocolError(f"got {len(running.descriptors)} descriptors with the message, wanted {count}")


def _queue(running: RunningCall, capacity: int) -> MessageQueue:
    """Return the queue of the call's next two descriptors."""
    fd, bell = running.descriptors[:2]
    try:
        queue = MessageQueue(fd, bell, capacity)
    except (OSError, ValueError) as error:
        raise ProtocolError(f"configure_burst_channel: {error}") from error
    del running.descriptors[:2]
    return queue


def _cache_files(
    message: m.PrepareModel[msgspec.Raw] | m.PrepareModelFromCache, running: RunningCall
) -> tuple[list[int], list[int]]:
    """Return the descriptors of the model cache and of the data cache."""
    if min(message.model_cache, message.data_cache) < 0:
        raise ProtocolError(f"got {message.model_cache} and {message.data_cache} cache files, wanted 0 or more")
    _expect(running, message.model_cache + message.data_cache)
    return running.descriptors[: message.model_cache], running.descriptors[message.model_cache :]
