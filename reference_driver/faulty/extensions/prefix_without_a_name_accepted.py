"""A prefix that the model gives no extension is that of some extension, and none is an error."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import extension_parts
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.extensions._models import takes_models_for

CAUGHT_BY = ("extensions.refuses_prefixes_with",)


def understand(model: Model) -> Model:
    """Give what has none a name."""
    known = {prefix for _, prefix in model.extension_name_to_prefix}
    used = {extension_parts(operation.type)[0] for graph in model.subgraphs() for operation in graph.operations}
    more = tuple((f"com.example.number{prefix}", prefix) for prefix in sorted(used - known - {0}))
    return replace(model, extension_name_to_prefix=model.extension_name_to_prefix + more)


open_device = takes_models_for(lambda: understand)
