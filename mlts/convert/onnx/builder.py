"""Builds a HAL model from the tensors of an ONNX model. Operands are created when they are first asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.mlts.convert.onnx.file import OnnxFile
from nnconform.mlts.convert.onnx.quantised import OnnxQuantisation, quantisations
from nnconform.mlts.convert.shared import Shared

_TYPES = {
    "float32": OperandType.TENSOR_FLOAT32,
    "float16": OperandType.TENSOR_FLOAT16,
    "int32": OperandType.TENSOR_INT32,
    "int64": OperandType.TENSOR_INT32,
    "bool": OperandType.TENSOR_BOOL8,
    "uint8": OperandType.TENSOR_QUANT8_ASYMM,
    "int8": OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
}
_QUANTISED = ("uint8", "int8")
_LARGEST = 2**31


class OnnxBuilder:
    """A model under construction. ``raw``: the raw tensor behind each tensor of real values that DequantizeLinear
    writes; such a one becomes an operation only if something reads it as real values.
    """

    def __init__(self, file: OnnxFile) -> None:
        self.file, self.constants = file, file.constants
        self.quantisations = quantisations(file.nodes, file.constants)
        self.raw: dict[str, str] = {}
        self._shared = Shared()
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._of_name: dict[str, int] = {}
        self._of_scalar: dict[tuple[OperandType, bytes], int] = {}
        self._inputs = [self._input(name) for name in file.inputs]

    def extents(self, name: str) -> tuple[int, ...]:
        """Return the extents of a tensor, which must be known. Raises FormatError."""
        if name in self.constants:
            return tuple(self.constants[name].shape)
        extents = self.file.extents.get(name)
        if extents is None or 0 in extents:
            self.file.refuse(f"tensor {name!r}: its extents must be known: got {list(extents or ())}")
        return extents

    def dtype(self, name: str) -> str:
        """Return the numpy name of the element type of a tensor."""
        if name in self.constants:
            return self.constants[name].dtype.name
        return self.file.types[name].name if name in self.file.types else "unknown"

    def operand(self, name: str) -> int:
        """Return the operand of a tensor; real values behind which raw ones are, are dequantised here."""
        if name not in self._of_name:
            if name in self.constants:
                self._of_name[name] = self._constant_tensor(name)
            elif name in self.raw:
                source = self.operand(self.raw[name])
                self.operation(OperationType.DEQUANTIZE, [source], [self.result(name)])
            else:
                self.file.refuse(f"tensor {name!r}: no node before writes it")
        return self._of_name[name]

    def result(self, name: str) -> int:
        """Return a new operand of a tensor for the next operation to write."""
        self._of_name[name] = self._append(self._described(name, self.file.extents.get(name, ())))
        return self._of_name[name]

    def alias(self, name: str, other: str) -> None:
        """Make a tensor the same as another."""
        if other in self.constants:
            self.constants[name] = self.constants[other]
        if other in self.raw:
            self.raw[name] = self.raw[other]
        if other in self._of_name:
            self._of_name[name] = self._of_name[other]

    def operand_type(self, operand: int) -> OperandType:
        """Return the type of an operand."""
        return OperandType(self._operands[operand].type)

    def temporary(self, code: OperandType, dimensions: Sequence[int] = ()) -> int:
        """Return a value between two operations that the file does not have; missing dimensions are inferred."""
        return self._append(Operand(code, tuple(dimensions)))

    def constant(self, code: OperandType, values: Array, quantisation: OnnxQuantisation | None = None) -> int:
        """Return a constant tensor; one with a scale a channel has the type for that."""
        operand = Operand(code, values.shape or (1,))
        if quantisation is not None and code == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            params = SymmPerChannelQuantParams(quantisation.scales, quantisation.axis)
            operand = replace(operand, extra_params=params)
        elif quantisation is not None:
            operand = replace(operand, scale=quantisation.scale, zero_point=quantisation.zero_point)
        return self._append(self._with_value(operand, values.astype(DTYPES[code]).tobytes()))

    def scalar(self, value: float, code: OperandType = OperandType.INT32) -> int:
        """Return a constant scalar; equal ones share an operand."""
        content = np.asarray(value, DTYPES[code]).tobytes()
        if (code, content) not in self._of_scalar:
            self._of_scalar[code, content] = self._append(self._with_value(Operand(code), content))
        return self._of_scalar[code, content]

    def operation(self, code: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Add an operation."""
        self._operations.append(Operation(code, tuple(inputs), tuple(outputs)))

    def build(self) -> Model:
        """Return the model, whose outputs are each written by an operation of their own."""
        outputs: list[int] = []
        for name in self.file.outputs:
            operand = self.operand(name)
            if self._operands[operand].lifetime != OperandLifeTime.TEMPORARY_VARIABLE or operand in outputs:
                copy = self._append(self._described(name, self.extents(name)))
                self.operation(OperationType.CAST, [operand], [copy])
                operand = copy
            outputs.append(operand)
        for operand in outputs:
            self._operands[operand] = replace(self._operands[operand], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
        uses = Counter(index for operation in self._operations for index in operation.inputs)
        operands = tuple(replace(o, number_of_consumers=uses[index]) for index, o in enumerate(self._operands))
        graph = Subgraph(operands, tuple(self._operations), tuple(self._inputs), tuple(outputs))
        return Model(graph, (), self._shared.values(), self._shared.pools())

    def _input(self, name: str) -> int:
        operand = replace(self._described(name, self.extents(name)), lifetime=OperandLifeTime.SUBGRAPH_INPUT)
        self._of_name[name] = self._append(operand)
        return self._of_name[name]

    def _described(self, name: str, extents: tuple[int, ...]) -> Operand:
        dtype = self.dtype(name)
        if dtype not in _TYPES:
            self.file.refuse(f"tensor {name!r}: type {dtype} is not convertible; convertible: {', '.join(_TYPES)}")
        # The HAL knows no tensor of rank 0: a scalar is a vector of one.
        operand = Operand(_TYPES[dtype], extents or ((1,) if name in self.file.extents else ()))
        if dtype not in _QUANTISED:
            return operand
        quantisation = self.quantisations.get(name) or OnnxQuantisation((1.0,), 0)
        if len(quantisation.scales) > 1:
            self.file.refuse(f"tensor {name!r}: a scale for each channel of a tensor that is no constant")
        return replace(operand, scale=quantisation.scale, zero_point=quantisation.zero_point)

    def _constant_tensor(self, name: str) -> int:
        value = self.constants[name]
        if value.dtype == np.int64 and value.size and not -_LARGEST <= value.min() <= value.max() < _LARGEST:
            self.file.refuse(f"constant {name!r}: its numbers do not fit INT32")
        described = self._described(name, tuple(value.shape) or (1,))
        return self._append(self._with_value(described, value.astype(DTYPES[OperandType(described.type)]).tobytes()))

    def _append(self, operand: Operand) -> int:
        self._operands.append(operand)
        return len(self._operands) - 1

    def _with_value(self, operand: Operand, content: bytes) -> Operand:
        lifetime, location = self._shared.store_constant(content)
        return replace(operand, lifetime=lifetime, location=location)
