"""The conformance kit: all checks of the driver API as tests in a driver author's own test file.

    from nnconform import ConformanceKit

    test_my_driver = ConformanceKit("service:inproc:my_driver")

pytest collects one test for each trial of each rule of the driver's HAL version. ``-k burst`` selects an area,
``--hal`` tests the driver as an older version, ``--seed`` changes the random parts, ``--results`` saves the verdicts
for a report.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec


class ConformanceKit(msgspec.Struct, frozen=True):
    """The checks whose names contain ``checks``, on the driver at ``address`` (None: the drivers that ``--driver``
    names).

    ``specs`` are further ``.mod.py`` files or folders of them, relative to the test file: the checks that take models
    also execute their cases, beside their own small ones.
    """

    address: str | None = None
    checks: str = ""
    specs: Sequence[str | Path] = ()

    # The pytest plugin recognises a kit by this attribute, without importing this module.
    nnconform_kit = True
