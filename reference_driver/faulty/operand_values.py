"""Faults with the numbers of operands: scales in few bits, truth values of some bytes, floats that are not finite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program, Step
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_SCALES, _TRUTHS = "operand_values.may_have_any_scale", "operand_values.are_true_unless_zero"
_BUFFERED = "operand_values.stay_true_in_buffers"
_MOVED = "operand_values.are_moved_unchanged"


def _in_places(places: int) -> Callable[[float], float]:
    """Return the rounding to so many binary places, at least one unit."""
    return lambda scale: max(round(scale * 2.0**places), 1) / 2.0**places


def _half(scale: float) -> float:
    """Return the nearest scale of float16."""
    return float(np.clip(np.float32(scale), 2.0**-24, 65504).astype(np.float16))


_ROUNDED: Mapping[str, Callable[[float], float]] = {
    "16_places": _in_places(16),
    "24_places": _in_places(24),
    "31_places": _in_places(31),
    "float16": _half,
    "at_least_a_millionth": lambda scale: max(scale, 1e-6),
    "at_most_a_million": lambda scale: min(scale, 1e6),
}


@fault(options={f"scales={scales}": [_SCALES] for scales in _ROUNDED})
class ScalesInFewBits(ReferenceDevice):
    """The scales of quantised tensors are kept in fixed point, or in another type that does not have them all."""

    scales: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        def kept(operand: Operand) -> Operand:
            near = _ROUNDED[self.scales](operand.scale) if operand.scale else 0.0
            # Usual scales stay as they are to the last bit: they are not what this is about.
            usual = abs(near - operand.scale) <= 1e-3 * operand.scale
            return operand if usual else replace(operand, scale=float(np.float32(near)))

        new = model.with_operands(kept)
        try:
            return super().program(new, validate_model(new), limits)
        except ValidationError:
            # Of biases the scale follows from others.
            return super().program(model, checked, limits)


_TRUE: Mapping[str, Callable[[Array], Array]] = {
    "lowest": lambda raw: raw & 1 != 0,
    "positive": lambda raw: raw.view(np.int8) > 0,
    "one": lambda raw: raw == 1,
}


@fault(options={f"true={true}": [_TRUTHS, _BUFFERED] for true in _TRUE})
class FewBytesAreTrue(ReferencePreparedModel):
    """A truth value of the client is true by its lowest bit, as a signed number, or as 1 alone."""

    true: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        read = [
            each
            if each is None or each.dtype != np.bool_
            else _TRUE[self.true](np.ascontiguousarray(each).view(np.uint8)).reshape(each.shape)
            for each in inputs
        ]
        return super().compute(read, limits)


@fault(options={f"true={true}": [_TRUTHS] for true in _TRUE})
class FewBytesOfConstantsAreTrue(ReferenceDevice):
    """A constant truth value is true by its lowest bit, as a signed number, or as 1 alone."""

    true: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        values = np.frombuffer(model.operand_values, np.uint8).copy()
        for operand in model.main.operands:
            if operand.type == OperandType.TENSOR_BOOL8 and operand.lifetime == OperandLifeTime.CONSTANT_COPY:
                place = slice(operand.location.offset, operand.location.offset + operand.location.length)
                values[place] = _TRUE[self.true](values[place])
        return super().program(replace(model, operand_values=values.tobytes()), checked, limits)


@fault(options={f"true={true}": [_BUFFERED] for true in _TRUE})
class FewBytesInBuffersAreTrue(DeviceBuffer):
    """A truth value copied to a buffer is true by its lowest bit, as a signed number, or as 1 alone."""

    true: str

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if self.content is not None and self.operand.type == OperandType.TENSOR_BOOL8:
            shape, held = self.content
            self.content = shape, _TRUE[self.true](np.frombuffer(held, np.uint8)).astype(np.uint8).tobytes()
        return status


def _is_float(array: Array) -> bool:
    return array.dtype.kind == "f"


_LOST: Mapping[str, Callable[[Array], Array]] = {
    "infinities": lambda array: np.clip(array, np.finfo(array.dtype).min, np.finfo(array.dtype).max),
    "nan": lambda array: np.where(np.isnan(array), array.dtype.type(0), array),
    "beyond_float16": lambda array: np.clip(array, -65504, 65504).astype(array.dtype),
}
_MOVES = frozenset({O.RESHAPE, O.TRANSPOSE, O.CONCATENATION, O.GATHER, O.SLICE, O.SPLIT, O.TILE, O.SELECT})


class _Losing(Step):
    lost = ""

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if call.op.code not in _MOVES:
            return results
        return [_LOST[self.lost](each) if _is_float(each) else each for each in results]


@fault(options={f"of={of}": [_MOVED] for of in ("infinities", "beyond_float16")})
class MovesFewNumbers(ReferenceDevice):
    """Operations that move elements give the largest numbers, or those of float16, in place of greater ones."""

    of: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.step = type("Losing", (_Losing,), {"lost": self.of})


@fault(_MOVED, level=Level.STRICT)
class MovesNoNan(ReferenceDevice):
    """Operations that move elements give 0 in place of NaN."""

    step = type("Losing", (_Losing,), {"lost": "nan"})
