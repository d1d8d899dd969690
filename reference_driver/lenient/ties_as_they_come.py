"""Of quantised results that lie in the middle of two units, some become either of them, in each execution anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.plan import Step

PERMISSION = Permission(
    by="VTS 1.3 GeneratedTestHarness: a quantised value may be a unit off; types.hal defines no rounding, nor "
    "that it is the same each time: sums in the order in which threads end are not",
    forbidden_by=("coupling.gives_the_same_results",),
    shows_in=("changing_inputs", "free_results"),
)
# One in so many results, and the share of itself by which it is moved: next to nothing but at a tie.
_ONE_IN, _SHARE = 4, 2.0**-20


class TiesAsTheyCome(Step):
    """An operation whose real results have an error of their own each time, before they are quantised."""

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if self.kernel.takes is not Takes.REAL:
            return results
        operands = [self.graph.operands[index] for index in self.operation.outputs]
        pairs = zip(results, operands, strict=False)
        return [_moved(each) if operand.type in QUANTISED else each for each, operand in pairs]


def _moved(values: Array) -> Array:
    """Return the values, some of them a little nearer to 0."""
    if values.dtype.kind != "f":
        return values
    drawn = np.random.default_rng().integers(0, _ONE_IN, values.shape) == 0
    return values * np.where(drawn, 1 - _SHARE, 1).astype(values.dtype)
