"""Photos as inputs of networks; by default with the preprocessing of AOSP's MLTS, without its mistake.

The centre square of 87.5 % of the short side is resampled bilinearly, pixel centre to pixel centre and without
anti-aliasing, to whole pixel values, which are scaled to [-1, 1]. Quantised inputs are rounded and clamped (MLTS lets
256 wrap to 0).
"""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
from PIL import Image

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.mlts.data.preprocessing import MLTS, Preprocessing

# The exceptions of Pillow for a file that is no image, or a broken one, depending on format and position.
_BROKEN = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    RuntimeError,
    Image.DecompressionBombError,
    Image.DecompressionBombWarning,
)

# Pillow's mode of an image by its number of channels.
_MODES = {1: "L", 3: "RGB"}

_INPUT_TYPES = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
)


def check_image_input(operand: Operand, path: Path, preprocessing: Preprocessing = MLTS) -> None:
    """Raise UsageError unless the input of the model at ``path`` takes one image, in RGB or in shades of grey."""
    shape = operand.dimensions
    fits = operand.type in _INPUT_TYPES and len(shape) == 4 and shape[0] == 1 and 0 not in shape
    if not fits or preprocessing.extents(operand)[2] not in _MODES:
        wanted = "3 or 1, height, width" if preprocessing.layout == "nchw" else "height, width, 3 or 1"
        raise UsageError(f"{path}: the model's input is {operand!r}, wanted one image: [1, {wanted}]")


def load_image(path: Path, height: int, width: int, channels: int = 3, preprocessing: Preprocessing = MLTS) -> Array:
    """Return the image in the file as float32 [height, width, channels] of real values, between -1 and 1 by default.

    Raises FormatError if it is none, or of another size and not to be resized.
    """
    pixels = read_pixels(path, channels)
    if preprocessing.resize == "none":
        if pixels.size != (width, height):
            raise FormatError(path, f"size: got {pixels.height} x {pixels.width}, wanted {height} x {width}")
        whole = np.asarray(pixels, np.float32).reshape(height, width, channels)
        return preprocessing.normalised(whole)
    box = (0.0, 0.0, float(pixels.width), float(pixels.height))
    if preprocessing.resize == "centre-crop":
        side = min(pixels.size) * preprocessing.crop
        left, top = (pixels.width - side) / 2, (pixels.height - side) / 2
        box = (left, top, left + side, top + side)
    # Pillow's transform does not anti-alias, but truncates integer pixel values: so it is done in floating point.
    bands = [
        band.convert("F").transform((width, height), Image.Transform.EXTENT, box, Image.Resampling.BILINEAR)
        for band in pixels.split()
    ]
    return preprocessing.normalised(np.rint(np.stack([np.asarray(band) for band in bands], axis=-1)))


def read_pixels(path: Path, channels: int) -> Image.Image:
    """Return the image in a file of any format that Pillow reads, in RGB or in shades of grey. Raises FormatError."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(path) as image:
                return image.convert(_MODES[channels])
    except FileNotFoundError as problem:
        raise FormatError(path, "no such file") from problem
    except _BROKEN as problem:
        raise FormatError(path, f"no readable image: {problem}") from problem


def read_mask(path: Path) -> Array:
    """Return the classes in an image of palette indexes or shades of grey, [height, width]. Raises FormatError."""
    try:
        with Image.open(path) as image:
            # Converted to shades of grey, a palette's indexes would be lost.
            return np.asarray(image if image.mode in ("P", "L", "I", "I;16") else image.convert("L")).astype(np.int64)
    except FileNotFoundError as problem:
        raise FormatError(path, "no such file") from problem
    except _BROKEN as problem:
        raise FormatError(path, f"no readable image: {problem}") from problem
