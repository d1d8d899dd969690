"""nnconform: conformance and stress tests for neural-network accelerator drivers.

These are the public names: what a driver, and a test of a driver, may import. All others may change without notice.
harness/docs/api.md describes each. A name is loaded at its first use; ``import nnconform`` alone loads nothing else.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nnconform.harness.campaigns.adapter.kit import AdapterKit as AdapterKit
    from nnconform.harness.conformance.kit import ConformanceKit as ConformanceKit
    from nnconform.harness.conversion.convert import (
        compliant_with as compliant_with,
        convert_to as convert_to,
    )
    from nnconform.harness.conversion.defaults import without_default_arguments as without_default_arguments
    from nnconform.harness.conversion.slicing import (
        ModelSlice as ModelSlice,
        slice_for as slice_for,
    )
    from nnconform.harness.diagnostics.tags import (
        set_log_tags as set_log_tags,
        tag_logger as tag_logger,
    )
    from nnconform.harness.diagnostics.trace_file import (
        TraceSpan as TraceSpan,
        trace_to as trace_to,
    )
    from nnconform.harness.diagnostics.trace_summary import (
        LayerTime as LayerTime,
        summarise as summarise,
    )
    from nnconform.harness.diagnostics.tracing import (
        Layer as Layer,
        Phase as Phase,
        span as span,
        traced as traced,
    )
    from nnconform.harness.drawing.dot import graph_dump as graph_dump
    from nnconform.harness.drawing.svg import render_svg as render_svg
    from nnconform.harness.driver import compute as compute
    from nnconform.harness.driver.interface import (
        Buffer as Buffer,
        BufferDesc as BufferDesc,
        BufferRole as BufferRole,
        Burst as Burst,
        BurstContext as BurstContext,
        Device as Device,
        DeviceInfo as DeviceInfo,
        ExecutionConfig as ExecutionConfig,
        FencedExecutionInfo as FencedExecutionInfo,
        FencedResult as FencedResult,
        PreparedModel as PreparedModel,
        PrepareModelConfig as PrepareModelConfig,
        ReusableExecution as ReusableExecution,
        TokenValuePair as TokenValuePair,
    )
    from nnconform.harness.driver.message_queue import MessageQueue as MessageQueue
    from nnconform.harness.extensions.definition import (
        Vendor as Vendor,
        VendorCall as VendorCall,
        VendorOperation as VendorOperation,
        VendorType as VendorType,
    )
    from nnconform.harness.generate.bias.kit import Bias as Bias
    from nnconform.harness.generate.extremes.kit import Extremes as Extremes
    from nnconform.harness.generate.graph.kit import (
        AdjacentGraphs as AdjacentGraphs,
        RandomGraphs as RandomGraphs,
    )
    from nnconform.harness.generate.pattern.kit import IdiomGraphs as IdiomGraphs
    from nnconform.harness.loaders.adapters.litert.reader import TfliteReader as TfliteReader
    from nnconform.harness.loaders.adapters.onnx.reader import OnnxReader as OnnxReader
    from nnconform.harness.loaders.adapters.runtime import (
        FileRefused as FileRefused,
        ModelFile as ModelFile,
        Runtime as Runtime,
        RuntimeDevice as RuntimeDevice,
        RuntimeSession as RuntimeSession,
    )
    from nnconform.harness.loaders.registry import open_driver as open_driver
    from nnconform.harness.model.capabilities import (
        Capabilities as Capabilities,
        Extension as Extension,
        ExtensionOperandType as ExtensionOperandType,
        OperandPerformance as OperandPerformance,
        PerformanceInfo as PerformanceInfo,
    )
    from nnconform.harness.model.codes import (
        DeviceStatus as DeviceStatus,
        DeviceType as DeviceType,
        ErrorStatus as ErrorStatus,
        ExecutionPreference as ExecutionPreference,
        FusedActivation as FusedActivation,
        HalVersion as HalVersion,
        MeasureTiming as MeasureTiming,
        OperandLifeTime as OperandLifeTime,
        OperandType as OperandType,
        OperationType as OperationType,
        PaddingScheme as PaddingScheme,
        Priority as Priority,
    )
    from nnconform.harness.model.errors import (
        DriverFault as DriverFault,
        NnconformError as NnconformError,
        UsageError as UsageError,
        ValidationError as ValidationError,
    )
    from nnconform.harness.model.graph import (
        DataLocation as DataLocation,
        Model as Model,
        Operand as Operand,
        Operation as Operation,
        Subgraph as Subgraph,
        SymmPerChannelQuantParams as SymmPerChannelQuantParams,
    )
    from nnconform.harness.model.memory import (
        BufferToken as BufferToken,
        Memory as Memory,
    )
    from nnconform.harness.model.performance import (
        look_up_performance as look_up_performance,
        operand_performances as operand_performances,
        update_performance as update_performance,
    )
    from nnconform.harness.model.request import (
        ExecutionResult as ExecutionResult,
        OutputShape as OutputShape,
        Request as Request,
        RequestArgument as RequestArgument,
        Timing as Timing,
    )
    from nnconform.harness.model.types import (
        has_unspecified_dimensions as has_unspecified_dimensions,
        is_extension_type as is_extension_type,
        is_scalar_type as is_scalar_type,
        size_of_data as size_of_data,
    )
    from nnconform.harness.validate.by_version import (
        NeedsNewerVersion as NeedsNewerVersion,
        validate_model as validate_model,
        validate_request as validate_request,
    )
    from nnconform.harness.validate.operation import constant_value as constant_value

# Each public name, and the module of ``nnconform.harness`` that defines it, or that it is.
_PUBLIC = {
    "AdapterKit": "campaigns.adapter.kit",
    "AdjacentGraphs": "generate.graph.kit",
    "Bias": "generate.bias.kit",
    "Buffer": "driver.interface",
    "BufferDesc": "driver.interface",
    "BufferRole": "driver.interface",
    "BufferToken": "model.memory",
    "Burst": "driver.interface",
    "BurstContext": "driver.interface",
    "Capabilities": "model.capabilities",
    "ConformanceKit": "conformance.kit",
    "DataLocation": "model.graph",
    "Device": "driver.interface",
    "DeviceInfo": "driver.interface",
    "DeviceStatus": "model.codes",
    "DeviceType": "model.codes",
    "DriverFault": "model.errors",
    "ErrorStatus": "model.codes",
    "ExecutionConfig": "driver.interface",
    "ExecutionPreference": "model.codes",
    "ExecutionResult": "model.request",
    "Extension": "model.capabilities",
    "ExtensionOperandType": "model.capabilities",
    "Extremes": "generate.extremes.kit",
    "FencedExecutionInfo": "driver.interface",
    "FencedResult": "driver.interface",
    "FileRefused": "loaders.adapters.runtime",
    "FusedActivation": "model.codes",
    "HalVersion": "model.codes",
    "IdiomGraphs": "generate.pattern.kit",
    "Layer": "diagnostics.tracing",
    "LayerTime": "diagnostics.trace_summary",
    "MeasureTiming": "model.codes",
    "Memory": "model.memory",
    "MessageQueue": "driver.message_queue",
    "Model": "model.graph",
    "ModelFile": "loaders.adapters.runtime",
    "ModelSlice": "conversion.slicing",
    "NeedsNewerVersion": "validate.by_version",
    "NnconformError": "model.errors",
    "OnnxReader": "loaders.adapters.onnx.reader",
    "Operand": "model.graph",
    "OperandLifeTime": "model.codes",
    "OperandPerformance": "model.capabilities",
    "OperandType": "model.codes",
    "Operation": "model.graph",
    "OperationType": "model.codes",
    "OutputShape": "model.request",
    "PaddingScheme": "model.codes",
    "PerformanceInfo": "model.capabilities",
    "Phase": "diagnostics.tracing",
    "PrepareModelConfig": "driver.interface",
    "PreparedModel": "driver.interface",
    "Priority": "model.codes",
    "RandomGraphs": "generate.graph.kit",
    "Request": "model.request",
    "RequestArgument": "model.request",
    "ReusableExecution": "driver.interface",
    "Runtime": "loaders.adapters.runtime",
    "RuntimeDevice": "loaders.adapters.runtime",
    "RuntimeSession": "loaders.adapters.runtime",
    "Subgraph": "model.graph",
    "SymmPerChannelQuantParams": "model.graph",
    "TfliteReader": "loaders.adapters.litert.reader",
    "Timing": "model.request",
    "TokenValuePair": "driver.interface",
    "TraceSpan": "diagnostics.trace_file",
    "UsageError": "model.errors",
    "ValidationError": "model.errors",
    "Vendor": "extensions.definition",
    "VendorCall": "extensions.definition",
    "VendorOperation": "extensions.definition",
    "VendorType": "extensions.definition",
    "compliant_with": "conversion.convert",
    "compute": "driver.compute",
    "constant_value": "validate.operation",
    "convert_to": "conversion.convert",
    "graph_dump": "drawing.dot",
    "has_unspecified_dimensions": "model.types",
    "is_extension_type": "model.types",
    "is_scalar_type": "model.types",
    "look_up_performance": "model.performance",
    "open_driver": "loaders.registry",
    "operand_performances": "model.performance",
    "render_svg": "drawing.svg",
    "set_log_tags": "diagnostics.tags",
    "size_of_data": "model.types",
    "slice_for": "conversion.slicing",
    "span": "diagnostics.tracing",
    "summarise": "diagnostics.trace_summary",
    "tag_logger": "diagnostics.tags",
    "trace_to": "diagnostics.trace_file",
    "traced": "diagnostics.tracing",
    "update_performance": "model.performance",
    "validate_model": "validate.by_version",
    "validate_request": "validate.by_version",
    "without_default_arguments": "conversion.defaults",
}
__all__ = sorted(_PUBLIC)


if not TYPE_CHECKING:  # to a type checker it would make every name a public one

    def __getattr__(name: str) -> Any:
        if name not in _PUBLIC:
            raise AttributeError(f"nnconform has no public name {name!r}; harness/docs/api.md lists them")
        module = import_module(f"nnconform.harness.{_PUBLIC[name]}")
        value = globals()[name] = module if _PUBLIC[name].endswith(f".{name}") else getattr(module, name)
        return value


def __dir__() -> list[str]:
    return __all__
