"""The figures of operand types come in reverse order."""

from __future__ import annotations

from nnconform.reference_driver.faulty.preparation._figures import with_figures

CAUGHT_BY = ("basics.figures_are_sorted",)

open_device = with_figures(lambda found: found[::-1])
