"""Builds one subgraph of a ``.tflite`` file: a tensor for each operand used, and the operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.loaders.adapters.litert.flatbuffer import Flatbuffer
from nnconform.harness.loaders.adapters.litert.tensors import TYPES, LiteRtTensor
from nnconform.harness.loaders.adapters.lowering import NotExpressible
from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation, scale_of
from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Dims
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.operation import constant_value

_LARGEST = 2**31 - 1
_DTYPES = {
    np.dtype(np.float32): "FLOAT32",
    np.dtype(np.int32): "INT32",
    np.dtype(np.int8): "INT8",
    np.dtype(np.uint8): "UINT8",
    np.dtype(np.bool_): "BOOL",
}


class LiteRtNode(msgspec.Struct, frozen=True):
    """An operator: LiteRT's name, the number of the operation of the model that it belongs to, and whether it only
    converts a tensor for that operation.
    """

    code: str
    owner: int
    conversion: bool


class LiteRtGraph:
    """A subgraph. ``nodes`` are the operators so far; ``owner`` is the operation that is being written."""

    def __init__(self, file: Flatbuffer, model: Model, source: Subgraph, checked: CheckedGraph, name: str) -> None:
        self.file, self.model, self.source, self.checked = file, model, source, checked
        self.index, self._graph = file.subgraph(name)
        self._tensors: dict[int, LiteRtTensor] = {}
        self._reals: dict[int, LiteRtTensor] = {}
        self.nodes: list[LiteRtNode] = []
        self.owner = 0

    def set_boundary(self, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Set the operands that are inputs and outputs of the subgraph. No operator uses one that LiteRT lacks."""
        inputs, outputs = (list(filter(self._has, each)) for each in (inputs, outputs))
        self._graph.inputs = [self.tensor(index).index for index in inputs]
        self._graph.outputs = [self.tensor(index).index for index in outputs]

    def _has(self, index: int) -> bool:
        """Return whether LiteRT can have a tensor of an operand."""
        return self.source.operands[index].type in TYPES and _fits(self.checked.extents[index])

    def tensor(self, index: int) -> LiteRtTensor:
        """Return the tensor of an operand, in the operand's own type."""
        if index not in self._tensors:
            operand = self.source.operands[index]
            type = TYPES.get(operand.type)
            if type is None:
                raise NotExpressible(f"LiteRT has no element type for {name_of(OperandType, operand.type)}")
            value = constant_value(self.model, operand)
            self._tensors[index] = self._new(
                type, self.checked.extents[index], scale_of(operand), value, f"operand{index}"
            )
        return self._tensors[index]

    def real(self, index: int) -> LiteRtTensor:
        """Return the tensor of an operand as operators take it: FLOAT16 as FLOAT32, for which LiteRT has kernels."""
        tensor = self.tensor(index)
        if tensor.type != "FLOAT16":
            return tensor
        if index not in self._reals:
            if tensor.value is not None:
                self._reals[index] = self.constant(tensor.value.astype(np.float32))
            else:
                self._reals[index] = self.new("FLOAT32", tensor.dims)
                self.emit("CAST", [tensor], [self._reals[index]], "CastOptions", conversion=True)
        return self._reals[index]

    def new(self, type: str, dims: Dims | None, quantisation: RuntimeQuantisation | None = None) -> LiteRtTensor:
        """Return a new tensor for an operator to write."""
        return self._new(type, dims, quantisation, None, "")

    def constant(self, value: Array, quantisation: RuntimeQuantisation | None = None) -> LiteRtTensor:
        """Return a new constant tensor of one of the types that lowerings need."""
        return self._new(_DTYPES[value.dtype], value.shape, quantisation, value, "")

    def emit(
        self,
        code: str,
        inputs: Sequence[LiteRtTensor | None],
        outputs: Sequence[LiteRtTensor],
        options: str = "",
        conversion: bool = False,
        **fields: Any,
    ) -> None:
        """Add a builtin operator; ``options`` names its options' table, an input of None is omitted."""
        schema = self.file.schema
        step = schema.OperatorT(
            opcodeIndex=self.file.code(code),
            inputs=[-1 if tensor is None else tensor.index for tensor in inputs],
            outputs=[tensor.index for tensor in outputs],
        )
        if options:
            step.builtinOptionsType = getattr(schema.BuiltinOptions, options)
            step.builtinOptions = getattr(schema, f"{options}T")(**fields)
        self._graph.operators.append(step)
        self.nodes.append(LiteRtNode(code, self.owner, conversion))

    def mark(self) -> int:
        """Return a point to go back to."""
        return len(self.nodes)

    def back_to(self, mark: int) -> None:
        """Drop the operators since ``mark``, and the tensors that they wrote."""
        del self._graph.operators[mark:], self.nodes[mark:]
        self._reals.clear()

    def make_variable(self, tensor: LiteRtTensor) -> None:
        """Let operators change the tensor in place, as LiteRT's recurrent ones do with their state."""
        self._graph.tensors[tensor.index].isVariable = True

    def _new(
        self, type: str, dims: Dims | None, quantisation: RuntimeQuantisation | None, value: Array | None, name: str
    ) -> LiteRtTensor:
        if not _fits(dims):
            raise NotExpressible(f"LiteRT's extents are signed numbers of 32 bits: {list(dims or ())}")
        schema, index = self.file.schema, len(self._graph.tensors)
        tensor = schema.TensorT(
            type=getattr(schema.TensorType, type),
            shape=[extent if extent is not None else 1 for extent in dims or ()],
            hasRank=dims is not None,
            name=name or f"t{index}",
            buffer=0 if value is None else self.file.buffer(value),
        )
        if dims is not None and None in dims:
            tensor.shapeSignature = [extent if extent is not None else -1 for extent in dims]
        if quantisation:
            tensor.quantization = schema.QuantizationParametersT(
                scale=list(quantisation.scales),
                zeroPoint=[quantisation.zero_point] * len(quantisation.scales),
                quantizedDimension=quantisation.axis,
            )
        self._graph.tensors.append(tensor)
        return LiteRtTensor(index, type, dims, quantisation, value)


def _fits(dims: Dims | None) -> bool:
    return all(extent is None or extent <= _LARGEST for extent in dims or ())
