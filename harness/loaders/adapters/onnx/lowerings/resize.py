"""RESIZE_BILINEAR, RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
def resize(step: OnnxStep) -> None:
    size, image = step.call.derived("size"), step.image("input")
    if None in size:
        step.refuse("the size of the output must be known when the model is prepared")
    aligned, half_pixel = step.value("align_corners"), step.value("half_pixel_centers")
    coordinate_mode = "align_corners" if aligned else "half_pixel" if half_pixel else "asymmetric"
    fields = {"mode": "linear"}
    if step.call.op.code == O.RESIZE_NEAREST_NEIGHBOR:
        # ONNX subtracts half a pixel before it rounds, the HAL takes the floor: rounding half up is the same.
        fields = {"mode": "nearest", "nearest_mode": "round_prefer_ceil" if aligned or half_pixel else "floor"}
    rest = step.op("Shape", image, type="INT64", end=2)
    sizes = step.op("Concat", rest, step.ints(size), axis=0)
    result = step.op("Resize", image, None, None, sizes, coordinate_transformation_mode=coordinate_mode, **fields)
    step.deliver_image("output", result)
