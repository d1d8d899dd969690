"""Writes a model as an ONNX model, as far as ONNX's operators can express it, with reasons for the rest."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from nnconform.harness.loaders.adapters.lowering import NotExpressible, collect, named
from nnconform.harness.loaders.adapters.onnx import lowerings, package
from nnconform.harness.loaders.adapters.onnx.graph import Body, Numbering, OnnxGraph
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import TYPES, OnnxTensor
from nnconform.harness.loaders.adapters.runtime import ModelFile
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Unknown
from nnconform.harness.validate.model import CheckedGraph, validate_model

# The oldest opset with every operator written here (16-bit QuantizeLinear): every release since then reads it.
OPSET, IR_VERSION = 21, 10
# Runtimes derive the names of their own nodes from those of nodes and tensors.
_NAME = re.compile(r"(?:node|tensor)\d+")


class Trace(msgspec.Struct, frozen=True):
    """The names in a file: its inputs in their order, and the operation that each node and tensor belongs to."""

    inputs: tuple[str, ...]
    owners: Mapping[str, int]

    def named_in(self, message: str) -> frozenset[int]:
        """Return the operations that a runtime's message names."""
        return frozenset(self.owners[name] for name in _NAME.findall(message) if name in self.owners)


def to_onnx(model: Model) -> bytes:
    """Return the model as an ONNX model. Raises ValidationError for an invalid model, and UsageError with the reasons
    if ONNX cannot express it.
    """
    model_file = write(model, validate_model(model))
    if any(model_file.reasons):
        raise UsageError(f"the model cannot be written as ONNX: {'; '.join(filter(None, model_file.reasons))}")
    return model_file.content


def write(model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str] | None = None) -> ModelFile:
    """Return the model as a file without the operations of the main subgraph that are ``refused`` or inexpressible.

    ``trace`` of the result is a Trace.
    """
    return _Writer(model, checked).write(refused or {})


@dataclass
class _Writer:
    model: Model
    checked: tuple[CheckedGraph, ...]
    numbering: Numbering = field(default_factory=Numbering)

    def write(self, refused: Mapping[int, str]) -> ModelFile:
        source = self.model.main
        graph = OnnxGraph(self.numbering, self.model, source, self.checked[0])
        reasons, fed = [], list(source.input_indexes)
        for number, operation in enumerate(source.operations):
            self.numbering.owner = number
            reason = refused.get(number) or self._step(graph, number)
            reasons.append(reason and named(operation, reason))
            if reason:
                fed += operation.outputs
        # An operand of a type that ONNX lacks is used by no node.
        inputs, outputs = (
            [graph.described(graph.tensor(index), graph.checked.extents[index]) for index in indexes]
            for indexes in (
                [index for index in each if source.operands[index].type in TYPES]
                for each in (fed, source.output_indexes)
            )
        )
        helper = package.onnx().helper
        opsets = [helper.make_opsetid("", OPSET)]
        proto = helper.make_model(
            graph.home.proto("main", inputs, outputs), opset_imports=opsets, ir_version=IR_VERSION
        )
        trace = Trace(tuple(each.name for each in inputs), dict(self.numbering.owners))
        return ModelFile(proto.SerializeToString(), tuple(reasons), trace)

    def _step(self, graph: OnnxGraph, number: int) -> str:
        """Write an operation; return the reason if it cannot be written, else ""."""
        call, operation = graph.checked.calls[number], graph.source.operations[number]
        lowering = collect(lowerings).get(OperationType(operation.type)) if call is not None else None
        if call is None or lowering is None:
            return "no operators of ONNX compute it"
        mark = graph.mark()
        try:
            lowering.lower(OnnxStep(graph, call, operation, self._referenced))
        except NotExpressible as error:
            graph.back_to(mark)
            return str(error)
        except Unknown as error:
            graph.back_to(mark)
            return f"{error} must be known when the model is prepared"
        return ""

    def _referenced(self, index: int, inputs: Sequence[OnnxTensor], body: Body) -> list[OnnxTensor]:
        """Write a referenced subgraph with these tensors as its inputs into a body; return its outputs."""
        source = self.model.referenced[index]
        bound = dict(zip(source.input_indexes, inputs, strict=True))
        graph = OnnxGraph(self.numbering, self.model, source, self.checked[index + 1], bound, body)
        reasons = [self._step(graph, number) for number in range(len(source.operations))]
        problems = [named(*each) for each in zip(source.operations, reasons, strict=True) if each[1]]
        if problems:
            raise NotExpressible(f"referenced[{index}]: {'; '.join(problems)}")
        return [graph.tensor(each) for each in source.output_indexes]
