"""A driver with a LOG_SOFTMAX that is off by a quarter, whatever stands beside it."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep
from nnconform.reference_driver.parts import driver_of


class WrongSoftmax(SeenStep):
    """LOG_SOFTMAX is a quarter too small."""

    operations = (O.LOG_SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results:
            result -= 0.25


def open_device(**options: str) -> object:
    """Return the driver."""
    return driver_of(WrongSoftmax)(**options)
