"""The NNAPI of a library with the C API, as the rules of the client's side ask it."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import byref, c_uint32, c_uint64, c_void_p
from typing import Any

from nnconform.harness.loaders.nnapi.declarations import OperandTypeStruct
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.model.graph import Operand
from nnconform.harness.runtime.client.api import ClientApi, Handle

_MODEL, _COMPILATION, _EXECUTION = "ANeuralNetworksModel", "ANeuralNetworksCompilation", "ANeuralNetworksExecution"


class LibraryApi(ClientApi):
    """The functions of ``library``, compiling for its ``device``; each raises Refusal if the library lacks it.

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

    def model_create(self) -> tuple[int, Handle]:
        return self._create(f"{_MODEL}_create")

    def model_free(self, model: Handle) -> None:
        self._free("Model", model)

    def model_add_operand(self, model: Handle, operand: Operand | None) -> int:
        if operand is None:
            return self._do(f"{_MODEL}_addOperand", model, None)
        count = len(operand.dimensions)
        dimensions = (c_uint32 * count)(*operand.dimensions)
        struct = OperandTypeStruct(operand.type, count, dimensions, operand.scale, operand.zero_point)
        return self._do(f"{_MODEL}_addOperand", model, byref(struct))

    def model_set_operand_value(self, model: Handle, index: int, value: bytes | None, length: int) -> int:
        return self._do(f"{_MODEL}_setOperandValue", model, index, self._buffer(value), length)

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

    def compilation_create(self, model: Handle) -> tuple[int, Handle]:
        return self._create(f"{_COMPILATION}_createForDevices", model, (c_void_p * 1)(self._device), 1)

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

    def compilation_finish(self, compilation: Handle) -> int:
        return self._do(f"{_COMPILATION}_finish", compilation)

    def execution_create(self, compilation: Handle) -> tuple[int, Handle]:
        return self._create(f"{_EXECUTION}_create", compilation)

    def execution_free(self, execution: Handle) -> None:
        self._free("Execution", execution)

    def execution_set_input(self, execution: Handle, index: int, value: bytes | None, length: int) -> int:
        return self._do(f"{_EXECUTION}_setInput", execution, index, None, self._buffer(value), length)

    def execution_set_output(self, execution: Handle, index: int, room: bytearray | None, length: int) -> int:
        return self._do(f"{_EXECUTION}_setOutput", execution, index, None, self._buffer(room), length)

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

    def event_free(self, event: Handle) -> None:
        self._free("Event", event)

    def burst_create(self, compilation: Handle) -> tuple[int, Handle]:
        return self._create("ANeuralNetworksBurst_create", compilation)

    def burst_free(self, burst: Handle) -> None:
        self._free("Burst", burst)


def _indexes(indexes: Sequence[int] | None) -> tuple[int, Any]:
    if indexes is None:
        return 0, None
    return len(indexes), (c_uint32 * len(indexes))(*indexes)
