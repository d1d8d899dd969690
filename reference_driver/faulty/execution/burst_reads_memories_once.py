"""A burst keeps what a memory held when it came to know it, and computes with that ever after."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst.executes_again_and_again",
    "burst.goes_by_the_slot",
    "burst.keeps_the_others",
    "burst.has_slots_of_its_own",
)


class Faulty(ReferenceBurst):
    """Copies memories that no output is in."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        written = {argument.location.pool_index for argument in request.outputs}
        pools = tuple(pool if place in written else _copy(pool) for place, pool in enumerate(request.pools))
        return super().execute_synchronously(Request(request.inputs, request.outputs, pools), slots, measure)


def _copy(pool: Pool) -> Pool:
    if not isinstance(pool, Memory):
        return pool
    copied = Memory.create(pool.size)
    copied.view()[:] = pool.view()
    return copied


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
