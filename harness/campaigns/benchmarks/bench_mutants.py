"""Benchmark of mutants a second: built, validated, and run on the reference driver in this process and as a service.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_mutants``. It takes every tenth base, with all mutants of
all families that ``supported_operations`` must refuse. Each mutant is built anew, and the driver validates it whole in
``supported_operations`` and in ``prepare_model``. Rates are by processor time, which other work on the machine affects
little. Through the service two processes work side by side, each on its own processor if there are two: the rate is by
the time of the one that takes longer, and beside it that by the time of both, as on one processor.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from statistics import median

from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.campaigns.mutants import MutationCampaign, base_names, make_base
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Family, Mutant
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.process.collector import collect_rarely
from nnconform.harness.process.usage import processor_time
from nnconform.harness.validate.model import validate_model

DRIVER = "inproc:reference_driver"
EVERY = 10
# Mutants a second that are the goals.
VALIDATED, ASKED = 20_000, 6_000
TURNS = 6


def build(family: Family, mutant: Mutant) -> None:
    """Build the model."""
    mutant.mutation.build()


def validate(family: Family, mutant: Mutant) -> None:
    """Build the model and validate it."""
    try:
        validate_model(mutant.mutation.build())
    except ValidationError:
        return
    raise AssertionError(f"accepted: {mutant}")


Act = Callable[[Base], int]


def each_by(act: Callable[[Family, Mutant], None], families: list[Family]) -> Act:
    """Return a function that calls ``act`` with every mutant of a base, and returns how many there are."""

    def run(base: Base) -> int:
        count = 0
        for family in families:
            for mutant in family.mutants(base):
                act(family, mutant)
                count += 1
        return count

    return run


def run_on(campaign: MutationCampaign, families: list[Family]) -> Act:
    """Return a function that runs all mutants of a base on the driver of ``campaign``, and returns how many."""

    def run(base: Base) -> int:
        result = campaign.run_base("", base, families)
        if result.failures:
            raise AssertionError(result.failures[0])
        return sum(sum(each.values()) for each in result.counts.values())

    return run


def measure(bases: list[Base], act: Act, pids: Sequence[int]) -> list[list[float]]:
    """Return the rates by the processor time of each of the processes, and last by that of all; a turn is a part of the
    bases.
    """
    rates: list[list[float]] = [[] for _ in range(len(pids) + 1)]
    for turn in range(TURNS):
        began = [processor_time(pid) for pid in pids]
        count = sum(map(act, bases[turn::TURNS]))
        taken = [processor_time(pid) - at for pid, at in zip(pids, began, strict=True)]
        for of_one, nanoseconds in zip(rates, [*taken, sum(taken)], strict=True):
            of_one.append(1e9 * count / nanoseconds)
    return rates


def main() -> None:
    """Print the rates."""
    print(load())
    # As the command does.
    collect_rarely()
    sessions = [Session(address) for address in (DRIVER, f"service:{DRIVER}")]
    try:
        bases = [make_base(name, 0) for name in base_names(sessions[0].hal())[::EVERY]]
        families = [family for family in MutationCampaign(sessions[0], 0).families() if family.queried]
        own, both = (os.getpid(),), (os.getpid(), sessions[1].pid())
        here, there = (run_on(MutationCampaign(session, 0), families) for session in sessions)
        for what, act, goal in (
            ("mutants built", each_by(build, families), None),
            ("mutants built and validated", each_by(validate, families), None),
            ("mutants run on the driver in this process", here, VALIDATED),
        ):
            report(what, "mutants/s", measure(bases, act, own)[0], more=True, goal=goal)
        *each, together = measure(bases, there, both)
        slower = min(each, key=median)
        report("mutants run through the service, two processors", "mutants/s", slower, more=True, goal=ASKED)
        report("mutants run through the service, one processor", "mutants/s", together, more=True)
    finally:
        for session in sessions:
            session.close()


if __name__ == "__main__":
    main()
