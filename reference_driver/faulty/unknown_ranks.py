"""Faults in models whose operands have an unknown rank."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange, NotPossible
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_FOUND = "unknown_ranks.are_found_by_the_execution"
_GIVEN = "unknown_ranks.may_be_in_the_request"
_DIFFER = "unknown_ranks.may_differ_from_run_to_run"
_HELD = "unknown_ranks.are_those_of_what_a_buffer_holds"


def _has_open_rank(operand: Operand) -> bool:
    return is_tensor(operand.type) and not operand.dimensions


def _open_outputs(model: Model) -> list[bool]:
    return [_has_open_rank(model.main.operands[index]) for index in model.main.output_indexes]


@fault(_FOUND, _GIVEN, _DIFFER, _HELD)
class UnknownRanksAreInvalid(ReferenceDevice):
    """A model with an output of unknown rank is refused as invalid."""

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        if any(_open_outputs(model)):
            return ValidationError("output", "dimensions", [], "a rank")
        return super()._validate(model)


@fault(_FOUND, _GIVEN)
class PreparedAndNotExecuted(ReferencePreparedModel):
    """Every execution of a model with an output of unknown rank fails."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if any(_open_outputs(self.model)):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


class _OtherShapes(ReferencePreparedModel):
    """A prepared model that reports shapes of its own for outputs of unknown rank."""

    def told(self, shape: OutputShape) -> OutputShape:
        """Return the shape to report instead."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        pairs = zip(result.output_shapes, _open_outputs(self.model), strict=False)
        return replace(result, output_shapes=tuple(self.told(shape) if opened else shape for shape, opened in pairs))


@fault(_FOUND, _GIVEN, _DIFFER, _HELD)
class ShapesToldFlat(_OtherShapes):
    """The shape of an output of unknown rank is reported in one dimension."""

    def told(self, shape: OutputShape) -> OutputShape:
        return replace(shape, dimensions=(prod(shape.dimensions),))


@fault(_FOUND)
class ShapesNotTold(_OtherShapes):
    """The shape of an output of unknown rank is reported as that of the model: none."""

    def told(self, shape: OutputShape) -> OutputShape:
        return replace(shape, dimensions=())


@fault(_FOUND, _GIVEN, _DIFFER, _HELD)
class ShapesToldInFourDimensions(_OtherShapes):
    """The shape of an output of unknown rank is filled up to four dimensions."""

    def told(self, shape: OutputShape) -> OutputShape:
        return replace(shape, dimensions=(*(1,) * (4 - len(shape.dimensions)), *shape.dimensions))


@fault(_FOUND, _GIVEN)
class UnknownTemporariesAreZero(ReferencePreparedModel):
    """The outputs of a model with a temporary of unknown rank are zeros."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        temporaries = [each for each in self.model.main.operands if each.lifetime == OperandLifeTime.TEMPORARY_VARIABLE]
        return [array * 0 for array in outputs] if any(map(_has_open_rank, temporaries)) else outputs


@fault(_FOUND, _GIVEN, _DIFFER, _HELD)
class GivenRanksRefused(ReferencePreparedModel):
    """A request that gives the dimensions of an output of unknown rank is refused."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        pairs = zip(request.outputs, _open_outputs(self.model), strict=False)
        if any(opened and argument.dimensions for argument, opened in pairs):
            return ErrorStatus.INVALID_ARGUMENT
        return super().check(request, measure)


@fault(_GIVEN)
class GivenRanksIgnored(ReferencePreparedModel):
    """The dimensions that a request gives for an output of unknown rank are ignored, right or wrong."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        pairs = zip(request.outputs, _open_outputs(self.model), strict=True)
        outputs = tuple(replace(argument, dimensions=()) if opened else argument for argument, opened in pairs)
        return super().run(replace(request, outputs=outputs), measure, limits)


@fault(options={f"then={then}": [_DIFFER, _HELD] for then in ("fails", "is_cut")})
class KeepsTheFirstRank(ReferencePreparedModel):
    """What was found of an input of unknown rank in the first execution holds for all: another rank fails, or its
    outputs are cut to the extent that the first one had in all.
    """

    then: str
    first: tuple[int, ...] = ()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if not _has_open_rank(self.model.main.operands[self.model.main.input_indexes[0]]):
            return outputs
        shape = outputs[0].shape
        self.first = self.first or shape
        if self.then == "fails" and len(shape) != len(self.first):
            raise NotPossible("another rank than in the first execution")
        outputs = [np.array(each) for each in outputs]
        outputs[0].reshape(-1)[prod(self.first) :] = 0
        return outputs


@fault(_HELD)
class HoldsTheRankItHad(DeviceBuffer):
    """A buffer of unknown rank that gets as many bytes as it held keeps its shape if only the rank is another."""

    last: tuple[int, ...] = ()

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        self._keep()
        return status

    def store(self, value: Array) -> None:
        super().store(value)
        self._keep()

    def _keep(self) -> None:
        if self.content is None or self.operand.dimensions:
            return
        shape, held = self.content
        if len(self.last) not in (0, len(shape)) and prod(self.last) == prod(shape):
            self.content = self.last, held
        self.last = self.content[0]


@fault(_HELD)
class GivesItsShapeFlat(Exchange):
    """An input in a buffer of unknown rank is read as one dimension unless the request gives more."""

    def read(self) -> list[Array | None]:
        inputs = super().read()
        for place, argument in enumerate(self.request.inputs):
            buffer, value = self.buffer_of(argument), inputs[place]
            if buffer is not None and value is not None and not (buffer.operand.dimensions or argument.dimensions):
                inputs[place] = value.reshape(-1)
        return inputs
