"""Conv, QLinearConv and ConvTranspose."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.onnx.ops.windows import paddings, strides
from nnconform.mlts.convert.onnx.quantised import OnnxQuantisation, quantisation_of
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule, any_scales


def convolution(step: OnnxConversion) -> None:
    """A convolution of images in NCHW order."""
    weights = step.constant(1)
    raw = step.builder.raw.get(step.name(1))
    if step.quantised and raw is not None:
        _add(step, step.builder.constants[raw], step.builder.quantisations[raw], step.input(0), _bias(step, 2))
        return
    if weights is None:
        step.refuse("input 1: got a computed filter, wanted a constant")
    _add(step, weights, None, step.input(0), _bias(step, 2))


def quantised_convolution(step: OnnxConversion) -> None:
    """A convolution of raw values, with its quantisation among the inputs."""
    weights, quantisation = step.constant(3), quantisation_of(step.node, step.builder.constants, 4, 5)
    if weights is None or quantisation is None:
        step.refuse("filter: wanted a constant with constant scales")
    step.quantised = True
    per_channel = OnnxQuantisation(quantisation.scales, quantisation.zero_point, 0)
    _add(step, weights, per_channel, step.builder.operand(step.name(0)), _bias(step, 8))


def _bias(step: OnnxConversion, position: int) -> Array | None:
    """Return the bias, of integers or real numbers; None for none."""
    if not step.has_input(position):
        return None
    name = step.name(position)
    value = step.builder.constants.get(step.builder.raw.get(name, name) if step.quantised else name)
    if value is None:
        step.refuse(f"input {position}: got a computed bias, wanted a constant")
    return value


def _add(
    step: OnnxConversion, weights: Array, quantisation: OnnxQuantisation | None, image: int, bias: Array | None
) -> None:
    if weights.ndim != 4:
        step.refuse(f"a filter of {weights.ndim} axes, wanted 4: the HAL convolves images")
    channels, groups = step.extents(0)[1], step.attribute("group", 1)
    outer, inner, height, width = weights.shape
    depthwise = groups == channels and inner == 1 and groups > 1
    # The HAL's filter is [out, height, width, in], of a depthwise one [1, height, width, out].
    order = (1, 2, 3, 0) if depthwise else (0, 2, 3, 1)
    filters = filter_operand(step, weights.transpose(order), quantisation, order.index(0))
    # Along the axes of an image in NCHW order, which the flag says.
    pads = paddings(step, (height, width), 2)
    common = [step.builder.scalar(number) for number in (*pads, *strides(step))]
    dilations = [step.builder.scalar(number) for number in reversed(step.attribute("dilations", [1, 1]))]
    inputs = [
        image,
        filters,
        bias_operand(step, bias, outer, quantisation, unsigned=weights.dtype == np.uint8),
        *common,
    ]
    if depthwise:
        multiplier = step.builder.scalar(outer // channels)
        step.add(OperationType.DEPTHWISE_CONV_2D, [*inputs, multiplier, step.fused(), step.flag(True), *dilations])
    elif groups == 1:
        step.add(OperationType.CONV_2D, [*inputs, step.fused(), step.flag(True), *dilations])
    elif step.attribute("dilations", [1, 1]) == [1, 1]:
        step.add(OperationType.GROUPED_CONV_2D, [*inputs, step.builder.scalar(groups), step.fused(), step.flag(True)])
    else:
        step.refuse(f"{groups} groups with dilations, which the HAL has not")


def transposed_convolution(step: OnnxConversion) -> None:
    """Each pixel spread over a window."""
    weights = step.constant(1)
    if weights is None or weights.ndim != 4:
        step.refuse("input 1: wanted a constant filter of 4 axes")
    if step.attribute("group", 1) != 1 or step.attribute("dilations", [1, 1]) != [1, 1]:
        step.refuse("groups or dilations, which the HAL's has not")
    size, result = step.extents(0)[2:], step.output_extents()[2:]
    if "output_shape" in step.node.attributes or step.attribute("auto_pad", "NOTSET") not in ("NOTSET", "VALID"):
        step.refuse("output_shape or auto_pad, whose paddings are not in the file")
    top, left, *_ = step.attribute("pads", [0, 0, 0, 0])
    width, height = strides(step)
    # What is left behind the last window follows from the output's extents; below 0 it is added there.
    bottom, right = (
        (extent - 1) * stride + window - head - out
        for extent, stride, window, head, out in zip(
            size, (height, width), weights.shape[2:], (top, left), result, strict=True
        )
    )
    numbers = [step.builder.scalar(number) for number in (left, right, top, bottom, width, height)]
    filters = filter_operand(step, weights.transpose(1, 2, 3, 0), None, 0)
    bias = bias_operand(step, _bias(step, 2), weights.shape[1], None, unsigned=False)
    step.add(OperationType.TRANSPOSE_CONV_2D, [step.input(0), filters, bias, *numbers, step.fused(), step.flag(True)])


def filter_operand(step: OnnxConversion, weights: Array, quantisation: OnnxQuantisation | None, axis: int) -> int:
    """Return the operand of a filter in the HAL's order, whose channels lie along ``axis``."""
    if quantisation is None:
        return step.builder.constant(_real_type(weights), np.ascontiguousarray(weights))
    if weights.dtype == np.uint8 and len(quantisation.scales) == 1:
        return step.builder.constant(OperandType.TENSOR_QUANT8_ASYMM, weights, quantisation)
    if weights.dtype != np.int8 or quantisation.zero_point:
        step.refuse(f"a filter of {weights.dtype} with zero point {quantisation.zero_point}; wanted int8 with 0")
    count = weights.shape[axis]
    scales = quantisation.scales if len(quantisation.scales) > 1 else quantisation.scales * count
    params = OnnxQuantisation(scales, 0, axis)
    return step.builder.constant(OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, weights, params)


def bias_operand(
    step: OnnxConversion, bias: Array | None, count: int, quantisation: OnnxQuantisation | None, *, unsigned: bool
) -> int:
    """Return the operand of a bias: zeros for none; integers for a quantised operation. ``unsigned``: the filter is."""
    if quantisation is None:
        value = np.zeros(count, np.float32) if bias is None else bias
        return step.builder.constant(_real_type(value), value)
    source = step.builder.raw.get(step.name(0), step.name(0))
    scales = np.array(quantisation.scales) * step.builder.quantisations[source].scale
    value = np.zeros(count, np.int32) if bias is None else bias
    if value.dtype != np.int32:
        value = np.round(value / scales).astype(np.int32)
    # Under a filter with a scale a channel, as one of int8 has, the HAL gives the bias none.
    own = OnnxQuantisation((float(scales[0]),), 0) if unsigned else None
    return step.builder.constant(OperandType.TENSOR_INT32, value, own)


def _real_type(value: Array) -> OperandType:
    return OperandType.TENSOR_FLOAT16 if value.dtype == np.float16 else OperandType.TENSOR_FLOAT32


CONVERTERS = {
    "Conv": Rule(convolution, 2, fuses=True, accepts=any_scales, per_channel=True),
    "QLinearConv": Rule(quantised_convolution),
    "ConvTranspose": Rule(transposed_convolution),
}
