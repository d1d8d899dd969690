"""The bias of roundings as tests in a driver author's own test file.

    from nnconform import Bias

    test_bias = Bias()

pytest makes one test of each signature, for the drivers that ``--driver`` names: a sample, or with ``--bias all``
each. The calls are the same each time; ``--seed`` draws others.
"""

from __future__ import annotations

import msgspec


class Bias(msgspec.Struct, frozen=True):
    """A pytest kit: the mean error of large calls, drawn from ``seed``; ``operations`` restricts the operations, all if
    empty.
    """

    seed: int = 0
    operations: tuple[str, ...] = ()

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_bias"
