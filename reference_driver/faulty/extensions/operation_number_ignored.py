"""The extension has one operation, and its number is not looked at."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.fibonacci import NAME
from nnconform.harness.model.codes import extension_parts
from nnconform.harness.model.graph import Model, Operation
from nnconform.reference_driver.faulty.extensions._models import takes_models_for

CAUGHT_BY = ("extensions.does_not_know_other_operations",)


def understand(model: Model) -> Model:
    """Make it the one that there is."""
    prefixes = {prefix for name, prefix in model.extension_name_to_prefix if name == NAME}

    def known(operation: Operation) -> Operation:
        prefix = extension_parts(operation.type)[0]
        return replace(operation, type=prefix << 16) if prefix in prefixes else operation

    return replace(model, main=replace(model.main, operations=tuple(map(known, model.main.operations))))


open_device = takes_models_for(lambda: understand)
