"""Photos as inputs of networks: the preprocessing of AOSP's MLTS, without its mistake.

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
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array, quantise

_CENTRAL = 0.875

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


def check_image_input(operand: Operand, path: Path) -> None:
    """Raise UsageError unless the input of the model at ``path`` takes one image, in RGB or in shades of grey."""
    shape = operand.dimensions
    if operand.type not in _INPUT_TYPES or len(shape) != 4 or shape[0] != 1 or shape[3] not in _MODES or 0 in shape:
        raise UsageError(f"{path}: the model's input is {operand!r}, wanted one image: [1, height, width, 3 or 1]")


def load_image(path: Path, height: int, width: int, channels: int = 3) -> Array:
    """Return the image in the file as float32 [height, width, channels] between -1 and 1. Raises FormatError if it is
    none.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(path) as image:
                pixels = image.convert(_MODES[channels])
    except FileNotFoundError as problem:
        raise FormatError(path, "no such file") from problem
    except _BROKEN as problem:
        raise FormatError(path, f"no readable image: {problem}") from problem
    side = min(pixels.size) * _CENTRAL
    left, top = (pixels.width - side) / 2, (pixels.height - side) / 2
    box = (left, top, left + side, top + side)
    # Pillow's transform does not anti-alias, but truncates integer pixel values: so it is done in floating point.
    bands = [
        band.convert("F").transform((width, height), Image.Transform.EXTENT, box, Image.Resampling.BILINEAR)
        for band in pixels.split()
    ]
    sampled = np.rint(np.stack([np.asarray(band) for band in bands], axis=-1))
    return np.asarray(sampled / np.float32(127.5) - np.float32(1))


def as_input(pixels: Array, operand: Operand) -> Array:
    """Return pixels between -1 and 1 as a value of the model's input, of its dimensions."""
    code = OperandType(operand.type)
    values = pixels.reshape(operand.dimensions)
    return values.astype(DTYPES[code]) if code in FLOATS else quantise(values, code, operand.scale, operand.zero_point)
