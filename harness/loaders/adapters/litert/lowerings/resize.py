"""RESIZE_BILINEAR, RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_OPTIONS = {
    O.RESIZE_BILINEAR: "ResizeBilinearOptions",
    O.RESIZE_NEAREST_NEIGHBOR: "ResizeNearestNeighborOptions",
}


@lowers(*_OPTIONS)
def resize(step: LiteRtStep) -> None:
    size = step.call.derived("size")
    if None in size:
        step.refuse("the image's size must be known when the model is prepared")
    flags = {"alignCorners": step.value("align_corners"), "halfPixelCenters": step.value("half_pixel_centers")}
    code = step.call.op.code
    step.emit(code.name, [step.input("input"), step.ints(size)], [step.output()], _OPTIONS[code], **flags)
