"""Comparison of two runs, or of two drivers: what newly fails, is mended, lost, less accurate, slower."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

import msgspec

from nnconform.harness.results.drift import SLOWER, WORSE, Drift
from nnconform.harness.results.error_drifts import error_drifts
from nnconform.harness.results.events import ERROR, SCORE, TIMELINE, Event, Kind, Measurement
from nnconform.harness.results.percentiles import percentile
from nnconform.harness.results.verdict import Outcome, Verdict

# Two results on the same items differ by chance with at least this probability if there is nothing behind it.
CHANCE = 0.01
_TIMES = ("ms",)
_HIT = "hit"
_ROWS = "rows"


class VerdictChange(msgspec.Struct, frozen=True):
    """A case whose verdict is another now, or is expected now and was not, or the other way round.

    ``driver``, ``case``, ``message`` and ``reproduce`` are the new event's; nothing is to be reproduced of what is
    expected.
    """

    case: str
    driver: str
    before: str
    now: str
    message: str
    reproduce: str


class RunComparison(msgspec.Struct, frozen=True):
    """What is other than before. ``same`` counts the cases whose verdict is the same; ``only_before`` and ``only_now``
    the cases that the other side has not.
    """

    newly_failing: tuple[VerdictChange, ...]
    mended: tuple[VerdictChange, ...]
    newly_unsupported: tuple[VerdictChange, ...]
    otherwise: tuple[VerdictChange, ...]
    less_accurate: tuple[Drift, ...]
    slower: tuple[Drift, ...]
    same: int
    only_before: int
    only_now: int

    @property
    def worse(self) -> bool:
        """Whether something is worse that is no matter of time: new failures, operations lost, or larger errors."""
        return bool(self.newly_failing or self.newly_unsupported or self.less_accurate)


class ComparedSide(msgspec.Struct, frozen=True):
    """One side of a comparison: the events and measurements of a run, or of one driver."""

    events: Sequence[Event]
    measurements: Sequence[Measurement] = ()

    def drivers(self) -> tuple[str, ...]:
        """Return the addresses of all drivers, each once."""
        each = (*(event.driver for event in self.events), *(one.driver for one in self.measurements))
        return tuple(dict.fromkeys(each))

    def of(self, driver: str) -> ComparedSide:
        """Return the part that is about one driver."""
        return ComparedSide(
            [event for event in self.events if event.driver == driver],
            [each for each in self.measurements if each.driver == driver],
        )


def compare(before: ComparedSide, now: ComparedSide) -> RunComparison:
    """Compare two sides. Drivers are told apart by their addresses; if each side has one, these two are compared."""
    pairs = _pairs(before, now)
    found: dict[str, list[VerdictChange]] = {
        name: [] for name in ("newly_failing", "mended", "newly_unsupported", "otherwise")
    }
    counts: Counter[str] = Counter()
    drifts: list[Drift] = []
    slower: list[Drift] = []
    for old, new in pairs:
        old_events, new_events = _by_case(old, before), _by_case(new, now)
        for key, event in new_events.items():
            if key not in old_events:
                counts["only_now"] += 1
                continue
            name = _change(old_events[key], event)
            if not name:
                counts["same"] += 1
                continue
            found[name].append(_changed(old_events[key], event))
        counts["only_before"] += len(old_events.keys() - new_events.keys())
        drifts += error_drifts(old_events, new_events)
        drifts += _accuracy_drifts(before.of(old), now.of(new))
        slower += _slower(before.of(old), now.of(new))
    changes = {name: tuple(each) for name, each in found.items()}
    return RunComparison(
        **changes,
        less_accurate=tuple(drifts),
        slower=tuple(slower),
        same=counts["same"],
        only_before=counts["only_before"],
        only_now=counts["only_now"],
    )


def _pairs(before: ComparedSide, now: ComparedSide) -> list[tuple[str, str]]:
    old, new = before.drivers(), now.drivers()
    if len(old) == len(new) == 1:
        return [(old[0], new[0])]
    return [(driver, driver) for driver in dict.fromkeys((*old, *new))]


def case_name(event: Event) -> str:
    """Return the name of a case without the folder of its file and without its driver: those differ from run to run."""
    name = event.case.removesuffix(f"[{event.driver}]").removesuffix(f"@{event.driver}")
    place, colons, inside = name.partition("::")
    return f"{PurePosixPath(place).name}{colons}{inside}" if colons else name


def _by_case(driver: str, side: ComparedSide) -> dict[tuple[str, str], Event]:
    """Return the last event of each case, by kind and name; files of one name keep their folders."""
    own = [event for event in side.events if event.driver == driver and event.kind is not Kind.FUZZ_CAMPAIGN]
    names = {event.case: case_name(event) for event in own}
    often = Counter(names.values())
    return {(event.kind, names[event.case] if often[names[event.case]] == 1 else event.case): event for event in own}


def _change(old: Event, new: Event) -> str:
    """Return the field of RunComparison that a pair of events belongs to; "" if nothing changed."""
    less = _runs_less(old.outcome, new.outcome)
    if old.outcome.verdict == new.outcome.verdict and old.failed == new.failed and not less:
        return ""
    if new.failed and not old.failed:
        return "newly_failing"
    if new.outcome.verdict is Verdict.UNSUPPORTED or less:
        return "newly_unsupported"
    if old.failed and new.outcome.verdict is Verdict.PASSED:
        return "mended"
    return "otherwise"


def _runs_less(old: Outcome, new: Outcome) -> bool:
    """Whether fewer outputs of a graph ran than before, and none of them failed: the driver does not support the others
    any more.
    """
    if new.failed or new.outputs_run is None or old.verdict is Verdict.UNSUPPORTED:
        return False
    return old.outputs_run is None or new.outputs_run[0] < old.outputs_run[0]


def _changed(old: Event, new: Event) -> VerdictChange:
    return VerdictChange(
        case_name(new), new.driver, _words(old), _words(new), new.outcome.message, "" if new.expected else new.reproduce
    )


def _words(event: Event) -> str:
    words = f"{event.outcome.verdict}, as expected" if event.expected else event.outcome.verdict.value
    part = event.outcome.outputs_run
    return f"{words}, {part[0]} of {part[1]} outputs" if part else words


def _accuracy_drifts(old: ComparedSide, new: ComparedSide) -> Iterable[Drift]:
    for before, now in _measured(old, new):
        if now.unit in (*_TIMES, _ROWS, TIMELINE):
            continue
        if now.unit in (SCORE, ERROR):
            if _beyond(before, now):
                yield _drift(before, now, before.samples[0], now.samples[0])
        elif now.unit == _HIT:
            if _lost(before.samples, now.samples):
                yield _drift(before, now, _mean(before.samples), _mean(now.samples))
        elif _worst(now.samples) > WORSE * _worst(before.samples):
            yield _drift(before, now, _worst(before.samples), _worst(now.samples))


def _beyond(before: Measurement, now: Measurement) -> bool:
    """Whether the figure is worse, and each of the two outside the other's interval; without intervals by WORSE."""
    sign = 1 if now.unit == ERROR else -1
    (old, *old_ends), (new, *new_ends) = before.samples, now.samples
    if not sign * new > sign * old:
        return math.isnan(new) and not math.isnan(old)
    if any(math.isnan(each) for each in (*old_ends, *new_ends)):
        return abs(new - old) > (WORSE - 1) * abs(old)
    return not min(old_ends) <= new <= max(old_ends) and not min(new_ends) <= old <= max(new_ends)


