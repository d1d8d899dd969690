"""Puts a subgraph of a HAL model together out of tensors and constants, and counts who uses what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import NOWHERE, DataLocation, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES
from nnconform.mlts.convert.flatbuffer import FlatGraph, TfliteTensor
from nnconform.mlts.convert.shared import ConvertedForm, Extents, Shared

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
    """A subgraph under construction. Operands are named by their index; those of tensors are made when first asked for.

    ``form``: as which it is run; ``fed``: the extents of what it is given then. A main subgraph has neither.
    """

    def __init__(
        self, flat: FlatGraph, shared: Shared, form: ConvertedForm | None = None, fed: Sequence[Extents] = ()
    ) -> None:
        self.flat, self._shared, self._form = flat, shared, form
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._of_tensor: dict[int, int] = {}
        self._of_scalar: dict[tuple[OperandType, bytes], int] = {}
        self._plain: set[str] = set()
        self._missing: dict[OperandType, int] = {}
        # A tensor that is both is an input first, see ``_result``.
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
        if form is not None:
            for place, extents in zip(form.inputs, fed, strict=True):
                self._shape_like(flat.inputs[place], extents)

    def operand(self, index: int) -> int:
        """The operand of the tensor ``index``."""
        if index not in self._of_tensor:
            tensor = self.flat.tensor(index)
            operand = self._as_operand(tensor)
            if index in self._boundary and (tensor.data is None or index in self.flat.inputs):
                operand = replace(operand, lifetime=self._boundary[index])
            elif tensor.variable:
                if self._form is not None:
                    self.flat.refuse(
                        f"{tensor.where}: a variable is convertible in the main subgraph only: another one keeps"
                        " nothing from one run to the next in the HAL"
                    )
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

    def carried(self, index: int, extents: Extents) -> int:
        """The operand of the tensor ``index`` that comes out of a subgraph, from which nothing follows about its
        extents: where the file has none, they are these.
        """
        found = self.written(index)
        self._shape_like(index, extents)
        return found

    def _shape_like(self, index: int, extents: Extents) -> None:
        found, tensor = self.operand(index), self.flat.tensor(index)
        if not tensor.shape and not tensor.signature and extents:
            self._operands[found] = replace(self._operands[found], dimensions=extents)

    def passed(self, index: int) -> int:
        """The operand of the tensor ``index`` that goes into a subgraph: as what comes out of its file there, where a
        constant's scale is not known from its use.
        """
        tensor = self.flat.tensor(index)
        if index in self._boundary or tensor.data is None or tensor.type != "INT32" or len(tensor.scales) != 1:
            return self.operand(index)
        return self._append(self._with_value(replace(self._as_operand(tensor), scale=tensor.scales[0]), tensor.data))

    def truth(self, index: int) -> int:
        """The operand of the tensor ``index``, one truth value, as a vector of one."""
        tensor = self.flat.tensor(index)
        if tensor.type != "BOOL" or prod(tensor.shape) != 1:
            got = f"{tensor.type} {list(tensor.shape)}"
            self.flat.refuse(f"{tensor.where}: what decides: got {got}, wanted one element of BOOL")
        found = self.operand(index)
        if len(tensor.shape) < 2:
            return found
        axes = self.constant(OperandType.TENSOR_INT32, np.arange(1, len(tensor.shape)))
        vector = self.temporary(OperandType.TENSOR_BOOL8, (1,))
        self.operation(OperationType.REDUCE_ALL, [found, axes, self.scalar(False, OperandType.BOOL)], [vector])
        return vector

    def subgraph(self, form: ConvertedForm, inputs: Sequence[int]) -> int:
        """The operand that refers to a subgraph, which the operands ``inputs`` are fed to."""
        fed = [self._operands[index].dimensions for index in inputs]
        location = DataLocation(0, self._shared.referenced(form, fed), 0)
        return self._append(Operand(OperandType.SUBGRAPH, (), OperandLifeTime.SUBGRAPH, location=location))

    def unscaled(self, index: int) -> None:
        """Let the tensor ``index`` be of scale 1 if the file gives it none."""
        self._plain.add(self.flat.tensor(index).where)

    def _as_operand(self, tensor: TfliteTensor) -> Operand:
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

    def _shape(self, tensor: TfliteTensor) -> tuple[int, ...]:
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
        return self._shared.content(self._operands[operand])

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
        lifetime, location = self._shared.place(content)
        return replace(operand, lifetime=lifetime, location=location)

    def _result(self, index: int, taken: Sequence[int]) -> int:
        """The operand of the output ``index``. The HAL's outputs are each written by an operation, and once: what is an
        input, a constant, or ``taken`` by another output is copied.
        """
        found = self.operand(index)
        described = self._operands[found]
        written = (OperandLifeTime.SUBGRAPH_OUTPUT, OperandLifeTime.TEMPORARY_VARIABLE)
        if described.lifetime in written and found not in taken:
            self._operands[found] = replace(described, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
            return found
        copy = self._append(replace(described, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT, location=NOWHERE))
        self.operation(OperationType.CAST, [found], [copy])
        return copy

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

    def build(self) -> Subgraph:
        """The subgraph."""
        results, flat = list[int](), self.flat
        for place in range(len(flat.outputs)) if self._form is None else self._form.outputs:
            results.append(self._result(flat.outputs[place], results))
        places = range(len(flat.inputs)) if self._form is None else self._form.inputs
        inputs = (*(self.operand(flat.inputs[place]) for place in places), *self._states.values())
        outputs = (*results, *(self._last(index) for index in self._states))
        uses = Counter(index for operation in self._operations for index in operation.inputs)
        operands = tuple(replace(o, number_of_consumers=uses[index]) for index, o in enumerate(self._operands))
        return Subgraph(operands, tuple(self._operations), inputs, outputs)
