"""Detection of faults at extremes: which calls at extreme sizes and ranges detect which faulty drivers.

All faults of an operation get the same calls, one after the other, until each is detected; answers are computed once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing

import msgspec

from nnconform.harness.campaigns.extremes import extreme_call, extreme_rows
from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.driver.fault import DeclaredFault
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.selftest.faults import faults_of_command

COMMAND = "extreme-faults"
# The version with every operation.
HAL = "hal=aidl4"
RIGHT = f"inproc:reference_driver?{HAL}"


class Detected(msgspec.Struct, frozen=True):
    """A fault, the name of the call that detects it ("" if none does), and how many calls of its operations ran."""

    fault: DeclaredFault
    call: str
    calls: int
    outcome: Outcome | None = None


def extreme_faults(package: str, pattern: str = "") -> list[DeclaredFault]:
    """Return the faults of a package that calls at extremes must detect, and whose names contain ``pattern``.

    Raises UsageError if there are none.
    """
    return faults_of_command(package, pattern, COMMAND)


def operations_of(fault: DeclaredFault) -> Sequence[OperationType]:
    """Return the operations whose calls must detect a fault: the attribute ``operations`` of its class."""
    operations: Sequence[OperationType] = fault.target.operations
    return operations


class ExtremeDetector:
    """Runs the calls ``which`` of ``seed`` on the right driver and on drivers with faults.

    ``alarms`` are the outcomes of the calls that fail on the right driver, by name: those are left out.
    """

    def __init__(self, package: str, which: str, seed: int) -> None:
        self.package, self.which, self.seed = package, which, seed
        self.alarms: dict[str, Outcome] = {}

    def detect(self, faults: Sequence[DeclaredFault]) -> Iterator[Detected]:
        """Yield what detects each fault, as soon as it is known; undetected faults come last."""
        sessions = {fault.name: Session(f"{fault.address(self.package)}&{HAL}") for fault in faults}
        calls = Counter[str]()
        left = {fault.name: fault for fault in faults}
        operations = sorted({code for fault in faults for code in operations_of(fault)})
        right = Session(RIGHT)
        try:
            with closing(open_oracle()) as oracle:
                for code in operations:
                    for call in self._calls(code, oracle, right, left):
                        for fault in [each for each in left.values() if code in operations_of(each)]:
                            calls[fault.name] += 1
                            outcome = run_graph(sessions[fault.name], call)
                            if outcome.failed:
                                del left[fault.name]
                                yield Detected(fault, call.case.name, calls[fault.name], outcome)
        finally:
            for session in (right, *sessions.values()):
                session.close()
        yield from (Detected(fault, "", calls[fault.name]) for fault in left.values())

    def _calls(
        self, code: OperationType, oracle: Oracle, right: Session, left: dict[str, DeclaredFault]
    ) -> Iterator[GraphCase]:
        """Yield the calls of an operation that the right driver passes, until no fault of it is left."""
        for row in extreme_rows(TABLE[code], self.seed, self.which):
            if not any(code in operations_of(fault) for fault in left.values()):
                return
            try:
                call = extreme_call(row, oracle, self.seed)
            except (Undrawable, Unanswered):
                continue
            outcome = run_graph(right, call)
            if outcome.failed:
                self.alarms[row.name] = outcome
            else:
                yield call
