"""The filter and bias of convolutions and FULLY_CONNECTED."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation


def weights(step: OnnxStep, name: str, order: Sequence[int]) -> list[OnnxTensor]:
    """Return the filter ``name`` with its axes in this order, and the bias, both in real values."""
    filters = step.stored(name)
    if list(order) != sorted(order):
        filters = step.transpose(filters, order)
    return [step.dequantised(filters), step.dequantised(_bias(step, step.stored("input"), step.stored(name)))]


def _bias(step: OnnxStep, source: OnnxTensor, filters: OnnxTensor) -> OnnxTensor:
    """Return the bias in real values. Under a filter with a scale a channel the HAL gives it none; it has the input's
    times the channel's.
    """
    bias, scales = step.stored("bias"), filters.quantisation
    if bias.type != "INT32" or source.quantisation is None or scales is None:
        return bias
    products = np.asarray(scales.scales, np.float32) * np.float32(source.quantisation.scales[0])
    return replace(bias, quantisation=RuntimeQuantisation(tuple(products.tolist())))
