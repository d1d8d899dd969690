"""Puts a HAL model together out of tensors and constants, and counts who uses what.

Values of up to 128 bytes are kept in the model itself (CONSTANT_COPY), larger ones in one shared memory pool
(CONSTANT_REFERENCE). NNAPI's own runtime draws the same line, so a driver meets both, and the weights of a network
reach a driver in another process as one file descriptor and not as a message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.model.codes import OperandLifeTime, OperandType, OperationType
from harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from harness.model.memory import Memory
from harness.model.numbers import DTYPES
from mlts.convert.flatbuffer import FlatModel, Tensor

_LARGEST_COPY = 128
_ALIGNMENT = 4
_TYPES = {
    "FLOAT32": OperandType.TENSOR_FLOAT32,
    "FLOAT16": OperandType.TENSOR_FLOAT16,
    "INT32": OperandType.TENSOR_INT32,
    "BOOL": OperandType.TENSOR_BOOL8,
    "INT16": OperandType.TENSOR_QUANT16_SYMM,
    "UINT16": OperandType.TENSOR_QUANT16_ASYMM,
    "UINT8": OperandType.TENSOR_QUANT8_ASYMM,
    "INT8": OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
}
_QUANTISED = ("UINT8", "INT8", "INT16", "UINT16")


class GraphBuilder:
    """A model under construction. Operands are named by their index; those of tensors are made when first asked for."""

    def __init__(self, flat: FlatModel) -> None:
        self.flat = flat
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._of_tensor: dict[int, int] = {}
        self._of_scalar: dict[tuple[OperandType, bytes], int] = {}
        self._plain: set[str] = set()
        self._missing: dict[OperandType, int] = {}
        self._copied, self._pooled = bytearray(), bytearray()
        # A tensor that is an input first: as both, the model is refused when it is validated.
        self._boundary = dict.fromkeys(flat.outputs, OperandLifeTime.SUBGRAPH_OUTPUT)
        self._boundary |= dict.fromkeys(flat.inputs, OperandLifeTime.SUBGRAPH_INPUT)
        self._fed = [flat.tensor(index) for index in flat.inputs]
        # Variables that are read before they are written: the first operand of each.
        self._states: dict[int, int] = {}
        for index in self._boundary:
            if flat.tensor(index).variable:
                flat.refuse(f"{flat.tensor(index).where}: a variable that is an input or output is not convertible")
        for index in flat.inputs:
            self.operand(index)

    def operand(self, index: int) -> int:
        """The operand of the tensor ``index``."""
        if index not in self._of_tensor:
            tensor = self.flat.tensor(index)
            operand = self._as_operand(tensor)
            if index in self._boundary:
                operand = replace(operand, lifetime=self._boundary[index])
            elif tensor.variable:
                operand = replace(operand, lifetime=OperandLifeTime.SUBGRAPH_INPUT)
                self._states[index] = len(self._operands)
            elif tensor.data is not None:
                operand = self._with_value(operand, tensor.data)
            self._of_tensor[index] = self._append(operand)
        return self._of_tensor[index]

    def written(self, index: int) -> int:
        """The operand of the tensor ``index`` as the next operation writes it: a variable's is another each time."""
        if self.flat.tensor(index).variable:
            self.stand_in(index, self._append(self._as_operand(self.flat.tensor(index))))
        return self.operand(index)

    def written_scalar(self, index: int, code: OperandType) -> int:
        """The operand of the tensor ``index``, a scalar of the type ``code``, that the next operation writes."""
        lifetime = self._boundary.get(index, OperandLifeTime.TEMPORARY_VARIABLE)
        self.stand_in(index, self._append(Operand(code, (), lifetime)))
        return self.operand(index)

    def unscaled(self, index: int) -> None:
        """Let the tensor ``index`` be of scale 1 if the file gives it none."""
        self._plain.add(self.flat.tensor(index).where)

    def _as_operand(self, tensor: Tensor) -> Operand:
        code = _TYPES.get(tensor.type)
        if code is None:
            self.flat.refuse(f"{tensor.where}: type {tensor.type} is not convertible; convertible: {', '.join(_TYPES)}")
        shape = self._shape(tensor)
        if tensor.data is not None and len(tensor.data) != DTYPES[code].itemsize * prod(shape):
            wanted = f"{DTYPES[code].itemsize * prod(shape)} for {tensor.type} {list(shape)}"
            self.flat.refuse(f"{tensor.where}: bytes of data: got {len(tensor.data)}, wanted {wanted}")
        if tensor.type not in _QUANTISED:
            # A bias that is computed or fed has its scale in the file; for constants see ``bias``.
            scaled = tensor.type == "INT32" and tensor.data is None and len(tensor.scales) == 1
            return Operand(code, shape, scale=tensor.scales[0] if scaled else 0.0)
        if not tensor.scales and tensor.where in self._plain:
            return Operand(code, shape, scale=1.0)
        if len(tensor.scales) != len(tensor.zero_points) or not tensor.scales:
            got = f"{len(tensor.scales)} scales and {len(tensor.zero_points)} zero points"
            self.flat.refuse(f"{tensor.where}: quantisation of {tensor.type}: got {got}, wanted as many, at least 1")
        if len(tensor.scales) == 1:
            return Operand(code, shape, scale=tensor.scales[0], zero_point=tensor.zero_points[0])
        if tensor.type != "INT8" or any(tensor.zero_points):
            self.flat.refuse(
                f"{tensor.where}: a scale for each channel: wanted INT8 with zero points of 0, got {tensor.type}"
            )
        params = SymmPerChannelQuantParams(tensor.scales, tensor.channel_dim)
        return Operand(OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, shape, extra_params=params)

    def _shape(self, tensor: Tensor) -> tuple[int, ...]:
        """The extents, 0 for one that follows from those of the inputs."""
        known = tensor.data is not None or tensor.variable or tensor in self._fed
        # The HAL knows no tensor of rank 0: a scalar is a vector of one.
        if known or -1 not in tensor.signature:
            return tensor.shape or ((1,) if known else ())
        return tuple(max(0, extent) for extent in tensor.signature)

    def described(self, operand: int) -> Operand:
        """What an operand is."""
        return self._operands[operand]

    def is_constant(self, index: int) -> bool:
        """Whether the tensor ``index`` has a constant value."""
        return self.flat.tensor(index).data is not None

    def content(self, operand: int) -> bytes:
        """The bytes of a constant operand."""
        described = self._operands[operand]
        place = described.location
        store = self._copied if described.lifetime == OperandLifeTime.CONSTANT_COPY else self._pooled
        return bytes(store[place.offset : place.offset + place.length])

    def bias(self, index: int, scale: float) -> int:
        """The operand of a bias, under this scale if it is INT32 and constant (one may be shared under several scales)
        or has none in the file.

        The file's own scale gives way only where the contract takes both for the same; else it is kept, and refused
        when the model is validated.
        """
        tensor = self.flat.tensor(index)
        if tensor.type == "INT32" and tensor.data is None and not tensor.scales:
            found = self.operand(index)
            self._operands[found] = replace(self._operands[found], scale=scale)
            return found
        if tensor.type != "INT32" or tensor.data is None or index in self._boundary:
            return self.operand(index)
        own = tensor.scales[0] if len(tensor.scales) == 1 else scale
        kept = scale if not scale or abs(own - scale) <= 1e-6 * scale else own
        return self._append(self._with_value(replace(self._as_operand(tensor), scale=kept), tensor.data))

    def temporary(self, code: OperandType, dimensions: Sequence[int], scale: float = 0.0, zero_point: int = 0) -> int:
        """A value between two operations that the file does not have."""
        return self._append(Operand(code, tuple(dimensions), scale=scale, zero_point=zero_point))

    def scalar(self, value: float, code: OperandType = OperandType.INT32) -> int:
        """A constant scalar; equal ones share an operand."""
        content = np.asarray(value, DTYPES[code]).tobytes()
        key = code, content
        if key not in self._of_scalar:
            self._of_scalar[key] = self._append(self._with_value(Operand(code), content))
        return self._of_scalar[key]

    def constant(self, code: OperandType, values: npt.NDArray[Any], scale: float = 0.0) -> int:
        """A constant tensor that the file does not have."""
        operand = Operand(code, values.shape, scale=scale)
        return self._append(self._with_value(operand, values.astype(DTYPES[code]).tobytes()))

    def missing(self, code: OperandType) -> int:
        """An optional tensor that is left out."""
        if code not in self._missing:
            self._missing[code] = self._append(Operand(code, (0,), OperandLifeTime.NO_VALUE))
        return self._missing[code]

    def stand_in(self, index: int, operand: int) -> None:
        """From now on ``operand`` is the operand of the tensor ``index``."""
        self._of_tensor[index] = operand

    def operation(self, code: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """The next operation."""
        self._operations.append(Operation(code, tuple(inputs), tuple(outputs)))

    def _append(self, operand: Operand) -> int:
        self._operands.append(operand)
        return len(self._operands) - 1

    def _with_value(self, operand: Operand, content: bytes) -> Operand:
        small = len(content) <= _LARGEST_COPY
        store = self._copied if small else self._pooled
        store.extend(bytes(-len(store) % _ALIGNMENT))
        lifetime = OperandLifeTime.CONSTANT_COPY if small else OperandLifeTime.CONSTANT_REFERENCE
        placed = replace(operand, lifetime=lifetime, location=DataLocation(0, len(store), len(content)))
        store.extend(content)
        return placed

    def _last(self, index: int) -> int:
        """The operand that a state is left in, made an output of the model."""
        found = self._of_tensor[index]
        if found == self._states[index]:
            self.flat.refuse(f"{self.flat.tensor(index).where}: a variable that no operator changes is not convertible")
        self._operands[found] = replace(self._operands[found], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
        return found

    def state_count(self) -> int:
        """How many states the model has: they are its last inputs and its last outputs, in one order."""
        return len(self._states)

    def build(self) -> Model:
        """The model."""
        inputs = (*map(self.operand, self.flat.inputs), *self._states.values())
        outputs = (*map(self.operand, self.flat.outputs), *(self._last(index) for index in self._states))
        uses = Counter(index for operation in self._operations for index in operation.inputs)
        operands = tuple(replace(o, number_of_consumers=uses[index]) for index, o in enumerate(self._operands))
        pools: tuple[Memory, ...] = ()
        if self._pooled:
            pools = (Memory.create(len(self._pooled), "nnconform-weights"),)
            pools[0].view()[:] = self._pooled
        graph = Subgraph(operands, tuple(self._operations), inputs, outputs)
        return Model(graph, operand_values=bytes(self._copied), pools=pools)
