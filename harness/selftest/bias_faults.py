"""Detection of faults in roundings: which signature's mean error detects which faulty driver, under the profile that
demands a mean error of 0, and under which profile it passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

import msgspec

from nnconform.harness.campaigns.bias import bias_calls, judge, measure, rows_of
from nnconform.harness.driver.fault import DeclaredFault
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import BiasRow
from nnconform.harness.model.authority import Profile
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.selftest.extreme_faults import HAL, RIGHT, operations_of
from nnconform.harness.selftest.faults import faults_of_command

COMMAND = "bias-faults"


class Unmasked(msgspec.Struct, frozen=True):
    """A fault, the name of the signature whose mean error detects it ("" if none does), and how many were measured."""

    fault: DeclaredFault
    signature: str
    measured: int
    outcome: Outcome | None = None


def bias_faults(package: str, pattern: str = "") -> list[DeclaredFault]:
    """Return the faults of a package that a mean error must detect. Raises UsageError if there are none."""
    return faults_of_command(package, pattern, COMMAND)


def unmask(package: str, faults: Sequence[DeclaredFault], seed: int) -> Iterator[Unmasked]:
    """Measure the signatures of each fault's operations on the driver that has it, and yield what detects it.

    Raises AssertionError for a signature that is biased on the right driver.
    """
    with closing(open_oracle()) as oracle, closing(Session(RIGHT, profile=Profile.STRICT)) as right:
        cleared: set[str] = set()
        for fault in faults:
            with closing(Session(f"{fault.address(package)}&{HAL}", profile=Profile.STRICT)) as session:
                yield _unmask(fault, session, right, cleared, oracle, seed)


def _unmask(
    fault: DeclaredFault, session: Session, right: Session, cleared: set[str], oracle: Oracle, seed: int
) -> Unmasked:
    rows = [row for code in operations_of(fault) for row in rows_of(TABLE[code], seed)]
    for count, row in enumerate(rows, 1):
        outcome = _measured(session, row, oracle, seed)
        if outcome.failed:
            if row.name not in cleared:
                alarm = _measured(right, row, oracle, seed)
                assert not alarm.failed, f"{row.name} fails on the right driver: {alarm.message}"
                cleared.add(row.name)
            return Unmasked(fault, row.name, count, outcome)
    return Unmasked(fault, "", len(rows))


def _measured(session: Session, row: BiasRow, oracle: Oracle, seed: int) -> Outcome:
    return judge(session, measure(session, bias_calls(row, oracle, seed)))
