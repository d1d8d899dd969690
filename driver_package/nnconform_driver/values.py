"""The values of the service protocol, in the words of types.hal 1.0 to 1.3: what a driver gets and returns.

All are tuples with named fields. A 0 among dimensions is an unknown extent, and a tensor without dimensions has an
unknown rank. ``nnconform_driver.convert`` reads the annotations: they are the protocol's types.
"""

from typing import FrozenSet, NamedTuple, Optional, Tuple, Union

from nnconform_driver.codes import ExecutionPreference, MeasureTiming, OperandLifeTime, Priority
from nnconform_driver.memory import Memory

# The value of a Timing that was not measured.
UNAVAILABLE = 2**64 - 1


class DataLocation(NamedTuple):
    """A range of bytes: ``length`` bytes at ``offset`` of pool ``pool_index``, or of the operand values.

    ``padding``: bytes behind it that the device may access too, and that hold no data (AIDL).
    """

    pool_index: int = 0
    offset: int = 0
    length: int = 0
    padding: int = 0


class SymmPerChannelQuantParams(NamedTuple):
    """One scale for each index along ``channel_dim``; zero points are 0."""

    scales: Tuple[float, ...]
    channel_dim: int


class Operand(NamedTuple):
    """A value of a subgraph. ``type`` and ``lifetime`` may be numbers that no enumeration has."""

    type: int
    dimensions: Tuple[int, ...] = ()
    lifetime: int = OperandLifeTime.TEMPORARY_VARIABLE
    scale: float = 0.0
    zero_point: int = 0
    location: DataLocation = DataLocation()
    extra_params: Union[bytes, SymmPerChannelQuantParams, None] = None
    number_of_consumers: int = 0


class Operation(NamedTuple):
    """An operation; inputs and outputs are indexes of operands of its subgraph."""

    type: int
    inputs: Tuple[int, ...]
    outputs: Tuple[int, ...]


class Subgraph(NamedTuple):
    """Operands, operations in the order of execution, and which operands are inputs and outputs."""

    operands: Tuple[Operand, ...]
    operations: Tuple[Operation, ...]
    input_indexes: Tuple[int, ...]
    output_indexes: Tuple[int, ...]


class Model(NamedTuple):
    """A model. ``pools`` hold the CONSTANT_REFERENCE values; on the wire they are identities of memories."""

    main: Subgraph
    referenced: Tuple[Subgraph, ...] = ()
    operand_values: bytes = b""
    pools: Tuple[Memory, ...] = ()
    relax_computation_float32_to_float16: bool = False
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()

    def constant(self, operand: Operand) -> memoryview:
        """Return the bytes of a constant operand."""
        where = operand.location
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            values = memoryview(self.operand_values)
        else:
            values = self.pools[where.pool_index].view()
        return values[where.offset : where.offset + where.length]


class RequestArgument(NamedTuple):
    """Where an input or output lies; ``dimensions`` complete what the model leaves unknown."""

    location: DataLocation = DataLocation()
    dimensions: Tuple[int, ...] = ()
    has_no_value: bool = False


class BufferToken(NamedTuple):
    """The token of a buffer that the driver allocated, as a pool of a request."""

    token: int


class Request(NamedTuple):
    """The arguments of an execution; ``pools`` are memories, on the wire their identities, or buffers."""

    inputs: Tuple[RequestArgument, ...]
    outputs: Tuple[RequestArgument, ...]
    pools: Tuple[Union[Memory, BufferToken], ...]


class TokenValuePair(NamedTuple):
    """A hint of a vendor (AIDL 4): its extension's prefix above a number of its own, and bytes."""

    token: int
    value: bytes


class PrepareModelConfig(NamedTuple):
    """The arguments of a preparation, and hints that a driver may ignore (AIDL 4)."""

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline: Optional[int] = None
    model_cache: Tuple[int, ...] = ()
    data_cache: Tuple[int, ...] = ()
    token: bytes = bytes(32)
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class ExecutionConfig(NamedTuple):
    """What an execution measures, the limit of its loops, and hints that a driver may ignore (AIDL 4)."""

    measure: MeasureTiming = MeasureTiming.NO
    loop_timeout: Optional[int] = None
    hints: Tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: Tuple[Tuple[str, int], ...] = ()


class BufferRole(NamedTuple):
    """A use of a buffer: input or output ``io_index`` of prepared model ``model_index``."""

    model_index: int
    io_index: int
    frequency: float


class DeviceInfo(NamedTuple):
    """What a device is. ``emulated`` names the features that are not the driver's own: see the protocol."""

    version: str
    type: int
    hal: int
    emulated: FrozenSet[str] = frozenset()


class PerformanceInfo(NamedTuple):
    """Time and power relative to a CPU's, above 0; lower is better."""

    exec_time: float
    power_usage: float


class OperandPerformance(NamedTuple):
    """The performance on one operand type."""

    type: int
    info: PerformanceInfo


class Capabilities(NamedTuple):
    """The performance figures, sorted by operand type; None for one that the driver's HAL does not have."""

    relaxed_float32_to_float16_performance_scalar: Optional[PerformanceInfo]
    relaxed_float32_to_float16_performance_tensor: Optional[PerformanceInfo]
    operand_performance: Tuple[OperandPerformance, ...]
    if_performance: Optional[PerformanceInfo]
    while_performance: Optional[PerformanceInfo]


class ExtensionOperandType(NamedTuple):
    """A type of a vendor extension: its number below the prefix, and the bytes of an element."""

    type: int
    is_tensor: bool
    byte_size: int


class Extension(NamedTuple):
    """A vendor extension."""

    name: str
    operand_types: Tuple[ExtensionOperandType, ...] = ()


class OutputShape(NamedTuple):
    """The dimensions of an output, and whether its buffer has room for it."""

    dimensions: Tuple[int, ...]
    is_sufficient: bool = True


class Timing(NamedTuple):
    """The time of an execution in microseconds."""

    time_on_device: int = UNAVAILABLE
    time_in_driver: int = UNAVAILABLE


class ExecutionResult(NamedTuple):
    """The result of an execution; shapes only with NONE and OUTPUT_INSUFFICIENT_SIZE."""

    status: int
    output_shapes: Tuple[OutputShape, ...] = ()
    timing: Timing = Timing()


class FencedExecutionInfo(NamedTuple):
    """The status and timings of a fenced execution: since its launch, and since the last fence it waited for."""

    status: int
    timing_launched: Timing = Timing()
    timing_fenced: Timing = Timing()


class BufferDesc(NamedTuple):
    """The dimensions that a buffer is asked to have, 0 or none where they follow from its roles."""

    dimensions: Tuple[int, ...] = ()


class Tensor(NamedTuple):
    """An array without numpy: its dimensions, and its elements as the HAL lays them out (little-endian, row by row).

    ``data`` is anything with the buffer protocol.
    """

    dimensions: Tuple[int, ...]
    data: Union[bytes, bytearray, memoryview]
