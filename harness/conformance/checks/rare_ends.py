"""Checks that a driver gives back what calls hold that end otherwise than most, or are given up."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.given_up import GIVEN_UP
from nnconform.harness.conformance.support.growth import expect_no_growth, kept_by
from nnconform.harness.conformance.support.long_used import LONG_USED
from nnconform.harness.conformance.support.rare_ends import RARE_ENDS
from nnconform.harness.model.authority import Level
from nnconform.harness.results.verdict import Stage

_ENDS = {**RARE_ENDS, **GIVEN_UP, **LONG_USED}
# Calls of each round, and the bytes of a call that count as kept.
_CALLS, _KEPT = 40, 2048


@check(
    Level.TEXT,
    source="driver guide, Cleanup: what nobody refers to any more is destroyed; the driver must hold no reference",
    stage=Stage.CLOSE,
    own_process=True,
    variants={name: since for name, (since, _) in _ENDS.items()},
)
def give_everything_back(subject: Subject, what: str) -> None:
    """A driver's process does not hold a descriptor, a thread, a child process, a mapping or two kibibytes more for
    each call that ends otherwise than most do, that its client gives up, or that few clients make.
    """
    call = _ENDS[what][1](subject)

    def repeat() -> None:
        for _ in range(_CALLS):
            call()

    expect_no_growth(subject.session, repeat, kept_by(_CALLS, _CALLS * _KEPT, one_in=4))
