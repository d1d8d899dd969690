"""The conformance kit: all checks of the driver API as tests in a driver author's own test file.

    from nnconform import ConformanceKit

    test_my_driver = ConformanceKit("service:inproc:my_driver")

pytest makes one test of each trial of each rule that the driver's HAL version has: ``-k burst`` picks an area,
``--hal`` tests the driver as an older one, ``--seed`` draws other random parts, ``--results`` keeps the verdicts for a
report.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ConformanceKit:
    """The checks whose names contain ``checks``, on the driver at ``address`` (None: those that ``--driver`` names).

    ``specs`` are further ``.mod.py`` files or folders of them, relative to the test file: their cases are
    executed by the checks that take models, beside the small ones that the checks bring along.
    """

    address: str | None = None
    checks: str = ""
    specs: Sequence[str | Path] = ()

    # By this the pytest plugin knows a kit without importing it.
    nnconform_kit = True
