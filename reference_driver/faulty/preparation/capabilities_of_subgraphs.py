"""There is a figure of the type SUBGRAPH."""

from __future__ import annotations

from dataclasses import replace

from harness.model.capabilities import OperandPerformance
from harness.model.codes import OperandType
from reference_driver.faulty.preparation._figures import with_figures

CAUGHT_BY = ("basics.figures_are_of_known_types",)


def change(found: tuple[OperandPerformance, ...]) -> tuple[OperandPerformance, ...]:
    """The figures with one more, at its place."""
    wrong = replace(found[0], type=OperandType.SUBGRAPH)
    return tuple(sorted([*found, wrong], key=lambda each: each.type))


open_device = with_figures(change)
