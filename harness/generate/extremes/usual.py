"""Calls that most networks have, for which drivers have kernels of their own: windows, and reductions of images.

A kernel of a window is chosen by its cells, the stride and whole vectors of channels, and computes several results at
once: an odd number of results along both axes of several images leaves some over. A kernel of a reduction is chosen by
the axes, two of them side by side, and keeps several channels at once. Calls at extremes seldom meet all of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import prod
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.extremes.activations import seldom_activated
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, is_tensor
from nnconform.harness.ops.operation import Op, Signature

# Cells along an axis, and the stride.
Window = tuple[int, int]
WINDOWS: tuple[Window, ...] = ((1, 1), (3, 1), (3, 2), (2, 2), (5, 1), (1, 2), (4, 2))
# Windows that are kernels of their own for each pair of types of bytes: those of the sums, and of the weights.
_OF_EACH_PAIR: tuple[Window, ...] = ((1, 1), (3, 1))
_STRIDES, _AXES = frozenset({"stride_height", "stride_width"}), frozenset({"axes", "keep_dims"})
# Axes that are reduced, of images in both orders: rows and columns, or all but the channels.
REDUCED = ((1, 2), (2, 3), (0, 1, 2), (1, 2, 3))
# Whole vectors of 4, 8 and 16.
_CHANNELS = (16, 32, 48)
# The channels of a first layer, which reads a picture, and its window.
_PICTURE, _OF_PICTURES = 3, (3, 2)
_IMAGES = (2, 3)
# Of reductions: kept in vectors, with some left over; and few terms, whose product is neither 0 nor infinite.
_KEPT, _REDUCED_EXTENTS = (18, 20, 35), (3, 6)
# Extents of images, of which some lead to odd numbers of results, and how often they are drawn.
_EXTENTS, _ATTEMPTS = (5, 12), 40
_ODD = 2


class UsualRow(msgspec.Struct, frozen=True):
    """A call to draw: a signature, and the cells and the stride of its window along both axes, or the axes reduced.

    ``first``: it is a first layer, of a picture with few channels.
    """

    op: Op
    signature: Signature
    number: int
    window: Window | None = None
    reduced: tuple[int, ...] = ()
    first: bool = False

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_usual_{self.number}"


def usual_rows(op: Op) -> Iterator[UsualRow]:
    """Yield the rows of an operation: each window, or each choice of axes, for floats of both sizes and for other
    elements, whose types take turns. None for an operation without strides or axes.
    """
    signatures = [each for each in op.signatures() if applies(op, each)]
    if not signatures:
        return
    names = signatures[0].form.input_names
    kinds = [[each for each in signatures if each.row.of == code] for code in sorted(FLOATS)]
    kinds = [each for each in (*kinds, [each for each in signatures if each.row.of not in FLOATS]) if each]
    numbers = count()
    for place, window in enumerate(WINDOWS if names >= _STRIDES else ()):
        for alike in kinds:
            # The forms alternate, whatever the number of types.
            yield UsualRow(op, alike[place * 3 % len(alike)], next(numbers), window)
    for alike in kinds if names >= _STRIDES | {"filter"} else ():
        yield UsualRow(op, alike[-1], next(numbers), _OF_PICTURES, first=True)
    for place, axes in enumerate(REDUCED if names >= _AXES else ()):
        for alike in kinds:
            yield UsualRow(op, alike[place % len(alike)], next(numbers), reduced=axes)
    for place, window in enumerate(_OF_EACH_PAIR if names >= _STRIDES | {"filter"} else ()):
        for turn, alike in enumerate(_pairs(kinds[-1])):
            yield UsualRow(op, alike[(place + turn) % len(alike)], next(numbers), window)


def _pairs(signatures: Sequence[Signature]) -> list[list[Signature]]:
    """Return the signatures with each pair of types of an input and its weights, if there are several."""
    pairs: dict[tuple[T, ...], list[Signature]] = {}
    for each in signatures:
        types = [each.row.type_of(arg) for arg in each.form.inputs if arg.name in ("input", "filter")]
        pairs.setdefault(tuple(types), []).append(each)
    return list(pairs.values()) if len(pairs) > 1 else []


def usual_call(row: UsualRow, seed: int) -> DrawnCall:
    """Draw the call of a row, with an odd number of results along both axes if an attempt finds one. Raises
    Undrawable.
    """
    found: DrawnCall | None = None
    for attempt in range(_ATTEMPTS):
        choices = Choices.from_seed(crc32(f"{seed} {row.name} {attempt}".encode()))
        try:
            drawn = draw(choices, row.op, row.signature.form, row.signature.row, _constraints(row, choices), 1)
        except Undrawable:
            continue
        found = drawn
        # Images and channels are even where they are whole vectors: only rows and columns are odd.
        output = drawn.model.main.operands[drawn.model.main.output_indexes[0]]
        if row.window is None or sum(extent % 2 == 1 < extent for extent in output.dimensions[1:]) >= _ODD:
            break
    if found is None:
        raise Undrawable(f"no call has the window {row.window} or the axes {row.reduced}")
    return found


def _constraints(row: UsualRow, choices: Choices) -> Constraints:
    if row.window is None:
        extents = [choices.pick(_IMAGES), *(choices.integer(*_REDUCED_EXTENTS) for _ in range(3))]
        extents[next((axis for axis in (3, 1) if axis not in row.reduced), 0)] = choices.pick(_KEPT)
        fill = {}
        if row.signature.row.of == T.TENSOR_BOOL8:
            fill["input"] = _truth(row, extents, choices)
        values = {"axes": list(row.reduced)}
        return Constraints(values=values, extents={"input": tuple(extents)}, fill=fill, fine=True)
    return _of_window(row, row.window, choices)


def _truth(row: UsualRow, extents: Sequence[int], choices: Choices) -> tuple[float, ...]:
    """Return truth values of which, in about half of the results, all are true, or in other rows none."""
    terms = prod(extents[axis] for axis in row.reduced)
    drawn = np.random.default_rng(choices.integer(0, 2**31 - 1)).uniform(size=prod(extents))
    rare = drawn > 0.5 ** (1 / terms)
    return tuple((rare if row.number % 2 else ~rare).astype(float).tolist())


def _of_window(row: UsualRow, window: Window, choices: Choices) -> Constraints:
    form, types = row.signature.form, row.signature.row
    cells, stride = window
    values: dict[str, Any] = {**dict.fromkeys(_STRIDES, stride), **seldom_activated(row.op, form, row.number)}
    values |= {name: cells for name in ("filter_height", "filter_width") if name in form.input_names}
    ones = ("dilation_height", "dilation_width", "depth_multiplier")
    values |= {name: 1 for name in ones if name in form.input_names}
    channels = _PICTURE if row.first else choices.pick(_CHANNELS)
    sizes: Mapping[str, int] = {
        "b": choices.pick(_IMAGES),
        "h": choices.integer(*_EXTENTS),
        "w": choices.integer(*_EXTENTS),
        "filter_h": cells,
        "filter_w": cells,
        "c": channels,
        "c_in": channels,
    }
    if "num_groups" in form.input_names:
        # Whole vectors in a group, or one channel: the kinds of elements alternate.
        groups = 2 if row.number % 2 == 0 and channels % 2 == 0 else channels
        values["num_groups"] = groups
        sizes = {**sizes, "c_out": groups * choices.pick((4, 8))}
    elif "depth_multiplier" not in form.input_names:
        sizes = {**sizes, "c_out": choices.pick(_CHANNELS)}
    tensors = [arg.name for arg in form.inputs if not arg.any_type and is_tensor(types.type_of(arg))]
    # The weights of networks are constants.
    return Constraints(values=values, sizes=sizes, constants=frozenset(tensors[1:]), fine=True)
