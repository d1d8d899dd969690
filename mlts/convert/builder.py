"""Builds a subgraph of a HAL model from tensors and constants, and counts the consumers of each operand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import NOWHERE, DataLocation, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, QUANTISED, byte_size
from nnconform.mlts.convert.flatbuffer import FlatGraph, TfliteTensor
from nnconform.mlts.convert.shared import MOST_MADE, ConvertedForm, Extents, Shared

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
    """A subgraph under construction. Operands are named by their index; a tensor's is created when first asked for.

    ``form``: the form in which it is run; ``input_extents``: the extents of its inputs there. A main subgraph has
    neither.
    """

    def __init__(
        self, flat: FlatGraph, shared: Shared, form: ConvertedForm | None = None, input_extents: Sequence[Extents] = ()
    ) -> None:
        self.flat, self._shared, self._form = flat, shared, form
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._of_tensor: dict[int, int] = {}
        self._of_scalar: dict[tuple[OperandType, bytes], int] = {}
        self._default_scaled: set[str] = set()
        self._missing: dict[OperandType, int] = {}
        # A tensor that is both is an input first, see ``_result``.
        self._boundary = dict.fromkeys(flat.outputs, OperandLifeTime.SUBGRAPH_OUTPUT)
        self._boundary |= dict.fromkeys(flat.inputs, OperandLifeTime.SUBGRAPH_INPUT)
        self._input_tensors = frozenset(flat.tensor(index).location for index in flat.inputs)
        # Variables that are read before they are written: the first operand of each.
        self._states: dict[int, int] = {}
        for index in self._boundary:
            if flat.tensor(index).variable:
                flat.refuse(f"{flat.tensor(index).location}: a variable that is an input or output is not convertible")
        for index in flat.inputs:
            self.operand(index)
        if form is not None:
            for position, extents in zip(form.inputs, input_extents, strict=True):
                self._shape_like(flat.inputs[position], extents)

    def operand(self, index: int) -> int:
        """Return the operand of the tensor ``index``."""
        if index not in self._of_tensor:
            tensor = self._narrowed(self.flat.tensor(index))
            operand = self._as_operand(tensor)
            if index in self._boundary and (tensor.data is None or index in self.flat.inputs):
                operand = replace(operand, lifetime=self._boundary[index])
            elif tensor.variable:
                if self._form is not None:
                    self.flat.refuse(
                        f"{tensor.location}: a variable is convertible in the main subgraph only: another one keeps"
                        " nothing from one run to the next in the HAL"
                    )
                operand = replace(operand, lifetime=OperandLifeTime.SUBGRAPH_INPUT)
                if (size := byte_size(operand.type, operand.dimensions)) > MOST_MADE:
                    self.flat.refuse(f"{tensor.location}: a variable of {size:,} bytes, wanted at most {MOST_MADE:,}")
                self._states[index] = len(self._operands)
            elif tensor.data is not None:
                operand = self._with_value(operand, tensor.data)
            self._of_tensor[index] = self._append(operand)
        return self._of_tensor[index]

    def new_output(self, index: int) -> int:
        """Return the operand of the tensor ``index`` for the next operation to write: a new one each time for a
        variable.
        """
        if self.flat.tensor(index).variable:
            self.replace_operand(index, self._append(self._as_operand(self.flat.tensor(index))))
        return self.operand(index)

    def new_scalar_output(self, index: int, code: OperandType) -> int:
        """Return the operand of the tensor ``index``, a scalar of the type ``code``, for the next operation to
        write.
        """
        lifetime = self._boundary.get(index, OperandLifeTime.TEMPORARY_VARIABLE)
        self.replace_operand(index, self._append(Operand(code, (), lifetime)))
        return self.operand(index)

    def subgraph_output(self, index: int, extents: Extents) -> int:
        """Return the operand of the tensor ``index``, which a subgraph outputs.

        Its extents cannot be inferred from the subgraph: if the file has none, they are ``extents``.
        """
        operand = self.new_output(index)
        self._shape_like(index, extents)
        return operand

    def _shape_like(self, index: int, extents: Extents) -> None:
        operand, tensor = self.operand(index), self.flat.tensor(index)
        if not tensor.shape and not tensor.signature and extents:
            self._operands[operand] = replace(self._operands[operand], dimensions=extents)

    def subgraph_input(self, index: int) -> int:
        """Return the operand of the tensor ``index`` as an input of a subgraph.

        It has its scale from the file, as a subgraph's inputs have: a constant's scale is not known from its use there.
        """
        tensor = self.flat.tensor(index)
        if index in self._boundary or tensor.data is None or tensor.type != "INT32" or len(tensor.scales) != 1:
            return self.operand(index)
        return self._append(self._with_value(replace(self._as_operand(tensor), scale=tensor.scales[0]), tensor.data))

    def condition(self, index: int) -> int:
        """Return the operand of the tensor ``index``, one truth value, as a vector of one."""
        tensor = self.flat.tensor(index)
        if tensor.type != "BOOL" or prod(tensor.shape) != 1:
            got = f"{tensor.type} {list(tensor.shape)}"
            self.flat.refuse(f"{tensor.location}: condition: got {got}, wanted one element of BOOL")
        operand = self.operand(index)
        self._shape_like(index, (1,))
        if len(tensor.shape) < 2:
            return operand
        axes = self.constant(OperandType.TENSOR_INT32, np.arange(1, len(tensor.shape)))
        vector = self.temporary(OperandType.TENSOR_BOOL8, (1,))
        self.operation(OperationType.REDUCE_ALL, [operand, axes, self.scalar(False, OperandType.BOOL)], [vector])
        return vector

    def subgraph(self, form: ConvertedForm, inputs: Sequence[int]) -> int:
        """Return the operand that refers to a subgraph whose inputs are the operands ``inputs``."""
        input_extents = [self._operands[index].dimensions for index in inputs]
        location = DataLocation(0, self._shared.referenced(form, input_extents), 0)
        return self._append(Operand(OperandType.SUBGRAPH, (), OperandLifeTime.SUBGRAPH, location=location))

    def default_scale(self, index: int) -> None:
        """Give the tensor ``index`` the scale 1 if it has none in the file."""
        self._default_scaled.add(self.flat.tensor(index).location)

    def _as_operand(self, tensor: TfliteTensor) -> Operand:
        code = _TYPES.get(tensor.type)
        if code is None:
            self.flat.refuse(
                f"{tensor.location}: type {tensor.type} is not convertible; convertible: {', '.join(_TYPES)}"
            )
        shape = self._shape(tensor)
        if tensor.data is not None and len(tensor.data) != DTYPES[code].itemsize * prod(shape):
            wanted = f"{DTYPES[code].itemsize * prod(shape)} for {tensor.type} {list(shape)}"
            self.flat.refuse(f"{tensor.location}: bytes of data: got {len(tensor.data)}, wanted {wanted}")
        if tensor.type not in _QUANTISED:
            # A bias that is computed or fed has its scale in the file; for constants see ``bias``.
            scaled = tensor.type == "INT32" and tensor.data is None and len(tensor.scales) == 1
            return Operand(code, shape, scale=tensor.scales[0] if scaled else 0.0)
        if not tensor.scales and tensor.location in self._default_scaled:
            return Operand(code, shape, scale=1.0)
        if len(tensor.scales) != len(tensor.zero_points) or not tensor.scales:
            got = f"{len(tensor.scales)} scales and {len(tensor.zero_points)} zero points"
            self.flat.refuse(f"{tensor.location}: quantisation of {tensor.type}: got {got}, wanted as many, at least 1")
        if len(tensor.scales) == 1:
            return Operand(code, shape, scale=tensor.scales[0], zero_point=tensor.zero_points[0])
        if tensor.type != "INT8" or any(tensor.zero_points):
            self.flat.refuse(
                f"{tensor.location}: a scale for each channel: wanted INT8 with zero points of 0, got {tensor.type}"
            )
        params = SymmPerChannelQuantParams(tensor.scales, tensor.channel_dim)
        return Operand(OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, shape, extra_params=params)

    def _narrowed(self, tensor: TfliteTensor) -> TfliteTensor:
        """Return a tensor of INT64, which the HAL has not, as one of INT32; any other as it is."""
        if tensor.type != "INT64":
            return tensor
        if tensor.data is None:
            return replace(tensor, type="INT32")
        if len(tensor.data) != 8 * prod(tensor.shape):
            wanted = f"{8 * prod(tensor.shape)} for INT64 {list(tensor.shape)}"
            self.flat.refuse(f"{tensor.location}: bytes of data: got {len(tensor.data)}, wanted {wanted}")
        values = np.frombuffer(tensor.data, "<i8")
        if values.size and (values.min() < -(2**31) or values.max() >= 2**31):
            self.flat.refuse(f"{tensor.location}: its numbers do not fit INT32")
        return replace(tensor, type="INT32", data=values.astype("<i4").tobytes())

    def _shape(self, tensor: TfliteTensor) -> tuple[int, ...]:
        """Return the extents, 0 for one that follows from those of the inputs."""
        is_known = tensor.data is not None or tensor.variable or tensor.location in self._input_tensors
        # The HAL knows no tensor of rank 0: a scalar is a vector of one.
        if is_known or -1 not in tensor.signature:
            return tensor.shape or ((1,) if is_known else ())
        return tuple(max(0, extent) for extent in tensor.signature)

    def describe(self, operand: int) -> Operand:
        """Return the type, shape and other properties of an operand."""
        return self._operands[operand]

    def is_constant(self, index: int) -> bool:
        """Return whether the tensor ``index`` has a constant value."""
        return self.flat.tensor(index).data is not None

    def content(self, operand: int) -> bytes:
        """Return the bytes of a constant operand."""
        return self._shared.content(self._operands[operand])

    def bias(self, index: int, scale: float) -> int:
        """Return the operand of a bias, with this scale if it is INT32 and constant (one may be shared under several
        scales) or has none in the file.

        ``scale`` replaces the file's own only where the contract takes both for the same; otherwise the file's is used,
        and refused when the model is validated.
        """
        tensor = self.flat.tensor(index)
        if tensor.type == "INT32" and tensor.data is None and not tensor.scales:
            operand = self.operand(index)
            self._operands[operand] = replace(self._operands[operand], scale=scale)
            return operand
        if tensor.type != "INT32" or tensor.data is None or index in self._boundary:
            return self.operand(index)
        own = tensor.scales[0] if len(tensor.scales) == 1 else scale
        scale_used = scale if not scale or abs(own - scale) <= 1e-6 * scale else own
        return self._append(self._with_value(replace(self._as_operand(tensor), scale=scale_used), tensor.data))

    def temporary(self, code: OperandType, dimensions: Sequence[int], scale: float = 0.0, zero_point: int = 0) -> int:
        """Return a value between two operations that the file does not have."""
        return self._append(Operand(code, tuple(dimensions), scale=scale, zero_point=zero_point))

    def scalar(self, value: float, code: OperandType = OperandType.INT32) -> int:
        """Return a constant scalar; equal ones share an operand."""
        content = np.asarray(value, DTYPES[code]).tobytes()
        key = code, content
        if key not in self._of_scalar:
            self._of_scalar[key] = self._append(self._with_value(Operand(code), content))
        return self._of_scalar[key]

    def constant(self, code: OperandType, values: npt.NDArray[Any], scale: float = 0.0) -> int:
        """Return a constant tensor that the file does not have."""
        operand = Operand(code, values.shape, scale=scale)
        return self._append(self._with_value(operand, values.astype(DTYPES[code]).tobytes()))

    def constant_as(self, index: int, code: OperandType) -> int:
        """Return the constant tensor ``index`` with its one scale as one of the type ``code``, of elements as wide."""
        tensor = self.flat.tensor(index)
        if tensor.data is None or len(tensor.scales) != 1 or any(tensor.zero_points):
            self.flat.refuse(f"{tensor.location}: wanted a constant with one scale and a zero point of 0")
        return self._append(self._with_value(Operand(code, tensor.shape, scale=tensor.scales[0]), tensor.data))

    def missing(self, code: OperandType) -> int:
        """Return the operand of an omitted optional tensor."""
        if code not in self._missing:
            # A quantised operand has a scale, also one without a value.
            scale = 1.0 if code in QUANTISED else 0.0
            self._missing[code] = self._append(Operand(code, (0,), OperandLifeTime.NO_VALUE, scale=scale))
        return self._missing[code]

    def replace_operand(self, index: int, operand: int) -> None:
        """Make ``operand`` the operand of the tensor ``index`` from now on."""
        self._of_tensor[index] = operand

    def operation(self, code: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Add an operation."""
        self._operations.append(Operation(code, tuple(inputs), tuple(outputs)))

    def _append(self, operand: Operand) -> int:
        self._operands.append(operand)
        return len(self._operands) - 1

    def _with_value(self, operand: Operand, content: bytes) -> Operand:
        lifetime, location = self._shared.store_constant(content)
        return replace(operand, lifetime=lifetime, location=location)

    def _result(self, index: int, earlier: Sequence[int]) -> int:
        """Return the operand of the output ``index``.

        The HAL's outputs are each written by an operation, and once: an input, a constant, or an output that is among
        the ``earlier`` ones is copied.
        """
        operand = self.operand(index)
        described = self._operands[operand]
        lifetimes = (OperandLifeTime.SUBGRAPH_OUTPUT, OperandLifeTime.TEMPORARY_VARIABLE)
        if described.lifetime in lifetimes and operand not in earlier:
            self._operands[operand] = replace(described, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
            return operand
        copy = self._append(replace(described, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT, location=NOWHERE))
        self.operation(OperationType.CAST, [operand], [copy])
        return copy

    def _final_state(self, index: int) -> int:
        """Return the last operand of a state, made an output of the model."""
        operand = self._of_tensor[index]
        if operand == self._states[index]:
            self.flat.refuse(
                f"{self.flat.tensor(index).location}: a variable that no operator changes is not convertible"
            )
        self._operands[operand] = replace(self._operands[operand], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
        return operand

    def state_count(self) -> int:
        """Return the number of states: they are the last inputs and the last outputs, in the same order."""
        return len(self._states)

    def build(self) -> Subgraph:
        """Return the subgraph."""
        results, flat = list[int](), self.flat
        for position in range(len(flat.outputs)) if self._form is None else self._form.outputs:
            if self._form is not None and self._form.truth:
                self._shape_like(flat.outputs[position], (1,))
            results.append(self._result(flat.outputs[position], results))
        positions = range(len(flat.inputs)) if self._form is None else self._form.inputs
        inputs = (*(self.operand(flat.inputs[position]) for position in positions), *self._states.values())
        outputs = (*results, *(self._final_state(index) for index in self._states))
        uses = Counter(index for operation in self._operations for index in operation.inputs)
        operands = tuple(replace(o, number_of_consumers=uses[index]) for index, o in enumerate(self._operands))
        return Subgraph(operands, tuple(self._operations), inputs, outputs)
