"""Runs every check on drivers that support one operation alone: none of them may fail.

A check that needs a further operation must find that the driver does not support it, and say ``unsupported``. Such a
driver is a control of the checks: right, and as small as a driver can be.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Outcome

# The address of the driver with one operation, whose name replaces the braces.
ADDRESS = "service:inproc:reference_driver?only={}"


def operations(pattern: str = "") -> list[OperationType]:
    """Return the operations of HAL 1.0 to 1.3 whose names contain ``pattern``. Raises UsageError if there is none."""
    every = [code for code, op in TABLE.items() if op.since <= HalVersion.V1_3]
    matches = [code for code in every if pattern.upper() in code.name]
    if not matches:
        raise UsageError(f"no operation of HAL 1.0 to 1.3 contains {pattern!r}; nnconform probe lists all")
    return matches


def alarms(operation: OperationType, checks: Iterable[Check] = (), address: str = ADDRESS) -> dict[str, Outcome]:
    """Run the checks (default: all), as the strictest profile has them, on the driver at ``address`` with
    ``operation`` alone. Return the trials that fail, each with its outcome.
    """
    with closing(Session(address.format(operation.name), profile=Profile.STRICT)) as session:
        return {
            name: outcome
            for each in checks or all_checks()
            for name, outcome in run_trials(session, each)
            if outcome.failed
        }
