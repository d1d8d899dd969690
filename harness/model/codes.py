"""The enumerations of the NN HAL, HIDL 1.0 to 1.3 and AIDL 1 to 4: types, life times, statuses and others.

Source: types.hal of HAL 1.0, 1.1, 1.2 and 1.3, and the files of the same names of the AIDL HAL.
"""

from __future__ import annotations

from enum import IntEnum


class HalVersion(IntEnum):
    """A version of the HAL: 1.0 to 1.3 in HIDL, 1 to 4 in AIDL.

    NNAPI's feature levels 1 to 8 are these eight, in this order. The number of a version is 10 more than its minor
    version in HIDL, than its feature level in AIDL.
    """

    V1_0 = 10
    V1_1 = 11
    V1_2 = 12
    V1_3 = 13
    AIDL1 = 15
    AIDL2 = 16
    AIDL3 = 17
    AIDL4 = 18

    def __str__(self) -> str:
        return f"aidl{self.value - 14}" if self >= HalVersion.AIDL1 else f"1.{self.value - 10}"

    @classmethod
    def parse(cls, text: str) -> HalVersion:
        """Return the version named by ``text``: ``1.2`` or ``aidl2``, as AOSP's specs write it (``V1_2``, ``AIDL_V2``),
        or by feature level (``fl3`` is 1.2, ``fl6`` is aidl2). Raises ValueError for anything else.
        """
        known = {str(version): version for version in cls}
        levels = {f"fl{level}": version for level, version in enumerate(cls, 1)}
        name = text.lower().replace("aidl_v", "aidl").removeprefix("v").replace("_", ".")
        version = known.get(name) or levels.get(name)
        if version is None:
            raise ValueError(f"unknown HAL version {text!r}; known: {', '.join(known)}, or fl1 to fl{len(levels)}")
        return version


class OperationType(IntEnum):
    """The type of an operation."""

    ADD = 0
    AVERAGE_POOL_2D = 1
    CONCATENATION = 2
    CONV_2D = 3
    DEPTHWISE_CONV_2D = 4
    DEPTH_TO_SPACE = 5
    DEQUANTIZE = 6
    EMBEDDING_LOOKUP = 7
    FLOOR = 8
    FULLY_CONNECTED = 9
    HASHTABLE_LOOKUP = 10
    L2_NORMALIZATION = 11
    L2_POOL_2D = 12
    LOCAL_RESPONSE_NORMALIZATION = 13
    LOGISTIC = 14
    LSH_PROJECTION = 15
    LSTM = 16
    MAX_POOL_2D = 17
    MUL = 18
    RELU = 19
    RELU1 = 20
    RELU6 = 21
    RESHAPE = 22
    RESIZE_BILINEAR = 23
    RNN = 24
    SOFTMAX = 25
    SPACE_TO_DEPTH = 26
    SVDF = 27
    TANH = 28
    BATCH_TO_SPACE_ND = 29
    DIV = 30
    MEAN = 31
    PAD = 32
    SPACE_TO_BATCH_ND = 33
    SQUEEZE = 34
    STRIDED_SLICE = 35
    SUB = 36
    TRANSPOSE = 37
    ABS = 38
    ARGMAX = 39
    ARGMIN = 40
    AXIS_ALIGNED_BBOX_TRANSFORM = 41
    BIDIRECTIONAL_SEQUENCE_LSTM = 42
    BIDIRECTIONAL_SEQUENCE_RNN = 43
    BOX_WITH_NMS_LIMIT = 44
    CAST = 45
    CHANNEL_SHUFFLE = 46
    DETECTION_POSTPROCESSING = 47
    EQUAL = 48
    EXP = 49
    EXPAND_DIMS = 50
    GATHER = 51
    GENERATE_PROPOSALS = 52
    GREATER = 53
    GREATER_EQUAL = 54
    GROUPED_CONV_2D = 55
    HEATMAP_MAX_KEYPOINT = 56
    INSTANCE_NORMALIZATION = 57
    LESS = 58
    LESS_EQUAL = 59
    LOG = 60
    LOGICAL_AND = 61
    LOGICAL_NOT = 62
    LOGICAL_OR = 63
    LOG_SOFTMAX = 64
    MAXIMUM = 65
    MINIMUM = 66
    NEG = 67
    NOT_EQUAL = 68
    PAD_V2 = 69
    POW = 70
    PRELU = 71
    QUANTIZE = 72
    QUANTIZED_16BIT_LSTM = 73
    RANDOM_MULTINOMIAL = 74
    REDUCE_ALL = 75
    REDUCE_ANY = 76
    REDUCE_MAX = 77
    REDUCE_MIN = 78
    REDUCE_PROD = 79
    REDUCE_SUM = 80
    ROI_ALIGN = 81
    ROI_POOLING = 82
    RSQRT = 83
    SELECT = 84
    SIN = 85
    SLICE = 86
    SPLIT = 87
    SQRT = 88
    TILE = 89
    TOPK_V2 = 90
    TRANSPOSE_CONV_2D = 91
    UNIDIRECTIONAL_SEQUENCE_LSTM = 92
    UNIDIRECTIONAL_SEQUENCE_RNN = 93
    RESIZE_NEAREST_NEIGHBOR = 94
    QUANTIZED_LSTM = 95
    IF = 96
    WHILE = 97
    ELU = 98
    HARD_SWISH = 99
    FILL = 100
    RANK = 101
    BATCH_MATMUL = 102
    PACK = 103
    MIRROR_PAD = 104
    REVERSE = 105
    OEM_OPERATION = 10000


