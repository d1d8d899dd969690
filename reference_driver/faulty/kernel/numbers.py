"""Faults of kernels in the precision and quantisation of numbers."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, ZERO_POINTS, Array, per_axis
from nnconform.reference_driver.faulty.kernel._call import Execution, Target
from nnconform.reference_driver.faulty.kernel._changes import float32_inputs, quantised_outputs, with_raw, with_rounded
from nnconform.reference_driver.faulty.kernel._device import kernel_fault
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantisation, Quantised


def _bfloat16_places(target: Target) -> Iterable[str]:
    return ("",) if float32_inputs(target) else ()


def _cut(array: Array) -> Array:
    single = np.ascontiguousarray(array, np.float32)
    return (single.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32).astype(array.dtype)


@kernel_fault("cuts float32 to bfloat16", "float32 values of more than 8 significant bits", _bfloat16_places)
def bfloat16(execution: Execution) -> list[Array]:
    """Float32 inputs are truncated to bfloat16, as some matrix units do."""
    return with_rounded(execution, T.TENSOR_FLOAT32, _cut)


def _channel_scales_rolled_places(target: Target) -> Iterable[str]:
    if target.kernel.takes is Takes.STORED:
        return ()
    return (arg.name for arg in target.tensors() if target.types.type_of(arg) == T.TENSOR_QUANT8_SYMM_PER_CHANNEL)


@kernel_fault("uses the scale of another channel", "channels with different scales", _channel_scales_rolled_places)
def channel_scales_rolled(execution: Execution) -> list[Array]:
    """Each channel of a per-channel quantised tensor is read with the scale of the channel before."""
    name = execution.place
    tensor, params = execution.arguments[name], execution.call.operand(name).extra_params
    if isinstance(tensor, Quantised):
        rolled = replace(tensor.quantisation, scale=np.roll(tensor.quantisation.scale, 1))
        return execution.with_arguments(**{name: Quantised(tensor.raw, rolled)})
    assert isinstance(params, SymmPerChannelQuantParams)
    factors = np.roll(params.scales, 1) / np.array(params.scales)
    return execution.with_tensor(
        lambda real: real * per_axis(factors, params.channel_dim, real.ndim).astype(real.dtype)
    )


def _float16_places(target: Target) -> Iterable[str]:
    return ("",) if float32_inputs(target) else (arg.name for arg in target.outputs(T.TENSOR_FLOAT32))


def _rounded(array: Array) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        return array.astype(np.float16).astype(array.dtype)


@kernel_fault(
    "rounds float32 to float16", "float32 values of more than 11 significant bits, not relaxed", _float16_places
)
def float16(execution: Execution) -> list[Array]:
    """Float32 inputs, or else results, are rounded to float16 though the model is not relaxed."""
    if not execution.place:
        return with_rounded(execution, T.TENSOR_FLOAT32, _rounded)
    struck = [arg.name == execution.place for arg in execution.call.form.outputs]
    return [_rounded(result) if hit else result for result, hit in zip(execution.right, struck, strict=True)]


def _int32_through_float32_places(target: Target) -> Iterable[str]:
    # In other results (the sum of a quantised bias and products) so small a difference is rounded away.
    data = any(target.types.type_of(arg) == T.TENSOR_INT32 and arg.type is None for arg in target.tensors())
    return ("",) if data and any(True for _ in target.outputs(T.TENSOR_INT32)) else ()


@kernel_fault("takes INT32 through float32", "odd integers above 2^24", _int32_through_float32_places)
def int32_through_float32(execution: Execution) -> list[Array]:
    """INT32 elements pass through float32, which holds 24 bits."""
    return with_rounded(execution, T.TENSOR_INT32, lambda array: array.astype(np.float32).astype(array.dtype))


@kernel_fault("ignores the output's zero point", "an output whose zero point is not 0", quantised_outputs)
def output_zero_point_ignored(execution: Execution) -> list[Array]:
    """Quantised results are stored as if the output's zero point were 0."""
    return with_raw(execution, lambda raw, zero_point, low, high: raw - zero_point)


_OTHER = {
    T.TENSOR_QUANT8_ASYMM: T.TENSOR_QUANT8_ASYMM_SIGNED,
    T.TENSOR_QUANT8_ASYMM_SIGNED: T.TENSOR_QUANT8_ASYMM,
}


def _read_as_other_sign_places(target: Target) -> Iterable[str]:
    stored = target.kernel.takes is Takes.STORED
    return (arg.name for arg in target.tensors() if not stored and target.types.type_of(arg) in _OTHER)


@kernel_fault(
    "reads unsigned bytes as signed, or signed as unsigned",
    "raw values beyond what both hold",
    _read_as_other_sign_places,
)
def read_as_other_sign(execution: Execution) -> list[Array]:
    """The bytes of an unsigned quantised input are read as signed, or the other way round."""
    name = execution.place
    tensor, quantisation = execution.arguments[name], Quantisation.of(execution.call.operand(name))
    other = replace(quantisation, type=_OTHER[quantisation.type])
    if isinstance(tensor, Quantised):
        return execution.with_arguments(**{name: Quantised(tensor.raw.view(DTYPES[other.type]), other)})
    return execution.with_tensor(
        lambda real: other.real(quantisation.raw(np.asarray(real)).view(DTYPES[other.type]), real.dtype.type)
    )


def _result_truncated_places(target: Target) -> Iterable[str]:
    # The results of kernels that take raw values are rounded already.
    return quantised_outputs(target) if target.kernel.takes is Takes.REAL else ()


@kernel_fault("cuts quantised results", "results between two raw values", _result_truncated_places)
def result_truncated(execution: Execution) -> list[Array]:
    """Quantised results are truncated towards zero instead of rounded."""
    return with_raw(execution, lambda raw, zero_point, low, high: np.trunc(raw - zero_point) + zero_point)


@kernel_fault("wraps round instead of saturating", "results beyond the range of the type", quantised_outputs)
def result_wraps(execution: Execution) -> list[Array]:
    """Quantised results out of range wrap round instead of saturating."""
    return with_raw(execution, lambda raw, zero_point, low, high: low + (np.round(raw) - low) % (high - low + 1))


def _zero_point_ignored_places(target: Target) -> Iterable[str]:
    stored = target.kernel.takes is Takes.STORED
    typed = ((arg.name, target.types.type_of(arg)) for arg in target.tensors() if not arg.any_type)
    return (name for name, code in typed if not stored and ZERO_POINTS.get(code, (0, 0)) != (0, 0))


@kernel_fault("ignores the zero point of an input", "a zero point that is not 0", _zero_point_ignored_places)
def zero_point_ignored(execution: Execution) -> list[Array]:
    """The zero point of a quantised input is read as 0."""
    name = execution.place
    tensor, operand = execution.arguments[name], execution.call.operand(name)
    if isinstance(tensor, Quantised):
        return execution.with_arguments(**{name: Quantised(tensor.raw, replace(tensor.quantisation, zero_point=0))})
    return execution.with_tensor(lambda real: real + real.dtype.type(operand.zero_point * operand.scale))
