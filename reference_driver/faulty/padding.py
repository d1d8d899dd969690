"""Faults of the padding of arguments, which the AIDL HAL has."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.deadline import Limits
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
