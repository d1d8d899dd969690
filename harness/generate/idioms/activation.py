"""Activations behind, before and beside other operations."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

ACTIVATIONS = (O.RELU, O.RELU6, O.RELU1, O.TANH, O.LOGISTIC)
OWN = (NONE, RELU, RELU6, RELU1)
PRODUCERS = (O.CONV_2D, O.FULLY_CONNECTED, O.ADD, O.MUL, O.SUB, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D)


def produced(s: Sketch, kind: O, own: int) -> SketchTensor:
    """Add an operation with a fused activation, whose result has values to either side of every bound."""
    wide = (-9.0, 9.0)
    if kind == O.FULLY_CONNECTED:
        return dense(s, s.input(2, 5, within=wide), s.size(2, 5), own)
    if kind in (O.ADD, O.MUL, O.SUB):
        return binary(s, kind, s.input(2, 3, 4, within=wide), s.input(1, 4, within=(-2.0, 2.0)), own)
    image = s.input(1, 4, 4, 2, within=(-15.0, 15.0))
    return window(s, kind, image, SAME, 2, 1, own)


_OF_IMAGES = (O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.CONV_2D, O.DEPTHWISE_CONV_2D)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), own=((RELU, RELU6), (RELU1, RELU)))
def between_two_of_a_kind(s: Sketch, own: tuple[int, int]) -> None:
    """Two operations of one kind in a row, which a compiler may join, the first with a fused activation."""

    def windows(kind: O, kernel: int, act: int) -> None:
        image = s.input(1, 5, 5, 2, within=(-9.0, 2.0) if kind == O.MAX_POOL_2D else (-9.0, 9.0))
        first = window(s, kind, image, VALID, kernel, 1, act, channels=2)
        window(s, kind, first, VALID, kernel, 1, channels=2)

    def constants(kind: O, act: int) -> None:
        data = binary(s, kind, s.input(3, 4, within=(-9.0, 9.0)), s.weights(4, within=(-2.0, 2.0)), act)
        binary(s, kind, data, s.weights(4, within=(-2.0, 2.0)))

    def layers(act: int) -> None:
        dense(s, dense(s, s.input(3, 4, within=(-9.0, 9.0)), 3, act), 2)

    rows = [partial(windows, *each) for each in product(_OF_IMAGES, (1, 2), own[:1])]
    rows += [partial(constants, *each) for each in product((O.ADD, O.SUB, O.MUL), own)]
    s.attempt_each([*rows, *(partial(layers, act) for act in own)])


@idiom(kind=PRODUCERS, own=OWN, then=ACTIVATIONS)
def behind_operation(s: Sketch, kind: O, own: int, then: O) -> None:
    """An activation fused into an operation that may have one already."""
    s(then, produced(s, kind, own))


@idiom(kind=PRODUCERS[:4], own=(NONE, RELU), first=ACTIVATIONS, other=(*ACTIVATIONS, None))
def two_readers(s: Sketch, kind: O, own: int, first: O, other: O | None) -> None:
    """An activation of what something else reads too."""
    before = produced(s, kind, own)
    one = s(first, before)
    two = before if other is None else s(other, before)
    s(O.ADD, one, two, NONE) if s.choices.flag() or other is None else None


@idiom(first=ACTIVATIONS, second=ACTIVATIONS, third=(None, O.RELU))
def chains(s: Sketch, first: O, second: O, third: O | None) -> None:
    """Activations in a row, of which one may make another superfluous."""
    last = s(second, s(first, s.input(3, 7, within=(-9.0, 9.0))))
    if third is not None:
        s(third, last)


VIEWS = ("reshape", "transpose", "pad", "concatenation", "split", "maximum pool", "squeeze", "slice", "average pool")


@idiom(view=VIEWS, then=ACTIVATIONS[:4], shared=(False, True))
def behind_view(s: Sketch, view: str, then: O, shared: bool) -> None:
    """An activation on the other side of what only moves elements; the operation before may have other readers."""
    before = window(s, O.CONV_2D, s.input(1, 4, 4, 2, within=(-6.0, 6.0)), SAME, 2, channels=2)
    if view == "split":
        parts = s.all(O.SPLIT, before, 3, 2, count=2)
        moved = parts[s.choices.integer(0, 1)]
    elif view == "concatenation":
        moved = s(O.CONCATENATION, [before, s.input(1, 4, 4, 2, within=(-6.0, 6.0))], 3)
    elif view.endswith("pool"):
        moved = window(s, O.MAX_POOL_2D if view[0] == "m" else O.AVERAGE_POOL_2D, before, SAME, 2)
    else:
        arguments: dict[str, tuple[Any, ...]] = {
            "reshape": (O.RESHAPE, (8, 4)),
            "transpose": (O.TRANSPOSE, (0, 2, 1, 3)),
            "pad": (O.PAD, np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)),
            "squeeze": (O.SQUEEZE, (0,)),
            "slice": (O.SLICE, (0, 1, 1, 0), (1, 2, 3, 2)),
        }
        code, *more = arguments[view]
        moved = s(code, before, *more)
    s(then, moved)
    if shared:
        s(O.TANH, before)


@idiom(
    low=(0.0, -1.0, 0.5, "row"),
    high=(6.0, 1.0, 3.0, "row"),
    order=("max of min", "min of max"),
    side=("right", "left"),
)
def clamp(s: Sketch, low: object, high: object, order: str, side: str) -> None:
    """MINIMUM and MAXIMUM with constants, which some bounds make an activation."""
    data = s.input(3, 4, within=(-9.0, 9.0))

    def bound(value: object, row: list[float]) -> SketchTensor:
        return s.constant(row if value == "row" else [value])

    steps = [(O.MAXIMUM, bound(low, [0.0, 0.0, -1.0, 0.0])), (O.MINIMUM, bound(high, [6.0, 6.0, 6.0, 4.0]))]
    for code, limit in steps if order == "min of max" else steps[::-1]:
        data = s(code, *((data, limit) if side == "right" else (limit, data)))


@idiom(
    types=REAL,
    shift=(3.0, 2.5, "row"),
    gate=(O.RELU6, O.RELU, O.LOGISTIC),
    scale=(1 / 6, 0.2, None),
    times=("itself", "another"),
    order=("gate first", "product first"),
)
def hard_swish(s: Sketch, shift: object, gate: O, scale: float | None, times: str, order: str) -> None:
    """A gate times its own input: HARD_SWISH, SiLU, and what only looks like them."""
    data = s.input(2, 5, within=(-6.0, 6.0))
    other = data if times == "itself" else s.input(2, 5)
    shifted = s(O.ADD, data, s.constant([3.0, 3.0, 3.0, 3.0, 2.0] if shift == "row" else [shift]), NONE)
    opened = s(gate, shifted)
    if order == "gate first":
        opened = opened if scale is None else s(O.MUL, opened, s.constant([scale]), NONE)
        s(O.MUL, other, opened, NONE)
    else:
        product = s(O.MUL, opened, other, NONE)
        s(O.MUL, product, s.constant([scale]), NONE) if scale is not None else None


@idiom(factor=("positive", "negative", "mixed"), then=(O.RELU, O.RELU6, O.TANH), kind=(O.MUL, O.ADD, O.SUB, O.DIV))
def behind_constant(s: Sketch, factor: str, then: O, kind: O) -> None:
    """An activation that changes places with the sum or product by a constant before it."""
    values = {"positive": [0.5, 2.0, 1.5, 3.0], "negative": [-0.5, -2.0, -1.0, -3.0], "mixed": [1.0, -2.0, 0.5, -0.25]}
    s(then, binary(s, kind, s.input(3, 4), s.constant(values[factor])))


@idiom(
    slope=((0.0,), (0.25,), (0.0, 0.0, 0.5, 0.0), (-0.5,), (1.0,), (2.0,)), kind=(None, O.CONV_2D, O.FULLY_CONNECTED)
)
def slopes(s: Sketch, slope: tuple[float, ...], kind: O | None) -> None:
    """PRELU with a constant slope, which is RELU for one value and nothing for another."""
    before = s.input(2, 3, 4, within=(-4.0, 4.0)) if kind is None else None
    if kind == O.CONV_2D:
        before = window(s, kind, s.input(1, 3, 3, 2), SAME, 2, channels=4)
    elif kind == O.FULLY_CONNECTED:
        before = dense(s, s.input(2, 3), 4)
    assert before is not None
    s(O.PRELU, before, s.constant(slope))


@idiom(
    types=REAL,
    pair=("relu neg", "neg relu neg", "abs of relu", "relu minus relu", "max neg", "elu", "relu of square", "neg neg"),
    data=("same", "other"),
)
def signs(s: Sketch, pair: str, data: str) -> None:
    """Activations and signs that cancel only in the right order."""
    one = s.input(3, 5)
    two = one if data == "same" else s.input(3, 5)
    if pair == "relu neg":
        s(O.RELU, s(O.NEG, one))
    elif pair == "neg relu neg":
        s(O.NEG, s(O.RELU, s(O.NEG, one)))
    elif pair == "abs of relu":
        s(O.ABS, s(O.RELU, one))
    elif pair == "relu minus relu":
        s(O.SUB, s(O.RELU, one), s(O.RELU, s(O.NEG, two)), NONE)
    elif pair == "max neg":
        s(O.MAXIMUM, one, s(O.NEG, two))
    elif pair == "elu":
        s(O.RELU, s(O.ELU, one, 1.0))
    elif pair == "relu of square":
        s(O.RELU, s(O.MUL, one, two, NONE))
    elif data == "same":
        s(O.NEG, s(O.NEG, one))
    else:
        raise Misfit("one operand only")
