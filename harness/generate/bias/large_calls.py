"""Draws large calls of a signature whose exact results lie between two values of the output's type."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, product
from math import frexp, prod
from zlib import crc32

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.bias.real_twin import real_values
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.extremes.sizes import SizeRow, applies, constraints_of
from nnconform.harness.generate.per_op import DrawnCall, Undrawable, draw
from nnconform.harness.generate.roles import ALONG, TERMS, scalar_roles
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import FLOATS, QUANTISED, ZERO_POINTS, Array, is_tensor, quantised_range
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.validate.operation import constant_value

# Elements of the outputs of a call: enough for a mean, few enough for a hundred signatures a minute.
FEWEST, MOST = 1 << 11, 1 << 14
# Extents to try for all roles, until the outputs have enough elements. They leave tails behind vectors.
_EXTENTS = (9, 17, 33, 65)
_ATTEMPTS = 4
# A scale in which no simple fraction of another one is a whole number of units.
GOLDEN = (5**0.5 - 1) / 2
# Clamped results are equal to each other. In their narrow range a unit would also be so small a share of a sum's that
# the two roundings of the contract's fixed point are not one rounding to the nearest any more.
_ACTIVATION = "fused_activation"
# The share of an output type's range that the results fill.
_FILLED = 0.9
# The share of results that are elements of inputs, in another unit, from which on they decide the output's scale. With
# a factor of 1/4 to 1/2 the contract's two roundings differ from one by up to a quarter of a unit, from 1/2 on by none.
_MANY = 0.2


class BiasRow(msgspec.Struct, frozen=True):
    """A signature whose roundings are measured; ``number`` counts those of an operation."""

    op: Op
    signature: Signature
    number: int

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_bias_{self.number}"

    @property
    def types(self) -> tuple[T, ...]:
        """The types of the row's tensors, each once."""
        form, row = self.signature.form, self.signature.row
        codes = [row.type_of(arg) for arg in (*form.inputs, *form.outputs) if not arg.any_type]
        return tuple(dict.fromkeys(code for code in codes if is_tensor(code)))


def bias_rows(op: Op) -> Sequence[BiasRow]:
    """Return the signatures of an operation that round: those with a real output, unless it copies its input."""
    return [
        BiasRow(op, signature, number)
        for number, signature in enumerate(op.signatures())
        if (op.copies is None or op.exact)
        and op.unordered is None
        and applies(op, signature)
        and _rounds(op, signature)
    ]


def _rounds(op: Op, signature: Signature) -> bool:
    """Return whether an output has real numbers, which are rounded: those of an exact operation in a scale of the
    output's own alone.
    """
    outputs = [arg for arg in signature.form.outputs if not arg.any_type and not arg.unspecified]
    if op.exact:
        return any(signature.row.type_of(arg) in QUANTISED and arg.quantisation is None for arg in outputs)
    return any(signature.row.type_of(arg) in (*FLOATS, *QUANTISED) for arg in outputs)


def large_call(row: BiasRow, seed: int, number: int) -> DrawnCall:
    """Draw call ``number`` of a row, with between FEWEST and MOST output elements where that is possible. Raises
    Undrawable.
    """
    best: DrawnCall | None = None
    reason = ""
    for extent, attempt in product(_EXTENTS, range(_ATTEMPTS)):
        choices = Choices.from_seed(crc32(f"{seed} {row.name} {number} {extent} {attempt}".encode()))
        try:
            drawn = _draw(row, choices, number, extent, attempt)
        except Undrawable as error:
            reason = str(error)
            continue
        if _elements(drawn) <= MOST and (best is None or _elements(drawn) > _elements(best)):
            best = drawn
        if best is not None and _elements(best) >= FEWEST:
            break
    if best is None:
        raise Undrawable(reason or f"no call has at most {MOST} elements")
    return _with_odd_scales(best)


def _draw(row: BiasRow, choices: Choices, number: int, extent: int, attempt: int) -> DrawnCall:
    """Draw a call with this extent in all roles; later attempts leave out some, as they may exclude each other. Weights
    take turns at being constants, by the number of the call.
    """
    form, types = row.signature.form, row.signature.row
    small = draw(choices, row.op, form, types).roles
    counting = {*scalar_roles(form.inputs), ALONG, TERMS, "filter_h", "filter_w"}
    roles = [role for role in small if role not in counting and not role.endswith("count")]
    source = random.Random(choices.integer(0, 2**31 - 1))
    chosen = {role: extent for role in roles if not attempt or source.random() > attempt / (2 * _ATTEMPTS)}
    size_row = SizeRow(row.op, row.signature, number, "", chosen)
    wish = constraints_of(size_row, chosen, choices)
    unclamped = {_ACTIVATION: 0} if any(arg.name == _ACTIVATION for arg in form.inputs) else {}
    wish = replace(wish, values={**wish.values, **unclamped}, fine=True, relaxed=False, peaks={})
    return draw(choices, row.op, form, types, wish, _ATTEMPTS)


