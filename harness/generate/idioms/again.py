"""The same operation twice, along one axis or along two: what it did once it has not done along another one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, VALID, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
# Changes a tensor along one axis, or along two.
Normalised = Callable[[Sketch, SketchTensor, tuple[int, ...]], SketchTensor]


def _of(reduction: O, join: O, root: bool = False) -> Normalised:
    """Return the operation that joins a tensor with its reduction."""

    def step(s: Sketch, data: SketchTensor, axes: tuple[int, ...]) -> SketchTensor:
        source = s(O.MUL, data, data, NONE) if root else data
        kept = s(reduction, source, axes, 1 if reduction == O.MEAN else True)
        if root:
            kept = s(O.SQRT, s(O.ADD, kept, s.constant([0.25]), NONE))
        return s(join, data, kept, *(() if join in (O.MAXIMUM, O.MINIMUM) else (NONE,)))

    return step


_NORMALISED: dict[str, Normalised] = {
    "less mean": _of(O.MEAN, O.SUB),
    "less largest": _of(O.REDUCE_MAX, O.SUB),
    "over sum": _of(O.REDUCE_SUM, O.DIV),
    "over largest": _of(O.REDUCE_MAX, O.DIV),
    "over length": _of(O.REDUCE_SUM, O.DIV, root=True),
    "shares": lambda s, data, axes: s(O.SOFTMAX, data, 1.0, axes[0]),
    "length": lambda s, data, axes: s(O.L2_NORMALIZATION, data, axes[0]),
    "logarithms": lambda s, data, axes: s(O.LOG_SOFTMAX, data, 1.0, axes[0]),
}
_Pair = tuple[tuple[int, ...], tuple[int, ...]]
_TWICE: tuple[_Pair, ...] = (((2,), (1,)), ((1,), (2,)), ((2,), (2,)), ((0,), (2,)), ((2,), (1, 2)))


@idiom(packed=True, sure=True, types=_FLOAT, first=tuple(_NORMALISED))
def along_axes(s: Sketch, first: str) -> None:
    """A normalisation twice, along every pair of axes, and before another one."""
    names = tuple(_NORMALISED)
    other = names[(names.index(first) + 1) % len(names)]

    def written(second: str, axes: _Pair) -> None:
        inner = _NORMALISED[first](s, s.input(3, 3, 3, within=(0.5, 3.0)), axes[0])
        # What may be 0 divides nothing.
        data = inner if not second.startswith("over") or not first.startswith("less") else s(O.EXP, inner)
        _NORMALISED[second](s, data, axes[1])

    cases = [*product((first,), _TWICE), (other, _TWICE[0])]
    s.attempt_each(partial(written, second, axes) for second, axes in cases)


_IMAGE = (2, 3, 3, 3)
# Of four axes.
_FOUR = ((1, 2, 3), (0, 1, 2), (2, 3), (3, 1), (0, -1), (0, 1, 2, 3))
_REDUCTIONS = (O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)


def _image(s: Sketch, code: T) -> SketchTensor:
    scale = (0.0078125, 64) if code != T.TENSOR_FLOAT32 else None
    return s.input(*_IMAGE, code=code, within=(0.5, 1.5), scale=scale)


@idiom(packed=True, sure=True, types=_FLOAT, kind=_REDUCTIONS)
def of_images(s: Sketch, kind: O) -> None:
    """A reduction of an image over two, three and all axes, and over the rest of them then; of quantised ones too."""

    def reduced(data: SketchTensor, axes: tuple[int, ...], keep: bool) -> SketchTensor:
        return s(kind, data, axes, int(keep) if kind == O.MEAN else keep)

    def twice(one: tuple[int, ...], other: tuple[int, ...], keep: bool) -> None:
        reduced(reduced(images[s.code], one, keep), other, keep)

    images = {code: _image(s, code) for code in (*_FLOAT, T.TENSOR_QUANT8_ASYMM)}
    cases: list[Callable[[], object]] = [
        partial(reduced, image, axes, place % 2 == 0)
        for image in images.values()
        for place, axes in enumerate(_FOUR)
        if len(axes) < len(_IMAGE) or place % 2 == 0
    ]
    pairs: tuple[_Pair, ...] = (((1, 2), (3,)), ((3,), (1, 2)), ((1,), (2, 3)))
    cases += [partial(twice, one, other, True) for one, other in pairs]
    dropped: tuple[_Pair, ...] = (((1, 2), (1,)), ((3,), (1,)), ((0,), (0, 1)))
    cases += [partial(twice, one, other, False) for one, other in dropped]
    s.attempt_each(cases)


_VIEWS: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "joined": lambda s, data: s(O.RESHAPE, data, (2, 6)),
    "split": lambda s, data: s(O.RESHAPE, data, (2, 1, 2, 3)),
    "flat": lambda s, data: s(O.RESHAPE, data, (12,)),
    "widened": lambda s, data: s(O.EXPAND_DIMS, data, -1),
    "narrowed": lambda s, data: s(O.SQUEEZE, s(O.SLICE, data, (0, 0, 0), (1, 2, 3)), (0,)),
    "reduced": lambda s, data: s(O.REDUCE_SUM, data, (1,), False),
    "kept": lambda s, data: s(O.REDUCE_SUM, data, (1,), True),
    "packed": lambda s, data: s(O.PACK, 0, [data, data]),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (2, 0, 1)),
    "shrunk": lambda s, data: s(O.STRIDED_SLICE, data, (0, 0, 0), (1, 2, 3), (1, 1, 1), 0, 0, 1),
}


@idiom(packed=True, sure=True, types=_FLOAT)
def ranks(s: Sketch) -> None:
    """RANK of what has as many axes as before, or more, or fewer; and FILL by extents that are known."""
    data = s.input(2, 2, 3)

    def written(view: Callable[[Sketch, SketchTensor], SketchTensor]) -> None:
        s(O.RANK, view(s, data))

    def filled(shape: tuple[int, ...], value: float) -> None:
        s(O.ADD, s(O.FILL, s.raw(np.array(shape), T.TENSOR_INT32), value), s.input(*shape), NONE)

    s.attempt_each([*(partial(written, view) for view in _VIEWS.values()),
                    *(partial(filled, *each) for each in (((2, 3), 1.5), ((3,), -2.0), ((1, 2, 2), 0.0)))])  # fmt: skip


_CLAMPS = (O.RELU, O.RELU6, O.RELU1, O.ABS)


@idiom(packed=True, sure=True, types=_FLOAT)
def shifted(s: Sketch) -> None:
    """A clamp between a number that is taken away and one that is added, the same or another; norms behind pools."""
    data, image = s.input(4, 5, within=(-9.0, 9.0)), s.input(1, 4, 4, 3)

    def written(clamp: O, number: float, back: float) -> None:
        s(O.ADD, s(clamp, s(O.SUB, data, s.constant([number]), NONE)), s.constant([back]), NONE)

    def norm(pool: O, code: O) -> None:
        cells = window(s, pool, image, VALID, (2, 2))
        s(code, cells, 3) if code == O.L2_NORMALIZATION else s(code, cells, 1.0, 3)

    pools = product((O.MAX_POOL_2D, O.AVERAGE_POOL_2D), (O.L2_NORMALIZATION, O.SOFTMAX))
    s.attempt_each(
        [
            *(partial(written, clamp, *each) for clamp in _CLAMPS for each in ((1.5, 1.5), (1.5, -1.5))),
            *(partial(norm, *each) for each in pools),
        ]
    )
