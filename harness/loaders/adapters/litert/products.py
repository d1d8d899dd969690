"""The arguments of convolutions and FULLY_CONNECTED: an input, a filter and a bias in types that LiteRT combines.

LiteRT computes INT8 with filters whose zero point is 0, with one scale or one a channel, and UINT8 with one scale and
any zero point. Other combinations of the HAL are converted to the type that can express them and back; no real value
changes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation
from nnconform.harness.model.codes import OperandType


class Product:
    """The arguments of a product, converted for LiteRT."""

    def __init__(self, step: LiteRtStep, filter_name: str) -> None:
        self.step = step
        weights, stored = step.call.operand(filter_name), step.input("input")
        per_channel = weights.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
        type = stored.type
        if per_channel:
            type = "INT8"
        elif type == "INT8" and weights.zero_point:
            type = "UINT8"
        self.input = step.as_type(stored, type)
        self.filter = step.input(filter_name) if per_channel else step.input(filter_name, type)
        self.bias = step.input("bias")
        if per_channel:
            self.bias = self._with_scales(self.bias)
        self.output = step.output(type=type)

    def emit(self, code: str, image: LiteRtTensor, options: str, **fields: Any) -> None:
        """Add the operator, with the operation's activation."""
        fields["fusedActivationFunction"] = self.step.value("fused_activation")
        self.step.emit(code, [image, self.filter, self.bias], [self.output], options, **fields)

    def _with_scales(self, bias: LiteRtTensor) -> LiteRtTensor:
        """Return the bias with a scale a channel, which LiteRT wants under such a filter; the HAL's has none."""
        scale, filter_quantisation = self.input.quantisation, self.filter.quantisation
        assert scale is not None
        assert filter_quantisation is not None
        if bias.value is None:
            return bias
        scales = np.asarray(filter_quantisation.scales, np.float32) * np.float32(scale.scales[0])
        return self.step.graph.constant(bias.value, RuntimeQuantisation(tuple(scales.tolist())))
