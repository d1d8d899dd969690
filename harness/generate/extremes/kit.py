"""Calls at extremes as tests in a driver author's own test file.

    from nnconform import Extremes

    test_extremes = Extremes()

pytest makes one test of each call, for the drivers that ``--driver`` names: a sample, or with ``--extremes`` more. The
calls are the same each time; ``--seed`` draws others.
"""

from __future__ import annotations

import msgspec


class Extremes(msgspec.Struct, frozen=True):
    """A pytest kit: calls at extreme sizes and over the ranges of arguments, drawn from ``seed``; ``operations``
    restricts the operations, all if empty.
    """

    seed: int = 0
    operations: tuple[str, ...] = ()

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_extremes"
