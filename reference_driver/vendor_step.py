"""An operation of a vendor extension, and the check of what it returns."""

from __future__ import annotations

from nnconform.harness.extensions.definition import VendorCall, VendorOperation
from nnconform.harness.model.graph import Operand, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.operation import merge_extents, operand_extents
from nnconform.reference_driver.deadline import Limits


def check_extents(operand: Operand, value: Array | None, where: str, place: object) -> None:
    """Raise ValidationError if a value does not have the extents that its operand declares."""
    if value is not None and value.shape != operand.dimensions:
        merge_extents(f"{where} {place}", operand_extents(operand), value.shape)


class VendorStep:
    """One operation of a vendor extension."""

    def __init__(self, call: VendorCall, vendor_operation: VendorOperation, operation: Operation) -> None:
        self.call, self.vendor_operation, self.operation = call, vendor_operation, operation

    def run(self, values: list[Array | None], limits: Limits) -> None:
        """Compute the operation from ``values`` and write its outputs there. Raises ValidationError."""
        results = self.vendor_operation.compute(self.call, [values[index] for index in self.operation.inputs])
        for index, operand, result in zip(self.operation.outputs, self.call.outputs, results, strict=True):
            check_extents(operand, result, f"{self.call.where} output", index)
            values[index] = result
