"""ROI_ALIGN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ROI_ALIGN)
def roi_align(step: OnnxStep) -> None:
    ratios = [step.value(f"{axis}_sampling_ratio") for axis in ("height", "width")]
    if ratios[0] != ratios[1]:
        step.refuse(f"the sampling ratios along height and width are {ratios}; ONNX has one for both")
    # A region of less than a pixel is taken as a pixel and may reach beyond the image. There ONNX has 0, the HAL the
    # pixel at the edge: so that pixel is repeated.
    features = step.op("Pad", step.image("features"), step.ints([0, 0, 0, 0, 0, 0, 1, 1]), mode="edge")
    rois = step.real("rois")
    strides = [step.value("width_stride"), step.value("height_stride")] * 2
    # ONNX has one scale for both axes: the regions are scaled to the features' pixels before.
    pixels = step.cast(step.op("Div", rois, step.like(rois, strides)), features.type)
    result = step.op(
        "RoiAlign",
        features,
        pixels,
        step.int64("batch_index"),
        coordinate_transformation_mode="output_half_pixel",
        mode="avg",
        output_height=step.value("out_height"),
        output_width=step.value("out_width"),
        sampling_ratio=ratios[0],
        spatial_scale=1.0,
    )
    step.deliver_image("output", result)
