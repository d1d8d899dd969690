"""The extension is taken to have the prefix 1, whatever the model says."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.fibonacci import NAME
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.extensions._models import takes_models_for

CAUGHT_BY = (
    "extensions.is_known_by_any_prefix",
    "extensions.computes_beside_other_operations",
)


def understand(model: Model) -> Model:
    """Give it that prefix."""
    names = tuple((name, 1 if name == NAME else prefix) for name, prefix in model.extension_name_to_prefix)
    return replace(model, extension_name_to_prefix=names)


open_device = takes_models_for(lambda: understand)
