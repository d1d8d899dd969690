"""The bytes of an unsigned quantised input are read as signed ones, or the other way round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantisation, Quantised

_OTHER = {
    T.TENSOR_QUANT8_ASYMM: T.TENSOR_QUANT8_ASYMM_SIGNED,
    T.TENSOR_QUANT8_ASYMM_SIGNED: T.TENSOR_QUANT8_ASYMM,
}


def _places(target: Target) -> Iterable[str]:
    stored = target.kernel.takes is Takes.STORED
    return (arg.name for arg in target.tensors() if not stored and target.types.type_of(arg) in _OTHER)


def _strike(execution: Execution) -> list[Array]:
    name = execution.place
    given, quantisation = execution.arguments[name], Quantisation.of(execution.call.operand(name))
    other = replace(quantisation, type=_OTHER[quantisation.type])
    if isinstance(given, Quantised):
        return execution.with_arguments(**{name: Quantised(given.raw.view(DTYPES[other.type]), other)})
    return execution.with_tensor(
        lambda real: other.real(quantisation.raw(np.asarray(real)).view(DTYPES[other.type]), real.dtype)
    )


FAULT = Fault(
    "reads unsigned bytes as signed, or signed as unsigned", "raw values beyond what both hold", _places, _strike
)
