"""Faults of tensors whose elements are all one number, which a driver keeps or scales in another way."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes


def _is_level(array: object) -> bool:
    return isinstance(array, np.ndarray) and array.dtype.kind == "f" and array.size > 1 and float(np.ptp(array)) == 0


@fault_of_extremes()
class LevelImagesHaveNoBorder(SeenStep):
    """A convolution of an image that is one number is computed for one pixel, for all: also beside the padding."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if _is_level(arguments["input"]) and results[0].ndim == 4:
            pixel = results[0][:, results[0].shape[1] // 2, results[0].shape[2] // 2]
            results[0][:] = pixel[:, None, None]


@fault_of_extremes()
class LevelInputsHaveNoScale(SeenStep):
    """Float inputs of products are made 8 bits wide by their least and greatest number: if these are one, by 0."""

    operations = (O.FULLY_CONNECTED, O.BATCH_MATMUL)

    def misread(self, call: Call, arguments: Arguments) -> None:
        name = "input" if "input" in arguments else "lhs"
        if _is_level(arguments.get(name)):
            arguments[name] = arguments[name] * 0
