"""Layers behind or before which stands what a compiler folds into them, while another reader has the result, or another
layer has the weights, the bias or both.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_COUNT = 4


class _Layer:
    """A layer of as many channels as it has inputs: what its data, weights and bias are, and how it is written."""

    def __init__(
        self,
        data: tuple[int, ...],
        weights: tuple[int, ...],
        write: Callable[[Sketch, SketchTensor, SketchTensor, SketchTensor], SketchTensor],
    ) -> None:
        self.data, self.weights, self.write = data, weights, write


_IMAGE = (1, 3, 3, _COUNT)
_LAYERS = {
    "dense": _Layer((3, _COUNT), (_COUNT, _COUNT), lambda s, x, w, b: dense(s, x, _COUNT, weights=w, bias=b)),
    "right matrix": _Layer(
        (1, 3, _COUNT), (1, _COUNT, _COUNT), lambda s, x, w, b: s(O.BATCH_MATMUL, x, w, False, False)),
    "left matrix": _Layer(
        (1, _COUNT, _COUNT), (1, 3, _COUNT), lambda s, x, w, b: s(O.BATCH_MATMUL, w, x, False, True)),
    "convolution": _Layer(
        _IMAGE, (_COUNT, 2, 2, _COUNT), lambda s, x, w, b: window(s, O.CONV_2D, x, SAME, weights=w, bias=b)),
    "points": _Layer(
        _IMAGE, (_COUNT, 1, 1, _COUNT), lambda s, x, w, b: window(s, O.CONV_2D, x, VALID, weights=w, bias=b)),
    "depthwise": _Layer(
        _IMAGE, (1, 2, 2, _COUNT), lambda s, x, w, b: window(s, O.DEPTHWISE_CONV_2D, x, SAME, weights=w, bias=b)),
    "grouped": _Layer(
        _IMAGE, (_COUNT, 2, 2, 2),
        lambda s, x, w, b: window(s, O.GROUPED_CONV_2D, x, SAME, groups=2, weights=w, bias=b)),
    "transposed": _Layer(
        _IMAGE, (_COUNT, 2, 2, _COUNT),
        lambda s, x, w, b: s(O.TRANSPOSE_CONV_2D, x, w, b, (1, 3, 3, _COUNT), SAME, 1, 1, NONE, False)),
}  # fmt: skip


def _constant(code: O, *extents: int) -> _Change:
    return lambda s, data: binary(s, code, data, s.weights(*extents, within=(-2.0, -0.5)))


_CHANGES: dict[str, _Change] = {
    "factor": _constant(O.MUL, 1),
    "factors": _constant(O.MUL, _COUNT),
    "divisor": _constant(O.DIV, 1),
    "terms": _constant(O.ADD, _COUNT),
    "subtrahend": _constant(O.SUB, 1),
    "relu": lambda s, data: s(O.RELU, data),
    "relu6": lambda s, data: s(O.RELU6, data),
    "negated": lambda s, data: s(O.NEG, data),
}


def _parts(s: Sketch, layer: _Layer) -> tuple[SketchTensor, SketchTensor]:
    return s.weights(*layer.weights, within=(-1.0, 1.0)), s.weights(_COUNT, within=(-2.0, 2.0))


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_LAYERS))
def results(s: Sketch, kind: str) -> None:
    """A change behind a layer whose result another operation reads too, before or behind the change in order."""
    layer = _LAYERS[kind]

    def written(change: str, first: bool) -> None:
        result = layer.write(s, s.input(*layer.data), *_parts(s, layer))
        readers: list[_Change] = [_CHANGES[change], lambda s, data: s(O.ABS, data)]
        for reader in readers if first else readers[::-1]:
            reader(s, result)

    s.attempt_each(partial(written, *case) for case in product(_CHANGES, (True, False)))


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_LAYERS))
def weights(s: Sketch, kind: str) -> None:
    """A change behind or before a layer whose weights, bias or both another has."""
    layer = _LAYERS[kind]

    def written(change: str, behind: bool, shared: tuple[bool, bool]) -> None:
        parts = _parts(s, layer)
        others = [one if same else other for one, other, same in zip(parts, _parts(s, layer), shared, strict=True)]
        data = s.input(*layer.data)
        if behind:
            _CHANGES[change](s, layer.write(s, data, *parts))
        else:
            layer.write(s, _CHANGES[change](s, data), *parts)
        layer.write(s, s.input(*layer.data), *others)

    cases = [(change, True, (True, place % 2 == 0)) for place, change in enumerate(_CHANGES)]
    cases += [("factor", True, (False, True)), ("terms", True, (False, True))]
    cases += [(change, False, (True, True)) for change in ("factor", "factors", "terms")]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT, times=(2, 3))
def factors_of_multiplied_channels(s: Sketch, times: int) -> None:
    """Factors before and behind DEPTHWISE_CONV_2D with several results of each channel: of the channels, of results."""
    for act, padding, code in product((NONE, RELU), (VALID, SAME), (O.MUL, O.ADD)):
        image = s(code, s.input(1, 3, 3, 2), s.constant([0.5, -2.0]), NONE)
        result = window(s, O.DEPTHWISE_CONV_2D, image, padding, (2, 2), 1, act, groups=times)
        s(code, result, s.weights(2 * times, within=(-2.0, -0.5)), NONE)


_PAIRS = (
    *(("factor", "factor"), ("factors", "factors"), ("terms", "terms"), ("factors", "terms"), ("terms", "factor")),
    *(("relu", "relu6"), ("relu6", "relu"), ("relu", "factors"), ("subtrahend", "relu6"), ("divisor", "negated")),
)


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_LAYERS))
def two_changes(s: Sketch, kind: str) -> None:
    """Two changes behind one layer, each of which a compiler folds into it as if it were the only one; and two layers
    of the same weights, or the same weights and bias, with one change behind each.
    """
    layer = _LAYERS[kind]

    def behind_one(pair: tuple[str, str], more: bool) -> None:
        result = layer.write(s, s.input(*layer.data), *_parts(s, layer))
        for change in pair:
            _CHANGES[change](s, result)
        if more:
            s(O.ABS, result)

    def behind_each(pair: tuple[str, str], bias_too: bool) -> None:
        shared = _parts(s, layer)
        for change in pair:
            own = shared if bias_too else (shared[0], _parts(s, layer)[1])
            _CHANGES[change](s, layer.write(s, s.input(*layer.data), *own))

    s.attempt_each(
        [partial(behind_one, pair, place % 3 == 2) for place, pair in enumerate(_PAIRS)]
        + [partial(behind_each, pair, place % 2 == 0) for place, pair in enumerate(_PAIRS)]
    )


def _bounds(low: float, high: float, turned: bool = False) -> _Change:
    def change(s: Sketch, data: SketchTensor) -> SketchTensor:
        steps = [(O.MAXIMUM, low), (O.MINIMUM, high)]
        for code, bound in steps[::-1] if turned else steps:
            data = s(code, data, s.constant([bound]))
        return data

    return change


def _bound(code: O, bound: float) -> _Change:
    return lambda s, data: s(code, data, s.constant([bound]))


# Activations, written out or not.
_CLIPS: dict[str, _Change] = {
    "at least 0": _bound(O.MAXIMUM, 0.0),
    "within 6": _bounds(0.0, 6.0),
    "within 6 from above": _bounds(0.0, 6.0, True),
    "within 1": _bounds(-1.0, 1.0),
    "at most 6 of relu": lambda s, data: s(O.MINIMUM, s(O.RELU, data), s.constant([6.0])),
    "chosen": lambda s, data: s(
        O.SELECT, s(O.GREATER, data, s.constant([0.0])), data, s.weights(*data.shape, within=(0.0, 0.0))
    ),
    "relu1": lambda s, data: s(O.RELU1, data),
    "slope": lambda s, data: s(O.PRELU, data, s.weights(_COUNT)),
    "swish": lambda s, data: s(O.HARD_SWISH, data),
    "logistic": lambda s, data: s(O.LOGISTIC, data),
}


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_LAYERS))
def clips(s: Sketch, kind: str) -> None:
    """An activation behind a layer whose result another operation reads too, or is an output, or which has an
    activation of its own; and one of which what is between is read too.
    """
    layer = _LAYERS[kind]

    def written(clip: str, also: str) -> None:
        result = layer.write(s, s.input(*layer.data), *_parts(s, layer))
        if also == "before":
            s(O.ABS, result)
        steps = len(s.assembly.steps)
        clipped = _CLIPS[clip](s, result)
        if also == "between" and len(s.assembly.steps) > steps + 1:
            (between,) = s.assembly.steps[-2].outputs
            s.outputs.append(between)
        if also == "behind":
            s(O.ABS, result)
        if also == "output":
            s.outputs.append(result.index)
        s(O.NEG, clipped)

    s.attempt_each(partial(written, *case) for case in product(_CLIPS, ("before", "behind", "output", "between")))
