"""The calls of an operation over the ranges of its arguments.

An elementwise function gets all regions of its domain at once, and a function of two arguments all pairs of them. Other
operations combine elements: they get all of a tensor small, large, or far from 0; those that move or choose integers
get some that float32 does not tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from math import inf
from zlib import crc32

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.extremes.activations import plain, seldom_activated
from nnconform.harness.generate.extremes.regions import HALF, MODERATE, SINGLE, Region, regions_of
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import (
    DTYPES,
    FLOATS,
    QUANTISED,
    ZERO_POINTS,
    Array,
    element_size,
    is_tensor,
    quantised_range,
)
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg

# Elements of each region of a function of one argument, and of each pair of regions.
OF_ONE, OF_TWO = 24, 2
# Domains of the tensors of operations that combine elements.
DOMAINS: dict[str, tuple[float, float]] = {
    "small": (-1e-3, 1e-3),
    "large": (-100.0, 100.0),
    "huge": (-1e4, 1e4),
    # Squares are within float32, and far beyond float16.
    "enormous": (-1e15, 1e15),
    "offset": (1000.0, 1003.0),
}
# A tensor all of whose elements are one number, as a driver may keep in the room of one.
LEVEL, _LEVEL = "level", (2.75, 2.75)
_LEVEL_TYPES = frozenset({T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM})
# Of operations that compare elements: what a search starts at must be beyond all of them, on either side.
_ONE_SIDED: dict[str, tuple[float, float]] = {"huge": (-1e15, -1e14), "enormous": (1e14, 1e15)}
# Ranges of quantised tensors: scales far from those of networks, in turn (the reciprocal of the first is beyond
# float16), and zero points at both ends of the type.
SCALES, ZERO_POINTS_AT_ENDS = "scales", "zero_points"
# Sums of products whose unit is larger than the output's: few units of each tensor, so that few results saturate.
STEEP = "steep"
_UNITS, _BIAS_UNITS = 3, 8
# Two sides of which one has a far larger unit than the other and the output: few units of it.
UNEQUAL = "unequal"
_COARSE, _FINE, _WITHIN, _OF_SIDES = 0.5, 2.0**-6, 1.0, 48
# Integers of 31 bits, next to one another.
FAR_INTEGERS, _FAR = "far_integers", (2.0**30, 2.0**30 + 255)
_FAR_ROWS = (4, 24)
# Integers at both ends of 32 bits, between which and numbers beside 0 a difference does not fit in them: where they are
# compared, each with each.
INTEGER_ENDS = "integer_ends"
_ENDS = (-(2**31), 1 - 2**31, -(2**30) - 1, -2, -1, 0, 1, 2**30 + 1, 2**31 - 2, 2**31 - 1)
OF_SCALES = (SCALES, ZERO_POINTS_AT_ENDS, STEEP)
_FAR_SCALES = (2.0**-17, 2.0**10)
_MODERATE_SCALE = 0.0625
# Extents of a tensor with a long row, and how often a call is drawn whose tensors should not be broadcast.
_LONG, _ATTEMPTS = (2, 257), 16
# The arguments that say along which axis, if the operation has them.
_LAST_AXIS: dict[str, object] = {"axis": 1, "axes": [1]}
_INTEGERS = (0, 1, 2, 127, 128, 32767, 32768, 2**24 + 1, 2**29)


class RangeRow(msgspec.Struct, frozen=True):
    """A call to draw: a signature, and the range of its arguments: "regions", "pairs", "integers", FAR_INTEGERS, one of
    DOMAINS, LEVEL, SCALES, ZERO_POINTS_AT_ENDS, STEEP, UNEQUAL or INTEGER_ENDS. ``turn`` counts the operation's
    signatures with scales.
    """

    op: Op
    signature: Signature
    number: int
    range: str
    relaxed: bool = False
    turn: int = 0

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_range_{self.number}"


def range_rows(op: Op) -> Iterator[RangeRow]:
    """Yield the rows of an operation: of each signature with ranges."""
    numbers, turns = count(), count()
    for signature in op.signatures():
        if not applies(op, signature):
            continue
        for name in ranges_of(op, signature):
            yield RangeRow(op, signature, next(numbers), name)
            if name == "regions" and signature.row.of == T.TENSOR_FLOAT32:
                yield RangeRow(op, signature, next(numbers), name, relaxed=True)
        # Numbers of their own: beside 8-bit pairs too.
        quantised = quantised_ranges_of(op, signature)
        turn = next(turns) if quantised else 0
        for name in quantised:
            yield RangeRow(op, signature, next(numbers), name, turn=turn)
    # Behind all others, which keep their names.
    for signature in op.signatures():
        row = RangeRow(op, signature, 0, LEVEL)
        if applies(op, signature) and _combines_alike(row):
            yield replace(row, number=next(numbers))
    sided = (each for each in op.signatures() if applies(op, each) and op.elementwise and len(_sides(each)) == 2)
    for turn, signature in enumerate(sided):
        yield RangeRow(op, signature, next(numbers), UNEQUAL, turn=turn)
    for signature in op.signatures():
        row = RangeRow(op, signature, 0, INTEGER_ENDS)
        if applies(op, signature) and _compares_integers(row):
            yield replace(row, number=next(numbers))


def _compares_integers(row: RangeRow) -> bool:
    """Return whether an operation compares the integers of two tensors, or those of one, of which it gives places."""
    op, outputs = row.op, row.signature.form.outputs
    if row.signature.row.of != T.TENSOR_INT32 or op.picks:
        return False
    if op.elementwise:
        truths = any(arg.type == T.TENSOR_BOOL8 for arg in outputs)
        return len(data(row.signature)) == 2 and (truths or op.exact)
    return len(data(row.signature)) == 1 and any(arg.type == T.TENSOR_INT32 for arg in outputs)


def _combines_alike(row: RangeRow) -> bool:
    """Return whether an operation combines the elements of a tensor that may be all equal."""
    sums = not row.op.elementwise and _sums(row.op, row.signature)
    return sums and row.signature.row.of in _LEVEL_TYPES and not _compares(row)


def ranges_of(op: Op, signature: Signature) -> Sequence[str]:
    """Return the names of the ranges of a signature."""
    arguments = data(signature)
    types = {signature.row.type_of(arg) for arg in arguments}
    if op.elementwise and len(types) == 1:
        code = types.pop()
        if code in FLOATS:
            return ("regions",)
        if len(arguments) == 2 and code in QUANTISED and element_size(code) == 1:
            return ("pairs",)
        return ("integers",) if code == T.TENSOR_INT32 else ()
    if types and signature.row.of == T.TENSOR_INT32:
        return (FAR_INTEGERS,) if op.exact or op.picks or len(arguments) == 1 else ()
    sums = _sums(op, signature) and signature.row.of == T.TENSOR_FLOAT32 and types & FLOATS
    return tuple(DOMAINS) if sums else ()


def _sums(op: Op, signature: Signature) -> bool:
    """Return whether results of an operation depend on all elements and their places."""
    return op.unordered is None and op.copies is None and bool(data(signature))


def quantised_ranges_of(op: Op, signature: Signature) -> Sequence[str]:
    """Return the names of the ranges of a signature's scales and zero points, beside those of its elements."""
    if (op.exact or op.picks) and not any(
        arg.quantisation is None for arg in _quantised(signature, signature.form.outputs)
    ):
        return ()  # elements that are moved or chosen, whatever they stand for
    if not any(arg.quantisation is None for arg in _quantised(signature, signature.form.inputs)):
        return (SCALES, ZERO_POINTS_AT_ENDS) if _quantised(signature, signature.form.outputs) else ()
    return (SCALES, ZERO_POINTS_AT_ENDS, STEEP) if _biases(signature) else (SCALES, ZERO_POINTS_AT_ENDS)


