"""Detection of kernel faults by random graphs: which faults they detect, and how small each failing graph becomes.

The faults are those of ``nnconform score``: a mistake in the kernel of one operation. All get the same graphs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing

import msgspec

from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.campaigns.graphs import GraphOutcome, GraphRunner
from nnconform.harness.driver.options import format_options, parse_options
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.selftest.equivalence_probes import draw_probes
from nnconform.harness.selftest.score import HAL, FaultInjectable

FAULTY = "inproc:reference_driver.faulty"


class KernelFault(msgspec.Struct, frozen=True):
    """A fault in the kernel of an operation; ``place`` is its argument or "", ``address`` a driver that has it."""

    name: str
    operation: OperationType
    place: str
    address: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.operation.name, self.name, self.place)))


class Detection(msgspec.Struct, frozen=True):
    """The result of running random graphs on a driver with a fault.

    ``graph`` is the name of the first graph that fails, "" if none does. ``attempts`` is the number of graphs with the
    operation that were run, ``small`` the number of operations of the minimised graph. ``changes`` is false if calls
    drawn for the fault show that it changes no output.
    """

    fault: KernelFault
    attempts: int
    graph: str = ""
    small: int = 0
    changes: bool = True


def kernel_faults(faulty: str = FAULTY) -> list[KernelFault]:
    """Return every fault that can be injected into the driver at ``faulty``, for all signatures together.

    Raises UsageError if the driver cannot have faults.
    """
    with closing(open_driver(faulty)) as device:
        if not isinstance(device, FaultInjectable):
            raise UsageError(f"driver {faulty!r} has no faults to inject: it lacks a method fault_sites(operation)")
        faults = {}
        for code in sorted(TABLE):
            for site in device.fault_sites(code):
                options = format_options([pair for pair in parse_options(site.options) if pair[0] != "signature"])
                address = f"{faulty}?{options}&{HAL}"
                faults[address] = KernelFault(site.name, code, site.place, address)
    return list(faults.values())


def sample_faults(faults: Sequence[KernelFault], count: int, seed: int) -> list[KernelFault]:
    """Draw ``count`` of the faults at random; all of them if there are no more."""
    return random.Random(seed).sample(faults, min(count, len(faults)))


class GraphDetector:
    """Runs the first ``count`` graphs of a seed on drivers with faults. Their expected outputs are computed once.

    ``alarms`` are the graphs that fail on the right driver: they are left out, and ``graphs`` are the others. A failing
    graph is minimised by running at most ``budget`` graphs; 0 for not at all.
    """

    def __init__(self, seed: int, count: int, nodes: int, *, budget: int) -> None:
        self.budget, self.seed = budget, seed
        self._oracle = open_oracle()
        session = Session(f"inproc:reference_driver?{HAL}")
        self._runner = GraphRunner(session, self._oracle, Palette.of(), nodes)
        outcomes = (self._runner.run(seed, number) for number in range(count))
        answered = [each for each in outcomes if each.graph_case is not None and each.outcome is not None]
        self.alarms = [each for each in answered if each.outcome is not None and each.outcome.failed]
        self.graphs = [each for each in answered if each not in self.alarms]

    def close(self) -> None:
        """Close the oracle."""
        self._oracle.close()

    def detect(self, faults: Sequence[KernelFault]) -> Iterator[Detection]:
        """Run the graphs on a driver with each fault and yield the results."""
        for fault in faults:
            session = Session(fault.address)
            try:
                yield self._detect(fault, session)
            finally:
                session.close()

    def _detect(self, fault: KernelFault, session: Session) -> Detection:
        attempts, runner = 0, self._runner.on(session)
        for each in self.graphs:
            first = each.graph_case
            if first is None or not _has(first, fault.operation):
                continue
            attempts += 1
            run = runner.execute(first)
            if run.outcome.failed:
                failure = GraphOutcome(each.name, first, run)
                if self.budget:
                    failure = runner.minimise(failure, self.budget, fault.operation.name)
                small = failure.small or first
                return Detection(fault, attempts, each.name, len(small.graph.model.main.operations))
        return Detection(fault, attempts, changes=self._changes_outputs(fault, session))

    def _changes_outputs(self, fault: KernelFault, session: Session) -> bool:
        """Whether one of many calls of the operation alone, drawn for this fault, has wrong outputs on the driver."""
        op = TABLE[fault.operation]
        calls = (
            each for signature in op.signatures() for each in draw_probes(op, signature, self._oracle, 1, fault.place)
        )
        return any(each.compare(session) == "wrong" for each in calls)


def _has(first: GraphCase, operation: OperationType) -> bool:
    return any(step.type == operation for step in first.graph.model.main.operations)
