"""There is no figure of 8-bit tensors, though their operations are supported."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType
from nnconform.reference_driver.faulty.preparation._figures import with_figures

CAUGHT_BY = ("basics.figures_cover_what_is_supported",)

open_device = with_figures(lambda found: tuple(each for each in found if each.type != OperandType.TENSOR_QUANT8_ASYMM))
