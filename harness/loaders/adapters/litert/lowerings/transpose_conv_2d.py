"""TRANSPOSE_CONV_2D. LiteRT takes the output's extents and a scheme, SAME or VALID, of which they must be a result.

Where the HAL's paddings are neither, the whole output is written and the part wanted is sliced out of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from nnconform.harness.loaders.adapters.litert.products import Product
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@dataclass(frozen=True, slots=True)
class _Axis:
    """``pixels`` of the input cover ``whole`` places; ``out`` of them are wanted from ``head`` on."""

    pixels: int
    stride: int
    kernel: int
    head: int
    out: int

    @property
    def whole(self) -> int:
        """Places covered, and what is wanted behind them."""
        return max((self.pixels - 1) * self.stride + self.kernel, self.head + self.out)

    def is_valid(self, out: int, head: int = 0) -> bool:
        """Whether VALID gives so many places."""
        return head == 0 and out >= self.kernel and (out - self.kernel) // self.stride + 1 == self.pixels

    def is_same(self) -> bool:
        """Whether SAME gives what is wanted."""
        total = max(0, (self.pixels - 1) * self.stride + self.kernel - self.out)
        return -(-self.out // self.stride) == self.pixels and self.head == total // 2


@lowers(O.TRANSPOSE_CONV_2D)
def transpose_conv_2d(step: LiteRtStep) -> None:
    product = Product(step, "filter")
    axes = _axes(step)
    batch, channels = step.call.symbol("b"), step.call.symbol("c_out")
    schemes = step.graph.file.schema.Padding
    heads, extents, padding = [0, 0], [axis.out for axis in axes], schemes.VALID
    if all(axis.is_same() for axis in axes):
        padding = schemes.SAME
    elif not all(axis.is_valid(axis.out, axis.head) for axis in axes):
        heads, extents = [axis.head for axis in axes], [axis.whole for axis in axes]
        if not all(axis.is_valid(axis.whole) for axis in axes):
            step.refuse(f"output extents {[axis.out for axis in axes]} are no result of SAME or VALID, nor part of one")
    dims = (batch, *extents, channels)
    whole = product.output if extents == [axis.out for axis in axes] else step.like(product.output, dims)
    step.emit(
        "TRANSPOSE_CONV",
        [step.ints(dims), product.filter, product.input, product.bias],
        [whole],
        "TransposeConvOptions",
        padding=padding,
        strideW=step.value("stride_width"),
        strideH=step.value("stride_height"),
        fusedActivationFunction=step.value("fused_activation"),
    )
    if whole is not product.output:
        begin, size = step.ints([0, *heads, 0]), step.ints([batch, *(axis.out for axis in axes), channels])
        step.emit("SLICE", [whole, begin, size], [product.output], "SliceOptions")


def _axes(step: LiteRtStep) -> list[_Axis]:
    """Height and width. Everything must be known: LiteRT wants the output's extents in numbers."""
    spreads, extents = step.call.derived("spreads"), step.call.dims("input")
    if None in spreads or None in extents or step.call.symbol("c_out") is None:
        step.refuse("the extents of the input and the filter must be known when the model is prepared")
    return [
        _Axis(extent or 0, spread.stride, spread.kernel, spread.head, spread.out)
        for spread, extent in zip(spreads, extents[1:3], strict=True)
    ]
