"""What a client of the NNAPI calls: the functions of NeuralNetworks.h, for our framework and any library alike.

An object is whatever the implementation returned for it, and None is a null pointer: every function takes one. Each
returns a result code, those that create or read something also that. Source: NeuralNetworks.h and
NeuralNetworksTypes.h, feature levels 1 to 5. Not here: hardware buffers of Android, which no workstation has, and
extensions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams

# An object of an implementation; None for a null pointer.
Handle = Any


class ResultCode(IntEnum):
    """The result of a function of the NNAPI."""

    NO_ERROR = 0
    OUT_OF_MEMORY = 1
    INCOMPLETE = 2
    UNEXPECTED_NULL = 3
    BAD_DATA = 4
    OP_FAILED = 5
    BAD_STATE = 6
    UNMAPPABLE = 7
    OUTPUT_INSUFFICIENT_SIZE = 8
    UNAVAILABLE_DEVICE = 9
    MISSED_DEADLINE_TRANSIENT = 10
    MISSED_DEADLINE_PERSISTENT = 11
    RESOURCE_EXHAUSTED_TRANSIENT = 12
    RESOURCE_EXHAUSTED_PERSISTENT = 13
    DEAD_OBJECT = 14


class OffersClientApi(ABC):
    """What a device is too that has a client's side of the NNAPI."""

    @abstractmethod
    def client_api(self) -> ClientApi:
        """Return the client's side."""


