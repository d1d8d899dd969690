"""Resize: images sampled at other sizes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule, alike

_CODES = {"nearest": O.RESIZE_NEAREST_NEIGHBOR, "linear": O.RESIZE_BILINEAR}
# What the HAL's flags are: align_corners, half_pixel_centers.
_FLAGS = ((False, False), (False, True), (True, False))
# ONNX's own scales are of float32.
_ROUNDED = 1e-6
_HALF = Fraction(1, 2)


def _half_pixel(x: int, extent: int, out: int, scale: Fraction) -> Fraction:
    return (x + _HALF) / scale - _HALF


# Where a pixel of the output lies in the input; half_pixel_symmetric is this where the scale is that of the extents.
_PLACES: dict[str, Callable[[int, int, int, Fraction], Fraction]] = {
    "half_pixel": _half_pixel,
    "half_pixel_symmetric": _half_pixel,
    "pytorch_half_pixel": lambda x, extent, out, scale: _half_pixel(x, extent, out, scale) if out > 1 else Fraction(0),
    "asymmetric": lambda x, _, __, scale: x / scale,
    # ONNX's length of the result is a fraction where the scale says so.
    "align_corners": lambda x, extent, out, scale: x * (extent - 1) / (extent * scale - 1) if out > 1 else Fraction(0),
}
_NEAREST: dict[str, Callable[[Fraction], int]] = {
    "round_prefer_floor": lambda place: ceil(place - _HALF),
    "round_prefer_ceil": lambda place: floor(place + _HALF),
    "floor": floor,
    "ceil": ceil,
}


def resize(step: OnnxConversion) -> None:
    """Height and width of an image; where each pixel comes from decides which flags of the HAL are meant, if any."""
    mode, image, result = step.attribute("mode", "nearest"), step.extents(0), step.output_extents()
    if mode not in _CODES or step.attribute("antialias", 0) or step.attribute("exclude_outside", 0):
        step.refuse(f"mode {mode}, or with weights that the HAL has not")
    if len(image) != 4 or image[:2] != result[:2] or 0 in (*image, *result):
        step.refuse(f"extents: got {list(image)} to {list(result)}, wanted an image of another height and width")
    places = [_places(step, axis, image[axis], result[axis]) for axis in (2, 3)]
    for flags in _FLAGS:
        if all(
            _is_hal(mode, found, image[axis], flags, _nearest(step)) for axis, found in zip((2, 3), places, strict=True)
        ):
            size = [step.builder.scalar(extent) for extent in (result[3], result[2])]
            step.add(_CODES[mode], [step.input(0), *size, step.flag(True), *map(step.flag, flags)])
            return
    step.refuse("pixels are taken from other places than the HAL takes them from")


def _places(step: OnnxConversion, axis: int, extent: int, out: int) -> list[Fraction]:
    """Return where the pixels along an axis lie in the input."""
    name = step.attribute("coordinate_transformation_mode", "half_pixel")
    if name not in _PLACES:
        step.refuse(f"coordinate_transformation_mode {name}, which the HAL has not")
    scale, scales = Fraction(out, extent), step.constant(2)
    if step.has_input(3) or scales is None:
        if step.attribute("keep_aspect_ratio_policy", "stretch") != "stretch" or (step.has_input(2) and scales is None):
            step.refuse("scales that are computed, or one for both axes")
    elif len(scales) != 4:
        step.refuse(f"scales: got {len(scales)}, wanted one for each of 4 axes")
    # The scale itself counts, of which the extent of the output is rounded down.
    elif abs(scales[axis] / float(scale) - 1) > _ROUNDED:
        scale = Fraction(float(scales[axis]))
    return [_PLACES[name](x, extent, out, scale) for x in range(out)]


def _nearest(step: OnnxConversion) -> Callable[[Fraction], int]:
    name = step.attribute("nearest_mode", "round_prefer_floor")
    if name not in _NEAREST:
        step.refuse(f"nearest_mode: got {name}, wanted one of {', '.join(_NEAREST)}")
    return _NEAREST[name]


def _is_hal(
    mode: str, places: list[Fraction], extent: int, flags: tuple[bool, bool], nearest: Callable[[Fraction], int]
) -> bool:
    """Return whether the HAL takes pixels from these places under some flags."""
    out, (aligned, half) = len(places), flags
    if mode == "linear":
        name = "align_corners" if aligned and out > 1 else "half_pixel" if half else "asymmetric"
        own = [_PLACES[name](x, extent, out, Fraction(out, extent)) for x in range(out)]
        return [_clipped(each, extent) for each in own] == [_clipped(each, extent) for each in places]
    # In float32, in which AOSP computes them: the rounding decides for places on a pixel's edge.
    at = np.arange(out, dtype=np.float32) + np.float32(0.5 * half)
    at = at * (
        np.float32(extent - 1) / np.float32(out - 1) if aligned and out > 1 else np.float32(extent) / np.float32(out)
    )
    indexes = np.clip(np.floor(at + np.float32(0.5)) if aligned else np.floor(at), 0, extent - 1)
    return bool(indexes.astype(int).tolist() == [int(_clipped(Fraction(nearest(each)), extent)) for each in places])


def _clipped(place: Fraction, extent: int) -> Fraction:
    return min(max(place, Fraction(0)), Fraction(extent - 1))


CONVERTERS = {"Resize": Rule(resize, accepts=alike)}