def range_call(row: RangeRow, seed: int) -> DrawnCall:
    """Draw the call of a row. Raises Undrawable."""
    arguments = data(row.signature)
    if row.range in DOMAINS:
        return _domain_call(row, seed)
    if row.range == FAR_INTEGERS:
        return _far_call(row, seed)
    if row.range == INTEGER_ENDS and len(arguments) == 1:
        return _ends_call(row, seed)
    if row.range == LEVEL:
        wish = Constraints(values=dict(plain(row.signature.form)), domains={arguments[0].name: _LEVEL}, fine=True)
        return draw(_choices(row, seed), row.op, row.signature.form, row.signature.row, wish)
    if row.range in OF_SCALES:
        scales = _quantisations(row)
        values = seldom_activated(row.op, row.signature.form, row.number)
        wish = Constraints(values=values, scales=scales, domains=_domains(row, scales), fine=True)
        return draw(_choices(row, seed), row.op, row.signature.form, row.signature.row, wish)
    if row.range == UNEQUAL:
        return _unequal_call(row, seed)
    columns = elements(row, seed)
    wish = Constraints(
        values={} if row.relaxed else plain(row.signature.form),
        extents={arg.name: (len(columns[0]),) for arg in arguments},
        fill={arg.name: tuple(column.tolist()) for arg, column in zip(arguments, columns, strict=True)},
        relaxed=row.relaxed,
        anywhere=True,
    )
    return _not_broadcast(row, seed, wish, len(columns[0]))


