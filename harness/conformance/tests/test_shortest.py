"""Of random sequences of calls: for how long one that fails is shortened."""

from __future__ import annotations

import pytest

from nnconform.harness.conformance.support.shortest import TRIES, ShortEnough, Shortest
from nnconform.harness.results.verdict import Verdict, VerdictReached


def ends_within(shortest: Shortest, tries: int) -> bool:
    try:
        for _ in range(tries):
            shortest.end_if_enough()
    except ShortEnough:
        return True
    return False


def test_what_fails_again_is_shortened_for_so_many_tries() -> None:
    shortest = Shortest()
    assert not ends_within(shortest, 2 * TRIES), "nothing has failed"
    shortest.note(["a", "b"], VerdictReached(Verdict.ERROR, "first"))
    assert not ends_within(shortest, 2 * TRIES), "what failed once may be chance"
    shortest.note(["a", "b", "c"], VerdictReached(Verdict.ERROR, "longer"))
    with pytest.raises(ShortEnough):
        shortest.end_if_enough()
    assert (shortest.steps, str(shortest.reached)) == (("a", "b"), "first")


def test_a_shorter_one_is_kept() -> None:
    shortest = Shortest()
    for steps in (["a", "b"], ["b"], ["a"]):
        shortest.note(steps, VerdictReached(Verdict.ERROR, " ".join(steps)))
    assert (shortest.steps, str(shortest.reached)) == (("b",), "b")
    assert not ends_within(shortest, TRIES)
    assert ends_within(shortest, 1)
