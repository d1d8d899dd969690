"""Broken models a second: made, validated, and put to the reference driver in this process and through the service.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_mutants``. Every tenth base is taken, with all mutants of
all families that the query sees; each is made anew, and the driver judges each whole, in the query and in the
preparation. Times are those of this process, so that what else the
machine does counts little; through the service they are the wall's.
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


def made(family: Family, mutant: Mutant) -> None:
    """Make the model."""
    mutant.mutation.build()


def validated(family: Family, mutant: Mutant) -> None:
    """Make the model and validate it."""
    try:
        validate_model(mutant.mutation.build())
    except ValidationError:
        return
    raise AssertionError(f"accepted: {mutant}")


def asked(campaign: MutationCampaign) -> Callable[[Family, Mutant], None]:
    """Make the model, and put it to the driver in the query and in the preparation."""

    def ask(family: Family, mutant: Mutant) -> None:
        outcome = campaign.attempt(family, mutant)
        if outcome.failed:
            raise AssertionError(f"{outcome.message}: {mutant}")

    return ask


def show(
    what: str, bases: list[Base], families: list[Family], act: Callable[[Family, Mutant], None],
    clock: Callable[[], float], goal: int,
) -> None:  # fmt: skip
    """Do it with every mutant, and print the rate."""
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
        show("made", bases, families, made, time.process_time, 0)
        show("made and validated", bases, families, validated, time.process_time, VALIDATED)
        here, there = (asked(MutationCampaign(session, 0)) for session in sessions)
        show("put to the driver in this process", bases, families, here, time.process_time, VALIDATED)
        show("put to the driver through the service", bases, families, there, time.perf_counter, ASKED)
    finally:
        for session in sessions:
            session.close()


if __name__ == "__main__":
    main()
