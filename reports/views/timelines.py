"""View of stress tests as time went by: steps a second, and the driver's memory, as small curves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from nnconform.harness.results.events import TIMELINE, Measurement

_WIDTH, _HEIGHT = 260, 44
# A curve has at most so many points: of more, each is the mean of several.
_POINTS = 120


class Curve(msgspec.Struct, frozen=True):
    """A curve in a picture of ``width`` times ``height`` pixels, from 0 at the bottom to ``most`` at the top; ``first``
    and ``last`` are its ends. ``line`` is the data of an SVG path.
    """

    line: str
    first: float
    last: float
    most: float
    width: int = _WIDTH
    height: int = _HEIGHT


class StressTimeline(msgspec.Struct, frozen=True):
    """A test on a driver: steps a second and the driver's memory in MB over ``seconds``; None if it is not known."""

    name: str
    driver: str
    seconds: float
    rate: Curve
    memory: Curve | None


def timelines(measurements: Iterable[Measurement]) -> tuple[StressTimeline, ...]:
    """Return the timelines of the stress tests that have some, in the order of the store."""
    found: dict[tuple[str, str], dict[str, tuple[float, ...]]] = {}
    for each in measurements:
        if each.unit == TIMELINE:
            found.setdefault((each.subject, each.driver), {})[each.quantity] = each.samples
    made = (_timeline(subject, driver, samples) for (subject, driver), samples in found.items())
    return tuple(each for each in made if each is not None)


def _timeline(subject: str, driver: str, samples: dict[str, tuple[float, ...]]) -> StressTimeline | None:
    seconds, steps, memory = (samples.get(name, ()) for name in ("seconds", "steps", "memory"))
    if len(seconds) < 3 or len(steps) != len(seconds):
        return None
    rates = [
        (later - before) / max(after - at, 1e-6)
        for (at, after), (before, later) in zip(pairwise(seconds), pairwise(steps), strict=True)
    ]
    held = _curve(seconds, [each / 1e6 for each in memory]) if len(memory) == len(seconds) and any(memory) else None
    name = subject.partition("/")[2] or subject
    return StressTimeline(name, driver, seconds[-1], _curve(seconds[1:], rates), held)


def _curve(seconds: Sequence[float], values: Sequence[float]) -> Curve:
    size = -(-len(values) // _POINTS)
    starts = range(0, len(values), size)
    times = [_mean(seconds[start : start + size]) for start in starts]
    means = [max(0.0, _mean(values[start : start + size])) for start in starts]
    most, begin, length = max(means) or 1.0, times[0], max(times[-1] - times[0], 1e-6)
    points = (
        f"{(at - begin) / length * _WIDTH:.1f} {_HEIGHT - each / most * (_HEIGHT - 2) - 1:.1f}"
        for at, each in zip(times, means, strict=True)
    )
    return Curve("M" + "L".join(points), means[0], means[-1], max(means))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
