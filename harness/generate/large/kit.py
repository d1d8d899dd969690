"""Calls on large tensors as tests in a driver author's own test file.

    from nnconform import LargeTensors

    test_large = LargeTensors()

pytest makes one test of each signature of each operation, for the drivers that ``--driver`` names. The calls are the
same each time; ``--seed`` draws others.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LargeTensors:
    """A call for each signature, that follows from ``seed``; ``operations`` names those to try, all if none."""

    seed: int = 0
    operations: tuple[str, ...] = ()

    # By these the pytest plugin knows a kit, and what collects it, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_large"
