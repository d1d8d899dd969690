"""Tensors without elements: what a detection that finds no box gives out, and what is computed from it."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE

FINDERS = (O.BOX_WITH_NMS_LIMIT, O.GENERATE_PROPOSALS)
UNARY = (O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.HARD_SWISH)
BINARY = (O.ADD, O.MUL, O.SUB, O.DIV)
POOLS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)
CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D)
RESIZES = (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
_BOXES = ((1.0, 1.0, 3.0, 4.0), (0.0, 2.0, 5.0, 5.0))
_PIXELS = (0.125, 0)


def found_by(s: Sketch, finder: O) -> tuple[SketchTensor, SketchTensor, SketchTensor]:
    """Return the scores, the boxes and their images, of none, that a detection finds."""
    (threshold,) = TABLE[finder].nothing.values()
    size = T.TENSOR_QUANT16_ASYMM if s.quantised else s.code
    scale = _PIXELS if s.quantised else None
    if finder == O.BOX_WITH_NMS_LIMIT:
        boxes = s.constant([[*box, *box] for box in _BOXES], size, scale)
        found = s.all(finder, s.input(2, 2), boxes, (0, 1), threshold, -1, 0, 0.5, 0.5, 0.05)
        return found[0], found[1], found[3]
    anchors = s.constant(_BOXES[:1], T.TENSOR_QUANT16_SYMM if s.quantised else s.code, scale)
    images = s.constant([[16.0, 16.0]], size, scale)
    numbers = (4.0, 4.0, -1, -1, 0.5, threshold, False)
    scores, boxes, batches = s.all(finder, s.input(1, 2, 2, 1), s.input(1, 2, 2, 4), anchors, images, *numbers)
    return scores, boxes, batches


@idiom(
    finder=FINDERS,
    then=(*UNARY, *BINARY, "dense", "softmax", "transpose", "slice"),
    of=("boxes", "scores"),
    twice=(False, True),
)
def rows_of_nothing(s: Sketch, finder: O, then: O | str, of: str, twice: bool) -> None:
    """Operations on the rows of a detection that finds nothing."""
    scores, boxes, _ = found_by(s, finder)
    data = scores if of == "scores" else boxes
    if data.code != s.code:
        raise Misfit("boxes of another type")
    for _ in range(1 + twice):
        data = _row_operation(s, data, then)


def _row_operation(s: Sketch, data: SketchTensor, then: O | str) -> SketchTensor:
    if then in UNARY and isinstance(then, O):
        return s(then, data)
    if then in BINARY and isinstance(then, O):
        return binary(s, then, data, s.input(1, within=(0.5, 3.0)), RELU)
    if then == "dense":
        return dense(s, data, 4)
    if then == "softmax":
        return s(O.SOFTMAX, data, 1.0)
    if then == "transpose":
        return s(O.TRANSPOSE, data, tuple(range(len(data.shape))))
    return s(O.SLICE, data, (0,) * len(data.shape), (-1,) * len(data.shape))


@idiom(finder=FINDERS, then=(*CONVOLUTIONS, *POOLS, *RESIZES, O.TANH, "convert"), size=(1, 2, 3), twice=(False, True))
def regions_of_nothing(s: Sketch, finder: O, then: O | str, size: int, twice: bool) -> None:
    """Operations on the regions of an image that a detection that finds nothing selects."""
    _, boxes, batches = found_by(s, finder)
    data = s(O.ROI_ALIGN, s.input(2, 5, 5, 2), boxes, batches, size, size, 1.0, 1.0, 1, 1, False)
    for _ in range(1 + (twice and then != "convert")):
        data = _region_operation(s, data, then)


def _region_operation(s: Sketch, data: SketchTensor, then: O | str) -> SketchTensor:
    if then == "convert":
        if s.quantised:
            return s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32)
        return s(O.QUANTIZE, data, to=T.TENSOR_QUANT8_ASYMM, scale=(0.0625, 128))
    assert isinstance(then, O)
    if then in RESIZES:
        return s(then, data, 3, 2, False)
    return s(then, data) if then == O.TANH else window(s, then, data, SAME, 2, channels=2)


@idiom(
    finder=FINDERS,
    place=(0, 1, 2),
    others=(0, 1, 2),
    of=("boxes", "scores"),
    before=(False, True),
    behind=(False, True),
)
def joined_with_nothing(s: Sketch, finder: O, place: int, others: int, of: str, before: bool, behind: bool) -> None:
    """A concatenation of which one operand has no elements, beside operands that have some."""
    scores, boxes, _ = found_by(s, finder)
    data = scores if of == "scores" else boxes
    if data.code != s.code or place > others:
        raise Misfit("no such operand")
    operand = s.assembly.operands[data.index]
    scale = (operand.scale, operand.zero_point) if s.quantised else None
    if before:
        data = s(O.RELU, data)
    parts = [s.input(rows + 2, *data.shape[1:], scale=scale) for rows in range(others)]
    whole = s(O.CONCATENATION, [*parts[:place], data, *parts[place:]], 0, scale=scale)
    if behind:
        s(O.MUL, whole, s.weights(1, within=(0.5, 2.0)), NONE)
