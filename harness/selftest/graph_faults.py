"""How many of the faults that a driver can have random graphs find, and how small each failing graph becomes.

The faults are those of ``nnconform score``: a mistake in the kernel of one operation. The graphs are the same for all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode

from nnconform.harness.campaigns.graphs import GraphCase, GraphOutcome, GraphRunner, run_graph
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


@dataclass(frozen=True, slots=True)
class KernelFault:
    """A fault: its name, its operation, the argument that it is at, and the address of a driver that has it."""

    name: str
    operation: OperationType
    place: str
    address: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.operation.name, self.name, self.place)))


@dataclass(frozen=True, slots=True)
class Detection:
    """Whether random graphs found a fault: ``graph`` names the first that fails, "" where none does.

    ``tried`` counts the graphs with the operation, up to that one; ``small`` the operations that are left of it.
    ``changes``: whether calls drawn for the fault show that it changes an answer at all.
    """

    fault: KernelFault
    tried: int
    graph: str = ""
    small: int = 0
    changes: bool = True


def kernel_faults(faulty: str = FAULTY) -> list[KernelFault]:
    """Every fault that the driver at ``faulty`` can have, whatever the signature. Raises UsageError if it has none."""
    with closing(open_driver(faulty)) as device:
        if not isinstance(device, FaultInjectable):
            raise UsageError(f"driver {faulty!r} has no faults to plant: it lacks a method fault_sites(operation)")
        faults = {}
        for code in sorted(TABLE):
            for site in device.fault_sites(code):
                options = urlencode([pair for pair in parse_qsl(site.options) if pair[0] != "signature"])
                address = f"{faulty}?{options}&{HAL}"
                faults[address] = KernelFault(site.name, code, site.place, address)
    return list(faults.values())


def sample_faults(faults: Sequence[KernelFault], count: int, seed: int) -> list[KernelFault]:
    """Some of the faults, drawn at random; all if there are no more."""
    return random.Random(seed).sample(faults, min(count, len(faults)))


class GraphDetector:
    """The first ``count`` graphs of a seed, answered once. ``alarms`` are those that fail on a right driver, which find
    nothing; ``graphs`` the others. A failing graph is made small in at most ``budget`` attempts.
    """

    def __init__(self, seed: int, count: int, nodes: int, *, budget: int) -> None:
        self.budget, self.seed = budget, seed
        self._oracle, self._palette, self._nodes = open_oracle(), Palette.of(), nodes
        runs = self._runs(Session(f"inproc:reference_driver?{HAL}"))
        tried = (runs.run(seed, number) for number in range(count))
        answered = [each for each in tried if each.graph_case is not None and each.outcome is not None]
        self.alarms = [each for each in answered if each.outcome is not None and each.outcome.failed]
        self.graphs = [each for each in answered if each not in self.alarms]

    def close(self) -> None:
        """Close the oracle."""
        self._oracle.close()

    def detect(self, faults: Sequence[KernelFault]) -> Iterator[Detection]:
        """The detection of each fault."""
        for fault in faults:
            session = Session(fault.address)
            try:
                yield self._detect(fault, session)
            finally:
                session.close()

    def _detect(self, fault: KernelFault, session: Session) -> Detection:
        tried = 0
        for each in self.graphs:
            first = each.graph_case
            if first is None or not _has(first, fault.operation):
                continue
            tried += 1
            outcome = run_graph(session, first)
            if outcome.failed:
                failure = GraphOutcome(each.name, first, outcome)
                if self.budget:
                    failure = self._runs(session).smaller(failure, self.budget, fault.operation.name)
                small = failure.small or first
                return Detection(fault, tried, each.name, len(small.graph.model.main.operations))
        return Detection(fault, tried, changes=self._changes(fault, session))

    def _runs(self, session: Session) -> GraphRunner:
        return GraphRunner(session, self._oracle, self._palette, self._nodes)

    def _changes(self, fault: KernelFault, session: Session) -> bool:
        """Whether the driver answers one of many calls of the operation alone, drawn for this fault, wrong."""
        op = TABLE[fault.operation]
        calls = (
            each for signature in op.signatures() for each in draw_probes(op, signature, self._oracle, 1, fault.place)
        )
        return any(each.compare(session) == "wrong" for each in calls)


def _has(first: GraphCase, operation: OperationType) -> bool:
    return any(step.type == operation for step in first.graph.model.main.operations)
