"""A refusal for want of room is not judged where two or more are open, and is an answer like others elsewhere."""

from __future__ import annotations

from functools import partial
from threading import Thread

import pytest

from nnconform.harness.execution.alive import Alive, NoRoom
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict


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


def verdict_on(alive: Alive, status: ErrorStatus = ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT) -> Verdict | None:
    """Return the verdict on the refusal of one more; None if it is an answer like others."""
    try:
        assert alive.open(lambda: refuse(status), "open") == (status, None)
    except NoRoom as refused:
        assert refused.status == status  # noqa: PT017
        return refused.verdict
    return None


@pytest.mark.parametrize("number", [0, 1, 2, 9])
def test_a_refusal_beside_two_is_not_judged(number: int) -> None:
    alive, handles = of(number)
    assert verdict_on(alive) == (Verdict.ERROR if number < 2 else Verdict.NOT_APPLICABLE)
    assert verdict_on(alive, ErrorStatus.GENERAL_FAILURE) is None
    assert len(handles) == number


def test_what_is_closed_or_gone_takes_no_room() -> None:
    alive, handles = of(2)
    alive.close(handles[0])
    assert verdict_on(alive) == Verdict.ERROR
    alive, handles = of(2)
    handles.pop()
    assert verdict_on(alive) == Verdict.ERROR
    assert len(handles) == 1


def test_what_is_opened_meanwhile_counts() -> None:
    alive, first = of(1)
    second = Handle()

    def refused_late() -> tuple[ErrorStatus, Handle | None]:
        alive.open(lambda: give(second), "open on another thread")
        alive.close(first[0])
        alive.close(second)
        return refuse()

    with pytest.raises(NoRoom) as reached:
        alive.open(refused_late, "open")
    assert reached.value.verdict == Verdict.NOT_APPLICABLE


def test_what_other_threads_closed_may_be_open_for_the_driver() -> None:
    alive, handles = of(3)

    def close_two() -> None:
        for handle in handles[:2]:
            alive.close(handle)

    thread = Thread(target=close_two)
    thread.start()
    thread.join()
    # The driver is told with the next call of those that closed them.
    assert verdict_on(alive) == Verdict.NOT_APPLICABLE
    alive.forget_leaving()
    assert verdict_on(alive) == Verdict.ERROR
    alive.note_closed(handles[0])
    assert verdict_on(alive) == Verdict.ERROR
