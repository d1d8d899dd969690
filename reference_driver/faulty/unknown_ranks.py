"""Faults in models whose operands have an unknown rank."""

from __future__ import annotations

from math import prod

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.buffers import NotPossible
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_FOUND = "unknown_ranks.are_found_by_the_execution"
_GIVEN = "unknown_ranks.may_be_in_the_request"
_DIFFER = "unknown_ranks.may_differ_from_run_to_run"


def _has_open_rank(operand: Operand) -> bool:
    return is_tensor(operand.type) and not operand.dimensions


def _open_outputs(model: Model) -> list[bool]:
    return [_has_open_rank(model.main.operands[index]) for index in model.main.output_indexes]


@fault(_FOUND, _GIVEN, _DIFFER)
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


@fault(_FOUND, _GIVEN, _DIFFER)
class ShapesToldFlat(_OtherShapes):
    """The shape of an output of unknown rank is reported in one dimension."""

    def told(self, shape: OutputShape) -> OutputShape:
        return replace(shape, dimensions=(prod(shape.dimensions),))


@fault(_FOUND)
class ShapesNotTold(_OtherShapes):
    """The shape of an output of unknown rank is reported as that of the model: none."""

    def told(self, shape: OutputShape) -> OutputShape:
        return replace(shape, dimensions=())


@fault(_FOUND, _GIVEN, _DIFFER)
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


@fault(_FOUND, _GIVEN, _DIFFER)
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


@fault(options={f"then={then}": [_DIFFER] for then in ("fails", "is_cut")})
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
