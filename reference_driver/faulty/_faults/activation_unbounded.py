"""RELU6 and RELU1 do not bound from above: the first is taken as RELU, the second as RELU6."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import FusedActivation as A
from nnconform.reference_driver.faulty._fault import Fault, Target

_TAKEN_AS = {A.RELU6: A.RELU, A.RELU1: A.RELU6}


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.form.inputs if arg.name == "fused_activation")


FAULT = Fault(
    "takes one activation for another",
    "results above 6 under RELU6, or below 0 or above 1 under RELU1",
    _places,
    activation=lambda found: _TAKEN_AS.get(found, found),
)
