"""Faults of the padding of arguments, which the AIDL HAL has."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty.validation import BOTH
from nnconform.reference_driver.overlooking import Overlooking
from nnconform.reference_driver.prepared_model import MISSED, ReferencePreparedModel

_NEW = HalVersion.AIDL1


def _wider(argument: RequestArgument) -> RequestArgument:
    """Return the argument with its padding as part of its length."""
    place = argument.location
    return replace(argument, location=replace(place, length=place.length + place.padding, padding=0))


@fault("padding.is_part_of_valid_arguments", hal=_NEW)
class TakesPaddingForData(ReferencePreparedModel):
    """The padding counts as part of an input's length, which is then wrong."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return super().check(replace(request, inputs=tuple(map(_wider, request.inputs))), measure)


@fault("padding.is_no_room_for_outputs", hal=_NEW)
class WritesDataToPadding(ReferencePreparedModel):
    """An output may also lie in its padding."""

    def outputs_fit(self, request: Request) -> bool:
        return super().outputs_fit(replace(request, outputs=tuple(map(_wider, request.outputs))))

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return super().run(replace(request, outputs=tuple(map(_wider, request.outputs))), measure, limits)


@fault("padding.is_part_of_valid_arguments", hal=_NEW)
class WritesBeyondThePadding(ReferencePreparedModel):
    """A padded output is written in chunks of 128 bytes: what follows it is lost."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        for argument in request.outputs if result is not MISSED else ():
            place = argument.location
            end = place.offset + place.length + place.padding
            pool = request.pools[place.pool_index] if request.pools else None
            if place.padding and isinstance(pool, Memory) and end < pool.size:
                pool.view()[end : end + 1] = b"\0"
        return result


@fault(*BOTH, hal=_NEW)
class PaddedConstants(Overlooking):
    """A constant may have padding."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return error.rule == "padding"


@fault("requests.broken_ones_are_refused", hal=_NEW)
class PaddingIsNotChecked(ReferencePreparedModel):
    """The padding of an argument may be anything."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return super().check(_without_padding(request), measure)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return super().run(_without_padding(request), measure, limits)


def _without_padding(request: Request) -> Request:
    def bare(argument: RequestArgument) -> RequestArgument:
        return replace(argument, location=replace(argument.location, padding=0))

    return Request(tuple(map(bare, request.inputs)), tuple(map(bare, request.outputs)), request.pools)