def _not_broadcast(row: RangeRow, seed: int, wish: Constraints, size: int) -> DrawnCall:
    """Draw a call of tensors of ``size`` elements; after some attempts any. Raises Undrawable."""
    for attempt in range(_ATTEMPTS):
        drawn = draw(_choices(row, seed, attempt), row.op, row.signature.form, row.signature.row, wish)
        # One that is broadcast is not combined with each element of the other.
        if all(value is not None and value.size == size for value in drawn.inputs):
            break
    return drawn


def _unequal_call(row: RangeRow, seed: int) -> DrawnCall:
    scales, sides = _quantisations(row), [arg.name for arg in _sides(row.signature)]
    reach = {name: _UNITS * _COARSE if scales[name][0] == _COARSE else _WITHIN for name in sides}
    wish = Constraints(
        values=plain(row.signature.form),
        extents=dict.fromkeys(sides, (_OF_SIDES,)),
        scales=scales,
        domains={name: (-most, most) for name, most in reach.items()},
        fine=True,
    )
    return _not_broadcast(row, seed, wish, _OF_SIDES)


def _choices(row: RangeRow, seed: int, attempt: int = 0) -> Choices:
    return Choices.from_seed(crc32(f"{seed} {row.name}{f' {attempt}' if attempt else ''}".encode()))


def _far_call(row: RangeRow, seed: int) -> DrawnCall:
    """Draw a call with integers that float32 does not tell apart, many in a row if it is of one tensor."""
    form, types = row.signature.form, row.signature.row
    far = [arg.name for arg in data(row.signature) if types.type_of(arg) == T.TENSOR_INT32]
    wish = Constraints(domains=dict.fromkeys(far, _FAR), fine=True, anywhere=True)
    if far == [arg.name for arg in form.inputs if arg.type is None]:
        axes = {name: value for name, value in _LAST_AXIS.items() if name in form.input_names}
        with suppress(Undrawable):
            rows = replace(wish, values=axes, extents={far[0]: _FAR_ROWS})
            return draw(_choices(row, seed), row.op, form, types, rows)
    return draw(_choices(row, seed), row.op, form, types, wish)


