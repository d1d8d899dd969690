"""What the results store keeps: a run, the drivers that it loaded, and one event for each verdict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from nnconform.harness.results.verdict import Outcome


@dataclass(frozen=True, slots=True)
class Run:
    """One start of the harness.

    Times are seconds since the epoch; ``ended`` is None while it goes on, and for ever where it was killed. ``drivers``
    holds for each address what the driver said of itself, ``{}`` where it was never loaded.
    """

    id: int
    started: float
    ended: float | None
    command: str
    seed: int
    versions: dict[str, str]
    machine: str
    drivers: dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Event:
    """A case on a driver, and what it came to.

    ``case`` is the case's id, unique among those of one driver in a run. ``operations`` are names of operations,
    ``operand_types`` the names of the types that the case is about: those of its tensors. ``reproduce`` is the command
    that runs this one case again. ``seconds`` is how long it took, ``when`` the seconds since the epoch at its end.
    ``expected`` is the reason where this failure was expected, else "".
    """

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

    @property
    def failed(self) -> bool:
        """Whether this makes the run fail."""
        return self.outcome.failed and not self.expected


@dataclass(frozen=True, slots=True)
class Measurement:
    """Samples of a quantity in the order that they were taken: ``subject`` on ``driver``, in ``unit``.

    A quantity is ``preparation``, ``first inference``, ``inference`` or ``sequence`` in ms, one in the unit ``hit`` (1
    or 0 for each answer), or any other, of which the largest sample is the worst.
    """

    subject: str
    driver: str
    quantity: str
    unit: str
    samples: tuple[float, ...] = field(repr=False)
