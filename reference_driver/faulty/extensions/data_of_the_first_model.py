"""The extension data of operands are those of the first model that had any."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.graph import Model, Operand
from nnconform.reference_driver.faulty.extensions._models import Understand, takes_models_for

CAUGHT_BY = ("extensions.uses_the_data_of_operands",)


def understand() -> Understand:
    """What has a memory."""
    first: list[bytes] = []

    def remembers(model: Model) -> Model:
        def operand_of(operand: Operand) -> Operand:
            if not isinstance(operand.extra_params, bytes):
                return operand
            if len(operand.extra_params) == 16 and any(operand.extra_params[:8]):
                first.append(operand.extra_params)
                return replace(operand, extra_params=first[0])
            return operand

        return replace(model, main=replace(model.main, operands=tuple(map(operand_of, model.main.operands))))

    return remembers


open_device = takes_models_for(understand)
