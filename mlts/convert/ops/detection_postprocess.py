"""TFLite_Detection_PostProcess, a custom operator of LiteRT, as DETECTION_POSTPROCESSING.

Its options are a FlexBuffer: names and numbers in the words of its kernel.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

from flatbuffers import flexbuffers

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_SCALES = ("y_scale", "x_scale", "h_scale", "w_scale")
_CLASSES_PER_CLASS = 100
# What reading damaged options raises; recursion where they contain themselves.
_DAMAGE = (struct.error, IndexError, ValueError, TypeError, OverflowError, AttributeError, KeyError, RecursionError)


def detection_postprocess(step: ConversionStep) -> None:
    """Boxes by anchor and scores by class, the background first, to the best boxes with their classes."""
    options = _options(step)
    classes = int(_number(step, options, "num_classes"))
    scores = step.extents(1)
    if len(scores) != 3 or scores[2] != classes + 1:
        step.refuse(f"scores of dimensions {list(scores)}: wanted the background before {classes} classes")
    boxes, scores_out, anchors = (_real(step, position) for position in range(3))
    numbers = [step.builder.scalar(_number(step, options, name), OperandType.FLOAT32) for name in _SCALES]
    most = int(_number(step, options, "max_detections"))
    inputs = [
        scores_out,
        boxes,
        anchors,
        *numbers,
        step.flag(bool(options.get("use_regular_nms", False))),
        *step.integers(
            most,
            int(_number(step, options, "max_classes_per_detection")),
            int(options.get("detections_per_class", _CLASSES_PER_CLASS)),
        ),
        *(
            step.builder.scalar(_number(step, options, name), OperandType.FLOAT32)
            for name in ("nms_score_threshold", "nms_iou_threshold")
        ),
        step.flag(False),
    ]
    places, labels, values, count = step.outputs(4)
    images, per_box = scores[0], int(_number(step, options, "max_classes_per_detection"))
    slots = most if options.get("use_regular_nms", False) else most * per_box
    whole = [step.builder.temporary(OperandType.TENSOR_INT32, shape) for shape in ((images, slots), (images,))]
    step.add_all(OperationType.DETECTION_POSTPROCESSING, inputs, [values, places, *whole])
    # LiteRT has classes and their number as floats.
    step.add(OperationType.CAST, [whole[0]], labels)
    step.add(OperationType.CAST, [whole[1]], count)


def _real(step: ConversionStep, position: int) -> int:
    """Return an input as real values, which LiteRT's kernel makes of quantised ones."""
    source = step.input(position)
    described = step.describe(source)
    if not described.scale:
        return source
    real = step.builder.temporary(OperandType.TENSOR_FLOAT32, described.dimensions)
    step.add(OperationType.DEQUANTIZE, [source], real)
    return real


def _options(step: ConversionStep) -> Mapping[str, Any]:
    try:
        options = flexbuffers.Loads(step.custom_options())
    except _DAMAGE as problem:
        step.refuse(f"its options are no sound FlexBuffer ({problem})")
    if not isinstance(options, dict):
        step.refuse(f"its options: got {type(options).__name__}, wanted names with numbers")
    return options


def _number(step: ConversionStep, options: Mapping[str, Any], name: str) -> float:
    value = options.get(name)
    if not isinstance(value, int | float):
        step.refuse(f"its option {name}: got {value!r}, wanted a number")
    return value


CONVERTERS = {"CUSTOM 'TFLite_Detection_PostProcess'": detection_postprocess}
