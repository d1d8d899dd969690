"""Strides, dilations and paddings of convolutions and poolings as ONNX's attributes."""

from __future__ import annotations

from typing import Any

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import PaddingScheme


def sliding(step: OnnxStep) -> dict[str, Any]:
    """Return the attributes. Paddings are numbers, or their scheme while the image's extents are unknown."""
    fields: dict[str, Any] = {"strides": [step.value("stride_height"), step.value("stride_width")]}
    if "dilation_height" in step.call.operands:
        fields["dilations"] = [step.value("dilation_height"), step.value("dilation_width")]
    window = step.call.derived("window")
    if window is not None and window.height.head is not None and window.width.head is not None:
        axes = (window.height, window.width)
        return fields | {"pads": [*(axis.head for axis in axes), *(axis.tail for axis in axes)]}
    if step.call.form.name == "implicit_padding":
        # In SAME_UPPER, too, the odd cell is at the end.
        same = step.value("padding_scheme") == PaddingScheme.SAME
        return fields | {"auto_pad": "SAME_UPPER" if same else "VALID"}
    heads, tails = ("padding_top", "padding_left"), ("padding_bottom", "padding_right")
    return fields | {"pads": [step.value(name) for name in (*heads, *tails)]}
