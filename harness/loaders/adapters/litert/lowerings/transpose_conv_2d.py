"""TRANSPOSE_CONV_2D. LiteRT takes the output's extents and a scheme, SAME or VALID, which must fit each other.

If the HAL's paddings fit neither, the full output is written and the requested part is sliced out of it.
"""

from __future__ import annotations

import msgspec

from nnconform.harness.loaders.adapters.litert.products import Product
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


class _Axis(msgspec.Struct, frozen=True):
    """``pixels`` of the input cover ``covered`` output elements; the HAL's output is ``size`` of them, from ``head``
    on.
    """

    pixels: int
    stride: int
    kernel: int
    head: int
    size: int

    @property
    def covered(self) -> int:
        """The number of elements covered, and any requested ones beyond them."""
        return max((self.pixels - 1) * self.stride + self.kernel, self.head + self.size)

    def is_valid(self, size: int, head: int = 0) -> bool:
        """Return whether VALID yields this many elements."""
        return head == 0 and size >= self.kernel and (size - self.kernel) // self.stride + 1 == self.pixels

    def is_same(self) -> bool:
        """Return whether SAME yields the HAL's output."""
        total = max(0, (self.pixels - 1) * self.stride + self.kernel - self.size)
        return -(-self.size // self.stride) == self.pixels and self.head == total // 2


@lowers(O.TRANSPOSE_CONV_2D)
def transpose_conv_2d(step: LiteRtStep) -> None:
    product = Product(step, "filter")
    axes = _axes(step)
    batch, channels = step.call.symbol("b"), step.call.symbol("c_out")
    schemes = step.graph.file.schema.Padding
    heads, extents, padding = [0, 0], [axis.size for axis in axes], schemes.VALID
    if all(axis.is_same() for axis in axes):
        padding = schemes.SAME
    elif not all(axis.is_valid(axis.size, axis.head) for axis in axes):
        heads, extents = [axis.head for axis in axes], [axis.covered for axis in axes]
        if not all(axis.is_valid(axis.covered) for axis in axes):
            step.refuse(
                f"output extents {[axis.size for axis in axes]} fit neither SAME nor VALID, nor a part of either"
            )
    dims = (batch, *extents, channels)
    covered = product.output if extents == [axis.size for axis in axes] else step.like(product.output, dims)
    step.emit(
        "TRANSPOSE_CONV",
        [step.ints(dims), product.filter, product.input, product.bias],
        [covered],
        "TransposeConvOptions",
        padding=padding,
        strideW=step.value("stride_width"),
        strideH=step.value("stride_height"),
        fusedActivationFunction=step.value("fused_activation"),
    )
    if covered is not product.output:
        begin, size = step.ints([0, *heads, 0]), step.ints([batch, *(axis.size for axis in axes), channels])
        step.emit("SLICE", [covered, begin, size], [product.output], "SliceOptions")


def _axes(step: LiteRtStep) -> list[_Axis]:
    """Return height and width. All extents must be known: LiteRT wants the output's as numbers."""
    spreads, extents = step.call.derived("spreads"), step.call.dims("input")
    if None in spreads or None in extents or step.call.symbol("c_out") is None:
        step.refuse("the extents of the input and the filter must be known when the model is prepared")
    return [
        _Axis(extent or 0, spread.stride, spread.kernel, spread.head, spread.out)
        for spread, extent in zip(spreads, extents[1:3], strict=True)
    ]
