"""Measures whether a process holds more and more resources."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import psutil
from msgspec.structs import astuple

from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.session import Session
from nnconform.harness.process.usage import Usage, usage
from nnconform.harness.results.verdict import Verdict

# Seconds within which resources that end by themselves, such as threads, have ended.
_PATIENCE = 0.1
_STEPS = 5
_ROUNDS = 4
# What a driver may keep is bounded: a pool fills, and grows no more. What still grows after so many calls, or is so
# much, is a leak.
_CALLS, _FURTHER = 512, 8
_MUCH = Usage(descriptors=128, threads=128, memory=256 << 20, processes=32, mappings=1 << 14)
_MEMORY = "memory:"


def kept_by(calls: int, memory: int, *, one_in: int) -> Usage:
    """Return the growth by which a round of so many calls leaks: a descriptor, a thread or a child process of one call
    in so many, a mapping of each, ``memory`` bytes in all.
    """
    each = calls // one_in
    return Usage(each, each, memory, each, calls)


def growth(pid: int, work: Callable[[], None], rounds: int, each: Usage) -> list[str]:
    """Run ``work`` ``rounds`` times. Return a line for each resource that grows by at least ``each`` in every round; 0:
    it does not count.
    """
    samples = [usage(pid)]
    for _ in range(rounds):
        work()
        samples.append(_at_rest(pid, samples[-1], each))
    names = Usage.__struct_fields__
    return [
        f"{name}: {', '.join(map(str, values))} from round to round"
        for name, values, step in zip(names, zip(*map(astuple, samples), strict=True), astuple(each), strict=True)
        if step and _grows(values, step)
    ]


def goes_on(pid: int, work: Callable[[], None], rounds: int, each: Usage) -> set[str]:
    """Run ``work`` ``rounds`` more times, or until there is too much. Return the resources that grow in the later half
    of the rounds, by half of ``each`` in each of them.
    """
    names, samples = Usage.__struct_fields__, [usage(pid)]
    while len(samples) <= rounds and not _is_much(samples[0], samples[-1]):
        work()
        samples.append(usage(pid))
    middle, half = samples[len(samples) // 2], (len(samples) - 1) // 2
    later = zip(names, astuple(middle), astuple(_at_rest(pid, middle, each)), astuple(each), strict=True)
    return {name for name, before, after, step in later if step and 2 * (after - before) >= step * half}


def _is_much(before: Usage, after: Usage) -> bool:
    return any(now - then >= much for then, now, much in zip(*map(astuple, (before, after, _MUCH)), strict=True))


def expect_no_growth(session: Session, work: Callable[[], None], each: Usage) -> None:
    """Expect that ``work`` does not make the driver's process hold ``each`` more every time, for hundreds of calls.

    ``each`` is from ``kept_by``. Raises VerdictReached: leaked, or not applicable if the driver's process is not known.
    """
    pid = session.pid()
    if not pid:
        not_applicable("the driver's process is not known")

    def one_round(times: int = 1) -> None:
        for _ in range(times):
            work()
        gc.collect()
        session.flush()

    # The first round is a warm-up: the process acquires what it then keeps. What is there after it need not be looked
    # through by the collections of the others: with the cases of a whole suite each would take 0.1 s.
    one_round()
    gc.freeze()
    try:
        leaks = growth(pid, one_round, _ROUNDS, each)
        if leaks and _keeps_freed_memory(pid):
            leaks = [leak for leak in leaks if not leak.startswith(_MEMORY)]
        # A round has as many calls as it may not have mappings.
        times = _CALLS // each.mappings // _FURTHER
        if leaks and times:
            growing = goes_on(pid, partial(one_round, times), _FURTHER, Usage(*(times * one for one in astuple(each))))
            leaks = [leak for leak in leaks if leak.partition(":")[0] in growing]
    except psutil.Error as error:
        not_applicable(f"the usage of the driver's process cannot be read: {error}")
    expect(not leaks, "the driver's process holds more and more: " + "; ".join(leaks), Verdict.LEAKED)


def _keeps_freed_memory(pid: int) -> bool:
    """Return whether the process has an address sanitizer, which keeps up to 256 MiB of what was freed in quarantine:
    its memory grows for thousands of calls though nothing leaks. A sanitizer reports leaks by itself.
    """
    return any("libasan" in each.path or "clang_rt.asan" in each.path for each in psutil.Process(pid).memory_maps())


def _grows(values: Sequence[int], step: int) -> bool:
    return all(after - before >= step for before, after in pairwise(values))


def _at_rest(pid: int, before: Usage, each: Usage) -> Usage:
    """Return the usage of the process; if it is more than before by ``each``, wait a moment for it to drop."""
    for _ in range(_STEPS):
        current = usage(pid)
        grown = zip(astuple(current), astuple(before), astuple(each), strict=True)
        if all(not step or now - then < step for now, then, step in grown):
            break
        time.sleep(_PATIENCE / _STEPS)
    return current
