"""Windows over images: strides, paddings, and poolings."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule, alike


def strides(step: OnnxConversion) -> tuple[int, int]:
    """Return the strides along the width and the height, as the HAL orders them."""
    height, width = step.attribute("strides", [1, 1])
    return width, height


def paddings(step: OnnxConversion, window: Sequence[int], first_axis: int) -> tuple[int, int, int, int]:
    """Return the paddings on the left, the right, the top and the bottom, as the HAL orders them."""
    scheme = step.attribute("auto_pad", "NOTSET")
    if scheme == "NOTSET":
        top, left, bottom, right = step.attribute("pads", [0, 0, 0, 0])
        return left, right, top, bottom
    if scheme == "VALID":
        return 0, 0, 0, 0
    result: list[int] = []
    image = step.extents(0)[first_axis : first_axis + 2]
    dilations = step.attribute("dilations", [1, 1])
    for extent, stride, size, dilation in zip(image, reversed(strides(step)), window, dilations, strict=True):
        total = max(0, (-(-extent // stride) - 1) * stride + (size - 1) * dilation + 1 - extent)
        head = total // 2 if scheme == "SAME_UPPER" else total - total // 2
        result += [head, total - head]
    top, bottom, left, right = result
    return left, right, top, bottom


def pool(code: OperationType) -> Rule:
    """Return the converter of a pooling."""

    def convert(step: OnnxConversion) -> None:
        if step.rank(0) != 4:
            step.refuse(f"an image of {step.rank(0)} axes, wanted 4")
        if step.attribute("dilations", [1, 1]) != [1, 1]:
            step.refuse("dilations, which the HAL's poolings have not")
        height, width = step.attribute("kernel_shape")
        pads = paddings(step, (height, width), 2)
        average = code == OperationType.AVERAGE_POOL_2D
        if average and any(pads) and step.attribute("count_include_pad", 0):
            step.refuse("a mean that counts the padding, which the HAL's does not")
        _check_ceil(step, (height, width), pads)
        numbers = [step.builder.scalar(number) for number in (*pads, *strides(step), width, height)]
        step.add(code, [step.input(0), *numbers, step.fused(), step.flag(True)])

    return Rule(convert, fuses=True, accepts=alike)


def _check_ceil(step: OnnxConversion, window: Sequence[int], pads: Sequence[int]) -> None:
    """Refuse a window that begins in the image and ends behind the padding: ceil_mode keeps it, the HAL does not."""
    left, right, top, bottom = pads
    height, width = step.extents(0)[2:]
    across, down = strides(step)
    wanted = ((height + top + bottom - window[0]) // down + 1, (width + left + right - window[1]) // across + 1)
    if step.attribute("ceil_mode", 0) and tuple(step.output_extents()[2:]) != wanted:
        step.refuse("ceil_mode with a window that ends behind the padding, which the HAL has not")


def of_all(code: OperationType) -> Rule:
    """Return the converter of a pooling of each whole channel."""

    def convert(step: OnnxConversion) -> None:
        if step.rank(0) != 4:
            step.refuse(f"an image of {step.rank(0)} axes, wanted 4")
        height, width = step.extents(0)[2:]
        numbers = [step.builder.scalar(number) for number in (0, 0, 0, 0, 1, 1, width, height)]
        step.add(code, [step.input(0), *numbers, step.fused(), step.flag(True)])

    return Rule(convert, fuses=True, accepts=alike)


def local_response(step: OnnxConversion) -> None:
    """Each value by the squares of the channels around it, whose mean ONNX takes and the HAL the sum."""
    size = step.attribute("size")
    if size % 2 == 0:
        step.refuse(f"size: got {size}, wanted an odd one: the HAL's window reaches as far to both sides")
    factors = (step.attribute("bias", 1.0), step.attribute("alpha", 1e-4) / size, step.attribute("beta", 0.75))
    numbers = [step.builder.scalar(size // 2), *map(step.real, factors), step.builder.scalar(1)]
    step.add(OperationType.LOCAL_RESPONSE_NORMALIZATION, [step.input(0), *numbers])


CONVERTERS = {
    "AveragePool": pool(OperationType.AVERAGE_POOL_2D),
    "MaxPool": pool(OperationType.MAX_POOL_2D),
    "GlobalAveragePool": of_all(OperationType.AVERAGE_POOL_2D),
    "GlobalMaxPool": of_all(OperationType.MAX_POOL_2D),
    "LRN": Rule(local_response),
}
