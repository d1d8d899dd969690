"""Faults with the batch of a call: what a driver makes of one row, of an odd number, and of those beyond a tile."""

from __future__ import annotations

from functools import partial

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, changed, raw

_of_idioms = partial(fault, caught_by={"generated_tests/idioms": "any failure"}, command="pass-faults")
_CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)


@_of_idioms()
class DenseInPairs(SeenStep):
    """FULLY_CONNECTED computes rows in pairs, and the last of an odd number is that of the pair before."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if len(result) > 1 and len(result) % 2:
            result[-1] = result[-2]


@_of_idioms()
class WindowsOfFirstImage(SeenStep):
    """A convolution of several images computes the last one from the first one's last row of pixels."""

    operations = _CONVOLUTIONS

    def misread(self, call: Call, arguments: Arguments) -> None:
        if len(raw(arguments["input"])) > 1:
            arguments["input"] = changed(arguments["input"], _with_last_row_of_first)


def _with_last_row_of_first(images: Array) -> Array:
    images[-1, -1] = images[0, -1]
    return images


@_of_idioms()
class NormalisedOverBatch(SeenStep):
    """SOFTMAX scales the rows of a batch by what the first one sums to: the others do not sum to 1."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if result.ndim > 1 and len(result) > 1:
            result[1:] = result[1:] * np.float32(0.75)


@_of_idioms()
class OneRowAsVector(SeenStep):
    """A sum or product of one row goes another way, which leaves out the second operand's last element."""

    operations = (O.ADD, O.MUL, O.SUB)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        first = raw(arguments["lhs"])
        if result.ndim > 1 and len(result) == 1 and first.shape == result.shape:
            result[..., -1] = first[..., -1]
