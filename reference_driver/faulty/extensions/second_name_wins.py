"""Of two extensions with one prefix, and of two prefixes for one extension, the last counts."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.extensions._models import takes_models_for

CAUGHT_BY = ("extensions.refuses_prefixes_with",)


def understand(model: Model) -> Model:
    """Keep the last."""
    by_prefix = {prefix: name for name, prefix in model.extension_name_to_prefix}
    by_name = {name: prefix for prefix, name in sorted(by_prefix.items())}
    return replace(model, extension_name_to_prefix=tuple(by_name.items()))


open_device = takes_models_for(lambda: understand)
