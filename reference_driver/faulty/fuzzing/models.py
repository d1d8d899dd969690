"""Faults that unusual models show."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType
from nnconform.harness.model.codes import OperationType as Op
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.plan import Program, Step

_SYMMETRIC = {OperandType.TENSOR_QUANT8_SYMM, OperandType.TENSOR_QUANT16_SYMM}
fault_for_fuzzing = partial(fault, command="fuzz")


class LookingDevice(ReferenceDevice):
    """A device that passes each model through ``seen`` before validating it."""

    def seen(self, model: Model) -> Model:
        """Return the model to validate in place of the client's."""
        return model

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return super().supported_operations(self.seen(model))

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        return super().prepare_model(self.seen(model), *arguments, **more)


def integers(model: Model, operation: Operation) -> Iterator[int]:
    """Yield the constant integer arguments of an operation of the main graph."""
    operands = model.main.operands
    for index in operation.inputs:
        if not 0 <= index < len(operands):
            continue
        operand = operands[index]
        if operand.type == OperandType.INT32 and operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            value = bytes(model.constant(operand))
            if len(value) == 4:
                yield int(np.frombuffer(value, "<i4")[0])


@fault_for_fuzzing(caught_by={"model": "accepted_invalid"})
class AcceptsZeroPoints(LookingDevice):
    """The zero point of a symmetric tensor is not checked."""

    def seen(self, model: Model) -> Model:
        operands = tuple(
            replace(each, zero_point=0) if each.type in _SYMMETRIC else each for each in model.main.operands
        )
        return replace(model, main=replace(model.main, operands=operands))


_WINDOWED = {Op.CONV_2D, Op.DEPTHWISE_CONV_2D, Op.AVERAGE_POOL_2D, Op.L2_POOL_2D, Op.MAX_POOL_2D}


@fault_for_fuzzing(caught_by={"model": "crashed"})
class CrashesOnAnAttribute(LookingDevice):
    """The driver crashes on a window or stride of 7."""

    def seen(self, model: Model) -> Model:
        for step in model.main.operations:
            if step.type in _WINDOWED and 7 in integers(model, step):
                ctypes.string_at(0)
        return model


# Operations that are fused with the next one, and the operations fused into them.
_FIRST = {Op.ADD, Op.SUB, Op.MUL, Op.DIV}
_THEN = {
    Op.RELU,
    Op.RELU1,
    Op.RELU6,
    Op.TANH,
    Op.LOGISTIC,
    Op.ABS,
    Op.NEG,
    Op.FLOOR,
    Op.EXP,
    Op.SIN,
    Op.ELU,
    Op.HARD_SWISH,
}


@fault_for_fuzzing(caught_by={"graph": "wrong"})
class DropsAnActivation(Step):
    """The driver fuses an activation operation into the sum or product before it and drops the activation."""

    def __init__(self, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel) -> None:
        super().__init__(program, graph, operation, call, kernel)
        first = {index for step in graph.operations if step.type in _FIRST for index in step.outputs}
        self.dropped = operation.type in _THEN and operation.inputs[0] in first

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if not self.dropped:
            return results
        operand = next(value for value in arguments.values() if hasattr(value, "dtype"))
        return [operand.astype(each.dtype) for each in results]


@fault_for_fuzzing(caught_by={"graph": "crashed"})
class FreesWhatIsReadTwice(LookingDevice):
    """The driver frees a result after its first reader and crashes on the second."""

    def seen(self, model: Model) -> Model:
        graph = model.main
        written = {index for step in graph.operations for index in step.outputs}
        readers = Counter(index for step in graph.operations for index in set(step.inputs) & written)
        if any(count > 1 for count in readers.values()):
            ctypes.string_at(0)
        return model


_POOLS = {Op.AVERAGE_POOL_2D, Op.L2_POOL_2D, Op.MAX_POOL_2D}
_EXTENT = 8


@fault_for_fuzzing(caught_by={"model": "hung"}, limit=3.0)
class HangsInALoop(LookingDevice):
    """The driver walks over an image in steps of the stride, and hangs if the stride is 0."""

    def seen(self, model: Model) -> Model:
        for step in model.main.operations:
            arguments = list(integers(model, step))
            # With explicit padding the strides come fifth and sixth.
            if step.type in _POOLS and len(arguments) > 8:
                position = 0
                while 0 <= position < _EXTENT:
                    position += arguments[4]
        return model


@fault_for_fuzzing(caught_by={"model": "accepted_invalid"})
class PreparesWhatItRefuses(ReferenceDevice):
    """The query refuses a model with wrong consumer counts, but the driver prepares it."""

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        counts = Counter(index for step in model.main.operations for index in step.inputs)
        operands = tuple(
            replace(each, number_of_consumers=counts[index]) for index, each in enumerate(model.main.operands)
        )
        return super().prepare_model(replace(model, main=replace(model.main, operands=operands)), *arguments, **more)


@fault_for_fuzzing(caught_by={"model": "error"})
class RaisesOnUnknownTypes(LookingDevice):
    """The driver raises an exception for an unknown operand type."""

    def seen(self, model: Model) -> Model:
        for operand in model.main.operands:
            OperandType(operand.type)
        return model


@fault_for_fuzzing(caught_by={"model": "rejected_valid"})
class RefusesSmallScales(ReferenceDevice):
    """The driver refuses a valid model in which a quantised tensor has a scale below 1e-30."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if any(0 < each.scale < 1e-30 for each in model.main.operands):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().supported_operations(model)
