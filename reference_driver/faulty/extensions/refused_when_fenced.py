"""A fenced execution is refused where an output is of an extension's type: how large it is nobody thought to ask."""

from __future__ import annotations

from nnconform.harness.model.request import Request
from nnconform.harness.validate.operand import is_vendors
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("extensions.computes_on_each_path",)


class Prepared(ReferencePreparedModel):
    """Knows the sizes of the HAL's types."""

    def outputs_fit(self, request: Request) -> bool:
        main = self.model.main
        strange = any(is_vendors(main.operands[index].type) for index in main.output_indexes)
        return not strange and super().outputs_fit(request)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
