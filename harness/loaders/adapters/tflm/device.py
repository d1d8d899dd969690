"""The driver of ``tflm:``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters import runtime
from nnconform.harness.loaders.adapters.litert import write as litert
from nnconform.harness.loaders.adapters.litert.graph import LiteRtNode
from nnconform.harness.loaders.adapters.litert.package import schema
from nnconform.harness.loaders.adapters.litert.tensors import TYPES
from nnconform.harness.loaders.adapters.runtime import ModelFile, Runtime, RuntimeDevice
from nnconform.harness.loaders.adapters.tflm import package
from nnconform.harness.loaders.adapters.tflm.options import parse_arena
from nnconform.harness.loaders.adapters.tflm.session import TflmRefused, TflmSession
from nnconform.harness.model.codes import DeviceType, HalVersion, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.ops.schema import Dims
from nnconform.harness.validate.model import CheckedGraph

_UNKNOWN = "TFLM takes only sizes that are known when the model is prepared"
# The values of a trial: with ones, blocks and strides are possible; with zeros, indexes are.
_HARMLESS = (1, 0)


def open_device(rest: str) -> Device:
    """Open ``tflm:REST``, see ``options``. Raises UsageError, also if TFLM or the writer's schema is not installed."""
    return TflmDevice(parse_arena(rest))


@dataclass(frozen=True, slots=True)
class TflmTrace:
    """The operators of the main subgraph, the element type and extents of each input, and the number of outputs."""

    nodes: tuple[LiteRtNode, ...]
    inputs: tuple[tuple[OperandType, tuple[int, ...]], ...]
    outputs: int


@dataclass(frozen=True, slots=True)
class _Opened:
    session: TflmSession
    outputs: int

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        return self.session.run(inputs, self.outputs)


class Tflm(Runtime):
    """TFLM, with an arena of so many bytes."""

    title = "TFLM"

    def __init__(self, arena: int) -> None:
        self._arena = arena

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        known = [all(map(_is_known, graph.extents)) for graph in checked]
        unknown = {
            number: _UNKNOWN
            for number, operation in enumerate(model.main.operations)
            if not _has_known_sizes(model, checked[0], (*operation.inputs, *operation.outputs), all(known[1:]))
        }
        model_file = litert.write(model, checked, {**unknown, **refused})
        fed = list(model.main.input_indexes)
        for operation, reason in zip(model.main.operations, model_file.reasons, strict=True):
            fed += operation.outputs if reason else ()
        return replace(model_file, trace=self._trace(model, checked[0], model_file, fed))

    def _trace(self, model: Model, graph: CheckedGraph, model_file: ModelFile, fed: Sequence[int]) -> TflmTrace:
        types = {index: OperandType(model.main.operands[index].type) for index in fed}
        inputs = [
            (types[index], tuple(extent or 1 for extent in graph.extents[index] or ()))
            for index in fed
            if types[index] in TYPES
        ]
        return TflmTrace(model_file.trace, tuple(inputs), len(model.main.output_indexes))

    def open(self, model_file: ModelFile) -> _Opened:
        trace: TflmTrace = model_file.trace
        try:
            self._try(model_file.content, trace)
            # A new one: the trial may have changed states.
            return _Opened(TflmSession(model_file.content, self._arena), trace.outputs)
        except TflmRefused as error:
            owners = {
                node.owner
                for number, node in enumerate(trace.nodes)
                if number == error.node or (error.code and node.code == error.code)
            }
            raise runtime.FileRefused(str(error), frozenset(owners)) from None

    def _try(self, content: bytes, trace: TflmTrace) -> None:
        """Execute with harmless values. Raises TflmRefused if TFLM takes none of them: the reason for the first."""
        first: TflmRefused | None = None
        for value in _HARMLESS:
            session = TflmSession(content, self._arena)
            try:
                session.try_with([np.full(extents, value, DTYPES[type]) for type, extents in trace.inputs])
                return
            except TflmRefused as error:
                first = first or error
        assert first is not None
        raise first


class TflmDevice(RuntimeDevice):
    """TFLM as a driver."""

    def __init__(self, arena: int) -> None:
        package.runtime()
        schema()
        info = DeviceInfo(package.version(), DeviceType.CPU, HalVersion.V1_3_PLUS, EMULATED)
        super().__init__(Tflm(arena), "tflm", info)


def _is_known(extents: Dims | None) -> bool:
    return extents is not None and None not in extents


def _has_known_sizes(model: Model, graph: CheckedGraph, indexes: Sequence[int], referenced: bool) -> bool:
    """Return whether the extents of an operation's operands are known; those of its subgraphs if ``referenced``."""
    calls = any(model.main.operands[index].type == OperandType.SUBGRAPH for index in indexes)
    return all(_is_known(graph.extents[index]) for index in indexes) and (referenced or not calls)
