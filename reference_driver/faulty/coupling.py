"""Faults in the coupling of unsigned and signed 8-bit tensors."""

from __future__ import annotations

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Burst
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperandType, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_SUPPORT = "coupling.supports_both_or_neither"
_RESULTS = "coupling.gives_the_same_results"
_UNSIGNED, _SIGNED = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED


def _has(call: Call, code: OperandType) -> bool:
    """Return whether an argument of the call has this type."""
    bound = [each for one in call.operands.values() for each in (one if isinstance(one, list) else [one])]
    return any(each is not None and each.type == code for each in bound)


@fault(_SUPPORT, _RESULTS, level=Level.VTS)
class SignedNotSupported(ReferenceDevice):
    """No operation on TENSOR_QUANT8_ASYMM_SIGNED is supported."""

    def computes(self, call: Call) -> bool:
        return not _has(call, _SIGNED) and super().computes(call)


@fault(_SUPPORT, _RESULTS, level=Level.VTS)
class SignedMissingFromOneOperation(ReferenceDevice):
    """MAX_POOL_2D on TENSOR_QUANT8_ASYMM_SIGNED is not supported, all else is."""

    def computes(self, call: Call) -> bool:
        missing = call.op.code == OperationType.MAX_POOL_2D and _has(call, _SIGNED)
        return not missing and super().computes(call)


@fault(_SUPPORT, _RESULTS, level=Level.VTS)
class UnsignedMissingFromOneOperation(ReferenceDevice):
    """TANH on TENSOR_QUANT8_ASYMM is not supported, though it is on TENSOR_QUANT8_ASYMM_SIGNED."""

    def computes(self, call: Call) -> bool:
        missing = call.op.code == OperationType.TANH and _has(call, _UNSIGNED)
        return not missing and super().computes(call)


@fault(_SUPPORT, _RESULTS, "support.keeps_its_word")
class SignedClaimedAndRefused(ReferenceDevice):
    """Operations on TENSOR_QUANT8_ASYMM_SIGNED are reported as supported, and their preparation fails."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if any(operand.type == _SIGNED for operand in model.main.operands):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


@fault(_SUPPORT, _RESULTS)
class SignedPreparedAndNotClaimed(ReferenceDevice):
    """Operations on TENSOR_QUANT8_ASYMM_SIGNED are reported as not supported, and prepared all the same."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, answers = super().supported_operations(model)
        signed = any(operand.type == _SIGNED for operand in model.main.operands)
        return status, tuple(answer and not signed for answer in answers)


class _OtherOutputs(ReferencePreparedModel):
    """A prepared model that changes its outputs of TENSOR_QUANT8_ASYMM_SIGNED."""

    def changed(self, output: Array) -> Array:
        """Return what is written instead of a signed output."""
        raise NotImplementedError

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        types = [self.model.main.operands[index].type for index in self.model.main.output_indexes]
        pairs = zip(outputs, types, strict=True)
        return [self.changed(output) if code == _SIGNED else output for output, code in pairs]


@fault(_RESULTS)
class SignedOneStepOff(_OtherOutputs):
    """Signed outputs are one step larger than unsigned ones, which is within the tolerance of quantised values."""

    def changed(self, output: Array) -> Array:
        return np.minimum(output.astype(np.int16) + 1, 127).astype(np.int8)


@fault(_RESULTS)
class SignedBelowZeroOneStepOff(_OtherOutputs):
    """Signed outputs are rounded away from zero: those below 0 are one step less than unsigned ones."""

    def changed(self, output: Array) -> Array:
        return np.where((output < 0) & (output > -128), output - 1, output).astype(np.int8)


@fault(_RESULTS)
class SignedWrittenAsUnsigned(_OtherOutputs):
    """Signed outputs are written as the unsigned bytes: without the shift by 128."""

    def changed(self, output: Array) -> Array:
        return (output.view(np.uint8) ^ 128).view(np.int8)


@fault(_RESULTS)
class SignedCutAtZero(_OtherOutputs):
    """Signed outputs are cut at 0, as if they were of 7 bits."""

    def changed(self, output: Array) -> Array:
        return np.maximum(output, 0)


@fault(_RESULTS)
class SignedFailsInBursts(ReferencePreparedModel):
    """A model with signed tensors has no bursts."""

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if any(operand.type == _SIGNED for operand in self.model.main.operands):
            return ErrorStatus.GENERAL_FAILURE, None
        return super().configure_execution_burst()


@fault(_RESULTS)
class SignedWrongWhenTimed(ReferencePreparedModel):
    """Signed outputs are one step off where the execution is measured."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.timed = measure == MeasureTiming.YES
        return super().run(request, measure, limits)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if not self.timed:
            return outputs
        return [np.maximum(each, -127) - 1 if each.dtype == np.int8 else each for each in outputs]
