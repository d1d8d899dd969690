"""The capabilities have no performance figures of float32 tensors, though operations on them are supported."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="types.hal 1.2 and 1.3, Capabilities: a type that is not listed counts as infinitely slow; VTS asks that the "
    "figures listed are positive and sorted",
    forbidden_by=("basics.figures_cover_what_is_supported",),
)


class FiguresMissing(ReferenceDevice):
    """A device that makes no claim about its most common type."""

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, capabilities = super().capabilities()
        if capabilities is None or self.hal < HalVersion.V1_2:
            return status, capabilities
        listed = tuple(each for each in capabilities.operand_performance if each.type != OperandType.TENSOR_FLOAT32)
        return status, replace(capabilities, operand_performance=listed)
