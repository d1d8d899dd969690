"""Functions and constants beside what chooses boxes, reads regions, and looks up rows that may be missing: they change
what is found, and what is told of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_FLOAT = (T.TENSOR_FLOAT32,)
# Of the background and of a class; no two are equal, nor are functions of them.
_SCORES = ((0.9, 0.55, 0.7, 0.3), (0.62, 0.32, 0.86, 0.52))
# Two of each of two images, which share 0.33 and 0.6 of what both have.
_BOXES = ((0.0, 0.0, 4.0, 4.0), (0.0, 2.0, 4.0, 6.0), (6.0, 0.0, 10.0, 4.0), (6.0, 1.0, 10.0, 5.0))
_IMAGES = (0, 0, 1, 1)
_OF_SCORES: dict[str, _Change] = {
    "logistic": lambda s, scores: s(O.LOGISTIC, scores),
    "factor": lambda s, scores: s(O.MUL, scores, s.constant([0.5]), NONE),
    "term": lambda s, scores: s(O.ADD, scores, s.constant([0.125]), NONE),
    "shares": lambda s, scores: s(O.SOFTMAX, scores, 1.0),
    "from above": lambda s, scores: s(O.SUB, s.constant([1.0]), scores, NONE),
}

_CONSTANTS = ("factor", "term", "from above")


def _shifted(s: Sketch, values: SketchTensor) -> SketchTensor:
    """Return constants that an input changes a little: they are no constants any more, and keep their order."""
    return s(O.ADD, values, s.input(1, within=(0.0625, 0.07)), NONE)


# The extents of the scores.
_CHOOSERS: dict[O, tuple[int, ...]] = {
    O.BOX_WITH_NMS_LIMIT: (4, 2),
    O.GENERATE_PROPOSALS: (1, 2, 2, 2),
    O.DETECTION_POSTPROCESSING: (1, 4, 2),
}


def _scores(s: Sketch, kind: O) -> SketchTensor:
    """Return scores of boxes in the extents that an operation takes."""
    return _shifted(s, s.constant(np.array(_SCORES).T.reshape(_CHOOSERS[kind])))


class _Boxes:
    """Boxes that are chosen by scores, several times from the same."""

    def __init__(self, s: Sketch, kind: O) -> None:
        self.s, self.kind = s, kind
        if kind == O.BOX_WITH_NMS_LIMIT:
            images = s.raw(np.array(_IMAGES), T.TENSOR_INT32)
            self.others: tuple[SketchTensor, ...] = (s.constant([[*box, *box] for box in _BOXES]), images)
            return
        deltas = s.input(*_CHOOSERS[kind][:-1], 8 if kind == O.GENERATE_PROPOSALS else 4, within=(-0.05, 0.05))
        if kind == O.GENERATE_PROPOSALS:
            self.others = (deltas, s.constant(_BOXES[:2]), s.constant([[16.0, 16.0]]))
        else:
            centred = [
                [(top + low) / 2, (left + right) / 2, low - top, right - left] for left, top, right, low in _BOXES
            ]
            self.others = (deltas, s.constant(centred))

    def choose(self, scores: SketchTensor, least: float = 0.25, most: int = 4, share: float = 0.5) -> None:
        """Choose boxes of a score, or an extent, of ``least`` and more, ``most`` of an image, of which none shares more
        than ``share`` with a better one.
        """
        numbers: dict[O, tuple[float | bool, ...]] = {
            O.BOX_WITH_NMS_LIMIT: (least, most, 0, share, 0.5, 0.05),
            O.GENERATE_PROPOSALS: (4.0, 4.0, -1, most, share, 8 * least, False),
            O.DETECTION_POSTPROCESSING: (10.0, 10.0, 5.0, 5.0, True, most, 1, most, least, share, False),
        }
        self.s.all(self.kind, scores, *self.others, *numbers[self.kind])


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_CHOOSERS), constants=(True, False))
def scores_changed(s: Sketch, kind: O, constants: bool) -> None:
    """What chooses boxes by scores tells the scores too: a function that keeps their order changes them. Results of
    unknown extents take much room: a form has few.
    """
    s.complete = True
    for name, change in _OF_SCORES.items():
        if (name in _CONSTANTS) == constants:
            _Boxes(s, kind).choose(change(s, _scores(s, kind)))


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_CHOOSERS), shared=(True, False))
def chosen_again(s: Sketch, kind: O, shared: bool) -> None:
    """Boxes chosen again from the same scores with one number that differs: what they may share, or others."""
    s.complete = True
    scores, boxes = _scores(s, kind), _Boxes(s, kind)
    boxes.choose(scores)
    if shared:
        boxes.choose(scores, share=0.25)
    else:
        boxes.choose(scores, least=0.6)
        boxes.choose(scores, most=1)


_OF_BOXES: dict[str, _Change] = {
    "factor": lambda s, boxes: s(O.MUL, boxes, s.constant([1.5]), NONE),
    "factors": lambda s, boxes: s(O.MUL, boxes, s.constant([1.5, 1.0, 1.5, 1.0]), NONE),
    "term": lambda s, boxes: s(O.ADD, boxes, s.constant([1.5]), NONE),
    "terms": lambda s, boxes: s(O.ADD, boxes, s.constant([2.0, 0.5, 2.0, 0.5]), NONE),
    "taken": lambda s, boxes: s(O.GATHER, boxes, 0, (2, 0, 3, 1)),
    "reversed": lambda s, boxes: s(O.REVERSE, boxes, (0,)),
    "joined": lambda s, boxes: s(O.CONCATENATION, s.all(O.SPLIT, boxes, 0, 2, count=2)[::-1], 0),
    "largest": lambda s, boxes: s(O.MINIMUM, boxes, s.constant([9.0])),
}


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.ROI_ALIGN, O.ROI_POOLING, O.AXIS_ALIGNED_BBOX_TRANSFORM))
def boxes_changed(s: Sketch, kind: O) -> None:
    """Boxes that are scaled, moved or taken in another order before regions are read or they are moved, and behind."""
    s.complete = True
    images = s.raw(np.array(_IMAGES), T.TENSOR_INT32)

    def written(before: str | None, behind: str | None) -> None:
        boxes = _shifted(s, s.constant(_BOXES))
        boxes = boxes if before is None else _OF_BOXES[before](s, boxes)
        if kind == O.AXIS_ALIGNED_BBOX_TRANSFORM:
            deltas = s.input(4, 4, within=(-0.25, 0.25))
            # Some of the boxes reach beyond their image.
            data = s(kind, boxes, deltas, images, s.constant([[9.0, 8.0], [7.0, 9.0]]))
        else:
            numbers = (2, 3, 1.0, 2.0, *((2, 2) if kind == O.ROI_ALIGN else ()), False)
            data = s(kind, s.input(2, 12, 9, 2), boxes, images, *numbers)
        if behind is not None:
            _OF_BOXES[behind](s, data)

    cases: list[tuple[str | None, str | None]] = [(before, None) for before in _OF_BOXES]
    if kind == O.AXIS_ALIGNED_BBOX_TRANSFORM:
        cases += [(None, behind) for behind in _OF_BOXES]
    s.attempt_each(partial(written, *case) for case in cases)


_OF_ROWS: dict[str, _Change] = {
    "logistic": lambda s, rows: s(O.LOGISTIC, rows),
    "exponential": lambda s, rows: s(O.EXP, rows),
    "term": lambda s, rows: s(O.ADD, rows, s.constant([1.25]), NONE),
    "terms": lambda s, rows: s(O.ADD, rows, s.weights(3, within=(0.5, 2.0)), NONE),
    "factor": lambda s, rows: s(O.MUL, rows, s.constant([-1.5]), NONE),
    "from a number": lambda s, rows: s(O.SUB, s.constant([1.25]), rows, NONE),
    "largest": lambda s, rows: s(O.MAXIMUM, rows, s.constant([0.75])),
    "negated": lambda s, rows: s(O.NEG, rows),
    "above": lambda s, rows: s(O.RELU, rows),
}


@idiom(packed=True, sure=True, types=_FLOAT, before=(True, False), repeated=(False, True))
def rows_missed(s: Sketch, before: bool, repeated: bool) -> None:
    """Rows looked up by keys, of which some are missing: a function of the table keeps them 0, one behind does not."""
    s.complete = True
    keys = s.raw(np.array([-1, 1, 3, 6], np.int32), T.TENSOR_INT32)
    wanted = s.raw(np.array([3, 3, 0, 1, 3] if repeated else [3, 0, 6, 2, -1], np.int32), T.TENSOR_INT32)

    def written(change: _Change) -> None:
        table = s.input(4, 3)
        rows, hits = s.all(O.HASHTABLE_LOOKUP, wanted, keys, change(s, table) if before else table)
        s.assembly.unused.add(hits.index)
        if not before:
            change(s, rows)

    s.attempt_each(partial(written, change) for change in _OF_ROWS.values())
