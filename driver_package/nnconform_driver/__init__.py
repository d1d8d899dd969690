"""Serves a neural-network accelerator driver to nnconform, where nnconform is not installed.

Needs Python 3.7 or newer and nothing else; numpy, 1 or 2, for drivers that compute arrays. A driver written with these
names runs under nnconform too: there they are imported from ``nnconform``.
"""

from nnconform_driver import compute
from nnconform_driver.arguments import constant_value, read_inputs, write_outputs
from nnconform_driver.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    FusedActivation,
    HalVersion,
    MeasureTiming,
    OperandLifeTime,
    OperandType,
    OperationType,
    PaddingScheme,
    Priority,
)
from nnconform_driver.device import Buffer, Burst, Device, FencedResult, PreparedModel
from nnconform_driver.errors import ComputeFailed, UsageError, ValidationError
from nnconform_driver.memory import Memory
from nnconform_driver.service import serve
from nnconform_driver.structure import check_structure
from nnconform_driver.values import (
    BufferDesc,
    BufferRole,
    BufferToken,
    Capabilities,
    DataLocation,
    DeviceInfo,
    ExecutionResult,
    Extension,
    ExtensionOperandType,
    FencedExecutionInfo,
    Model,
    Operand,
    OperandPerformance,
    Operation,
    OutputShape,
    PerformanceInfo,
    Request,
    RequestArgument,
    Subgraph,
    SymmPerChannelQuantParams,
    Tensor,
    Timing,
)

__all__ = [
    "Buffer",
    "BufferDesc",
    "BufferRole",
    "BufferToken",
    "Burst",
    "Capabilities",
    "ComputeFailed",
    "DataLocation",
    "Device",
    "DeviceInfo",
    "DeviceStatus",
    "DeviceType",
    "ErrorStatus",
    "ExecutionPreference",
    "ExecutionResult",
    "Extension",
    "ExtensionOperandType",
    "FencedExecutionInfo",
    "FencedResult",
    "FusedActivation",
    "HalVersion",
    "MeasureTiming",
    "Memory",
    "Model",
    "Operand",
    "OperandLifeTime",
    "OperandPerformance",
    "OperandType",
    "Operation",
    "OperationType",
    "OutputShape",
    "PaddingScheme",
    "PerformanceInfo",
    "PreparedModel",
    "Priority",
    "Request",
    "RequestArgument",
    "Subgraph",
    "SymmPerChannelQuantParams",
    "Tensor",
    "Timing",
    "UsageError",
    "ValidationError",
    "check_structure",
    "compute",
    "constant_value",
    "read_inputs",
    "serve",
    "write_outputs",
]
