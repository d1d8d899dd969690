"""There is a figure of the type SUBGRAPH."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.capabilities import OperandPerformance
from nnconform.harness.model.codes import OperandType
from nnconform.reference_driver.faulty.preparation._figures import with_figures

CAUGHT_BY = ("basics.figures_are_of_known_types",)


def change(found: tuple[OperandPerformance, ...]) -> tuple[OperandPerformance, ...]:
    """The figures with one more, at its place."""
    wrong = replace(found[0], type=OperandType.SUBGRAPH)
    return tuple(sorted([*found, wrong], key=lambda each: each.type))


open_device = with_figures(change)
