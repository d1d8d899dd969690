"""Frees a result after its first reader, and dies of the second."""

from __future__ import annotations

import ctypes
from collections import Counter

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.fuzzing._query import LookingDevice

FOUND_BY, AS = "graph", "crashed"


class Faulty(LookingDevice):
    """Reads freed memory."""

    def seen(self, model: Model) -> Model:
        graph = model.main
        written = {index for step in graph.operations for index in step.outputs}
        readers = Counter(index for step in graph.operations for index in set(step.inputs) & written)
        if any(count > 1 for count in readers.values()):
            ctypes.string_at(0)
        return model


open_device = Faulty
