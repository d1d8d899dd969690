"""Each channel of a per-channel quantised tensor gets the scale of the one before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.model.numbers import Array, per_axis
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantised


def _places(target: Target) -> Iterable[str]:
    if target.kernel.takes is Takes.STORED:
        return ()
    return (arg.name for arg in target.tensors() if target.types.type_of(arg) == T.TENSOR_QUANT8_SYMM_PER_CHANNEL)


def _strike(execution: Execution) -> list[Array]:
    name = execution.place
    given, params = execution.arguments[name], execution.call.operand(name).extra_params
    if isinstance(given, Quantised):
        rolled = replace(given.quantisation, scale=np.roll(given.quantisation.scale, 1))
        return execution.with_arguments(**{name: Quantised(given.raw, rolled)})
    assert isinstance(params, SymmPerChannelQuantParams)
    factors = np.roll(params.scales, 1) / np.array(params.scales)
    return execution.with_tensor(
        lambda real: real * per_axis(factors, params.channel_dim, real.ndim).astype(real.dtype)
    )


FAULT = Fault("uses the scale of another channel", "channels with different scales", _places, _strike)
