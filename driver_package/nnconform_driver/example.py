"""A driver to try and to start from: float32 arithmetic without numpy, ``venv:PATH:nnconform_driver.example``.

It supports what it can compute safely. It does not check the contract's other rules for models, and so leaves
``validation`` among the emulated features.
"""

import math
from array import array
from typing import Any, Callable, Dict, List, Sequence

from nnconform_driver import compute
from nnconform_driver.arguments import constant_value
from nnconform_driver.codes import FusedActivation, OperandLifeTime, OperandType, OperationType
from nnconform_driver.device import Device
from nnconform_driver.errors import ValidationError
from nnconform_driver.values import Model, Operand, Operation, Tensor

_MOST_RANK = 4
_CONSTANT = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def _clamp(low: float, high: float) -> Callable[[float], float]:
    return lambda x: low if x < low else high if x > high else x  # a NaN stays one


_ACTIVATIONS: Dict[int, Callable[[float], float]] = {
    FusedActivation.NONE: lambda x: x,
    FusedActivation.RELU: _clamp(0.0, math.inf),
    FusedActivation.RELU1: _clamp(-1.0, 1.0),
    FusedActivation.RELU6: _clamp(0.0, 6.0),
}
# A float64 result of one operation, rounded to float32, is the float32 result.
_BINARY: Dict[int, Callable[[float, float], float]] = {
    OperationType.ADD: lambda x, y: x + y,
    OperationType.MUL: lambda x, y: x * y,
    OperationType.SUB: lambda x, y: x - y,
}
_UNARY: Dict[int, Callable[[float], float]] = {
    OperationType.FLOOR: lambda x: float(math.floor(x)) if math.isfinite(x) else x,
    OperationType.RELU: _ACTIVATIONS[FusedActivation.RELU],
    OperationType.RELU1: _ACTIVATIONS[FusedActivation.RELU1],
    OperationType.RELU6: _ACTIVATIONS[FusedActivation.RELU6],
}


def open_device() -> Device:
    """Open the driver."""
    return compute.device(_supports, _compile, name="example", version="1", tensors=True)


def _supports(model: Model) -> List[bool]:
    return [_supported(model, operation) for operation in model.main.operations]


def _supported(model: Model, operation: Operation) -> bool:
    operands = [model.main.operands[index] for index in operation.inputs + operation.outputs]
    if operation.type in _BINARY and (len(operation.inputs), len(operation.outputs)) == (3, 1):
        return _activation(model, operands.pop(2)) in _ACTIVATIONS and all(map(_is_tensor, operands))
    return operation.type in _UNARY and len(operands) == 2 and all(map(_is_tensor, operands))


def _is_tensor(operand: Operand) -> bool:
    has_value = operand.lifetime not in (OperandLifeTime.NO_VALUE, OperandLifeTime.SUBGRAPH)
    return operand.type == OperandType.TENSOR_FLOAT32 and len(operand.dimensions) <= _MOST_RANK and has_value


def _activation(model: Model, operand: Operand) -> int:
    """Return the number of an activation; -1 if it is not a constant."""
    if operand.type != OperandType.INT32 or operand.dimensions or operand.lifetime not in _CONSTANT:
        return -1
    return int.from_bytes(bytes(constant_value(model, operand, tensors=True).data), "little", signed=True)


def _compile(model: Model) -> compute.Compute:
    main = model.main
    constants = {}
    for index, operand in enumerate(main.operands):
        if operand.type == OperandType.TENSOR_FLOAT32:
            constants[index] = constant_value(model, operand, tensors=True)

    def run(inputs: List[Any]) -> List[Any]:
        values = dict(constants)
        values.update(zip(main.input_indexes, inputs))
        for operation in main.operations:
            given = [values[index] for index in operation.inputs[:2]]
            if None in given:
                raise ValidationError("request.inputs", "value", "none", "a tensor")
            if operation.type in _UNARY:
                result = _elementwise(_UNARY[operation.type], given)
            else:
                activation = _activation(model, main.operands[operation.inputs[2]])
                result = _elementwise(_fused(operation.type, activation), given)
            values[operation.outputs[0]] = result
        return [values[index] for index in main.output_indexes]

    return run


def _fused(type: int, activation: int) -> Callable[..., float]:
    combine, activate = _BINARY[type], _ACTIVATIONS[FusedActivation(activation)]
    return lambda x, y: activate(combine(x, y))


def _elementwise(function: Callable[..., float], tensors: Sequence[Tensor]) -> Tensor:
    """Return a function of elements, applied to tensors that are broadcast to one another."""
    dimensions = [1] * max(len(tensor.dimensions) for tensor in tensors)
    for tensor in tensors:
        for axis, extent in enumerate(reversed(tensor.dimensions), 1):
            if extent not in (1, dimensions[-axis]) and dimensions[-axis] != 1:
                raise ValidationError("inputs", "dimensions", [list(each.dimensions) for each in tensors], "equal or 1")
            if extent != 1:
                dimensions[-axis] = extent
    columns = [_broadcast(tensor, dimensions) for tensor in tensors]
    return Tensor(tuple(dimensions), array("f", map(function, *columns)).tobytes())


def _broadcast(tensor: Tensor, dimensions: Sequence[int]) -> Sequence[float]:
    """Return the elements of a tensor, row by row, repeated along the axes in which it has one."""
    elements = array("f", bytes(tensor.data))
    places, stride = [0], 1
    own = [1] * (len(dimensions) - len(tensor.dimensions)) + list(tensor.dimensions)
    for axis in range(len(dimensions) - 1, -1, -1):
        step = stride if own[axis] != 1 else 0
        places = [index * step + place for index in range(dimensions[axis]) for place in places]
        stride *= own[axis]
    return [elements[place] for place in places]
