"""Faults in calls whose result is open: a driver that trusts what it is told crashes, hangs, or harms what is near it.

``op`` is the operation that the driver trusts.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.operation import constant_value
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Step, Values
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Options = dict[str, dict[str, str]]
_AT_RUN_TIME, _OF_CONSTANTS = "free_results.are_due_at_run_time", "free_results.are_due_of_constants"


def _options(verdict: str, operations: Iterable[str]) -> Options:
    """Return a set of options for each operation, with the check that must catch it."""
    return {f"op={op}": {_AT_RUN_TIME: verdict} for op in operations}


class _Trusting(Step):
    """A step of one operation that looks at its arguments before they are checked; at constants it looked before."""

    op: str
    # Whether it looks at calls on tensors of integers, or at all others: there integers are what it is told.
    of_integers: ClassVar[bool] = False

    def run(self, values: Values, limits: Limits) -> None:
        data = self.call.types.of == OperandType.TENSOR_INT32
        if self.call.op.code == OperationType[self.op] and data == self.of_integers:
            operands, inputs = self.graph.operands, OperandLifeTime.SUBGRAPH_INPUT
            read = [values[index] for index in self.operation.inputs if operands[index].lifetime == inputs]
            self.look([each for each in read if each is not None])
        super().run(values, limits)

    def look(self, arguments: list[Array]) -> None:
        """Do what the driver does with arguments that it trusts."""
        raise NotImplementedError


def _integers(arguments: list[Array]) -> list[Array]:
    return [each for each in arguments if each.dtype.kind in "iu" and each.dtype.itemsize == 4 and each.size]


_WITH_INDEXES = ("GATHER", "EMBEDDING_LOOKUP", "SLICE", "STRIDED_SLICE", "TRANSPOSE", "ROI_ALIGN", "ARGMAX", "SPLIT")
_WITH_COUNTS = ("TOPK_V2", "TILE", "PAD", "RESHAPE", "BATCH_TO_SPACE_ND", "RANDOM_MULTINOMIAL", "FILL")


@fault(options=_options("crashed", _WITH_INDEXES))
class ReadsBehindAnIndex(_Trusting):
    """The driver reads at an index without looking at it: one far below 0, or far beyond the tensor, is not its own."""

    def look(self, arguments: list[Array]) -> None:
        if any(each.min() < -(2**20) or each.max() > 2**20 for each in _integers(arguments)):
            os.abort()


@fault(options=_options("crashed", ("GATHER", "EMBEDDING_LOOKUP", "TRANSPOSE")))
class TrustsNegativeIndexes(_Trusting):
    """The driver takes an index for unsigned: -1 is far beyond the tensor."""

    def look(self, arguments: list[Array]) -> None:
        if any((each == -1).any() for each in _integers(arguments)):
            os.abort()


@fault(options=_options("crashed", _WITH_COUNTS))
class ProductsWrapAround(_Trusting):
    """The size of a result is a product of 32 bits: what is written is more than there is memory."""

    def look(self, arguments: list[Array]) -> None:
        for each in _integers(arguments):
            wanted = int(np.prod([max(int(number), 1) for number in each.ravel()], dtype=object))
            if wanted >= 2**30:
                os.abort()


@fault(options={f"op=DIV&on={on}": {_AT_RUN_TIME: "crashed"} for on in ("zero", "least")})
class DividesWithoutLooking(_Trusting):
    """The processor traps at an integer division by 0, or of the least integer by -1."""

    on: str
    of_integers = True

    def look(self, arguments: list[Array]) -> None:
        tensors = [each for each in _integers(arguments) if each.ndim]
        if len(tensors) != 2:
            return
        dividend, divisor = tensors
        if (divisor == 0).any() if self.on == "zero" else (dividend.min() == -(2**31) or (divisor == -1).any()):
            os.abort()


_SORTING = ("TOPK_V2", "ARGMAX", "BOX_WITH_NMS_LIMIT", "GENERATE_PROPOSALS", "DETECTION_POSTPROCESSING")


@fault(options=_options("hung", _SORTING), limit=1.5)
class SortsNanForEver(_Trusting):
    """A sort, or a selection of boxes, never ends where two elements have no order."""

    def look(self, arguments: list[Array]) -> None:
        while any(np.isnan(each).any() for each in arguments if each.dtype.kind == "f"):
            time.sleep(0.1)


@fault(options=_options("wrong", ("GATHER", "SLICE", "HASHTABLE_LOOKUP")))
class IsWrongAfterwards(_Trusting):
    """An operation that was once told a number out of range computes something else from then on."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.spoilt = False

    def look(self, arguments: list[Array]) -> None:
        self.spoilt |= any(abs(int(number)) > 2**20 for each in _integers(arguments) for number in each.ravel())

    def run(self, values: Values, limits: Limits) -> None:
        super().run(values, limits)
        if self.spoilt:
            for index in self.operation.outputs:
                output = values[index]
                values[index] = None if output is None else output + output.dtype.type(7)


@fault(options=_options("wrong", ("GATHER", "EMBEDDING_LOOKUP")))
class WritesBesideItsOutput(ReferencePreparedModel):
    """With an index out of range the driver writes in front of its output."""

    op: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        (*_, step) = self.model.main.operations
        if step.type == OperationType[self.op] and result.status != 0:
            place = request.outputs[0].location
            pool = request.pools[place.pool_index]
            if isinstance(pool, Memory):
                pool.view()[place.offset - 4 : place.offset] = b"\0\0\0\0"
        return result


@fault(options={f"op={op}": {_OF_CONSTANTS: "crashed"} for op in ("CONV_2D", "SPLIT", "TOPK_V2", "CHANNEL_SHUFFLE")})
class CompilesWhatItIsTold(ReferenceDevice):
    """The driver compiles a model for the numbers in its constants before it looks at them."""

    op: str

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        operands = model.main.operands
        told = [
            constant_value(model, operands[index])
            for step in model.main.operations
            if step.type == OperationType[self.op]
            for index in step.inputs
            if operands[index].type == OperandType.INT32
        ]
        if any(value is not None and abs(int(value)) > 2**28 for value in told):
            os.abort()
        return super().supported_operations(model)
