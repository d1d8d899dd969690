"""How often a comparison of networks and of times is right: losses and slower drivers that it finds, and false alarms.

    python -m nnconform.mlts.benchmarks.bench_verdicts [--seeds N] [--contests N]

Accuracy is simulated: answers to 1,000 items, of which ten become wrong, or none. Times are those of two copies of the
reference driver on a bundled network, in turns; the second of them is made a twentieth slower, or not.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing

import click
import numpy as np

from nnconform.harness.campaigns.benchmarks.figures import RATIO, report
from nnconform.harness.execution.session import Session
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.load.contest import decide, take_turns
from nnconform.mlts.load.slots import NetworkSlots
from nnconform.mlts.localise.inputs import random_inputs
from nnconform.mlts.paired import SIGNIFICANT, compare
from nnconform.mlts.quantity import HITS
from nnconform.mlts.task_sets import BUNDLED

_ITEMS, _LOST, _SHARE = 1000, 10, 0.75
_SLOWER = 1.05
# Of each contest: nnconform latency has more in its ten seconds, on a network as small as this one.
_PAIRS = 1200
_NETWORK = "digits_float32.tflite"
# Goals: every loss of a point, 95 of 100 contests right.
_RIGHT = 0.95

Hits = list[tuple[float, ...]]


def hits(random: np.random.Generator, items: int, share: float) -> Hits:
    """Return whether each of some items is answered right, in the mean a share of them."""
    return [(float(each),) for each in random.random(items) < share]


def with_losses(random: np.random.Generator, theirs: Hits, count: int) -> Hits:
    """Return the same answers, of which ``count`` right ones became wrong."""
    right = [number for number, (hit,) in enumerate(theirs) if hit]
    lost = set(random.choice(right, count, replace=False).tolist())
    return [(0.0,) if number in lost else row for number, row in enumerate(theirs)]


def accuracy(seeds: int) -> tuple[list[float], list[float]]:
    """Return for each seed whether a loss of one point was found, and whether one was claimed where there is none: two
    networks that are equally good, and differ in single items.
    """
    found, alarms = list[float](), list[float]()
    for seed in range(seeds):
        random = np.random.default_rng(seed)
        theirs = hits(random, _ITEMS, _SHARE)
        found.append(float(compare(HITS, with_losses(random, theirs, _LOST), theirs, seed).worse))
        alarms.append(float(compare(HITS, hits(random, _ITEMS, _SHARE), theirs, seed).worse))
    return found, alarms


def _slowed(answer: Callable[[int], float]) -> Callable[[int], float]:
    """Return an answer that takes a twentieth longer."""

    def slow(sample: int) -> float:
        began = time.perf_counter()
        ended = answer(sample)
        until = ended + (_SLOWER - 1) * (ended - began)
        while (now := time.perf_counter()) < until:
            pass
        return now

    return slow


def contests(count: int) -> tuple[list[float], list[float]]:
    """Return for each contest whether equal drivers were called equal, and whether a slower one was found."""
    converted = read_tflite(BUNDLED / _NETWORK)
    samples = [tuple(random_inputs(converted.model, seed)) for seed in range(8)]
    equal, found = list[float](), list[float]()
    with ExitStack() as stack:
        slots = []
        for _ in range(2):
            session = stack.enter_context(closing(Session("inproc:reference_driver")))
            slots.append(stack.enter_context(NetworkSlots(session, converted, samples, 1)))
        for seed in range(count):
            for kept, answer in ((equal, slots[1].answer), (found, _slowed(slots[1].answer))):
                contest = decide(*take_turns((slots[0].answer, answer), len(samples), 0.0, seed, _PAIRS), seed)
                right = not contest.differs if kept is equal else contest.differs and contest.ratio > 1
                kept.append(float(right))
    return equal, found


@click.command()
@click.option("--seeds", type=click.IntRange(1), default=200, show_default=True, help="Pairs of networks.")
@click.option("--contests", "count", type=click.IntRange(0), default=100, show_default=True, help="Pairs of drivers.")
def main(seeds: int, count: int) -> None:
    """Measure and print."""
    found, alarms = accuracy(seeds)
    report("losses of one point in 1,000 items found", RATIO, [float(np.mean(found))], more=True, goal=1.0)
    report("losses claimed where there is none", RATIO, [float(np.mean(alarms))], more=False, goal=SIGNIFICANT)
    if count:
        equal, slower = contests(count)
        report("equal drivers called equal", RATIO, [float(np.mean(equal))], more=True, goal=_RIGHT)
        report("drivers 5 % slower found", RATIO, [float(np.mean(slower))], more=True, goal=_RIGHT)


if __name__ == "__main__":
    main()