class ClientApi(ABC):
    """One implementation of the NNAPI. Codes are numbers: what a library returns may be no ResultCode."""

    @abstractmethod
    def named_devices(self) -> list[Handle] | None:
        """Return the devices that the address names, whose compilations the rules ask for; None: it names none."""

    @abstractmethod
    def device_count(self) -> tuple[int, int]:
        """Return the number of devices."""

    @abstractmethod
    def get_device(self, index: int) -> tuple[int, Handle]:
        """Return a device by its number."""

    @abstractmethod
    def device_name(self, device: Handle) -> tuple[int, str]:
        """Return the name of a device."""

    @abstractmethod
    def device_version(self, device: Handle) -> tuple[int, str]:
        """Return a device's version."""

    @abstractmethod
    def device_type(self, device: Handle) -> tuple[int, int]:
        """Return a device's type: 0 unknown, 1 other, 2 CPU, 3 GPU, 4 accelerator."""

    @abstractmethod
    def device_feature_level(self, device: Handle) -> tuple[int, int]:
        """Return a device's feature level."""

    @abstractmethod
    def device_wait(self, device: Handle) -> int:
        """Wait until a device is there."""

    @abstractmethod
    def default_loop_timeout(self) -> int:
        """Return the default limit of loops, in nanoseconds."""

    @abstractmethod
    def maximum_loop_timeout(self) -> int:
        """Return the largest limit of loops, in nanoseconds."""

    @abstractmethod
    def model_create(self) -> tuple[int, Handle]:
        """Create a model."""

    @abstractmethod
    def model_free(self, model: Handle) -> None:
        """Free a model; nothing happens for a null pointer."""

    @abstractmethod
    def model_add_operand(self, model: Handle, operand: Operand | None) -> int:
        """Add an operand: its type, dimensions, scale and zero point alone are used."""

    @abstractmethod
    def model_set_channel_scales(self, model: Handle, index: int, params: SymmPerChannelQuantParams | None) -> int:
        """Give an operand a scale for each channel (setOperandSymmPerChannelQuantParams)."""

    @abstractmethod
    def model_set_operand_value(self, model: Handle, index: int, value: bytes | None, length: int) -> int:
        """Make an operand a constant of ``length`` bytes; no value and no length: it is omitted."""

    @abstractmethod
    def model_set_operand_value_from_memory(
        self, model: Handle, index: int, memory: Handle, offset: int, length: int
    ) -> int:
        """Make an operand a constant of ``length`` bytes of a memory."""

    @abstractmethod
    def model_set_operand_value_from_model(self, model: Handle, index: int, value: Handle) -> int:
        """Make a finished model the value of an operand: a branch of an IF, the condition or the body of a WHILE."""

    @abstractmethod
    def model_add_operation(
        self, model: Handle, code: int, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        """Add an operation."""

    @abstractmethod
    def model_identify_inputs_and_outputs(
        self, model: Handle, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        """Say which operands are the model's inputs and outputs."""

    @abstractmethod
    def model_relax(self, model: Handle, allow: bool) -> int:
        """Let float32 be computed as float16."""

    @abstractmethod
    def model_finish(self, model: Handle) -> int:
        """End the construction of a model."""

    @abstractmethod
    def model_supported_operations(
        self, model: Handle, devices: Sequence[Handle] | None, count: int
    ) -> tuple[int, list[bool]]:
        """Return for each of ``count`` operations of a finished model whether one of the devices supports it."""

    @abstractmethod
    def compilation_create(self, model: Handle) -> tuple[int, Handle]:
        """Create a compilation of a finished model, for all devices and the CPU."""

    @abstractmethod
    def compilation_create_for_devices(self, model: Handle, devices: Sequence[Handle] | None) -> tuple[int, Handle]:
        """Create a compilation of a finished model for these devices alone."""

    @abstractmethod
    def compilation_free(self, compilation: Handle) -> None:
        """Free a compilation."""

    @abstractmethod
    def compilation_set_preference(self, compilation: Handle, preference: int) -> int:
        """Set what the executions are to be."""

    @abstractmethod
    def compilation_set_priority(self, compilation: Handle, priority: int) -> int:
        """Set the priority: 90, 100 or 110."""

    @abstractmethod
    def compilation_set_caching(self, compilation: Handle, folder: str | None, token: bytes | None) -> int:
        """Set the folder of the cache, and a token of 32 bytes."""

    @abstractmethod
    def compilation_set_timeout(self, compilation: Handle, nanoseconds: int) -> int:
        """Limit the time of the compilation; 0: no limit."""

    @abstractmethod
    def compilation_finish(self, compilation: Handle) -> int:
        """Compile."""

    @abstractmethod
    def execution_create(self, compilation: Handle) -> tuple[int, Handle]:
        """Create an execution of a finished compilation."""

    @abstractmethod
    def execution_free(self, execution: Handle) -> None:
        """Free an execution."""

    @abstractmethod
    def execution_set_input(
        self, execution: Handle, index: int, value: bytes | bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        """Give an input its value, which is read as the execution computes; ``type`` has dimensions that the model does
        not say.
        """

    @abstractmethod
    def execution_set_output(
        self, execution: Handle, index: int, room: bytearray | None, length: int, type: Operand | None = None
    ) -> int:
        """Give an output its room, which the execution writes to."""

    @abstractmethod
    def execution_set_input_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        """Give an input its value in a memory."""

    @abstractmethod
    def execution_set_output_from_memory(
        self, execution: Handle, index: int, memory: Handle, offset: int, length: int, type: Operand | None = None
    ) -> int:
        """Give an output its room in a memory."""

    @abstractmethod
    def execution_set_timeout(self, execution: Handle, nanoseconds: int) -> int:
        """Limit the time of the execution; 0: no limit."""

    @abstractmethod
    def execution_set_reusable(self, execution: Handle, reusable: bool) -> int:
        """Let the execution compute more than once."""

    @abstractmethod
    def execution_set_measure_timing(self, execution: Handle, measure: bool) -> int:
        """Ask for durations."""

    @abstractmethod
    def execution_set_loop_timeout(self, execution: Handle, nanoseconds: int) -> int:
        """Limit the time of loops."""

    @abstractmethod
    def execution_compute(self, execution: Handle) -> int:
        """Execute, and return when it is done."""

    @abstractmethod
    def execution_start_compute(self, execution: Handle) -> tuple[int, Handle]:
        """Execute, and return an event."""

    @abstractmethod
    def execution_start_compute_with_dependencies(
        self, execution: Handle, events: Sequence[Handle] | None, count: int, duration: int
    ) -> tuple[int, Handle]:
        """Execute once ``count`` events have come, within ``duration`` nanoseconds of that (0: no limit), and return an
        event.
        """

    @abstractmethod
    def execution_burst_compute(self, execution: Handle, burst: Handle) -> int:
        """Execute in a burst."""

    @abstractmethod
    def execution_get_output_operand_rank(self, execution: Handle, index: int) -> tuple[int, int]:
        """Return the rank of an output."""

    @abstractmethod
    def execution_get_output_operand_dimensions(
        self, execution: Handle, index: int, rank: int
    ) -> tuple[int, list[int]]:
        """Return the dimensions of an output of this rank."""

    @abstractmethod
    def execution_get_duration(self, execution: Handle, what: int) -> tuple[int, int]:
        """Return a duration in nanoseconds: 0 on the device, 1 in the driver, 2 and 3 the same after fences."""

    @abstractmethod
    def event_wait(self, event: Handle) -> int:
        """Wait for an execution."""

    @abstractmethod
    def event_create_from_fence(self, fence: int) -> tuple[int, Handle]:
        """Create an event of a sync fence, whose descriptor stays the caller's."""

    @abstractmethod
    def event_get_fence(self, event: Handle) -> tuple[int, int]:
        """Return a descriptor of an event's sync fence, which is the caller's."""

    @abstractmethod
    def event_free(self, event: Handle) -> None:
        """Free an event."""

    @abstractmethod
    def burst_create(self, compilation: Handle) -> tuple[int, Handle]:
        """Create a burst of a finished compilation."""

    @abstractmethod
    def burst_free(self, burst: Handle) -> None:
        """Free a burst."""

    @abstractmethod
    def memory_create_from_fd(self, size: int, protection: int, fd: int, offset: int) -> tuple[int, Handle]:
        """Create a memory of a part of a file, whose descriptor stays the caller's."""

    @abstractmethod
    def memory_create_from_desc(self, desc: Handle) -> tuple[int, Handle]:
        """Create a memory for the roles of a description."""

    @abstractmethod
    def memory_copy(self, source: Handle, destination: Handle) -> int:
        """Copy the content of a memory to another."""

    @abstractmethod
    def memory_free(self, memory: Handle) -> None:
        """Free a memory."""

    @abstractmethod
    def desc_create(self) -> tuple[int, Handle]:
        """Create a description of a memory."""

    @abstractmethod
    def desc_add_role(self, desc: Handle, compilation: Handle, output: bool, index: int, frequency: float) -> int:
        """Add a role: an input or output of a finished compilation."""

    @abstractmethod
    def desc_set_dimensions(self, desc: Handle, rank: int, dimensions: Sequence[int] | None) -> int:
        """Say what is known of the dimensions."""

    @abstractmethod
    def desc_finish(self, desc: Handle) -> int:
        """End a description."""

    @abstractmethod
    def desc_free(self, desc: Handle) -> None:
        """Free a description."""
