"""The power usage of float32 tensors is NaN, which no comparison finds to be 0 or less."""

from __future__ import annotations

from nnconform.harness.model.capabilities import OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import OperandType
from nnconform.reference_driver.faulty.preparation._figures import with_figures

# What is not equal to itself is not the same again either.
CAUGHT_BY = (
    "basics.figures_are_positive",
    "basics.says_the_same_again",
    "basics.says_the_same_after_a_restart",
    "concurrency.answers_many_threads",
)


def change(found: tuple[OperandPerformance, ...]) -> tuple[OperandPerformance, ...]:
    """The figures with one that is no number."""
    wrong = PerformanceInfo(1.0, float("nan"))
    return tuple(
        OperandPerformance(each.type, wrong) if each.type == OperandType.TENSOR_FLOAT32 else each for each in found
    )


open_device = with_figures(change)
