"""Idioms as tests in a driver author's own test file.

    from nnconform import IdiomGraphs

    test_idioms = IdiomGraphs()

pytest makes one test of each form of each idiom, for the drivers that ``--driver`` names: patterns of operations that
compilers look for, in the forms in which they may be rewritten and in those that only look so.
"""

from __future__ import annotations

import msgspec


class IdiomGraphs(msgspec.Struct, frozen=True):
    """A pytest kit: the forms in which every combination of ``strength`` attributes of an idiom occurs, drawn from
    ``seed``; ``pattern`` restricts the idioms to those whose names contain it, ``most`` is how many forms are taken: of
    each idiom those first in which few attributes have special values; None for all.
    """

    strength: int = 3
    seed: int = 0
    pattern: str = ""
    most: int | None = None

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_idioms"
