"""The operand type of one argument of one operation is not looked at: ``?argument=CONV_2D.bias``."""

from __future__ import annotations

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, Overlooking

CAUGHT_BY = {f"?argument={name}": BOTH for name in ("CONV_2D.bias", "MAX_POOL_2D.filter_height", "TOPK_V2.k")}


class Faulty(Overlooking):
    """Overlooks one argument's type."""

    def __init__(self, argument: str, **options: str) -> None:
        super().__init__(**options)
        self.argument = argument

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return error.rule == "operand type" and error.where.endswith(f" {self.argument}")


open_device = Faulty
