"""Patterns of compilers' rules, as they are and with each condition broken alone.

A rule has a pattern of operations and conditions: a number, an axis or an order, one and the same tensor in two places,
a constant, no activation, one reader of what is between. A pattern is written as a function of a ``Twisted``, whose
methods ask at each such condition whether it holds; ``write_twisted`` writes it with all of them holding, and once for
each with this one broken. What ignores a condition is wrong in one of these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.layers import NONE, RELU, VALID, Extents, Padding, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import FLOATS

Item = TypeVar("Item")
_WITHIN = (-2.0, 2.0)
# Tensors on two sides, with an activation.
ON_TWO = (O.ADD, O.SUB, O.MUL, O.DIV)


class Twisted:
    """A sketch in which the condition number ``broken`` does not hold; all do if it is None. ``asked`` counts them."""

    def __init__(self, sketch: Sketch, broken: int | None = None) -> None:
        self.sketch, self.asked, self._broken = sketch, 0, broken
        # What is asked once in a pattern: where it is ignored in one place it is in others.
        self._once: set[str] = set()
        # Results of the pattern that nothing of it has read yet.
        self._unread: set[int] = set()

    def holds(self) -> bool:
        """Ask for the next condition."""
        self.asked += 1
        return self.asked - 1 != self._broken

    def _holds_once(self, what: str) -> bool:
        """Ask for a condition of this kind where it first occurs."""
        if what in self._once:
            return True
        self._once.add(what)
        return self.holds()

    def either(self, right: Item, other: Item) -> Item:
        """Return what the rule asks for, or something else."""
        return right if self.holds() else other

    def input(self, *extents: int, within: tuple[float, float] = _WITHIN, code: T | None = None) -> SketchTensor:
        """Add an input, which no condition is about."""
        return self.sketch.input(*extents, within=None if code else within, code=code)

    def like(self, data: SketchTensor) -> SketchTensor:
        """Add an input of the extents, the type and the scale of a tensor."""
        within = _WITHIN if data.code in FLOATS else None
        return self.sketch.input(*data.shape, code=data.code, within=within, scale=scale_of(self.sketch, data))

    def rows(self, data: SketchTensor) -> SketchTensor:
        """Add a view of a tensor as rows of its last axis, which no condition is about."""
        return self.sketch(O.RESHAPE, data, (-1, data.shape[-1]))

    def same(self, data: SketchTensor) -> SketchTensor:
        """Return a tensor again, or another one of its extents."""
        if self.holds():
            return data
        interval = self.sketch.assembly.intervals[data.index]
        return self.sketch.input(*data.shape, code=data.code, within=interval, scale=scale_of(self.sketch, data))

    def number(self, value: float) -> SketchTensor:
        """Add a constant of one number; or another number, or an input."""
        if not self.holds():
            return self.sketch.constant([1.5 * value + 0.375])
        if not self._holds_once("constant"):
            return self.sketch.input(1, within=(min(value, 0.5 * value), max(value, 0.5 * value) + 0.25))
        return self.sketch.constant([value])

    def row(self, data: SketchTensor, within: tuple[float, float] = (0.5, 2.0), axis: int = -1) -> SketchTensor:
        """Add a constant with a number for each index of an axis; or of another axis, or an input."""
        rank = len(data.shape)
        axis = self.either(axis % rank, (axis - 1) % rank)
        shape = tuple(n if at == axis else 1 for at, n in enumerate(data.shape) if at >= axis)
        add = self.sketch.weights if self._holds_once("constant") else self.sketch.input
        return add(*shape, code=data.code, within=(1.0, 6.0) if data.code == T.TENSOR_INT32 else within)

    def output(self, code: O, *arguments: Any, place: int, count: int, **options: Any) -> SketchTensor:
        """Add an operation with several results; return that at ``place``, or the one next to it."""
        results = self._add(code, arguments, count=count, **options)
        result = results[place if self.holds() else (place + 1) % count]
        self._unread.add(result.index)
        return result

    def __call__(self, code: O, *arguments: Any, **options: Any) -> SketchTensor:
        """Add an operation, or return the first of its results; one on two sides has no activation, or one."""
        activation = (self.activation(),) if code in ON_TWO else ()
        result = self._add(code, (*arguments, *activation), **options)[0]
        self._unread.add(result.index)
        return result

    def activation(self) -> int:
        """Return the activation of an operation on two sides."""
        return NONE if self._holds_once("activation") else RELU

    def window(
        self,
        code: O,
        data: SketchTensor,
        padding: Padding = VALID,
        kernel: Extents = (2, 2),
        stride: Extents = 1,
        **options: Any,
    ) -> SketchTensor:
        """Add a pool or a convolution, without an activation or with one."""
        self._read(data)
        act = NONE if self.holds() else RELU
        result = window(self.sketch, code, data, padding, kernel, stride, act, **options)
        self._unread.add(result.index)
        return result

    def dense(self, data: SketchTensor, units: int, **options: Any) -> SketchTensor:
        """Add a dense layer, without an activation or with one."""
        self._read(data)
        result = dense(self.sketch, data, units, NONE if self.holds() else RELU, **options)
        self._unread.add(result.index)
        return result

    def _add(self, code: O, arguments: Sequence[Any], **options: Any) -> list[SketchTensor]:
        for given in arguments:
            for each in given if isinstance(given, list) else [given]:
                self._read(each)
        return self.sketch.all(code, *arguments, **options)

    def _read(self, given: Any) -> None:
        """Note that the pattern reads an operand: what it has written has no other reader, or one, or is an output."""
        if not isinstance(given, SketchTensor) or given.index not in self._unread:
            return
        self._unread.remove(given.index)
        if not self.holds():
            if self.asked % 3:
                self.sketch.frame(given)
            else:
                self.sketch.outputs.append(given.index)


Pattern = Callable[[Twisted, SketchTensor], object]


def write_twisted(s: Sketch, pattern: Pattern, *inputs: SketchTensor, only: slice = slice(None)) -> None:
    """Write a pattern of each of ``inputs`` as it is, and of the first once with each of its conditions broken, or with
    ``only`` these.
    """

    def write(data: SketchTensor, broken: int | None = None) -> int:
        twisted = Twisted(s, broken)
        pattern(twisted, data)
        return twisted.asked

    # What another reader or an output breaks is broken on its own.
    s.complete = True
    asked = list[int]()

    def write_whole(data: SketchTensor) -> None:
        asked.append(write(data))

    if not sum([s.attempt(partial(write_whole, data)) for data in inputs]):
        raise Misfit("not in this version")
    for broken in range(max(asked))[only]:
        s.attempt(partial(write, inputs[0], broken))
