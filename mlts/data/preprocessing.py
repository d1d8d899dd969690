"""Preprocessing: from the values of an image or an array to those of a network's input."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array, quantise

Resize = Literal["centre-crop", "stretch", "none"]


class Preprocessing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an image becomes an input: real values are (pixel - ``mean``) / ``scale``, for all channels or for each.

    ``resize`` takes the centre square of ``crop`` of the short side, or all of the image, to the input's height and
    width, or none: then sizes must be equal. ``layout`` is that of the input, ``order`` that of its channels. The
    defaults are those of MLTS.
    """

    resize: Resize = "centre-crop"
    crop: float = 0.875
    mean: float | tuple[float, ...] = 127.5
    scale: float | tuple[float, ...] = 127.5
    layout: Literal["nhwc", "nchw"] = "nhwc"
    order: Literal["rgb", "bgr"] = "rgb"

    def __post_init__(self) -> None:
        if not 0 < self.crop <= 1:
            raise ValueError(f"crop: got {self.crop}, wanted above 0, at most 1")
        if not np.all(np.asarray(self.scale) != 0):
            raise ValueError(f"scale: got {self.scale}, wanted anything but 0")

    def normalised(self, pixels: Array) -> Array:
        """Return pixels, channels last, as real values, float32."""
        mean, scale = (np.asarray(each, np.float32) for each in (self.mean, self.scale))
        values: Array = (pixels.astype(np.float32) - mean) / scale
        return values

    def extents(self, operand: Operand) -> tuple[int, int, int]:
        """Return height, width and channels of an input of rank 4."""
        _, first, second, third = operand.dimensions
        return (second, third, first) if self.layout == "nchw" else (first, second, third)

    def arranged(self, values: Array) -> Array:
        """Return real values [height, width, channels] in the input's order of channels and layout."""
        ordered = values[..., ::-1] if self.order == "bgr" else values
        return ordered.transpose(2, 0, 1) if self.layout == "nchw" else ordered


MLTS = Preprocessing()


def as_input(values: Array, operand: Operand) -> Array:
    """Return real values as a value of the input, of its dimensions; quantised ones are rounded and clamped."""
    code = OperandType(operand.type)
    shaped = np.ascontiguousarray(values).reshape(operand.dimensions)
    return shaped.astype(DTYPES[code]) if code in FLOATS else quantise(shaped, code, operand.scale, operand.zero_point)
