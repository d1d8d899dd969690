"""A burst that is asked to measure gives the output shapes that the model declares, unknown extents and all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("matrix.every_way_gives_the_same_answer",)


class Faulty(ReferenceBurst):
    """Has no thought for both at a time."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        result = super().execute_synchronously(request, slots, measure)
        if measure == MeasureTiming.NO:
            return result
        assert isinstance(self.prepared, ReferencePreparedModel)
        main = self.prepared.model.main
        declared = [main.operands[index].dimensions for index in main.output_indexes]
        pairs = zip(result.output_shapes, declared, strict=False)
        return replace(result, output_shapes=tuple(replace(shape, dimensions=each) for shape, each in pairs))


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
