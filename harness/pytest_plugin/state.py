"""Tries a failure again, alone on a driver just opened, and then after its predecessor: is it stable, a matter of
state, or flaky?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing

from msgspec.structs import replace

from nnconform.harness.driver.interface import Remote
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.verdict import AGAIN, STABLE, Outcome, Verdict

# Failures of one driver that are run again in a run, so that one that fails everywhere costs little more; items that
# are named.
MOST_RERUNS, MOST_NAMED = 20, 20
# What the detail AGAIN says of what fails neither alone nor after its predecessor: it was chance or a longer past.
FLAKY = "flaky: no failure alone, nor after the item before it"
# Verdicts that say nothing about a call of the driver.
_SAY_NOTHING = frozenset({Verdict.NOT_RUN})


def _none_known(outcome: Outcome) -> bool:
    return False


class StateWatch:
    """What came before each item on its driver's process, and the items that were run again alone."""

    def __init__(self) -> None:
        self._before: dict[str, list[str]] = {}
        # How the last item on each driver is judged, to run it again before another.
        self._last: dict[str, Callable[[Session], Outcome]] = {}
        self._reruns: Counter[str] = Counter()

    def judge(
        self,
        session: Session,
        title: str,
        judge: Callable[[Session], Outcome],
        fresh: Callable[[], Session],
        known: Callable[[Outcome], bool] = _none_known,
    ) -> Outcome:
        """Return the outcome of an item; of one that fails it says, as ``tried again``, whether it is stable, depends
        on what came before, or is flaky. A failure that is ``known`` is not tried again, and leaves that to others.

        ``judge`` runs the item on a session, ``fresh`` returns another with the same driver. Only a driver in a process
        of its own is opened again: in this one its state would stay.
        """
        previous = self._last.get(session.address)
        outcome = self.judge_once(session, title, judge)
        if not outcome.failed or outcome.verdict in _SAY_NOTHING:
            return outcome
        # Copied for a failure alone: at the end of a run they are thousands.
        came = self._before[session.address][:-1]
        if not came or known(outcome):
            return outcome
        if self._reruns[session.address] >= MOST_RERUNS:
            return outcome
        self._reruns[session.address] += 1
        with closing(fresh()) as alone:
            if not _has_its_own_process(alone):
                return outcome
            again = judge(alone)
        # What fails in another way alone, as it is expected to, is here a matter of what came before too.
        if again.failed and (again.verdict is outcome.verdict or not known(again)):
            return _labelled(outcome, STABLE)
        if previous is None:
            return _of_state(outcome, again, came, FLAKY)
        with closing(fresh()) as behind:
            previous(behind)
            after = judge(behind)
        changed = after.failed and after.verdict is not again.verdict
        return _of_state(outcome, again, came, f"{STABLE} after {came[-1]}" if changed else FLAKY)

    def judge_once(self, session: Session, title: str, judge: Callable[[Session], Outcome]) -> Outcome:
        """Return the outcome of an item, and note that it came."""
        before = self._before.setdefault(session.address, [])
        if not session.is_open:
            before.clear()
            self._last.pop(session.address, None)
        outcome = judge(session)
        before.append(title)
        self._last[session.address] = judge
        return outcome


def _has_its_own_process(session: Session) -> bool:
    try:
        device = session.device()
    except (DriverFault, UsageError):
        return False
    return isinstance(device, Remote) and device.is_own


def _labelled(outcome: Outcome, label: str) -> Outcome:
    return replace(outcome, details={**outcome.details, AGAIN: label})


def _of_state(outcome: Outcome, alone: Outcome, came: list[str], label: str) -> Outcome:
    """Return the outcome, with a text that says that it depends on state, and what came between."""
    last = came[-MOST_NAMED:]
    left_out = [f"{len(came) - len(last)} others, then"] if len(last) < len(came) else []
    passed = alone.verdict is Verdict.PASSED
    how = "right" if passed else f"{alone.verdict}, as expected," if alone.failed else f"{alone.verdict}"
    text = f"state: {how} alone in a process just started; {len(came)} came before on this one"
    return replace(
        outcome,
        message=f"{outcome.message}\n{text}" if outcome.message else text,
        details={**outcome.details, AGAIN: label, "came before, the last at the end": "\n".join([*left_out, *last])},
    )