def _ends_call(row: RangeRow, seed: int) -> DrawnCall:
    """Draw a call of rows of integers at both ends of 32 bits. Raises Undrawable."""
    form, types = row.signature.form, row.signature.row
    (main,) = data(row.signature)
    whole = np.random.default_rng(crc32(f"{seed} {row.name}".encode())).choice(_ENDS, _FAR_ROWS)
    axes = {name: value for name, value in _LAST_AXIS.items() if name in form.input_names}
    wish = Constraints(values=axes, extents={main.name: _FAR_ROWS}, fill={main.name: tuple(whole.ravel().tolist())})
    return draw(_choices(row, seed), row.op, form, types, wish)


def _domain_call(row: RangeRow, seed: int) -> DrawnCall:
    """Draw a call whose first tensor is in a domain; for the large one in long rows that end far out, if the operation
    has such: exponentials overflow if what keeps them small does not see all of a row.
    """
    form, types = row.signature.form, row.signature.row
    main = data(row.signature)[0]
    domain, values = DOMAINS[row.range], dict(plain(form))
    if row.range in _ONE_SIDED and _compares(row):
        domain = _ONE_SIDED[row.range]
    wish = Constraints(values=values, domains={main.name: domain}, fine=True, anywhere=True)
    if row.range == "large" and main.extents is None:
        low, high = DOMAINS[row.range]
        rows = np.random.default_rng(crc32(f"{seed} {row.name}".encode())).uniform(-1, 1, _LONG)
        # Twice as far, for factors below 1.
        rows[:, -1] = 2 * high, 2 * low
        with suppress(Undrawable):
            filled = replace(
                wish,
                values=values | {name: value for name, value in _LAST_AXIS.items() if name in form.input_names},
                extents={main.name: _LONG},
                fill={main.name: tuple(rows.ravel().tolist())},
            )
            return draw(_choices(row, seed), row.op, form, types, filled)
    if domain != DOMAINS[row.range] and main.extents is None:
        axes = {name: value for name, value in _LAST_AXIS.items() if name in form.input_names}
        with suppress(Undrawable):
            rowwise = replace(wish, values=values | axes, extents={main.name: _FAR_ROWS})
            return draw(_choices(row, seed), row.op, form, types, rowwise)
    return draw(_choices(row, seed), row.op, form, types, wish)


def _compares(row: RangeRow) -> bool:
    """Return whether an operation compares elements: it moves or chooses them, or gives shares or indexes."""
    indexes = any(arg.type == T.TENSOR_INT32 for arg in row.signature.form.outputs)
    return row.op.exact or row.op.picks or row.op.shares or indexes


def _quantised(signature: Signature, arguments: Sequence[Arg]) -> list[Arg]:
    """Return those of the arguments that have a scale and a zero point, from the row's types."""
    types = signature.row
    return [arg for arg in arguments if not arg.any_type and arg.type is None and types.type_of(arg) in ZERO_POINTS]


def _sides(signature: Signature) -> list[Arg]:
    """Return the inputs that have a scale of their own."""
    return [arg for arg in _quantised(signature, signature.form.inputs) if arg.quantisation is None]


def _biases(signature: Signature) -> list[Arg]:
    """Return the arguments in the unit of a sum of products."""
    return [arg for arg in data(signature) if signature.row.type_of(arg) == T.TENSOR_INT32]


def _quantisations(row: RangeRow) -> dict[str, tuple[float, int]]:
    """Return scale and zero point, by tensor. Where products are summed, only the first factor has a scale far off."""
    form, types = row.signature.form, row.signature.row
    found = dict[str, tuple[float, int]]()
    for place, arg in enumerate(_quantised(row.signature, (*form.inputs, *form.outputs))):
        low, high = ZERO_POINTS[types.type_of(arg)]
        middle = (low + high + 1) // 2
        if arg.quantisation is not None or arg.repeated:
            continue
        if row.range == UNEQUAL:
            found[arg.name] = _COARSE if place == row.turn % 2 else _FINE, middle
        elif row.range == STEEP:
            unit = _MODERATE_SCALE if arg in form.inputs else _MODERATE_SCALE**2 / 8
            found[arg.name] = unit, middle
        elif row.range == ZERO_POINTS_AT_ENDS:
            found[arg.name] = _MODERATE_SCALE, (low, high)[(row.turn + place) % 2]
        elif row.op.elementwise or place == 0 or arg in form.outputs:
            found[arg.name] = _FAR_SCALES[row.turn % 2], middle
    return found


