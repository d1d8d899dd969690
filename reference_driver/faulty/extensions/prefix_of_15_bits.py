"""The highest bit of a prefix is lost."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.extensions._models import takes_models_for

CAUGHT_BY = ("extensions.is_known_by_any_prefix",)


def understand(model: Model) -> Model:
    """Lose it."""
    names = tuple((name, prefix & 0x7FFF) for name, prefix in model.extension_name_to_prefix)
    return replace(model, extension_name_to_prefix=names)


open_device = takes_models_for(lambda: understand)
