"""What random graphs are worth: how many of the faults that a driver can have are found, and how small each is made.

The faults are those of a driver that ``nnconform score`` takes: a mistake in the kernel of one operation. A sample is
drawn of them; the graphs are the same for all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode

from nnconform.harness.campaigns.graphs import Answered, GraphRuns, Tried, run_graph
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.loaders.registry import load
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.selftest.equivalence_probes import trials
from nnconform.harness.selftest.score import HAL, Seeded

FAULTY = "inproc:reference_driver.faulty"


@dataclass(frozen=True, slots=True)
class Planted:
    """A fault: what it is called, in which operation, at which argument, and the address of a driver that has it."""

    name: str
    operation: OperationType
    place: str
    address: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.operation.name, self.name, self.place)))


@dataclass(frozen=True, slots=True)
class Hunted:
    """What came of a fault. ``tried`` graphs have its operation, up to the one that found it (""): none did. That was
    made ``small``, in operations. ``changes``: whether calls drawn for it show that it changes an answer at all.
    """

    fault: Planted
    tried: int
    found: str = ""
    small: int = 0
    changes: bool = True


def planted(faulty: str = FAULTY) -> list[Planted]:
    """Every fault that the driver at ``faulty`` can have, whatever the signature."""
    with closing(load(faulty)) as device:
        if not isinstance(device, Seeded):
            raise UsageError(f"driver {faulty!r} has no faults to plant: it lacks a method seeds(operation)")
        found = {}
        for code in sorted(TABLE):
            for seed in device.seeds(code):
                options = urlencode([pair for pair in parse_qsl(seed.options) if pair[0] != "signature"])
                address = f"{faulty}?{options}&{HAL}"
                found[address] = Planted(seed.name, code, seed.place, address)
    return list(found.values())


def sample(faults: Sequence[Planted], count: int, seed: int) -> list[Planted]:
    """Some of the faults, drawn at random; all if there are no more."""
    return random.Random(seed).sample(faults, min(count, len(faults)))


class Hunt:
    """Graphs of a seed, answered once."""

    def __init__(self, seed: int, count: int, nodes: int, *, budget: int) -> None:
        self.budget, self.seed = budget, seed
        self._oracle, self._palette, self._nodes = open_oracle(), Palette.of(), nodes
        runs = self._runs(Session(f"inproc:reference_driver?{HAL}"))
        tried = (runs.run(seed, number) for number in range(count))
        kept = [each for each in tried if each.answered is not None and each.outcome is not None]
        # A graph that fails on a right driver finds nothing.
        self.alarms = [each for each in kept if each.outcome is not None and each.outcome.failed]
        self.graphs = [each for each in kept if each not in self.alarms]

    def close(self) -> None:
        """Close the oracle."""
        self._oracle.close()

    def hunt(self, faults: Sequence[Planted]) -> Iterator[Hunted]:
        """What comes of each fault."""
        for fault in faults:
            session = Session(fault.address)
            try:
                yield self._hunt(fault, session)
            finally:
                session.close()

    def _hunt(self, fault: Planted, session: Session) -> Hunted:
        tried = 0
        for each in self.graphs:
            first = each.answered
            if first is None or not _has(first, fault.operation):
                continue
            tried += 1
            outcome = run_graph(session, first)
            if outcome.failed:
                found = Tried(each.name, first, outcome)
                if self.budget:
                    found = self._runs(session).smaller(found, self.budget, fault.operation.name)
                small = found.small or first
                return Hunted(fault, tried, each.name, len(small.graph.model.main.operations))
        return Hunted(fault, tried, changes=self._changes(fault, session))

    def _runs(self, session: Session) -> GraphRuns:
        return GraphRuns(session, self._oracle, self._palette, self._nodes)

    def _changes(self, fault: Planted, session: Session) -> bool:
        """Whether one of many calls of the operation alone, drawn for this, comes out wrong."""
        op = TABLE[fault.operation]
        calls = (each for signature in op.signatures() for each in trials(op, signature, self._oracle, 1, fault.place))
        return any(each.shows(session) == "wrong" for each in calls)


def _has(first: Answered, operation: OperationType) -> bool:
    return any(step.type == operation for step in first.graph.model.main.operations)
