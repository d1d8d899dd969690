"""ROI_POOLING."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ROI_POOLING)
def roi_pooling(step: OnnxStep) -> None:
    features, rois = step.image("features"), step.real("rois")
    # ONNX has one scale for both axes: the regions are scaled to the features' pixels before.
    strides = step.like(rois, [step.value("width_stride"), step.value("height_stride")] * 2)
    pixels = step.cast(step.op("Div", rois, strides), features.type)
    images = step.cast(step.op("Unsqueeze", step.stored("batch_index"), step.ints([1])), features.type)
    size = [step.value("out_height"), step.value("out_width")]
    regions = step.op("Concat", images, pixels, axis=1)
    result = step.op("MaxRoiPool", features, regions, pooled_shape=size, spatial_scale=1.0)
    step.deliver_image("output", result)
