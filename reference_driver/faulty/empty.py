"""Faults with tensors without elements, which only an execution makes: a detection that finds nothing."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import MeasureTiming, OperationType
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, raw
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_of_idioms = partial(fault, caught_by={"generated_tests/idioms": "any failure"}, command="pass-faults")


class OneRow(SeenStep):
    """A step that gives a row of zeros where there is none."""

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for place, result in enumerate(results):
            if result.ndim and not result.shape[0]:
                results[place] = np.zeros((1, *result.shape[1:]), result.dtype)


@_of_idioms()
class WindowsOfNothing(OneRow):
    """Convolutions and pools have at least one image."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)


@_of_idioms()
class RegionsOfNothing(OneRow):
    """ROI_ALIGN computes at least one region."""

    operations = (O.ROI_ALIGN,)


@_of_idioms()
class NothingBroadcast(OneRow):
    """An extent of 0 beside one of 1 becomes 1: the larger of the two."""

    operations: ClassVar[tuple[OperationType, ...]] = (O.ADD, O.SUB, O.MUL, O.DIV)


@_of_idioms()
class RowsOfNothing(OneRow):
    """Functions and dense layers have at least one row."""

    operations = (O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.SOFTMAX, O.FULLY_CONNECTED)


@_of_idioms()
class DetectsAtLeastOne(OneRow):
    """A detection that finds nothing gives out one box of zeros."""

    operations = (O.BOX_WITH_NMS_LIMIT, O.GENERATE_PROPOSALS)


@_of_idioms()
class JoinedUpToNothing(SeenStep):
    """CONCATENATION leaves zeros for what comes behind an operand without elements."""

    operations = (O.CONCATENATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        shapes = [raw(each).shape for each in arguments["inputs"]]
        empty = [place for place, shape in enumerate(shapes) if shape[0] == 0]
        if empty and results[0].size:
            results[0][sum(shape[0] for shape in shapes[: empty[0]]) :] = 0


@_of_idioms()
class JoinedBesideNothing(SeenStep):
    """CONCATENATION gives an operand without elements a row of its own: what comes behind it ends a row too late."""

    operations = (O.CONCATENATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        shapes = [raw(each).shape for each in arguments["inputs"]]
        empty = [place for place, shape in enumerate(shapes) if shape[0] == 0]
        if empty and results[0].size:
            begin = sum(shape[0] for shape in shapes[: empty[0]])
            results[0][begin:] = np.roll(results[0][begin:], 1, axis=0)


@_of_idioms()
class OneRowTold(ReferencePreparedModel):
    """An output without elements is told to have one."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        shapes = tuple(
            replace(each, dimensions=tuple(extent or 1 for extent in each.dimensions)) for each in result.output_shapes
        )
        return replace(result, output_shapes=shapes)


@fault("outputs.may_lie_beside_empty_ones")
class NothingIsWrittenBehindNothing(Exchange):
    """Outputs are written up to the first that has no elements, if that is the first of all."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        memories = [pool for pool in self.request.pools if isinstance(pool, Memory)]
        if values[0].size or len(memories) < len(self.request.pools):
            return super().write(values)
        written = {argument.location.pool_index for argument in self.request.outputs}
        before = {index: bytes(memories[index].view()) for index in written}
        result = super().write(values)
        for index, content in before.items():
            memories[index].view()[:] = content
        return result


@fault(caught_by={"random-graphs": "crashed"}, command="random-graphs")
class EndsAtNothing(SeenStep):
    """The process ends at a division by the number of rows, if there are none."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        sizes = [raw(each).size for each in arguments.values() if isinstance(each, np.ndarray)]
        if not all(sizes):
            os.abort()
