"""Fused activations of calls at extremes.

An activation hides what is beyond its bounds: sums of many products are nearly all beyond those of RELU1 and RELU6, and
with a zero point at an end of its type a tensor of 8 bits has few numbers within. What such a call computes is not
seen, but for the bounds.
"""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.ops.operation import Form, Op

ACTIVATION = "fused_activation"
# Of so many turns one has an activation, which then may be missing where a vector ends.
_ONE_IN = 4


def plain(form: Form) -> Mapping[str, object]:
    """Return the value of a fused activation that hides nothing; none for a form without one."""
    return {ACTIVATION: FusedActivation.NONE} if ACTIVATION in form.input_names else {}


def seldom_activated(op: Op, form: Form, turn: int) -> Mapping[str, object]:
    """Return the value of a fused activation by turns: mostly one that hides nothing, else one that hides half. None
    for functions of each element, whose results are not much larger than their arguments: any may be drawn for them.
    """
    if op.elementwise:
        return {}
    return {name: FusedActivation.RELU if turn % _ONE_IN == 0 else value for name, value in plain(form).items()}
