"""Which usage counts as a leak, and which does not."""

from __future__ import annotations

import random

import pytest

from nnconform.harness.process.usage import Usage
from nnconform.harness.stress.leaks import LEAST_SAMPLES, find_leaks, find_leaks_at_rest, slope, those_that_go_on

WORK = [float(step) for step in range(60)]


def samples(memory=lambda step: 0, descriptors=lambda step: 10, threads=lambda step: 4):
    return [Usage(descriptors(step), threads(step), memory(step)) for step in range(len(WORK))]


@pytest.mark.parametrize(
    ("grows", "found"),
    [
        ({"descriptors": lambda step: 10 + step}, ["1 descriptors each time"]),
        ({"descriptors": lambda step: 10 + step + random.Random(step).randint(0, 9)}, ["descriptors"]),
        ({"threads": lambda step: 4 + step // 2}, ["0.5 threads"]),
        ({"memory": lambda step: (1 << 24) + step * (1 << 18)}, ["2.62e+05 bytes of memory"]),
        # No leaks: usage that comes and goes, a step, a warm-up, a small drift.
        ({"descriptors": lambda step: 10 + random.Random(step).randint(0, 30)}, []),
        ({"memory": lambda step: (1 << 24) + (step > 30) * (1 << 23)}, []),
        ({"memory": lambda step: (1 << 24) + min(step, 15) * (1 << 20)}, []),
        ({"memory": lambda step: (1 << 24) + step * 1000}, []),
        # A cache that is full after half of the time, in a heap of which fragments go on to grow.
        ({"memory": lambda step: (1 << 24) + min(step, 35) * (1 << 20) + step * (1 << 10)}, []),
        ({"descriptors": lambda step: 10 + step // 20}, []),
    ],
)
def test_leaks(grows, found):
    leaks = find_leaks(WORK, samples(**grows))
    assert len(leaks) == len(found)
    for text, part in zip(leaks, found, strict=True):
        assert part in str(text)


def test_too_few_samples_say_nothing():
    assert find_leaks(WORK[:LEAST_SAMPLES], samples(descriptors=lambda step: step)[:LEAST_SAMPLES]) == []


def test_one_odd_point_does_not_change_the_slope():
    growth, lower = slope(range(10), [0, 2, 4, 6, 500, 10, 12, 14, 16, 18])
    assert growth == 2
    assert lower <= 2


@pytest.mark.parametrize(
    ("descriptors", "found"),
    [((20, 30, 40), ["1 descriptors"]), ((20, 20, 40), []), ((20, 40, 40), []), ((20, 21, 22), [])],
)
def test_leaks_at_rest(descriptors, found):
    samples = [Usage(number, 4, number << 22) for number in descriptors]
    leaks = find_leaks_at_rest([10, 20, 30], samples, ["descriptors", "threads"])
    assert len(leaks) == len(found)
    assert not found or found[0] in str(leaks[0])
    assert find_leaks_at_rest([10, 20], samples[:2], ["descriptors"]) == []
    assert find_leaks_at_rest([10, 20, 30], samples, ["threads"]) == []


@pytest.mark.parametrize(("mebibytes", "count"), [((50, 60, 70), 1), ((50, 53, 90), 0), ((50, 55, 60), 0)])
def test_memory_at_rest(mebibytes, count):
    samples = [Usage(9, 4, number << 20) for number in mebibytes]
    assert len(find_leaks_at_rest([1, 2, 3], samples, ["memory"])) == count


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ((50, 60), ["1 descriptors each time (20 at first, 60 at last)"]),
        ((50, 55, 57), ["0.74 descriptors each time (20 at first, 57 at last)"]),
        # A round that finds what it needs ends no leak; a pool that is full does.
        ((50, 50, 60), ["0.8 descriptors each time (20 at first, 60 at last)"]),
        ((44, 44, 44), []),
        ((44, 45, 45), []),
    ],
)
def test_leaks_that_go_on(later, found):
    descriptors = [20, 30, 40, *later]
    work = [10 * step for step in range(len(descriptors))]
    samples = [Usage(number, 4, 1) for number in descriptors]
    leaks = find_leaks_at_rest(work[:3], samples[:3], ["descriptors"])
    assert [str(leak) for leak in those_that_go_on(leaks, work, samples)] == found


def test_a_leak_of_much_is_not_waited_for():
    samples = [Usage(number, 4, 1) for number in (20, 100, 180, 300)]
    few, many = (find_leaks_at_rest([1, 2, 3, 4][:count], samples[:count], ["descriptors"]) for count in (3, 4))
    assert [leak.is_much() for leak in (*few, *many)] == [False, True]