class OperandType(IntEnum):
    """The type of an operand."""

    FLOAT32 = 0
    INT32 = 1
    UINT32 = 2
    TENSOR_FLOAT32 = 3
    TENSOR_INT32 = 4
    TENSOR_QUANT8_ASYMM = 5
    BOOL = 6
    TENSOR_QUANT16_SYMM = 7
    TENSOR_FLOAT16 = 8
    TENSOR_BOOL8 = 9
    FLOAT16 = 10
    TENSOR_QUANT8_SYMM_PER_CHANNEL = 11
    TENSOR_QUANT16_ASYMM = 12
    TENSOR_QUANT8_SYMM = 13
    TENSOR_QUANT8_ASYMM_SIGNED = 14
    SUBGRAPH = 15
    OEM = 10000
    TENSOR_OEM_BYTE = 10001


class OperandLifeTime(IntEnum):
    """Where an operand's value comes from; SUBGRAPH_INPUT and _OUTPUT were MODEL_INPUT and _OUTPUT before 1.3."""

    TEMPORARY_VARIABLE = 0
    SUBGRAPH_INPUT = 1
    SUBGRAPH_OUTPUT = 2
    CONSTANT_COPY = 3
    CONSTANT_REFERENCE = 4
    NO_VALUE = 5
    SUBGRAPH = 6


class ErrorStatus(IntEnum):
    """The status that a call to a driver returns. The last four exist since HAL 1.3."""

    NONE = 0
    DEVICE_UNAVAILABLE = 1
    GENERAL_FAILURE = 2
    OUTPUT_INSUFFICIENT_SIZE = 3
    INVALID_ARGUMENT = 4
    MISSED_DEADLINE_TRANSIENT = 5
    MISSED_DEADLINE_PERSISTENT = 6
    RESOURCE_EXHAUSTED_TRANSIENT = 7
    RESOURCE_EXHAUSTED_PERSISTENT = 8


# The deadline of the call has passed; the same call with the same deadline may, or cannot, succeed later.
MISSED_DEADLINE = (ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT)


class DeviceStatus(IntEnum):
    """The availability of a device."""

    AVAILABLE = 0
    BUSY = 1
    OFFLINE = 2
    UNKNOWN = 3


class DeviceType(IntEnum):
    """The kind of hardware of a device (HAL 1.2)."""

    OTHER = 1
    CPU = 2
    GPU = 3
    ACCELERATOR = 4


class ExecutionPreference(IntEnum):
    """What a client prefers for the executions of a prepared model (HAL 1.1)."""

    LOW_POWER = 0
    FAST_SINGLE_ANSWER = 1
    SUSTAINED_SPEED = 2


class Priority(IntEnum):
    """The rank of a prepared model among those of the same client (HAL 1.3)."""

    LOW = 0
    MEDIUM = 1
    HIGH = 2


class MeasureTiming(IntEnum):
    """Whether a driver measures an execution (HAL 1.2)."""

    NO = 0
    YES = 1


class FusedActivation(IntEnum):
    """The activation that an operation applies to its own result."""

    NONE = 0
    RELU = 1
    RELU1 = 2
    RELU6 = 3


class PaddingScheme(IntEnum):
    """The implicit padding schemes."""

    SAME = 1
    VALID = 2


# The type number of a vendor extension is the prefix that the model assigns, above these bits, and a local number.
EXTENSION_TYPE_BITS = 16


def extension_type(prefix: int, local: int) -> int:
    """Return the operand or operation type number of the extension type ``local`` under ``prefix`` (both 16 bits,
    prefix > 0). Raises ValueError for numbers out of range.
    """
    if not 0 < prefix < 1 << 16 or not 0 <= local < 1 << 16:
        raise ValueError(f"extension type: got prefix {prefix} and type {local}, wanted 1..65535 and 0..65535")
    return prefix << EXTENSION_TYPE_BITS | local


def extension_parts(code: int) -> tuple[int, int]:
    """Return the prefix (0 when ``code`` is no extension type) and the local number of a type."""
    return code >> EXTENSION_TYPE_BITS, code & (1 << EXTENSION_TYPE_BITS) - 1


_OPERATION_SINCE = (
    (28, HalVersion.V1_0), (37, HalVersion.V1_1), (94, HalVersion.V1_2), (101, HalVersion.V1_3),
    (103, HalVersion.AIDL2), (105, HalVersion.AIDL3),
)  # fmt: skip


def operation_since(code: OperationType) -> HalVersion:
    """Return the HAL version that introduced the operation."""
    if code == OperationType.OEM_OPERATION:
        return HalVersion.V1_0
    return next(version for last, version in _OPERATION_SINCE if code <= last)


def operand_type_since(code: OperandType) -> HalVersion:
    """Return the HAL version that introduced the operand type."""
    if code <= OperandType.TENSOR_QUANT8_ASYMM or code >= OperandType.OEM:
        return HalVersion.V1_0
    return HalVersion.V1_2 if code <= OperandType.TENSOR_QUANT8_SYMM else HalVersion.V1_3


def name_of(kind: type[IntEnum], code: int) -> str:
    """Return the name of ``code`` for a message; its number if it has none."""
    try:
        return kind(code).name
    except ValueError:
        prefix, local = extension_parts(code) if code > 0 else (0, 0)
        return f"extension {prefix} type {local}" if prefix else f"unknown {code}"
