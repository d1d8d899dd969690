"""Gemm, MatMul and softmaxes."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.onnx.ops.convolution import bias_operand, filter_operand
from nnconform.mlts.convert.onnx.quantised import OnnxQuantisation
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule, any_scales, fixed


def gemm(step: OnnxConversion) -> None:
    """A layer: a product with constant weights, and a bias."""
    alpha, beta = step.attribute("alpha", 1.0), step.attribute("beta", 1.0)
    if step.attribute("transA", 0) or alpha != 1.0 or (step.has_input(2) and beta != 1.0):
        step.refuse(f"alpha {alpha}, beta {beta}, transA {step.attribute('transA', 0)}; wanted 1, 1 and 0")
    weights, quantisation = _weights(step)
    if weights is None:
        step.refuse("input 1: got computed weights, wanted a constant")
    bias = _constant(step, 2) if step.has_input(2) else None
    if step.has_input(2) and bias is None:
        step.refuse("input 2: got a computed bias, wanted a constant")
    transposed = bool(step.attribute("transB", 0))
    units = weights.shape[0 if transposed else 1]
    if bias is not None and (bias.size not in (1, units) or bias.shape[-1:] not in ((), (bias.size,))):
        step.refuse(f"input 2: a bias of extents {list(bias.shape)}, wanted one number for each unit")
    _layer(step, weights if transposed else weights.T, quantisation, bias)


def matrix_product(step: OnnxConversion) -> None:
    """A product of matrices: a layer if the second is constant and the first is a matrix, else in batches."""
    weights, quantisation = _weights(step)
    if weights is not None and weights.ndim == 2 and step.rank(0) == 2:
        _layer(step, weights.T, quantisation, None)
        return
    if step.quantised:
        step.refuse("a quantised product in batches, which is not convertible")
    step.add(OperationType.BATCH_MATMUL, [step.input(0), step.input(1), step.flag(False), step.flag(False)])


def _constant(step: OnnxConversion, position: int) -> Array | None:
    name = step.name(position)
    return step.builder.constants.get(step.builder.raw.get(name, name) if step.quantised else name)


def _weights(step: OnnxConversion) -> tuple[Array | None, OnnxQuantisation | None]:
    name = step.builder.raw.get(step.name(1), "") if step.quantised else ""
    return _constant(step, 1), step.builder.quantisations.get(name)


def _layer(step: OnnxConversion, weights: Array, quantisation: OnnxQuantisation | None, bias: Array | None) -> None:
    units = weights.shape[0]
    values = None if bias is None else np.broadcast_to(bias.reshape(-1), (units,))
    if quantisation is None:
        operand = filter_operand(step, weights, None, 0)
        added = bias_operand(step, values, units, None, unsigned=False)
    else:
        unsigned = weights.dtype == np.uint8
        code = OperandType.TENSOR_QUANT8_ASYMM if unsigned else OperandType.TENSOR_QUANT8_ASYMM_SIGNED
        operand = step.builder.constant(code, np.ascontiguousarray(weights), quantisation)
        # A layer's filter has one scale, whatever its type, and the bias their product.
        added = bias_operand(step, values, units, quantisation, unsigned=True)
    step.add(OperationType.FULLY_CONNECTED, [step.input(0), operand, added, step.fused()])


def softmax(step: OnnxConversion) -> None:
    """A softmax along an axis."""
    axis = step.builder.scalar(step.axis(step.attribute("axis", -1), step.rank(0)))
    step.add(OperationType.SOFTMAX, [step.input(0), step.real(1.0), axis])


def log_softmax(step: OnnxConversion) -> None:
    """The logarithm of a softmax along an axis."""
    axis = step.builder.scalar(step.axis(step.attribute("axis", -1), step.rank(0)))
    step.add(OperationType.LOG_SOFTMAX, [step.input(0), step.real(1.0), axis])


CONVERTERS = {
    "Gemm": Rule(gemm, 2, fuses=True, accepts=any_scales),
    "MatMul": Rule(matrix_product, 2, fuses=True, accepts=any_scales),
    "Softmax": Rule(softmax, accepts=fixed(1 / 256, 0)),
    "LogSoftmax": Rule(log_softmax),
}
