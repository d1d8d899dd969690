"""Whether float results are only rounded otherwise, where a bound is narrower than what float32 itself gives.

The bound of an operation is the contract's tolerance for it. A sum of many terms that are alike is further off on any
driver: each addition rounds to the same side, and the order of the additions is the driver's own.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.execution.oracle_device import LARGE_ROOM, Oracle, open_oracle
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.oracle.computation import Unanswered
from nnconform.mlts.localise.distances import distance

# A driver with the reference driver's precision, which has no fault; and one whose sums round as those of a plain loop,
# on any processor: how far BLAS rounds to one side depends on how many sums the processor has side by side.
RIGHT = "inproc:reference_driver?hal=aidl4"
_PLAIN = f"{RIGHT}&order=sequential"
# Float results at most so many times as far from the exact ones as the right driver's are rounded otherwise.
_ROUNDED = 4.0
# The same where sums are what rounds: their terms may be fused or not, in blocks or not.
_SUMMED = 8.0


def rounded_otherwise(got: Array, right: Array, exact: Array, times: float = _ROUNDED) -> bool:
    """Return whether float results are at most so many ``times`` as far from the exact ones as a right driver's."""
    ours, theirs = (float(distance(exact, each).max(initial=0.0)) for each in (right, got))
    return theirs <= times * ours


class OwnRounding:
    """The reference driver in float32, with sums of one term after the other; opened when it is first asked for."""

    def __init__(self) -> None:
        self._driver: Oracle | None = None

    def explains(self, graph_case: GraphCase, comparison: Comparison) -> bool:
        """Return whether all outputs that are wrong are so by rounding: the reference driver's are beyond their bounds
        too, and about as far off.
        """
        bad = [each for each in comparison.outputs if not each.passed]
        if not bad or any(each.operand.type not in FLOATS or each.expected.shape != each.got.shape for each in bad):
            return False
        if self._driver is None:
            self._driver = open_oracle(_PLAIN, LARGE_ROOM)
        try:
            own = self._driver.answer(graph_case.graph.model, graph_case.graph.inputs)
        except (Unanswered, DriverFault):
            return False
        bounds = graph_case.answer.output_bounds
        return all(_is_rounding(each, own[each.index], bounds[each.index]) for each in bad)

    def close(self) -> None:
        """Close the driver."""
        if self._driver is not None:
            self._driver.close()


def _is_rounding(output: OutputComparison, own: Array, bound: Array | None) -> bool:
    if bound is None or own.shape != output.expected.shape:
        return False
    off = distance(output.expected, own)
    beyond = bool(np.any(off > bound)) and bool(np.isfinite(off).all())
    return beyond and rounded_otherwise(output.got, own, output.expected, _SUMMED)
