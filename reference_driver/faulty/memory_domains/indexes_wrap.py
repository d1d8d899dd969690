"""Indexes of models and of arguments that are out of range wrap around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = {
    "?of=model": ("memory_domains.refuses_an_index_out_of_range",),
    "?of=argument": ("memory_domains.refuses_an_index_out_of_range",),
}


class Wrapping(Buffers):
    """Takes remainders."""

    of = ""

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        if self.of == "model":
            role = replace(role, model_index=role.model_index % len(prepared_models))
        elif role.model_index < len(prepared_models):
            prepared: Any = prepared_models[role.model_index]
            main = prepared.model.main
            count = len(main.output_indexes if output else main.input_indexes)
            role = replace(role, io_index=role.io_index % count)
        return super().use(prepared_models, role, where, output=output)


class Faulty(WithBuffers):
    """Wraps around."""

    kind = Wrapping

    def __init__(self, of: str, **options: str) -> None:
        super().__init__(**options)
        self.buffers.of = of  # type: ignore[attr-defined]


open_device = Faulty