def _lost(before: Sequence[float], now: Sequence[float]) -> bool:
    """Whether fewer answers are right now than chance explains: McNemar's exact test of those that changed."""
    if len(before) != len(now):
        return _mean(now) < _mean(before)
    lost = sum(old > new for old, new in zip(before, now, strict=True))
    won = sum(old < new for old, new in zip(before, now, strict=True))
    count = lost + won
    return lost > won and sum(math.comb(count, each) for each in range(lost, count + 1)) / 2**count < CHANCE


def _slower(old: ComparedSide, new: ComparedSide) -> Iterable[Drift]:
    """Yield the times whose medians are longer by more than SLOWER, and whose 95 % intervals do not overlap."""
    for before, now in _measured(old, new):
        if now.unit in _TIMES:
            first, second = percentile(before.samples, 50), percentile(now.samples, 50)
            if second.value > SLOWER * first.value and second.low > first.high:
                yield _drift(before, now, first.value, second.value)


def _measured(old: ComparedSide, new: ComparedSide) -> Iterable[tuple[Measurement, Measurement]]:
    """Yield the measurements that both sides have, of the same quantity of the same subject."""
    before = {(each.subject, each.quantity, each.unit): each for each in old.measurements if each.samples}
    for now in new.measurements:
        known = before.get((now.subject, now.quantity, now.unit))
        if known is not None and now.samples:
            yield known, now


def _drift(before: Measurement, now: Measurement, old: float, new: float) -> Drift:
    return Drift(now.subject, now.driver, now.quantity, old, new, now.unit)


def _mean(samples: Sequence[float]) -> float:
    return sum(samples) / len(samples)


def _worst(samples: Sequence[float]) -> float:
    return max(math.inf if math.isnan(each) else each for each in samples)
