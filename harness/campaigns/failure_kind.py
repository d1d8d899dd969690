"""Kinds of failures of random graphs, by which they are counted."""

from __future__ import annotations

import msgspec

from nnconform.harness.results.verdict import Stage, Verdict


class FailureKind(msgspec.Struct, frozen=True):
    """A kind of failures; ``operation`` is the first with a wrong result or, where none is wrong, the operations of the
    smallest graph found that fails alike.
    """

    verdict: Verdict
    stage: Stage
    operation: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.verdict.value, self.stage.value, self.operation)))
