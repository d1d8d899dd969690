"""Benchmark of mutants a second: built, validated, and run on the reference driver in this process and as a service.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_mutants``. It takes every tenth base, with all mutants of
all families that ``supported_operations`` must refuse. Each mutant is built anew, and the driver validates it whole in
``supported_operations`` and in ``prepare_model``. Rates are by processor time, which other work on the machine affects
little; through the service by that of both processes, which take turns.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

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


def attempt_on(campaign: MutationCampaign) -> Callable[[Family, Mutant], None]:
    """Return a function that builds the model and runs it on the driver of ``campaign``."""

    def ask(family: Family, mutant: Mutant) -> None:
        outcome = campaign.attempt(family, mutant)
        if outcome.failed:
            raise AssertionError(f"{outcome.message}: {mutant}")

    return ask


def show(
    what: str, bases: list[Base], families: list[Family], act: Callable[[Family, Mutant], None],
    pids: Sequence[int], goal: int | None,
) -> None:  # fmt: skip
    """Call ``act`` with every mutant and report the rate, by the processor time of the processes; a turn is a part of
    the bases.
    """
    rates = []
    for turn in range(TURNS):
        began, count = sum(map(processor_time, pids)), 0
        for base in bases[turn::TURNS]:
            for family in families:
                for mutant in family.mutants(base):
                    act(family, mutant)
                    count += 1
        rates.append(1e9 * count / (sum(map(processor_time, pids)) - began))
    report(what, "mutants/s", rates, more=True, goal=goal)


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
        here, there = (attempt_on(MutationCampaign(session, 0)) for session in sessions)
        show("mutants built", bases, families, build, own, None)
        show("mutants built and validated", bases, families, validate, own, None)
        show("mutants run on the driver in this process", bases, families, here, own, VALIDATED)
        show("mutants run through the service, both processes", bases, families, there, both, ASKED)
    finally:
        for session in sessions:
            session.close()


if __name__ == "__main__":
    main()
