"""What the faults of this folder have in common: they are faults of prepared models."""

from __future__ import annotations

from reference_driver.device import ReferenceDevice
from reference_driver.prepared_model import ReferencePreparedModel


def driver_of(model: type[ReferencePreparedModel]) -> type[ReferenceDevice]:
    """The reference driver, whose prepared models are of the class ``model``."""

    class Faulty(ReferenceDevice):
        """Prepares faulty models."""

        prepared_model = model

    return Faulty
