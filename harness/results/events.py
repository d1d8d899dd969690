"""What the results store keeps: a run, the drivers that it loaded, and one event for each verdict."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.verdict import Outcome


class Kind(StrEnum):
    """What an event is about, and so what its ``subject`` is.

    A case of a spec, a random graph and a call on large tensors have no subject. That of a check is its name
    (``area.rule``), of mutants the family, of a stress test its name, of a fuzz campaign and of its findings the
    target, of MLTS the network.
    """

    CASE = "case"
    CHECK = "check"
    GRAPH = "graph"
    LARGE = "large"
    MUTANT = "mutant"
    STRESS = "stress"
    FUZZ_CAMPAIGN = "fuzz_campaign"
    FUZZ_FINDING = "fuzz_finding"
    MLTS = "mlts"


@dataclass(frozen=True, slots=True)
class Run:
    """One start of the harness.

    Times are seconds since the epoch; ``ended`` is None while it goes on, and for ever where it was killed.
    ``parameters`` decide what the run tries: its ``command`` (``pytest``, ``nnconform stress``; ``nnconform`` for one
    that cannot resume), and all that must be the same where it resumes. ``drivers`` holds for each address how the
    driver describes itself, ``{}`` where it was never loaded.
    """

    id: int
    started: float
    ended: float | None
    command: str
    seed: int
    parameters: dict[str, Any]
    versions: dict[str, str]
    machine: str
    drivers: dict[str, dict[str, Any]]


class Described(Protocol):
    """What an event needs to know of a case."""

    @property
    def min_version(self) -> HalVersion | None: ...

    def operations(self) -> tuple[str, ...]: ...

    def operand_types(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Event:
    """A case on a driver, and its outcome.

    ``case`` is the case's id, unique among those of one driver in a run. ``operations`` are names of operations,
    ``operand_types`` the names of the types that the case is about: those of its tensors. ``reproduce`` is the command
    that runs this one case again. ``seconds`` is how long it took, ``when`` the seconds since the epoch at its end.
    ``expected`` is the reason where this failure was expected, else "". ``subject``: see Kind.
    """

    kind: Kind
    case: str
    driver: str
    outcome: Outcome
    path: str = ""
    operations: tuple[str, ...] = ()
    operand_types: tuple[str, ...] = ()
    hal_version: str = ""
    reproduce: str = field(default="", repr=False)
    seconds: float = 0.0
    when: float = 0.0
    expected: str = ""
    subject: str = ""

    @classmethod
    def of_case(
        cls,
        kind: Kind,
        name: str,
        driver: str,
        outcome: Outcome,
        case: Described | None,
        *,
        path: str = "",
        reproduce: str = "",
        seconds: float = 0.0,
    ) -> Event:
        """The event of ``case`` under the id ``name``; ``case`` is None where the driver failed before it was drawn."""
        return cls(
            kind,
            name,
            driver,
            outcome,
            path=path,
            operations=case.operations() if case else (),
            operand_types=case.operand_types() if case else (),
            hal_version=str(case.min_version or "") if case else "",
            reproduce=reproduce,
            seconds=seconds,
        )

    @property
    def failed(self) -> bool:
        """Whether this makes the run fail."""
        return self.outcome.failed and not self.expected


@dataclass(frozen=True, slots=True)
class Measurement:
    """Samples of a quantity in order of time: ``subject`` on ``driver``, in ``unit``.

    A quantity is ``preparation``, ``first inference``, ``inference`` or ``sequence`` in ms, one in the unit ``hit`` (1
    or 0 for each answer), or any other, of which the largest sample is the worst.
    """

    subject: str
    driver: str
    quantity: str
    unit: str
    samples: tuple[float, ...] = field(repr=False)
