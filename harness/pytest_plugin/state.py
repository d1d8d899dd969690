"""Says of a failure that it depends on state: it is right when the same item runs alone on a driver just opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

from nnconform.harness.driver.interface import Remote
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.verdict import Outcome, Verdict

# Failures of one driver that are run again in a run, so that one that fails everywhere costs little more; items that
# are named.
MOST_RERUNS, MOST_NAMED = 20, 20
# Verdicts that say nothing about a call of the driver.
_SAY_NOTHING = frozenset({Verdict.NOT_RUN})


class StateWatch:
    """What came before each item on its driver's process, and the items that were run again alone."""

    def __init__(self) -> None:
        self._before: dict[str, list[str]] = {}
        self._reruns: Counter[str] = Counter()

    def judge(
        self, session: Session, title: str, judge: Callable[[Session], Outcome], fresh: Callable[[], Session]
    ) -> Outcome:
        """Return the outcome of an item; of one that fails it says whether it depends on what came before.

        ``judge`` runs the item on a session, ``fresh`` returns another with the same driver. Only a driver in a process
        of its own is opened again: in this one its state would stay.
        """
        outcome = self.judge_once(session, title, judge)
        came = self._before[session.address][:-1]
        if not outcome.failed or outcome.verdict in _SAY_NOTHING or not came:
            return outcome
        if self._reruns[session.address] >= MOST_RERUNS:
            return outcome
        self._reruns[session.address] += 1
        with closing(fresh()) as alone:
            if not _has_its_own_process(alone):
                return outcome
            again = judge(alone)
        return outcome if again.failed else _of_state(outcome, came)

    def judge_once(self, session: Session, title: str, judge: Callable[[Session], Outcome]) -> Outcome:
        """Return the outcome of an item, and note that it came."""
        before = self._before.setdefault(session.address, [])
        if not session.is_open:
            before.clear()
        outcome = judge(session)
        before.append(title)
        return outcome


def _has_its_own_process(session: Session) -> bool:
    try:
        device = session.device()
    except (DriverFault, UsageError):
        return False
    return isinstance(device, Remote) and device.is_own


def _of_state(outcome: Outcome, came: list[str]) -> Outcome:
    """Return the outcome, with a text that says that it depends on state, and what came between."""
    last = came[-MOST_NAMED:]
    left_out = [f"{len(came) - len(last)} others, then"] if len(last) < len(came) else []
    text = f"state: right alone in a process just started; {len(came)} came before on this one"
    return replace(
        outcome,
        message=f"{outcome.message}\n{text}" if outcome.message else text,
        details={**outcome.details, "came before, the last at the end": "\n".join([*left_out, *last])},
    )
