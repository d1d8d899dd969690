"""The NNAPI of a library with the C API, as the rules of the client's side ask it."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import byref, c_int32, c_int64, c_uint32, c_uint64, c_void_p
from typing import Any

from nnconform.harness.loaders.nnapi.declarations import OperandTypeStruct, PerChannelQuantParams
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.runtime.client.api import ClientApi, Handle

_MODEL, _COMPILATION, _EXECUTION = "ANeuralNetworksModel", "ANeuralNetworksCompilation", "ANeuralNetworksExecution"


class LibraryApi(ClientApi):
    """The functions of ``library``, whose ``device`` the address names; each raises Refusal if the library lacks it.

    What an object refers to in this process is kept as long as the api.
    """

    def __init__(self, library: Library, device: int) -> None:
        self._library, self._device = library, device
        self._kept: list[Any] = []

    def _do(self, name: str, *arguments: Any) -> int:
        return self._library.code(name, *arguments)

    def _create(self, name: str, *arguments: Any) -> tuple[int, Handle]:
        created = c_void_p()
        code = self._library.code(name, *arguments, byref(created))
        return code, created.value

    def _free(self, kind: str, handle: Handle) -> None:
        if handle is not None or kind != "Burst":
            self._library.free(kind, handle)

    def _read(self, name: str, kind: type[Any], *arguments: Any) -> tuple[int, int]:
        value = kind()
        code = self._library.code(name, *arguments, byref(value))
        return code, int(value.value)

    def _buffer(self, value: bytes | bytearray | None) -> Any:
        """Return the address of bytes that stay where they are, None for none."""
        if value is None:
            return None
        kind = ctypes.c_uint8 * max(len(value), 1)
        buffer = kind.from_buffer(value) if isinstance(value, bytearray) else kind(*value)
        self._kept.append((value, buffer))
        return ctypes.addressof(buffer)

    def named_devices(self) -> list[Handle] | None:
        return [self._device]

    def device_count(self) -> tuple[int, int]:
        return self._read("ANeuralNetworks_getDeviceCount", c_uint32)

    def get_device(self, index: int) -> tuple[int, Handle]:
        return self._create("ANeuralNetworks_getDevice", index)

    def _text(self, name: str, device: Handle) -> tuple[int, str]:
        text = ctypes.c_char_p()
        code = self._library.code(name, device, byref(text))
        return code, (text.value or b"").decode(errors="replace")

    def device_name(self, device: Handle) -> tuple[int, str]:
        return self._text("ANeuralNetworksDevice_getName", device)

    def device_version(self, device: Handle) -> tuple[int, str]:
        return self._text("ANeuralNetworksDevice_getVersion", device)

    def device_type(self, device: Handle) -> tuple[int, int]:
        return self._read("ANeuralNetworksDevice_getType", c_int32, device)

    def device_feature_level(self, device: Handle) -> tuple[int, int]:
        return self._read("ANeuralNetworksDevice_getFeatureLevel", c_int64, device)

    def device_wait(self, device: Handle) -> int:
        return self._do("ANeuralNetworksDevice_wait", device)

    def default_loop_timeout(self) -> int:
        return self._do("ANeuralNetworks_getDefaultLoopTimeout")

    def maximum_loop_timeout(self) -> int:
        return self._do("ANeuralNetworks_getMaximumLoopTimeout")

    def model_create(self) -> tuple[int, Handle]:
        return self._create(f"{_MODEL}_create")

    def model_free(self, model: Handle) -> None:
        self._free("Model", model)

    def model_add_operand(self, model: Handle, operand: Operand | None) -> int:
        return self._do(f"{_MODEL}_addOperand", model, self._type(operand))

    def model_set_channel_scales(self, model: Handle, index: int, params: SymmPerChannelQuantParams | None) -> int:
        pointer = None if params is None else byref(PerChannelQuantParams.of(params))
        return self._do(f"{_MODEL}_setOperandSymmPerChannelQuantParams", model, index, pointer)

    def model_set_operand_value(self, model: Handle, index: int, value: bytes | None, length: int) -> int:
        return self._do(f"{_MODEL}_setOperandValue", model, index, self._buffer(value), length)

    def model_set_operand_value_from_memory(
        self, model: Handle, index: int, memory: Handle, offset: int, length: int
    ) -> int:
        return self._do(f"{_MODEL}_setOperandValueFromMemory", model, index, memory, offset, length)

    def model_set_operand_value_from_model(self, model: Handle, index: int, value: Handle) -> int:
        return self._do(f"{_MODEL}_setOperandValueFromModel", model, index, value)

    def model_add_operation(
        self, model: Handle, code: int, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        return self._do(f"{_MODEL}_addOperation", model, code, *_indexes(inputs), *_indexes(outputs))

    def model_identify_inputs_and_outputs(
        self, model: Handle, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        return self._do(f"{_MODEL}_identifyInputsAndOutputs", model, *_indexes(inputs), *_indexes(outputs))

    def model_relax(self, model: Handle, allow: bool) -> int:
        return self._do(f"{_MODEL}_relaxComputationFloat32toFloat16", model, allow)

    def model_finish(self, model: Handle) -> int:
        return self._do(f"{_MODEL}_finish", model)

    def model_supported_operations(
        self, model: Handle, devices: Sequence[Handle] | None, count: int
    ) -> tuple[int, list[bool]]:
        supported = (ctypes.c_bool * max(count, 1))()
        name = f"{_MODEL}_getSupportedOperationsForDevices"
        return self._do(name, model, *_objects(devices), supported), list(supported)[:count]

    def compilation_create(self, model: Handle) -> tuple[int, Handle]:
        return self._create(f"{_COMPILATION}_create", model)

    def compilation_create_for_devices(self, model: Handle, devices: Sequence[Handle] | None) -> tuple[int, Handle]:
        return self._create(f"{_COMPILATION}_createForDevices", model, *_objects(devices))

    def compilation_free(self, compilation: Handle) -> None:
        self._free("Compilation", compilation)

    def compilation_set_preference(self, compilation: Handle, preference: int) -> int:
        return self._do(f"{_COMPILATION}_setPreference", compilation, preference)

    def compilation_set_priority(self, compilation: Handle, priority: int) -> int:
        return self._do(f"{_COMPILATION}_setPriority", compilation, priority)

    def compilation_set_caching(self, compilation: Handle, folder: str | None, token: bytes | None) -> int:
        path = None if folder is None else folder.encode()
        bytes_of_token = None if token is None else (ctypes.c_uint8 * len(token))(*token)
        return self._do(f"{_COMPILATION}_setCaching", compilation, path, bytes_of_token)

    def compilation_set_timeout(self, compilation: Handle, nanoseconds: int) -> int:
        return self._do(f"{_COMPILATION}_setTimeout", compilation, nanoseconds)

    def compilation_finish(self, compilation: Handle) -> int:
        return self._do(f"{_COMPILATION}_finish", compilation)

    def execution_create(self, compilation: Handle) -> tuple[int, Handle]:
        return self._create(f"{_EXECUTION}_create", compilation)

    def execution_free(self, execution: Handle) -> None:
        self._free("Execution", execution)

    def _type(self, operand: Operand | None) -> Any:
        """Return an operand's type as the library reads it, None for none."""
        return None if operand is None else byref(OperandTypeStruct.of(operand.type, operand, operand.dimensions))

    def execution_set_input(
        self, execution: Handle, index: int, value: bytes | bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        return self._do(f"{_EXECUTION}_setInput", execution, index, self._type(type), self._buffer(value), length)

    def execution_set_output(
        self, execution: Handle, index: int, room: bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        return self._do(f"{_EXECUTION}_setOutput", execution, index, self._type(type), self._buffer(room), length)

    def execution_set_input_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        name = f"{_EXECUTION}_setInputFromMemory"
        return self._do(name, execution, index, self._type(type), memory, offset, length)

    def execution_set_output_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        name = f"{_EXECUTION}_setOutputFromMemory"
        return self._do(name, execution, index, self._type(type), memory, offset, length)

    def execution_set_timeout(self, execution: Handle, nanoseconds: int) -> int:
        return self._do(f"{_EXECUTION}_setTimeout", execution, nanoseconds)

    def execution_set_reusable(self, execution: Handle, reusable: bool) -> int:
        return self._do(f"{_EXECUTION}_setReusable", execution, reusable)

    def execution_set_measure_timing(self, execution: Handle, measure: bool) -> int:
        return self._do(f"{_EXECUTION}_setMeasureTiming", execution, measure)

    def execution_set_loop_timeout(self, execution: Handle, nanoseconds: int) -> int:
        return self._do(f"{_EXECUTION}_setLoopTimeout", execution, nanoseconds)

    def execution_compute(self, execution: Handle) -> int:
        return self._do(f"{_EXECUTION}_compute", execution)

    def execution_start_compute(self, execution: Handle) -> tuple[int, Handle]:
        if self._library.has(f"{_EXECUTION}_startCompute"):
            return self._create(f"{_EXECUTION}_startCompute", execution)
        return self._create(f"{_EXECUTION}_startComputeWithDependencies", execution, None, 0, 0)

    def execution_start_compute_with_dependencies(
        self, execution: Handle, events: Sequence[Handle] | None, count: int, duration: int
    ) -> tuple[int, Handle]:
        array = None if events is None else (c_void_p * len(events))(*events)
        name = f"{_EXECUTION}_startComputeWithDependencies"
        return self._create(name, execution, array, count, duration)

    def execution_burst_compute(self, execution: Handle, burst: Handle) -> int:
        return self._do(f"{_EXECUTION}_burstCompute", execution, burst)

    def execution_get_output_operand_rank(self, execution: Handle, index: int) -> tuple[int, int]:
        return self._read(f"{_EXECUTION}_getOutputOperandRank", c_uint32, execution, index)

    def execution_get_output_operand_dimensions(
        self, execution: Handle, index: int, rank: int
    ) -> tuple[int, list[int]]:
        dimensions = (c_uint32 * max(rank, 1))()
        code = self._do(f"{_EXECUTION}_getOutputOperandDimensions", execution, index, dimensions)
        return code, list(dimensions)[:rank]

    def execution_get_duration(self, execution: Handle, what: int) -> tuple[int, int]:
        return self._read(f"{_EXECUTION}_getDuration", c_uint64, execution, what)

    def event_wait(self, event: Handle) -> int:
        return self._do("ANeuralNetworksEvent_wait", event)

    def event_create_from_fence(self, fence: int) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksEvent_createFromSyncFenceFd", fence)

    def event_get_fence(self, event: Handle) -> tuple[int, int]:
        return self._read("ANeuralNetworksEvent_getSyncFenceFd", ctypes.c_int, event)

    def event_free(self, event: Handle) -> None:
        self._free("Event", event)

    def burst_create(self, compilation: Handle) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksBurst_create", compilation)

    def burst_free(self, burst: Handle) -> None:
        self._free("Burst", burst)

    def memory_create_from_fd(self, size: int, protection: int, fd: int, offset: int) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksMemory_createFromFd", size, protection, fd, offset)

    def memory_create_from_desc(self, desc: Handle) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksMemory_createFromDesc", desc)

    def memory_copy(self, source: Handle, destination: Handle) -> int:
        return self._do("ANeuralNetworksMemory_copy", source, destination)

    def memory_free(self, memory: Handle) -> None:
        self._free("Memory", memory)

    def desc_create(self) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksMemoryDesc_create")

    def desc_add_role(self, desc: Handle, compilation: Handle, output: bool, index: int, frequency: float) -> int:
        kind = "Output" if output else "Input"
        return self._do(f"ANeuralNetworksMemoryDesc_add{kind}Role", desc, compilation, index, frequency)

    def desc_set_dimensions(self, desc: Handle, rank: int, dimensions: Sequence[int] | None) -> int:
        extents = None if dimensions is None else (c_uint32 * len(dimensions))(*dimensions)
        return self._do("ANeuralNetworksMemoryDesc_setDimensions", desc, rank, extents)

    def desc_finish(self, desc: Handle) -> int:
        return self._do("ANeuralNetworksMemoryDesc_finish", desc)

    def desc_free(self, desc: Handle) -> None:
        self._free("MemoryDesc", desc)


def _objects(handles: Sequence[Handle] | None) -> tuple[Any, int]:
    """Return an array of objects, None for no list, and their number."""
    return (None, 1) if handles is None else ((c_void_p * len(handles))(*handles), len(handles))


def _indexes(indexes: Sequence[int] | None) -> tuple[int, Any]:
    if indexes is None:
        return 0, None
    return len(indexes), (c_uint32 * len(indexes))(*indexes)
