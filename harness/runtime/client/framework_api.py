"""The NNAPI on our framework."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT, Burst, DeviceInfo
from nnconform.harness.model.codes import DeviceType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.runtime.candidate import Candidate
from nnconform.harness.runtime.client.api import ClientApi, Handle
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.codes import FEATURE_LEVELS
from nnconform.harness.runtime.client.compilation import ClientCompilation
from nnconform.harness.runtime.client.execution import ClientArgument, ClientEvent, ClientExecution, FenceEvent
from nnconform.harness.runtime.client.memory import ClientMemory, ClientMemoryDesc
from nnconform.harness.runtime.client.model import ClientModel
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.prepared import FrameworkPreparedModel

_Value = TypeVar("_Value")


class ClientBurst(msgspec.Struct, frozen=True):
    """A burst of a compilation."""

    prepared: FrameworkPreparedModel
    opened: Burst


class FrameworkApi(ClientApi):
    """The functions of the NNAPI on ``framework``. A function of a null pointer returns UNEXPECTED_NULL."""

    # The classes of objects; a faulty client sets its own.
    model: type[ClientModel] = ClientModel
    compilation: type[ClientCompilation] = ClientCompilation
    execution: type[ClientExecution] = ClientExecution
    memory: type[ClientMemory] = ClientMemory
    desc: type[ClientMemoryDesc] = ClientMemoryDesc

    def __init__(self, framework: Framework) -> None:
        self.framework = framework

    def named_devices(self) -> list[Handle] | None:
        return None

    def device_count(self) -> tuple[int, int]:
        return R.NO_ERROR, len(self.framework.devices())

    def get_device(self, index: int) -> tuple[int, Handle]:
        devices = self.framework.devices()
        return (R.NO_ERROR, devices[index]) if 0 <= index < len(devices) else (R.BAD_DATA, None)

    def _told(self, device: Handle, read: Callable[[DeviceInfo], _Value], none: _Value) -> tuple[int, _Value]:
        if device is None:
            return R.UNEXPECTED_NULL, none
        try:
            return R.NO_ERROR, read(device.info())
        except CallFailed:
            return R.UNAVAILABLE_DEVICE, none

    def device_name(self, device: Handle) -> tuple[int, str]:
        return (R.UNEXPECTED_NULL, "") if device is None else (R.NO_ERROR, device.name)

    def device_version(self, device: Handle) -> tuple[int, str]:
        return self._told(device, lambda info: info.version, "")

    def device_type(self, device: Handle) -> tuple[int, int]:
        return self._told(device, lambda info: int(info.type), int(DeviceType.OTHER))

    def device_feature_level(self, device: Handle) -> tuple[int, int]:
        return self._told(device, lambda info: FEATURE_LEVELS[info.hal], 0)

    def device_wait(self, device: Handle) -> int:
        return self._told(device, lambda info: 0, 0)[0]

    def default_loop_timeout(self) -> int:
        return DEFAULT_LOOP_TIMEOUT

    def maximum_loop_timeout(self) -> int:
        return MAXIMUM_LOOP_TIMEOUT

    def _selected(self, model: Handle, devices: Sequence[Handle] | None) -> tuple[int, list[Candidate]]:
        """Return the devices of a list, or why it is none."""
        if model is None or devices is None:
            return R.UNEXPECTED_NULL, []
        if any(device is None for device in devices):
            return R.UNEXPECTED_NULL, []
        if not devices or len(set(map(id, devices))) != len(devices):
            return R.BAD_DATA, []
        return (R.NO_ERROR if model.finished is not None else R.BAD_STATE), list(devices)

    def model_create(self) -> tuple[int, Handle]:
        return R.NO_ERROR, self.model()

    def model_free(self, model: Handle) -> None:
        """Do nothing: the garbage collector frees it."""

    def model_add_operand(self, model: Handle, operand: Operand | None) -> int:
        if model is None or operand is None:
            return R.UNEXPECTED_NULL
        return int(model.add_operand(operand))

    def model_set_channel_scales(self, model: Handle, index: int, params: SymmPerChannelQuantParams | None) -> int:
        if model is None or params is None:
            return R.UNEXPECTED_NULL
        return int(model.set_channel_scales(index, params))

    def model_set_operand_value(self, model: Handle, index: int, value: bytes | None, length: int) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.set_operand_value(index, value, length))

    def model_set_operand_value_from_memory(
        self, model: Handle, index: int, memory: Handle, offset: int, length: int
    ) -> int:
        if model is None or memory is None:
            return R.UNEXPECTED_NULL
        return int(model.set_operand_value_from_memory(index, memory, offset, length))

    def model_set_operand_value_from_model(self, model: Handle, index: int, value: Handle) -> int:
        if model is None or value is None:
            return R.UNEXPECTED_NULL
        return int(model.set_operand_value_from_model(index, value))

    def model_add_operation(
        self, model: Handle, code: int, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        if model is None or inputs is None or outputs is None:
            return R.UNEXPECTED_NULL
        return int(model.add_operation(code, inputs, outputs))

    def model_identify_inputs_and_outputs(
        self, model: Handle, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        if model is None or inputs is None or outputs is None:
            return R.UNEXPECTED_NULL
        return int(model.identify(inputs, outputs))

    def model_relax(self, model: Handle, allow: bool) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.relax(allow))

    def model_finish(self, model: Handle) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.finish())

    def model_supported_operations(
        self, model: Handle, devices: Sequence[Handle] | None, count: int
    ) -> tuple[int, list[bool]]:
        code, selected = self._selected(model, devices)
        if code != R.NO_ERROR:
            return code, [False] * count
        supported = self.framework.only(selected).supported(model.finished)
        # The client's own order.
        places = {id(step): place for place, step in enumerate(model.finished.main.operations)}
        return R.NO_ERROR, [supported[places[id(step)]] for step in model.operations]

    def compilation_create(self, model: Handle) -> tuple[int, Handle]:
        if model is None:
            return R.UNEXPECTED_NULL, None
        if model.finished is None:
            return R.BAD_STATE, None
        return R.NO_ERROR, self.compilation(self.framework, model.finished)

    def compilation_create_for_devices(self, model: Handle, devices: Sequence[Handle] | None) -> tuple[int, Handle]:
        code, selected = self._selected(model, devices)
        if code != R.NO_ERROR:
            return code, None
        return R.NO_ERROR, self.compilation(self.framework.only(selected), model.finished, len(selected))

    def compilation_free(self, compilation: Handle) -> None:
        if compilation is not None and compilation.prepared is not None:
            compilation.prepared.close()

    def compilation_set_preference(self, compilation: Handle, preference: int) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.set_preference(preference))

    def compilation_set_priority(self, compilation: Handle, priority: int) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.set_priority(priority))

    def compilation_set_caching(self, compilation: Handle, folder: str | None, token: bytes | None) -> int:
        if compilation is None or folder is None or token is None:
            return R.UNEXPECTED_NULL
        return int(compilation.set_caching(folder, token))

    def compilation_set_timeout(self, compilation: Handle, nanoseconds: int) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.set_timeout(nanoseconds))

    def compilation_finish(self, compilation: Handle) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.finish())

    def execution_create(self, compilation: Handle) -> tuple[int, Handle]:
        if compilation is None:
            return R.UNEXPECTED_NULL, None
        if compilation.prepared is None:
            return R.BAD_STATE, None
        return R.NO_ERROR, self.execution(compilation, compilation.prepared)

    def execution_free(self, execution: Handle) -> None:
        """Do nothing: the garbage collector frees it."""

    def _set_argument(
        self, execution: Handle, output: bool, index: int, argument: ClientArgument, type: Operand | None
    ) -> int:
        if execution is None or (argument.is_omitted and argument.length):
            return R.UNEXPECTED_NULL
        return int(execution.set_argument(output, index, type, argument))

    def execution_set_input(
        self, execution: Handle, index: int, value: bytes | bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        return self._set_argument(execution, False, index, ClientArgument(value, length=length), type)

    def execution_set_output(
        self, execution: Handle, index: int, room: bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        return self._set_argument(execution, True, index, ClientArgument(room, length=length), type)

    def execution_set_input_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        if memory is None:
            return R.UNEXPECTED_NULL
        return self._set_argument(execution, False, index, ClientArgument(None, memory, offset, length), type)

    def execution_set_output_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        if memory is None:
            return R.UNEXPECTED_NULL
        return self._set_argument(execution, True, index, ClientArgument(None, memory, offset, length), type)

    def _set_option(self, execution: Handle, name: str, value: int) -> int:
        return R.UNEXPECTED_NULL if execution is None else int(execution.set_option(name, value))

    def execution_set_measure_timing(self, execution: Handle, measure: bool) -> int:
        return self._set_option(execution, "measure", measure)

    def execution_set_timeout(self, execution: Handle, nanoseconds: int) -> int:
        return self._set_option(execution, "timeout", nanoseconds)

    def execution_set_loop_timeout(self, execution: Handle, nanoseconds: int) -> int:
        return self._set_option(execution, "loop_timeout", min(nanoseconds, MAXIMUM_LOOP_TIMEOUT))

    def execution_set_reusable(self, execution: Handle, reusable: bool) -> int:
        return self._set_option(execution, "is_reusable", reusable)

    def execution_compute(self, execution: Handle) -> int:
        if execution is None:
            return R.UNEXPECTED_NULL
        return int(execution.begin() or execution.compute())

    def execution_start_compute(self, execution: Handle) -> tuple[int, Handle]:
        if execution is None:
            return R.UNEXPECTED_NULL, None
        code = execution.begin()
        if code != R.NO_ERROR:
            return int(code), None
        return R.NO_ERROR, ClientEvent(execution.compute, execution.prepared.start)

    def execution_start_compute_with_dependencies(
        self, execution: Handle, events: Sequence[Handle] | None, count: int, duration: int
    ) -> tuple[int, Handle]:
        if execution is None or (events is None and count) or any(event is None for event in events or ()):
            return R.UNEXPECTED_NULL, None
        if any(isinstance(event, FenceEvent) and event.has_failed() for event in events or ()):
            return R.BAD_DATA, None
        code = execution.begin()
        if code != R.NO_ERROR:
            return int(code), None
        fences = []
        for event in events or ():
            fence = event.fence()
            if fence == -1:
                # It has none to wait for elsewhere.
                event.wait()
            else:
                fences.append(fence)
        code, finish = execution.start_fenced(fences, duration)
        if finish is None:
            execution.abandon()
            return int(code), None
        return R.NO_ERROR, ClientEvent(finish, execution.prepared.start, Signal())

    def execution_burst_compute(self, execution: Handle, burst: Handle) -> int:
        if execution is None or burst is None:
            return R.UNEXPECTED_NULL
        if execution.prepared is not burst.prepared:
            return R.BAD_DATA
        return int(execution.begin() or execution.compute(burst.opened))

    def execution_get_output_operand_rank(self, execution: Handle, index: int) -> tuple[int, int]:
        if execution is None:
            return R.UNEXPECTED_NULL, 0
        code, rank = execution.rank(index)
        return int(code), rank

    def execution_get_output_operand_dimensions(
        self, execution: Handle, index: int, rank: int
    ) -> tuple[int, list[int]]:
        if execution is None:
            return R.UNEXPECTED_NULL, []
        code, dimensions = execution.dimensions(index)
        return int(code), dimensions

    def execution_get_duration(self, execution: Handle, what: int) -> tuple[int, int]:
        if execution is None:
            return R.UNEXPECTED_NULL, 0
        code, duration = execution.duration(what)
        return int(code), duration

    def event_wait(self, event: Handle) -> int:
        return R.UNEXPECTED_NULL if event is None else int(event.wait())

    def event_create_from_fence(self, fence: int) -> tuple[int, Handle]:
        if fence < 0:
            return R.BAD_DATA, None
        return R.NO_ERROR, FenceEvent(fence)

    def event_get_fence(self, event: Handle) -> tuple[int, int]:
        if event is None:
            return R.UNEXPECTED_NULL, -1
        fence = event.fence()
        return (R.BAD_DATA if fence == -1 else R.NO_ERROR), fence

    def event_free(self, event: Handle) -> None:
        if event is not None:
            event.free()

    def burst_create(self, compilation: Handle) -> tuple[int, Handle]:
        if compilation is None:
            return R.UNEXPECTED_NULL, None
        if compilation.prepared is None:
            return R.BAD_STATE, None
        _, opened = compilation.prepared.configure_execution_burst()
        assert opened is not None
        return R.NO_ERROR, ClientBurst(compilation.prepared, opened)

    def burst_free(self, burst: Handle) -> None:
        if burst is not None:
            burst.opened.close()

    def memory_create_from_fd(self, size: int, protection: int, fd: int, offset: int) -> tuple[int, Handle]:
        return self.memory.of_file(size, protection, fd, offset)

    def memory_create_from_desc(self, desc: Handle) -> tuple[int, Handle]:
        return (R.UNEXPECTED_NULL, None) if desc is None else desc.create()

    def memory_copy(self, source: Handle, destination: Handle) -> int:
        if source is None or destination is None:
            return R.UNEXPECTED_NULL
        return int(source.copy_to(destination))

    def memory_free(self, memory: Handle) -> None:
        if memory is not None:
            memory.free()

    def desc_create(self) -> tuple[int, Handle]:
        return R.NO_ERROR, self.desc(self.framework)

    def desc_add_role(self, desc: Handle, compilation: Handle, output: bool, index: int, frequency: float) -> int:
        if desc is None or compilation is None:
            return R.UNEXPECTED_NULL
        return int(desc.add_role(compilation.prepared, output, index, frequency))

    def desc_set_dimensions(self, desc: Handle, rank: int, dimensions: Sequence[int] | None) -> int:
        if desc is None or (dimensions is None and rank):
            return R.UNEXPECTED_NULL
        return int(desc.set_dimensions(tuple(dimensions or ())))

    def desc_finish(self, desc: Handle) -> int:
        return R.UNEXPECTED_NULL if desc is None else int(desc.finish())

    def desc_free(self, desc: Handle) -> None:
        """Do nothing: the garbage collector frees it."""
