"""Drivers for the tests of the fuzzer, with faults that few inputs are needed to find."""

from __future__ import annotations

import ctypes
import time

from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType
from nnconform.reference_driver.device import ReferenceDevice


def _has(model, code):
    return any(operand.type == code for operand in model.main.operands)


class Crashes(ReferenceDevice):
    """Crashes on FLOOR of float16, accepts every model of LOGICAL_NOT: more would take long."""

    def supported_operations(self, model):
        types = {operation.type for operation in model.main.operations}
        if OperationType.FLOOR in types and _has(model, OperandType.TENSOR_FLOAT16):
            ctypes.string_at(0)
        result = super().supported_operations(model)
        if result[0] != ErrorStatus.NONE and types == {OperationType.LOGICAL_NOT}:
            return ErrorStatus.NONE, (True,) * len(model.main.operations)
        return result


class Hangs(ReferenceDevice):
    """Loops for ever on float16."""

    def supported_operations(self, model):
        while _has(model, OperandType.TENSOR_FLOAT16):
            time.sleep(0.01)  # a loop that computes would take the processor from the other tests
        return super().supported_operations(model)
