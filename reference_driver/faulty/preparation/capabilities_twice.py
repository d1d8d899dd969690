"""Each figure of an operand type comes twice."""

from __future__ import annotations

from nnconform.reference_driver.faulty.preparation._figures import with_figures

CAUGHT_BY = ("basics.figures_are_sorted",)

open_device = with_figures(lambda found: tuple(each for each in found for _ in range(2)))
