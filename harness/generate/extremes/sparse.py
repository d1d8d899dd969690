"""Calls with weights many of which are 0, as those of pruned networks, in the orders in which drivers leave them out.

Accelerators pack weights: a run of zeros is a count, a block of zeros a bit, two of four weights have a place of two
bits, and an output, an input or a cell whose weights are all 0 is left out. What is left out still counts: in the
places of what follows, in the bias, in the padding.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from zlib import crc32

import msgspec
import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.extremes.activations import plain
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints, DrawnCall, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array, is_tensor, quantised_range
from nnconform.harness.ops.operation import Op, Signature

# Each output has zeros in an order of its own; all have the same; whole outputs, inputs and cells have no weights.
EACH, ALIKE, WHOLE = "each", "alike", "whole"
_ORDERS = (EACH, ALIKE, WHOLE)
# Runs of zeros, up to what 2 to 8 bits count and one more, with a weight behind each.
_RUNS = (3, 4, 15, 16, 31, 32, 255, 256)
# Inputs of a matrix, in which all runs fit; channels of an image, outputs, cells, extents.
_MANY, _CHANNELS, _OUTPUTS, _CELLS, _EXTENT = 680, 24, 13, 3, 5
_BLOCK = 4
# Whether a block is left out.
_ZERO_BLOCKS = (1, 0, 1, 1, 0, 0, 1, 1, 1, 0)


class SparseRow(msgspec.Struct, frozen=True):
    """A call to draw: a signature, and in which order the zeros of its weights lie."""

    op: Op
    signature: Signature
    number: int
    order: str

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_sparse_{self.number}"


def sparse_rows(op: Op) -> Iterator[SparseRow]:
    """Yield the rows of an operation: each order for floats of both sizes and for other elements, whose types take
    turns. None for an operation without weights.
    """
    signatures = [each for each in op.signatures() if applies(op, each) and weights_of(each)]
    kinds = [[each for each in signatures if each.row.of == code] for code in sorted(FLOATS)]
    kinds = [each for each in (*kinds, [each for each in signatures if each.row.of not in FLOATS]) if each]
    numbers = count()
    for place, order in enumerate(_ORDERS):
        for alike in kinds:
            yield SparseRow(op, alike[place * 2 % len(alike)], next(numbers), order)


def weights_of(signature: Signature) -> str:
    """Return the name of the weights of a layer, "" for other operations."""
    names = signature.form.input_names
    if "bias" in names and "hidden_state" not in names:
        return next((name for name in ("filter", "weights") if name in names), "")
    return "rhs" if "adj_x" in names else ""


def sparse_call(row: SparseRow, seed: int) -> DrawnCall:
    """Draw the call of a row. Raises Undrawable."""
    choices = Choices.from_seed(crc32(f"{seed} {row.name}".encode()))
    form, types, name = row.signature.form, row.signature.row, weights_of(row.signature)
    code = types.type_of(form.argument(name))
    # Channels with scales of their own have no zero point.
    one_scale = code in QUANTISED and code != T.TENSOR_QUANT8_SYMM_PER_CHANNEL
    scales = {name: (0.03125, sum(quantised_range(code)) // 2 + 5)} if one_scale else {}
    values: dict[str, object] = dict(plain(form))
    shape: tuple[int, ...] = (_OUTPUTS, _MANY)
    sizes, extents = dict[str, int](), dict[str, tuple[int, ...]]()
    if name == "rhs":
        shape = (_MANY, _OUTPUTS)
        extents = {"lhs": (_EXTENT, _MANY), "rhs": shape}
        values |= {"adj_x": False, "adj_y": False}
    elif name == "weights":
        extents = {"input": (_EXTENT, _MANY), "weights": shape}
    else:
        shape, sizes = _filter(row), _image_sizes(row)
        ones = ("stride_width", "stride_height", "dilation_width", "dilation_height", "depth_multiplier")
        values |= {each: 1 for each in ones if each in form.input_names}
        values |= {"num_groups": 2} if "num_groups" in form.input_names else {}
    tensors = [arg.name for arg in form.inputs if not arg.any_type and is_tensor(types.type_of(arg))]
    wish = Constraints(
        values=values,
        sizes=sizes,
        extents=extents,
        scales=scales,
        fill={name: _elements(row, shape, code, scales.get(name, (1.0, 0))[1], choices)},
        constants=frozenset(tensors[1:]),
        fine=True,
    )
    return draw(choices, row.op, form, types, wish)


def _image_sizes(row: SparseRow) -> dict[str, int]:
    channels = {"c_in": _CHANNELS}
    if "depth_multiplier" not in row.signature.form.input_names:
        channels["c_out"] = _OUTPUTS + 1
    return {"b": 1, "h": _EXTENT, "w": _EXTENT, "filter_h": _CELLS, "filter_w": _CELLS, **channels}


def _filter(row: SparseRow) -> tuple[int, ...]:
    """Return the extents of the filter of an image."""
    names = row.signature.form.input_names
    if "depth_multiplier" in names:
        return (1, _CELLS, _CELLS, _CHANNELS)
    return (_OUTPUTS + 1, _CELLS, _CELLS, _CHANNELS // 2 if "num_groups" in names else _CHANNELS)


def _elements(row: SparseRow, shape: tuple[int, ...], code: T, zero: int, choices: Choices) -> tuple[float, ...]:
    """Return the elements of the weights, raw ones of a quantised type."""
    random = np.random.default_rng(choices.integer(0, 2**31 - 1))
    # The outputs first: the last axis of a filter of channels, and of a matrix on the right.
    last = shape[0] == 1 or weights_of(row.signature) == "rhs"
    outputs = shape[-1] if last else shape[0]
    of_outputs = (outputs, *shape[:-1]) if last else shape
    kept = _kept(row.order, of_outputs, random)
    if last:
        kept = np.moveaxis(kept, 0, -1)
    if code in QUANTISED:
        low, high = quantised_range(code)
        drawn = random.integers(1, (high - low) // 4, shape) * random.choice((-1, 1), shape)
        raw = np.where(kept, np.clip(zero + drawn, low, high), zero)
    else:
        raw = np.where(kept, random.uniform(0.25, 1.0, shape) * random.choice((-1, 1), shape), 0.0)
        if code in FLOATS:
            raw = raw.astype(np.float16)
    return tuple(raw.astype(np.float64).ravel().tolist())


def _kept(order: str, shape: tuple[int, ...], random: np.random.Generator) -> Array:
    """Return where weights are not 0; outputs are along the first axis."""
    kept = np.ones(shape, np.bool_)
    if order == WHOLE:
        kept[1::_BLOCK] = False  # outputs
        kept[-1] = False
        if len(shape) == 2:
            kept[:, 2::_BLOCK] = False  # inputs
            return kept
        # The filters of DEPTHWISE_CONV_2D have no axis of inputs, but one of a single element before the cells.
        cells = kept[:, 0] if shape[1] == 1 else kept
        cells[:, 0] = False
        cells[:, :, -1] = False
        if cells is kept:
            kept[..., 2::_BLOCK] = False
        return kept
    orders = (_blocks, _runs, _two_of_four, _one_of_four)
    rows = kept.reshape(shape[0], -1)
    for place, row in enumerate(rows):
        which, turn = divmod(place, len(orders))[::-1] if order == EACH else (0, 0)
        row[:] = orders[which](row.size, turn, random)
    return kept


def _blocks(size: int, turn: int, random: np.random.Generator) -> Array:
    """Whole blocks of 4 zeros, one, two or three behind another."""
    blocks = np.resize(_ZERO_BLOCKS[turn % len(_ZERO_BLOCKS) :], -(-size // _BLOCK)) == 0
    return np.repeat(blocks, _BLOCK)[:size]


def _runs(size: int, turn: int, random: np.random.Generator) -> Array:
    """Runs of zeros, each with a weight behind it, and weights without zeros between them at the end."""
    places, at = [], 0
    for run in np.roll(_RUNS, -(turn % 3)):
        at += int(run)
        places.append(at)
        at += 1
    kept = np.zeros(size, np.bool_)
    kept[[place for place in places if place < size]] = True
    kept[-2:] = True
    return kept


def _two_of_four(size: int, turn: int, random: np.random.Generator) -> Array:
    """Two weights of each four."""
    places: Array = random.uniform(size=(-(-size // _BLOCK), _BLOCK)).argsort(1)
    return (places < _BLOCK // 2).ravel()[:size]


def _one_of_four(size: int, turn: int, random: np.random.Generator) -> Array:
    """One weight of each four, or none."""
    numbers: Array = random.integers(0, _BLOCK + 1, -(-size // _BLOCK))
    kept: Array = numbers[:, None] == np.arange(_BLOCK)
    return kept.ravel()[:size]
