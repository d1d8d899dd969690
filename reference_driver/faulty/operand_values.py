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
_EVERYWHERE = "operand_values.are_true_in_every_operation"
_BUFFERED = "operand_values.stay_true_in_buffers"
_COMPARED = "operand_values.are_compared_as_numbers"
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


@fault(options={f"true={true}": [_TRUTHS, _BUFFERED, _EVERYWHERE] for true in _TRUE})
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


def _with_truths(model: Model, operands: Sequence[Operand], type: OperandType, true: str) -> Model:
    """Return the model with truth values of a type read as ``_TRUE`` says, where these operands are constants."""
    values = np.frombuffer(model.operand_values, np.uint8).copy()
    for operand in operands:
        if operand.type == type and operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            place = slice(operand.location.offset, operand.location.offset + operand.location.length)
            values[place] = _TRUE[true](values[place])
    return replace(model, operand_values=values.tobytes())


@fault(options={f"true={true}": [_TRUTHS] for true in _TRUE})
class FewBytesOfConstantsAreTrue(ReferenceDevice):
    """A constant truth value is true by its lowest bit, as a signed number, or as 1 alone."""

    true: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        return super().program(
            _with_truths(model, model.main.operands, OperandType.TENSOR_BOOL8, self.true), checked, limits
        )


@fault(options={f"true={true}": [_TRUTHS] for true in _TRUE})
class FewBytesOfConditionsAreTrue(ReferenceDevice):
    """A constant condition chooses its branch when the model is prepared: true by its lowest bit, as a signed number,
    or as 1 alone.
    """

    true: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        main = model.main
        conditions = [main.operands[step.inputs[0]] for step in main.operations if step.type == O.IF]
        read = _with_truths(model, conditions, OperandType.TENSOR_BOOL8, self.true)
        return super().program(read, checked, limits)


@fault(options={f"true={true}": [_EVERYWHERE] for true in _TRUE})
class FewBytesOfScalarsAreTrue(ReferenceDevice):
    """A scalar of an operation, such as the order of an image's axes, is true by its lowest bit, as a signed number, or
    as 1 alone.
    """

    true: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        return super().program(_with_truths(model, model.main.operands, OperandType.BOOL, self.true), checked, limits)


_BY_BYTES: Mapping[str, frozenset[O]] = {
    "reductions": frozenset({O.REDUCE_ALL, O.REDUCE_ANY}),
    "comparisons": frozenset({O.EQUAL, O.NOT_EQUAL, O.LESS, O.GREATER}),
    "casts": frozenset({O.CAST}),
}


class _ByLowestBit(Step):
    codes: frozenset[O] = frozenset()

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        if call.op.code not in self.codes:
            return super().compute(call, arguments)
        read = {
            name: _TRUE["lowest"](value.view(np.uint8))
            if isinstance(value, np.ndarray) and value.dtype == np.bool_
            else value
            for name, value in arguments.items()
        }
        return super().compute(call, read)


@fault(options={f"of={of}": [_EVERYWHERE] for of in _BY_BYTES})
class FewOperationsLookAtBits(ReferenceDevice):
    """Reductions, comparisons or casts of truth values look at the lowest bit."""

    of: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.step = type("ByLowestBit", (_ByLowestBit,), {"codes": _BY_BYTES[self.of]})


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


_COMPARED_WRONG: Mapping[str, Callable[[O, Array, Array], Array | None]] = {
    "bits": lambda code, one, other: _signed(one) == _signed(other) if code == O.EQUAL else None,
    "distance": lambda code, one, other: np.abs(one - other) <= 0 if code == O.EQUAL else None,
}
_UNORDERED_WRONG: Mapping[str, Callable[[O, Array, Array], Array | None]] = {
    "negated": lambda code, one, other: ~(one < other) if code == O.GREATER_EQUAL else None,
    "either": lambda code, one, other: (one < other) | (one > other) if code == O.NOT_EQUAL else None,
    "least": lambda code, one, other: ~(one >= other) if code == O.LESS else None,
}


def _signed(array: Array) -> Array:
    """Return the bits of floats."""
    return np.ascontiguousarray(array).view(f"i{array.dtype.itemsize}")


class _Comparing(Step):
    wrong: Callable[[O, Array, Array], Array | None]

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        results = super().compute(call, arguments)
        lhs = arguments.get("lhs")
        if results[0].dtype != np.bool_ or not isinstance(lhs, np.ndarray) or not _is_float(lhs):
            return results
        with np.errstate(invalid="ignore"):
            other = type(self).wrong(O(call.op.code), lhs, arguments["rhs"])
        return results if other is None else [other]


@fault(options={f"by={by}": [_COMPARED] for by in _COMPARED_WRONG})
class ComparesFewNumbers(ReferenceDevice):
    """EQUAL compares the bits of floats, so that zeros of two signs differ, or the distance with 0."""

    by: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.step = type("Comparing", (_Comparing,), {"wrong": staticmethod(_COMPARED_WRONG[self.by])})


@fault(options={f"by={by}": [_COMPARED] for by in _UNORDERED_WRONG}, level=Level.STRICT)
class ComparesNoNan(ReferenceDevice):
    """Floats that are not less are held to be greater or equal, and what is neither less nor greater to be equal."""

    by: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.step = type("Comparing", (_Comparing,), {"wrong": staticmethod(_UNORDERED_WRONG[self.by])})
