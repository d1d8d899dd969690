"""A model that names an extension which the driver does not know is invalid."""

from __future__ import annotations

from nnconform.harness.driver.fibonacci import NAME
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("extensions.ignores_names_that_are_not_used", "support.knows_what_it_does_not_know")


class Faulty(ReferenceDevice):
    """Knows one name."""

    def check_extensions(self, model: Model) -> None:
        for name, _ in model.extension_name_to_prefix:
            if name != NAME:
                raise ValidationError("extension_name_to_prefix", "name", name, NAME)
        super().check_extensions(model)


open_device = Faulty
