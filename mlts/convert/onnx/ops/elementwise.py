"""Operators that compute each element of the output from one element of each input."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperandType
from nnconform.harness.model.codes import OperationType as O
from nnconform.mlts.convert.onnx.step import Accepts, OnnxConversion, Rule, activation_of, alike, any_scales, fixed

_ACTIVATIONS = {1: O.RELU, 2: O.RELU1, 3: O.RELU6}


def plain(code: O) -> Rule:
    """Return the converter of an operator whose inputs are those of an operation of the HAL."""

    def convert(step: OnnxConversion) -> None:
        step.add(code, step.inputs())

    return Rule(convert, data=0)


def arithmetic(code: O) -> Rule:
    """Return the converter of an operation of two operands and an activation."""

    def convert(step: OnnxConversion) -> None:
        if code == O.DIV and step.builder.dtype(step.name(0)) in ("int32", "int64"):
            step.refuse("integers, of which ONNX rounds quotients towards zero and the HAL down")
        step.add(code, [step.input(0), step.input(1), step.fused()])

    return Rule(convert, data=2, fuses=True, accepts=None if code == O.DIV else any_scales)


def repeated(code: O, *behind: FusedActivation) -> Rule:
    """Return the converter of an operator of any number of inputs, two of which the HAL's takes, and then what is
    ``behind`` them.
    """

    def convert(step: OnnxConversion) -> None:
        first, *others = step.inputs()
        rest = [step.builder.scalar(each) for each in behind]
        if not others:
            step.builder.alias(step.node.outputs[0], step.name(0))
            return
        for other in others[:-1]:
            result = step.builder.temporary(step.builder.operand_type(first))
            step.builder.operation(code, [first, other, *rest], [result])
            first = result
        step.add(code, [first, others[-1], *rest])

    return Rule(convert, data=0)


def function(code: O, accepts: Accepts | None = None) -> Rule:
    """Return the converter of a function of one operand."""

    def convert(step: OnnxConversion) -> None:
        step.add(code, [step.input(0)])

    return Rule(convert, accepts=accepts)


def clip(step: OnnxConversion) -> None:
    """A limit from both sides: an activation where the HAL has one."""
    activation = activation_of(step.node, step.builder.constants)
    if activation is not None:
        step.add(_ACTIVATIONS[int(activation)], [step.input(0)])
        return
    bounds = [step.input(position) if step.has_input(position) else None for position in (1, 2)]
    result = step.input(0)
    for code, bound in zip((O.MAXIMUM, O.MINIMUM), bounds, strict=True):
        if bound is None:
            continue
        last = code == O.MINIMUM or bounds[1] is None
        output = step.output() if last else step.builder.temporary(step.builder.operand_type(result))
        step.builder.operation(code, [result, bound], [output])
        result = output
    if bounds == [None, None]:
        step.builder.alias(step.node.outputs[0], step.name(0))


def elu(step: OnnxConversion) -> None:
    """ELU with its factor."""
    step.add(O.ELU, [step.input(0), step.real(step.attribute("alpha", 1.0))])


def leaky_relu(step: OnnxConversion) -> None:
    """A PRELU with one factor for all elements."""
    factor = np.array([step.attribute("alpha", 0.01)], np.float32)
    step.add(O.PRELU, [step.input(0), step.builder.constant(OperandType.TENSOR_FLOAT32, factor)])


def normalisation(step: OnnxConversion) -> None:
    """A batch normalisation with constant statistics: a factor and a term for each channel."""
    values = [step.constant(position) for position in range(1, 5)]
    if any(value is None for value in values):
        step.refuse("computed statistics, wanted constants")
    scale, bias, mean, variance = (np.asarray(value, np.float64) for value in values)
    factor = scale / np.sqrt(variance + step.attribute("epsilon", 1e-5))
    shape = (-1, *(1 for _ in range(step.rank(0) - 2)))
    both = [each.astype(np.float32).reshape(shape) for each in (factor, bias - mean * factor)]
    operands = [step.builder.constant(OperandType.TENSOR_FLOAT32, each) for each in both]
    product = step.builder.temporary(OperandType.TENSOR_FLOAT32, step.extents(0))
    step.builder.operation(O.MUL, [step.input(0), operands[0], step.fused()], [product])
    step.add(O.ADD, [product, operands[1], step.fused()])


def instance_normalisation(step: OnnxConversion) -> None:
    """Each channel of each image normalised; then a factor and a term for each channel."""
    if step.rank(0) != 4:
        step.refuse(f"an input of {step.rank(0)} axes, wanted images, of 4")
    values = [step.constant(position) for position in (1, 2)]
    if any(value is None for value in values):
        step.refuse("computed scales or biases, wanted constants")
    epsilon = step.real(step.attribute("epsilon", 1e-5))
    kind = step.builder.operand_type(step.input(0))
    normal = step.builder.temporary(kind, step.extents(0))
    alike = [step.real(1.0), step.real(0.0), epsilon, step.flag(True)]
    step.builder.operation(O.INSTANCE_NORMALIZATION, [step.input(0), *alike], [normal])
    factor, term = (step.builder.constant(kind, np.asarray(value).reshape(-1, 1, 1)) for value in values)
    product = step.builder.temporary(kind, step.extents(0))
    step.builder.operation(O.MUL, [normal, factor, step.fused()], [product])
    step.add(O.ADD, [product, term, step.fused()])


CONVERTERS = {
    "Add": arithmetic(O.ADD),
    "Sub": arithmetic(O.SUB),
    "Mul": arithmetic(O.MUL),
    "Div": arithmetic(O.DIV),
    "Pow": plain(O.POW),
    "PRelu": plain(O.PRELU),
    "Where": plain(O.SELECT),
    "Equal": plain(O.EQUAL),
    "Greater": plain(O.GREATER),
    "GreaterOrEqual": plain(O.GREATER_EQUAL),
    "Less": plain(O.LESS),
    "LessOrEqual": plain(O.LESS_EQUAL),
    "And": plain(O.LOGICAL_AND),
    "Or": plain(O.LOGICAL_OR),
    "Not": plain(O.LOGICAL_NOT),
    "Max": repeated(O.MAXIMUM),
    "Min": repeated(O.MINIMUM),
    "Sum": repeated(O.ADD, FusedActivation.NONE),
    "Abs": function(O.ABS),
    "Exp": function(O.EXP),
    "Floor": function(O.FLOOR),
    "Log": function(O.LOG),
    "Neg": function(O.NEG),
    "Sin": function(O.SIN),
    "Sqrt": function(O.SQRT),
    "Relu": function(O.RELU, alike),
    "Sigmoid": function(O.LOGISTIC, fixed(1 / 256, 0)),
    "Tanh": function(O.TANH, fixed(1 / 128, 128)),
    "HardSwish": function(O.HARD_SWISH, any_scales),
    "Clip": Rule(clip),
    "Elu": Rule(elu),
    "LeakyRelu": Rule(leaky_relu),
    "BatchNormalization": Rule(normalisation),
    "InstanceNormalization": Rule(instance_normalisation),
}
