"""The calls of the protocol: a method for each message, with the name of its type."""

from typing import Any, List, Optional, Tuple

from nnconform_driver import messages as m
from nnconform_driver.client import Client, DriverCallback, FencedAnswer, RunningCall
from nnconform_driver.codes import ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform_driver.device import Buffer, Burst, Device, FencedResult, PreparedModel, ReusableExecution
from nnconform_driver.errors import ProtocolError
from nnconform_driver.values import BufferDesc, ExecutionConfig, PrepareModelConfig


class Calls:
    """The calls of one client. ``outlives``: the device is not this client's to close."""

    def __init__(self, client: Client, outlives: bool) -> None:
        self._client, self._device, self._outlives = client, client.device, outlives

    def perform(self, message: Any, running: RunningCall) -> Any:
        """Make the call of ``message``, and return the value of its answer."""
        return getattr(self, m.tag_of(type(message)))(message, running)

    # Without reply

    def add_pool(self, message: m.AddPool, running: RunningCall) -> None:
        _expect(running, 1)
        self._client.add_pool(message, running.descriptors[0])

    def forget_pools(self, message: m.ForgetPools, running: RunningCall) -> None:
        self._client.forget_pools(message.identities)

    def close_handle(self, message: m.CloseHandle, running: RunningCall) -> None:
        self._client.drop(message.handle)

    # Device

    def hello(self, message: m.Hello, running: RunningCall) -> None:
        raise ProtocolError("hello comes first on a connection, and once")

    def info(self, message: m.Info, running: RunningCall) -> Any:
        info = self._device.info()
        if type(self._device).another_client is not Device.another_client:
            return info
        # The driver knows of one client: the service separates them.
        return info._replace(emulated=frozenset(info.emulated) | {"clients"})

    def status(self, message: m.Status, running: RunningCall) -> Any:
        return self._device.status()

    def get_capabilities(self, message: m.GetCapabilities, running: RunningCall) -> Any:
        return self._device.capabilities()

    def supported_extensions(self, message: m.SupportedExtensions, running: RunningCall) -> Any:
        return self._device.supported_extensions()

    def number_of_cache_files_needed(self, message: m.NumberOfCacheFilesNeeded, running: RunningCall) -> Any:
        return self._device.number_of_cache_files_needed()

    def supported_operations(self, message: m.SupportedOperations, running: RunningCall) -> Any:
        status, supported = self._device.supported_operations(self._client.model(message.model))
        return status, [bool(each) for each in supported]

    def reasons(self, message: m.Reasons, running: RunningCall) -> Any:
        return self._device.reasons(self._client.model(message.model))

    def prepare_model(self, message: m.PrepareModel, running: RunningCall) -> Any:
        model_cache, data_cache = _cache_files(message, running)
        return self._device.prepare_model(
            self._client.model(message.model),
            _code(ExecutionPreference, message.preference),
            _code(Priority, message.priority),
            message.deadline,
            model_cache,
            data_cache,
            message.token,
            self._prepared(message.callback, running),
        )

    def prepare_model_with_config(self, message: m.PrepareModelWithConfig, running: RunningCall) -> Any:
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
        callback = self._prepared(message.callback, running)
        return self._device.prepare_model_with_config(self._client.model(message.model), config, callback)

    def prepare_model_from_cache(self, message: m.PrepareModelFromCache, running: RunningCall) -> Any:
        model_cache, data_cache = _cache_files(message, running)
        callback = self._prepared(message.callback, running)
        return self._device.prepare_model_from_cache(message.deadline, model_cache, data_cache, message.token, callback)

    def allocate(self, message: m.Allocate, running: RunningCall) -> Any:
        handles = message.prepared_models
        prepared = [None if handle is None else self._client.get(handle, PreparedModel) for handle in handles]
        status, buffer, token = self._device.allocate(
            BufferDesc(message.dimensions), prepared, message.input_roles, message.output_roles
        )
        return status, self._client.hold(buffer, Buffer), token

    def close_device(self, message: m.CloseDevice, running: RunningCall) -> Any:
        return None if self._outlives else self._device.close()

    # PreparedModel

    def execute(self, message: m.Execute, running: RunningCall) -> Any:
        return self._client.get(message.prepared, PreparedModel).execute(
            self._client.request(message.request),
            _code(MeasureTiming, message.measure),
            message.deadline,
            message.loop_timeout,
            running.callback(message.callback, lambda result: result),
        )

    def execute_synchronously(self, message: m.ExecuteSynchronously, running: RunningCall) -> Any:
        return self._client.get(message.prepared, PreparedModel).execute_synchronously(
            self._client.request(message.request),
            _code(MeasureTiming, message.measure),
            message.deadline,
            message.loop_timeout,
        )

    def execute_fenced(self, message: m.ExecuteFenced, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        request = self._client.request(message.request)
        wait_for, running.descriptors = running.descriptors, []  # the receiver of a fence owns it: now the driver
        launched = prepared.execute_fenced(
            request,
            wait_for,
            _code(MeasureTiming, message.measure),
            message.deadline,
            message.loop_timeout,
            message.duration_after_fence,
        )
        return self._launched(launched, running)

    def execute_synchronously_with_config(self, message: m.ExecuteSynchronouslyWithConfig, running: RunningCall) -> Any:
        return self._client.get(message.prepared, PreparedModel).execute_synchronously_with_config(
            self._client.request(message.request), _config(message), message.deadline
        )

    def execute_fenced_with_config(self, message: m.ExecuteFencedWithConfig, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        request = self._client.request(message.request)
        wait_for, running.descriptors = running.descriptors, []
        launched = prepared.execute_fenced_with_config(
            request, wait_for, _config(message), message.deadline, message.duration_after_fence
        )
        return self._launched(launched, running)

    def create_reusable_execution(self, message: m.CreateReusableExecution, running: RunningCall) -> Any:
        prepared = self._client.get(message.prepared, PreparedModel)
        request = self._client.request(message.request)
        status, execution = prepared.create_reusable_execution(request, _config(message))
        return status, self._client.hold(execution, ReusableExecution)

    def reusable_execute(self, message: m.ReusableExecute, running: RunningCall) -> Any:
        return self._client.get(message.execution, ReusableExecution).execute_synchronously(message.deadline)

    def reusable_execute_fenced(self, message: m.ReusableExecuteFenced, running: RunningCall) -> Any:
        execution = self._client.get(message.execution, ReusableExecution)
        wait_for, running.descriptors = running.descriptors, []
        return self._launched(
            execution.execute_fenced(wait_for, message.deadline, message.duration_after_fence), running
        )

    def _launched(self, launched: FencedResult, running: RunningCall) -> Any:
        """Return the value of the answer to a fenced execution; its fence goes with it."""
        status, fence, callback = launched
        if fence >= 0:
            running.answer_descriptors.append(fence)
        return status, None if callback is None else self._client.hold(FencedAnswer(callback), FencedAnswer)

    def fenced_info(self, message: m.FencedInfo, running: RunningCall) -> Any:
        return self._client.get(message.handle, FencedAnswer).ask()

    def configure_execution_burst(self, message: m.ConfigureExecutionBurst, running: RunningCall) -> Any:
        status, burst = self._client.get(message.prepared, PreparedModel).configure_execution_burst()
        return status, self._client.hold(burst, Burst)

    def configure_burst_channel(self, message: m.ConfigureBurstChannel, running: RunningCall) -> Any:
        self._client.get(message.prepared, PreparedModel)
        _expect(running, 4)
        return ErrorStatus.GENERAL_FAILURE, None

    def provide_memories(self, message: m.ProvideMemories, running: RunningCall) -> Any:
        raise ProtocolError(f"provide_memories: no request has the ticket {message.ticket}")

    def channel_free_memory(self, message: m.ChannelFreeMemory, running: RunningCall) -> Any:
        raise ProtocolError(f"channel_free_memory: no burst channel has the handle {message.channel}")

    # Burst and Buffer

    def burst_execute(self, message: m.BurstExecute, running: RunningCall) -> Any:
        burst = self._client.get(message.burst, Burst)
        request = self._client.request(message.request)
        # A driver of an older HAL need not know of the limits.
        limits = {"deadline": message.deadline, "loop_timeout": message.loop_timeout}
        given = {name: limit for name, limit in limits.items() if limit is not None}
        return burst.execute_synchronously(request, message.slots, _code(MeasureTiming, message.measure), **given)

    def burst_execute_with_config(self, message: m.BurstExecuteWithConfig, running: RunningCall) -> Any:
        burst = self._client.get(message.burst, Burst)
        request = self._client.request(message.request)
        return burst.execute_synchronously_with_config(request, message.slots, _config(message), message.deadline)

    def burst_free_memory(self, message: m.BurstFreeMemory, running: RunningCall) -> Any:
        return self._client.get(message.burst, Burst).free_memory(message.slot)

    def buffer_copy_to(self, message: m.BufferCopyTo, running: RunningCall) -> Any:
        return self._client.get(message.buffer, Buffer).copy_to(self._client.pool(message.pool))

    def buffer_copy_from(self, message: m.BufferCopyFrom, running: RunningCall) -> Any:
        buffer = self._client.get(message.buffer, Buffer)
        return buffer.copy_from(self._client.pool(message.pool), message.dimensions)

    def _prepared(self, number: int, running: RunningCall) -> DriverCallback:
        def value_of(status: int, prepared: Optional[PreparedModel]) -> Any:
            return status, self._client.hold(prepared, PreparedModel)

        return running.callback(number, value_of)


def _code(kind: Any, number: int) -> Any:
    """Return the member of ``kind``; another number as it is, for the driver to refuse."""
    try:
        return kind(number)
    except ValueError:
        return number


def _config(message: Any) -> ExecutionConfig:
    measure = _code(MeasureTiming, message.measure)
    return ExecutionConfig(measure, message.loop_timeout, message.hints, message.extension_name_to_prefix)


def _expect(running: RunningCall, count: int) -> None:
    if len(running.descriptors) != count:
        raise ProtocolError(f"got {len(running.descriptors)} descriptors with the message, wanted {count}")


def _cache_files(message: Any, running: RunningCall) -> Tuple[List[int], List[int]]:
    if min(message.model_cache, message.data_cache) < 0:
        raise ProtocolError(f"got {message.model_cache} and {message.data_cache} cache files")
    _expect(running, message.model_cache + message.data_cache)
    return running.descriptors[: message.model_cache], running.descriptors[message.model_cache :]
