"""Functions of each element, and what joins two tensors, with arguments that are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.generate.pattern.drawn.arguments import (
    Drawn,
    activation,
    beside,
    constant,
    like,
    need,
    one_in,
    positive,
)
from nnconform.harness.generate.pattern.layers import has_argument
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import is_positive
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import FLOATS, QUANTISED


def _one_of(*codes: O) -> Drawn:
    return lambda s, data: s(s.choices.pick(codes), data)


def _of_positive(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(s.choices.pick((O.LOG, O.SQRT, O.RSQRT)), positive(s, data))


def _slopes(s: Sketch, data: SketchTensor) -> SketchTensor:
    if one_in(s, 3):
        return s(O.ELU, data, s.choices.pick((0.5, 1.0, 2.0)))
    return s(O.PRELU, data, constant(s, data, s.choices.pick(((-0.75, 0.75), (0.1, 0.9), (1.1, 2.0)))))


def _cast(s: Sketch, data: SketchTensor) -> SketchTensor:
    whole = s(O.CAST, data, to=T.TENSOR_INT32)
    return s(O.CAST, whole, to=data.code) if one_in(s, 2) else whole


def _scaled(s: Sketch) -> tuple[float, int]:
    unit = s.choices.pick((0.03125, 0.0625, 0.0078125, 0.1))
    return unit, s.choices.pick((0, 20, -20))


def _bytes(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Quantise to a type that is drawn, and back; quantised data in another scale, or back and in another scale."""
    code = s.choices.pick((T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED))
    unit, shift = _scaled(s)
    scale = (unit, shift + (128 if code == T.TENSOR_QUANT8_ASYMM else 0))
    if data.code in QUANTISED:
        if one_in(s, 2):
            data = s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32)
        return s(O.QUANTIZE, data, to=s.code, scale=(unit, shift + (128 if s.code == T.TENSOR_QUANT8_ASYMM else 0)))
    need(data.code in FLOATS, "nothing to quantise")
    small = s(O.QUANTIZE, data, to=code, scale=scale)
    return s(O.DEQUANTIZE, small, to=data.code)


def _joined(codes: Sequence[O]) -> Drawn:
    """Return a step that joins a tensor with a constant, another input or itself, on either side."""

    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        code = s.choices.pick(codes)
        kind = s.choices.pick(("constant", "constant", "constant", "input", "input", "itself"))
        if code in (O.DIV, O.POW):
            need(s.code in FLOATS and data.code in FLOATS, "no quotient")
            left = one_in(s, 3) and is_positive(s, data)
            base = is_positive(s, data) or code == O.DIV
            need(base, "a power of a number that may be negative")
            within = s.choices.pick(((0.5, 2.0), (-2.0, -0.5) if code == O.DIV and not left else (0.5, 1.5)))
            other = constant(s, data, within) if kind != "input" else beside(s, data, (0.5, 2.0))
        else:
            left = one_in(s, 3)
            other = data if kind == "itself" else beside(s, data) if kind == "input" else constant(s, data)
        fused = (activation(s) if data.code != T.TENSOR_INT32 else 0,) if has_argument(code, "fused_activation") else ()
        return s(code, *((other, data) if left else (data, other)), *fused)

    return step


def _compared(s: Sketch, data: SketchTensor) -> SketchTensor:
    if data.code == T.TENSOR_BOOL8:
        return s(s.choices.pick((O.LOGICAL_AND, O.LOGICAL_OR, O.EQUAL, O.NOT_EQUAL)), data, like(s, data))
    code = s.choices.pick((O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL))
    other = constant(s, data) if one_in(s, 2) else beside(s, data)
    return s(code, *((data, other) if s.choices.flag() else (other, data)))


def _chosen(s: Sketch, data: SketchTensor) -> SketchTensor:
    if data.code == T.TENSOR_BOOL8:
        return s(O.SELECT, data, s.input(*data.shape), s.input(*data.shape))
    other = like(s, data)
    truth = s.choices.pick(("input", "constant", "compared"))
    if truth == "compared":
        condition = s(s.choices.pick((O.LESS, O.GREATER_EQUAL)), data, other)
    else:
        make = s.input if truth == "input" else s.weights
        condition = make(*data.shape, code=T.TENSOR_BOOL8)
    return s(O.SELECT, condition, *((data, other) if s.choices.flag() else (other, data)))


def _negated(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.LOGICAL_NOT if data.code == T.TENSOR_BOOL8 else O.NEG, data)


FUNCTIONS: dict[str, Drawn] = {
    "relu": _one_of(O.RELU, O.RELU1, O.RELU6),
    "curve": _one_of(O.TANH, O.LOGISTIC, O.HARD_SWISH, O.SIN),
    "negated": _negated,
    "absolute": _one_of(O.ABS),
    "floor": _one_of(O.FLOOR),
    "exponential": _one_of(O.EXP),
    "root": _of_positive,
    "slopes": _slopes,
    "cast": _cast,
    "bytes": _bytes,
}
JOINING: dict[str, Drawn] = {
    "sum": _joined((O.ADD,)),
    "difference": _joined((O.SUB,)),
    "product": _joined((O.MUL,)),
    "quotient": _joined((O.DIV, O.DIV, O.POW)),
    "bound": _joined((O.MAXIMUM, O.MINIMUM)),
    "compared": _compared,
    "chosen": _chosen,
}
