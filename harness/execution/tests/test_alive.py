"""A refusal for want of room is not judged where two or more are open, and is an answer like others elsewhere."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pytest

from nnconform.harness.execution.alive import Alive
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict, VerdictReached


class Handle:
    """What a driver opens."""

    def close(self) -> None:
        """Give it back."""


def give(handle: Handle) -> tuple[ErrorStatus, Handle | None]:
    return ErrorStatus.NONE, handle


def refuse(status: ErrorStatus = ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT) -> tuple[ErrorStatus, Handle | None]:
    return status, None


def of(number: int) -> tuple[Alive, list[Handle]]:
    """Return so many handles that are open."""
    alive, handles = Alive("handles"), [Handle() for _ in range(number)]
    for handle in handles:
        assert alive.open(partial(give, handle), "open") == (ErrorStatus.NONE, handle)
    return alive, handles


def is_judged(alive: Alive, status: ErrorStatus = ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT) -> bool:
    """Return whether the refusal of one more is an answer; if not, it is not applicable."""
    with suppress(VerdictReached):
        assert alive.open(lambda: refuse(status), "open") == (status, None)
        return True
    return False


@pytest.mark.parametrize("number", [0, 1, 2, 9])
def test_a_refusal_beside_two_is_not_judged(number: int) -> None:
    alive, handles = of(number)
    assert is_judged(alive) == (number < 2)
    assert is_judged(alive, ErrorStatus.GENERAL_FAILURE)
    assert len(handles) == number


def test_what_is_closed_or_gone_takes_no_room() -> None:
    alive, handles = of(2)
    alive.close(handles[0])
    assert is_judged(alive)
    alive, handles = of(2)
    handles.pop()
    assert is_judged(alive)
    assert len(handles) == 1


def test_what_is_opened_meanwhile_counts() -> None:
    alive, first = of(1)
    second = Handle()

    def refused_late() -> tuple[ErrorStatus, Handle | None]:
        alive.open(lambda: give(second), "open on another thread")
        alive.close(first[0])
        alive.close(second)
        return refuse()

    with pytest.raises(VerdictReached) as reached:
        alive.open(refused_late, "open")
    assert reached.value.verdict == Verdict.NOT_APPLICABLE
