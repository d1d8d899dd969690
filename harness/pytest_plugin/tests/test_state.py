"""A failure that is right in a fresh process says that it depends on state, and what came between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.pytest_plugin.state import FLAKY, MOST_NAMED, MOST_RERUNS, StateWatch
from nnconform.harness.results.verdict import AGAIN, STABLE, Outcome, Stage, Verdict

PASSED, WRONG = Outcome(Verdict.PASSED, Stage.COMPARE), Outcome(Verdict.WRONG, Stage.COMPARE, "0 is not 1")
CRASHED = Outcome(Verdict.CRASHED, Stage.EXECUTE)
OWN = "service:inproc:reference_driver"


@pytest.fixture
def opened() -> Any:
    sessions: list[Session] = []

    def new(address: str = OWN) -> Session:
        sessions.append(Session(address))
        return sessions[-1]

    yield new
    for each in sessions:
        each.close()


def wrong_after(count: int) -> Callable[[Session], Outcome]:
    """Return the judgement of an item on a driver that is wrong after so many items in its process."""
    seen: dict[int, int] = {}

    def judge(session: Session) -> Outcome:
        number = seen[id(session)] = seen.get(id(session), 0) + 1
        session.device()
        return WRONG if number > count else PASSED

    return judge


def run(titles: list[str], judge: Callable[[Session], Outcome], new: Callable[[], Session]) -> list[Outcome]:
    watch, session = StateWatch(), new()
    return [watch.judge(session, title, judge, new) for title in titles]


def test_a_failure_of_state_names_what_came_before(opened):
    *_, last = run(["one", "two", "three"], wrong_after(2), opened)
    assert last.verdict is Verdict.WRONG
    assert last.message.endswith("state: right alone in a process just started; 2 came before on this one")
    assert last.details["came before, the last at the end"].splitlines() == ["one", "two"]


def test_what_is_unsupported_alone_is_not_called_right(opened):
    wrong = wrong_after(2)

    def judge(session: Session) -> Outcome:
        outcome = wrong(session)
        return outcome if outcome.failed else Outcome(Verdict.UNSUPPORTED, Stage.QUERY)

    *_, last = run(["one", "two", "three"], judge, opened)
    assert "state: unsupported alone in a process just started" in last.message
    assert last.details[AGAIN] == FLAKY


def test_a_failure_that_fails_alone_too_is_as_it_was(opened):
    assert run(["one", "two"], wrong_after(0), opened) == [WRONG, replace(WRONG, details={AGAIN: STABLE})]


def test_a_failure_after_its_predecessor_alone_is_stable(opened):
    *_, last = run(["one", "two", "three"], wrong_after(1), opened)
    assert last.details[AGAIN] == "stable after two"
    assert last.message.endswith("2 came before on this one")


def test_a_failure_that_does_not_come_again_is_flaky(opened):
    *_, last = run(["one", "two", "three"], wrong_after(2), opened)
    assert last.details[AGAIN] == FLAKY


def test_only_the_last_are_named(opened):
    *_, last = run([str(number) for number in range(MOST_NAMED + 5)], wrong_after(MOST_NAMED + 4), opened)
    names = last.details["came before, the last at the end"].splitlines()
    assert names == ["4 others, then", *(str(number) for number in range(4, MOST_NAMED + 4))]


def test_a_driver_that_fails_everywhere_is_run_again_a_few_times_only(opened):
    fresh: list[Session] = []

    def new() -> Session:
        fresh.append(opened())
        return fresh[-1]

    run([str(number) for number in range(MOST_RERUNS + 5)], wrong_after(1), new)
    # One is that of the run; each failure is tried alone, and after its predecessor.
    assert len(fresh) == 2 * MOST_RERUNS + 1


def test_failures_that_are_known_leave_the_second_look_to_others(opened):
    watch, session = StateWatch(), opened()
    known = [watch.judge(session, "known", wrong_after(0), opened, WRONG.__eq__) for _ in range(MOST_RERUNS + 1)]
    assert known == [WRONG] * (MOST_RERUNS + 1)
    assert watch.judge(session, "new", wrong_after(0), opened).details == {AGAIN: STABLE}


def crashed_after(count: int) -> Callable[[Session], Outcome]:
    """The same on a driver that is wrong alone, and crashes after so many items."""
    judge = wrong_after(count)
    return lambda session: CRASHED if judge(session) == WRONG else WRONG


@pytest.mark.parametrize(("known", "label"), [(WRONG, FLAKY), (PASSED, STABLE)])
def test_a_crash_of_what_is_wrong_alone_is_of_state_if_that_is_known(opened, known, label):
    watch, session = StateWatch(), opened()
    first, second, last = (
        watch.judge(session, title, judge, opened, known.__eq__)
        for title, judge in zip(("one", "two", "three"), [crashed_after(2)] * 3, strict=True)
    )
    assert (first, second.verdict, last.details[AGAIN]) == (WRONG, Verdict.WRONG, label)


def test_what_came_before_a_breakdown_is_not_named(opened):
    watch, session = StateWatch(), opened()
    watch.judge_once(session, "broke", wrong_after(9))
    session.discard_device()
    outcome = watch.judge(session, "first", wrong_after(0), opened)
    assert outcome == WRONG, "nothing came before on the new process"


def test_a_driver_in_this_process_is_not_opened_again(opened):
    watch, session = StateWatch(), opened("inproc:reference_driver")
    judge = wrong_after(1)
    assert watch.judge(session, "one", judge, lambda: opened("inproc:reference_driver")) == PASSED
    assert watch.judge(session, "two", judge, lambda: opened("inproc:reference_driver")) == WRONG
