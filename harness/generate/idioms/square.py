"""Constants along each axis beside layers, where all extents are equal: what is folded along the wrong axis fits."""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.pattern.drawn.arguments import activation, one_in
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import SAME, bias_of, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import some, write_most
from nnconform.harness.model.codes import OperationType as O

_WINDOWS = {
    "window of one": O.CONV_2D,
    "window": O.CONV_2D,
    "depthwise": O.DEPTHWISE_CONV_2D,
    "grouped": O.GROUPED_CONV_2D,
}
_LAYERS = ("dense", *_WINDOWS, "spread", "matrix", "matrix before")
# How many of the places of a constant a form of an image has; others have them all.
_PLACES = 6


def _extents(layer: str) -> tuple[int, ...]:
    """Return the extents of what a layer reads, and gives."""
    return {"dense": (3, 3), "matrix": (3, 3, 3), "matrix before": (3, 3, 3)}.get(layer, (1, 3, 3, 3))


def _weighted(s: Sketch, layer: str, data: SketchTensor, positive: bool = False) -> SketchTensor:
    """Add a layer with as many channels as there are rows and columns; of ``positive`` weights and biases."""
    act = activation(s)
    within = (0.25, 1.0) if positive else (-1.0, 1.0)
    bias = s.weights(3, within=(0.25, 2.0)) if positive else None
    if layer == "dense":
        return dense(s, data, 3, act, weights=s.weights(3, 3, within=within), bias=bias)
    if layer in ("matrix", "matrix before"):
        matrix = s.weights(3, 3, 3, within=within)
        return s(O.BATCH_MATMUL, *((data, matrix) if layer == "matrix" else (matrix, data)), one_in(s, 4), one_in(s, 4))
    if layer == "spread":
        weights = s.weights(3, 2, 2, 3, within=within)
        bias = bias or bias_of(s, data, weights, 3)
        return s(O.TRANSPOSE_CONV_2D, data, weights, bias, (1, 3, 3, 3), SAME, 1, 1, act, False)
    code = _WINDOWS[layer]
    groups = 3 if code == O.GROUPED_CONV_2D and one_in(s, 2) else 1
    kernel = 1 if layer == "window of one" else s.choices.pick((2, 3))
    depth = 1 if code == O.DEPTHWISE_CONV_2D else 3
    weights = s.weights(depth, kernel, kernel, 3 // groups, within=within)
    return window(s, code, data, SAME, (kernel, kernel), act=act, channels=3, groups=groups, nchw=one_in(s, 3),
                  weights=weights, bias=bias)  # fmt: skip


def _constant(s: Sketch, kind: O, shape: tuple[int, ...]) -> SketchTensor:
    within = (-2.0, 2.0) if kind != O.DIV else s.choices.pick(((0.5, 2.0), (-2.0, -0.5)))
    return s.weights(*shape, within=within)


def _beside(s: Sketch, layer: str, kind: O, axis: int, place: str, left: bool) -> None:
    """A constant along an axis before a layer or behind it, on one side of what joins them."""
    extents = _extents(layer)
    kept = extents[axis:] if one_in(s, 2) else extents
    shape = tuple(3 if len(extents) - len(kept) + at == axis else 1 for at in range(len(kept)))
    # A quotient by what may be 0 is none.
    within = (0.5, 3.0) if left and kind == O.DIV else None
    data = s.input(*extents, within=within)
    if place == "before":
        other = _constant(s, kind, shape)
        _weighted(s, layer, binary(s, kind, *((other, data) if left else (data, other))))
        return
    result = _weighted(s, layer, data, positive=within is not None)
    other = _constant(s, kind, shape)
    binary(s, kind, *((other, result) if left else (result, other)), activation(s))


@idiom(packed=True, sure=True, types=REAL[:1], layer=_LAYERS, kind=(O.MUL, O.ADD, O.SUB, O.DIV))
def constant_beside_layer(s: Sketch, layer: str, kind: O) -> None:
    """A constant along any axis beside a layer, with as many elements as its weights have along each: only those along
    the channels, and on the right side, go into weights or bias.
    """
    axes = range(1 if len(_extents(layer)) == 4 else 0, len(_extents(layer)))
    sides = (False, True) if kind in (O.SUB, O.DIV) else (False,)
    last = len(_extents(layer)) - 1
    most = _PLACES if last == 3 else 4 * len(axes)
    every = [(axis, place, left) for axis in axes for place in ("behind", "before") for left in sides]
    # Those along the channels are what a rule is about, if any is.
    first = [each for each in every if each[0] == last]
    rest = some(s, [each for each in every if each not in first], most - len(first))
    write_most(s, *(partial(_beside, s, layer, kind, *each) for each in (*first, *rest)))
