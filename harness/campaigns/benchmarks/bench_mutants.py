"""Benchmark of mutants a second: built, validated, and run on the reference driver in this process and as a service.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_mutants``. It takes every tenth base, with all mutants of
all families that ``supported_operations`` must refuse. Each mutant is built anew, and the driver validates it whole in
``supported_operations`` and in ``prepare_model``. Times are processor time of this process, which other work on the
machine affects little; through the service they are wall time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from nnconform.harness.campaigns.mutants import MutationCampaign, base_names, make_base
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Family, Mutant
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.validate.model import validate_model

DRIVER = "inproc:reference_driver"
EVERY = 10
VALIDATED, ASKED = 20_000, 2_000


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
    clock: Callable[[], float], goal: int,
) -> None:  # fmt: skip
    """Call ``act`` with every mutant and print the rate."""
    began, count = clock(), 0
    for base in bases:
        for family in families:
            for mutant in family.mutants(base):
                act(family, mutant)
                count += 1
    rate = count / (clock() - began)
    ratio = f"  {rate / goal:5.2f} of the goal of {goal}" if goal else ""
    print(f"{what:44} {count:7} mutants {rate:9.0f}/s{ratio}", flush=True)


def main() -> None:
    """Print the rates."""
    sessions = [Session(address) for address in (DRIVER, f"service:{DRIVER}")]
    try:
        hal = sessions[0].hal()
        bases = [make_base(name, 0) for name in base_names(hal)[::EVERY]]
        families = [family for family in MutationCampaign(sessions[0], 0).families() if family.queried]
        show("built", bases, families, build, time.process_time, 0)
        show("built and validated", bases, families, validate, time.process_time, VALIDATED)
        here, there = (attempt_on(MutationCampaign(session, 0)) for session in sessions)
        show("run on the driver in this process", bases, families, here, time.process_time, VALIDATED)
        show("run on the driver through the service", bases, families, there, time.perf_counter, ASKED)
    finally:
        for session in sessions:
            session.close()


if __name__ == "__main__":
    main()
