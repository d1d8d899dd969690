"""A driver whose functions are rougher than any tolerance, but the same wherever they stand."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep
from nnconform.reference_driver.parts import driver_of


class Rough(SeenStep):
    """TANH, LOGISTIC, EXP and SIN are a five-hundredth too large."""

    operations = (O.TANH, O.LOGISTIC, O.EXP, O.SIN)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results:
            if result.dtype.kind == "f":
                result *= 1.002


def open_rough(**options: str) -> object:
    """Return the driver."""
    return driver_of(Rough)(**options)