def _domains(row: RangeRow, scales: Mapping[str, tuple[float, int]]) -> dict[str, tuple[float, float]]:
    """Return the domains of tensors that fit the scales: floats that are quantised, few units of steep sums."""
    if row.range == STEEP:
        few = {name: _UNITS * scale for name, (scale, _) in scales.items()}
        few |= {arg.name: float(_BIAS_UNITS) for arg in _biases(row.signature)}
        return {name: (-most, most) for name, most in few.items()}
    floats = [arg.name for arg in data(row.signature) if row.signature.row.type_of(arg) in FLOATS]
    outputs = [scales[arg.name][0] for arg in row.signature.form.outputs if arg.name in scales]
    # Within float16.
    most = min(100 * outputs[0], 3e4) if outputs else 0.0
    return dict.fromkeys(floats, (-most, most)) if outputs else {}


def regions(row: RangeRow) -> Sequence[Sequence[Region]]:
    """Return the regions of each argument of a row of regions."""
    arguments = data(row.signature)
    half = row.relaxed or row.signature.row.type_of(arguments[0]) == T.TENSOR_FLOAT16
    magnitudes = HALF if half else SINGLE if len(arguments) == 1 else MODERATE
    return [regions_of(row.op.domain.get(arg.name, (-inf, inf)), magnitudes) for arg in arguments]


def elements(row: RangeRow, seed: int) -> list[Array]:
    """Return the elements of each argument of an elementwise row."""
    arguments = data(row.signature)
    code = row.signature.row.type_of(arguments[0])
    if row.range == "pairs":
        low, high = quantised_range(code)
        each = np.arange(low, high + 1)
        return [np.repeat(each, each.size), np.tile(each, each.size)]
    if row.range == INTEGER_ENDS:
        ends = np.array(_ENDS)
        return [np.repeat(ends, ends.size), np.tile(ends, ends.size)]
    if row.range == "integers":
        most = min(row.op.largest_integer, _INTEGERS[-1])
        whole = np.array([sign * each for each in _INTEGERS if each <= most for sign in (1, -1)])
        if len(arguments) == 1:
            return [whole]
        # Beside small numbers, equal ones and neighbours, for what compares or subtracts.
        small = np.resize(np.array([1, 2, 3]), whole.size)
        right = np.concatenate([small, whole, whole + 1, whole - 1])
        # The contract does not define an integer divided by 0.
        return [np.tile(whole, 4), np.where(right == 0, 4, right)]
    dtype = DTYPES[T.TENSOR_FLOAT16 if row.relaxed else code]
    own = regions(row)
    if len(own) == 1:
        return [np.concatenate([region.values(OF_ONE, seed, dtype) for region in own[0]])]
    left = np.concatenate([one.values(OF_TWO, seed, dtype) for one in own[0] for _ in own[1]])
    right = np.concatenate([other.values(OF_TWO, seed + 1, dtype) for _ in own[0] for other in own[1]])
    # Equal numbers and neighbours, for what compares or subtracts.
    equal = np.concatenate([one.values(OF_TWO, seed + 2, dtype) for one in own[0]])
    near = np.nextafter(equal, np.asarray(np.inf, dtype))
    return [np.concatenate([left, equal, equal]), np.concatenate([right, equal, near])]


def data(signature: Signature) -> list[Arg]:
    """Return the tensors of the row's types that a call combines."""
    form, row = signature.form, signature.row
    return [arg for arg in form.inputs if not arg.any_type and not arg.repeated and _is_data(arg, row.type_of(arg))]


def _is_data(arg: Arg, code: T) -> bool:
    return arg.type is None and is_tensor(code) and arg.ranks[1] != 0