def _elements(drawn: DrawnCall) -> int:
    main = drawn.model.main
    return sum(prod(main.operands[index].dimensions) for index in main.output_indexes)


def _with_odd_scales(drawn: DrawnCall) -> DrawnCall:
    """Return a call whose quantised tensors are read in units that no float has as a short fraction, where only its
    inputs are quantised.
    """
    main = drawn.model.main
    if any(main.operands[index].type in QUANTISED for index in main.output_indexes):
        return drawn
    operands = tuple(_scaled(operand) if operand.type in QUANTISED else operand for operand in main.operands)
    return replace(drawn, model=replace(drawn.model, main=replace(main, operands=operands)))


def _scaled(operand: Operand) -> Operand:
    params = operand.extra_params
    if isinstance(params, SymmPerChannelQuantParams):
        scales = tuple(float(np.float32(scale * GOLDEN)) for scale in params.scales)
        return replace(operand, extra_params=replace(params, scales=scales))
    return replace(operand, scale=float(np.float32(operand.scale * GOLDEN)))


def with_output_scales(drawn: DrawnCall, exact: Sequence[Array]) -> DrawnCall:
    """Return the call with free output scales in which the exact results fill the type's range, with fractions of a
    unit of every size.
    """
    main = drawn.model.main
    operands = list(main.operands)
    for place, (index, values) in enumerate(zip(main.output_indexes, exact, strict=True)):
        arg = drawn.form.outputs[min(place, len(drawn.form.outputs) - 1)]
        operand = operands[index]
        if operand.type in QUANTISED and arg.quantisation is None and values.size:
            operands[index] = _filling(operand, values, _carried_scale(drawn, values))
    return replace(drawn, model=replace(drawn.model, main=replace(main, operands=tuple(operands))))


def _carried_scale(drawn: DrawnCall, exact: Array) -> float:
    """Return the smallest scale of the inputs if many results are elements of inputs, in another unit; else 0."""
    main = drawn.model.main
    given = dict(zip(main.input_indexes, drawn.inputs, strict=True))
    quantised = []
    for index in main.operations[0].inputs:
        operand = main.operands[index]
        stored = given[index] if index in given else constant_value(drawn.model, operand)
        if stored is not None and operand.type in QUANTISED and operand.scale:
            quantised.append((operand, stored))
    values = [real_values(operand, stored).astype(np.float32).ravel() for operand, stored in quantised]
    if not values or np.isin(exact.astype(np.float32), np.concatenate(values)).mean() < _MANY:
        return 0.0
    return min(operand.scale for operand, _ in quantised)


def _filling(operand: Operand, values: Array, carried: float) -> Operand:
    """Return an output's operand whose range the values fill; ``carried``: the scale in which they lie, or 0."""
    low, high = quantised_range(T(operand.type))
    first, last = ZERO_POINTS[T(operand.type)]
    least, most = (float(each) for each in np.percentile(values, (1, 99)))
    least, most = min(least, 0.0), max(most, 0.0)
    span = (most - least) / (high - low) if first < last else max(-least, most) / high
    scale = float(np.float32(carried / GOLDEN if carried else span / _FILLED or operand.scale))
    middle = round((low + high) / 2 - (least + most) / 2 / scale)
    return replace(operand, scale=scale, zero_point=min(max(middle, first), last))


def middle_of_two_roundings(drawn: DrawnCall) -> float:
    """Return how far from the middle between two values the contract's fixed point may not round to the nearest, in
    units of the output.

    It rounds twice: to halves, quarters, ... of a unit, as small as the factor from the product of two inputs' units to
    the output's allows, then to units. A factor of 1/2 and more leaves one rounding.
    """
    main = drawn.model.main
    scales = [each for index in main.operations[0].inputs for each in _scales(main.operands[index])]
    outputs = [each for index in main.output_indexes for each in _scales(main.operands[index])]
    factors = [one * other / out for one, other in combinations(scales, 2) for out in outputs]
    return max((2.0 ** (frexp(factor)[1] - 1) for factor in factors if factor < 0.5), default=0.0)


def _scales(operand: Operand) -> Sequence[float]:
    if operand.type not in QUANTISED:
        return ()
    params = operand.extra_params
    return (max(params.scales),) if isinstance(params, SymmPerChannelQuantParams) else (operand.scale,)
