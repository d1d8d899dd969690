"""Paddings, strides and dilations of convolutions and poolings in LiteRT's form."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.ops.shapes import WindowAxis, implicit_axis


def padded(step: LiteRtStep, image: LiteRtTensor, fill: LiteRtTensor | None = None) -> tuple[LiteRtTensor, int]:
    """Return the image and LiteRT's padding scheme. Explicit padding that is no scheme's is added around the image:
    elements that stand for 0, or ``fill``.
    """
    schemes = step.graph.file.schema.Padding
    call = step.call
    if call.form.name == "implicit_padding":
        same = step.value("padding_scheme") == PaddingScheme.SAME
        return image, schemes.SAME if same else schemes.VALID
    top, bottom, left, right = (step.value(f"padding_{side}") for side in ("top", "bottom", "left", "right"))
    if not any((top, bottom, left, right)):
        return image, schemes.VALID
    window, extents = call.derived("window"), call.dims("input")[1:3]
    if window is not None and _is_same(window.height, extents[0]) and _is_same(window.width, extents[1]):
        return image, schemes.SAME
    return step.pad(image, [(0, 0), (top, bottom), (left, right), (0, 0)], fill), schemes.VALID


def strides(step: LiteRtStep) -> dict[str, int]:
    """Return the fields for strides, and for dilations if the operation has any."""
    fields = {"strideW": step.value("stride_width"), "strideH": step.value("stride_height")}
    if "dilation_width" in step.call.operands:
        fields |= {"dilationWFactor": step.value("dilation_width"), "dilationHFactor": step.value("dilation_height")}
    return fields


def _is_same(axis: WindowAxis, extent: int | None) -> bool:
    """Return whether the explicit paddings along an axis are those of SAME."""
    return extent is not None and axis == implicit_axis(
        extent, axis.kernel, axis.stride, axis.dilation, PaddingScheme.SAME
    )
