"""The fused activation is not applied."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import FusedActivation
from nnconform.reference_driver.faulty._fault import Fault, Target


def fused(target: Target) -> Iterable[str]:
    """Operations that have a fused activation."""
    return (arg.name for arg in target.form.inputs if arg.name == "fused_activation")


FAULT = Fault(
    "applies no activation", "results beyond the activation's bounds", fused, activation=lambda _: FusedActivation.NONE
)
