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
    """A pytest kit: a call for each signature, drawn from ``seed``; ``operations`` restricts the operations, all if
    empty.
    """

    seed: int = 0
    operations: tuple[str, ...] = ()

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_large"
