"""The reference driver as a compiler that optimises: ``inproc:reference_driver.optimising``.

It rewrites each model with all its passes, or with one of them, ``?only=CLASS.NAME``, before it compiles it. Each
module is a class of passes. All are right: what they make of a model means the same, and its results lie within the
roundings that the contract leaves to a driver.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from nnconform.harness.discovery import import_modules
from nnconform.harness.driver.interface import Device
from nnconform.harness.model.errors import UsageError
from nnconform.reference_driver.rewriting.device import Pass, RewritingDevice


def passes() -> Mapping[str, Pass]:
    """Return the passes by name, CLASS.NAME."""
    return {
        f"{stem}.{name}": value
        for stem, module in import_modules(sys.modules[__name__]).items()
        for name, value in vars(module).items()
        if isinstance(value, Pass)
    }


def open_device(only: str = "", **options: str) -> Device:
    """Return the driver with the pass named by ``only``, or with all. Raises UsageError for an unknown one."""
    known = passes()
    if only and only not in known:
        raise UsageError(f"no pass {only!r} in {__name__}; known: {', '.join(known)}")
    return RewritingDevice(*([known[only]] if only else known.values()), **options)
