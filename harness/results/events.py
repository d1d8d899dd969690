"""The records of the results store: runs with their drivers, one event for each verdict, and measurements."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Protocol

import msgspec

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.verdict import Outcome

# Units of figures of a whole data set: one of which higher is better, and one of which lower is.
SCORE, ERROR = "score", "error"
# The unit of what was sampled as time went by: the quantities of one subject have as many samples each.
TIMELINE = "timeline"


class Kind(StrEnum):
    """The kind of an event. It decides what the event's ``subject`` is:

    CASE, GRAPH, EXTREME (a call at an extreme size or range) and BIAS (the mean error of a signature): "". CHECK: the
    check's name (``area.rule``). MUTANT: the family. STRESS: the name of the stress test. FUZZ_CAMPAIGN and
    FUZZ_FINDING: the fuzz target. MLTS: the network.
    """

    CASE = "case"
    BIAS = "bias"
    CHECK = "check"
    EXTREME = "extreme"
    GRAPH = "graph"
    MUTANT = "mutant"
    STRESS = "stress"
    FUZZ_CAMPAIGN = "fuzz_campaign"
    FUZZ_FINDING = "fuzz_finding"
    MLTS = "mlts"


class Run(msgspec.Struct, frozen=True):
    """One start of the harness.

    Times are seconds since the epoch; ``ended`` is None while the run goes on, and stays None if it was killed.
    ``parameters`` decide what the run tests: its ``command`` (``pytest``, ``nnconform stress``; ``nnconform`` for a
    command that cannot resume), and every option that a resumed run must have with the same value. ``drivers`` holds
    for each address the description that the driver gives of itself, ``{}`` for a driver that was never loaded.
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
    """The properties of a case that an event records."""

    @property
    def min_version(self) -> HalVersion | None: ...

    def operations(self) -> tuple[str, ...]: ...

    def operand_types(self) -> tuple[str, ...]: ...


class Event(msgspec.Struct, frozen=True):
    """The outcome of one case on one driver.

    ``case`` is the case's id, unique for each driver in a run. ``operations`` are the names of the operations that the
    case tests, ``operand_types`` the names of the types of its tensors. ``reproduce`` is the command that runs this
    case alone. ``seconds`` is the time that it took, ``when`` its end in seconds since the epoch. ``expected`` is the
    reason why this failure was expected, else "". ``subject``: see Kind. ``errors`` has the errors of the outputs by
    operand type, as far as they were compared.
    """

    kind: Kind
    case: str
    driver: str
    outcome: Outcome
    path: str = ""
    operations: tuple[str, ...] = ()
    operand_types: tuple[str, ...] = ()
    hal_version: str = ""
    reproduce: str = ""
    seconds: float = 0.0
    when: float = 0.0
    expected: str = ""
    subject: str = ""
    errors: tuple[ErrorFigures, ...] = ()

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
        """Return the event of ``case`` with the id ``name``; ``case`` is None if the driver failed before drawing."""
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
        """Whether this makes the run fail: a failure that was not expected."""
        return self.outcome.failed and not self.expected


class Measurement(msgspec.Struct, frozen=True):
    """The samples of one quantity of ``subject`` (a network) on ``driver``, in order of time, in ``unit``.

    The quantities ``preparation``, ``first inference``, ``inference`` and ``sequence`` are times in ms. A quantity in
    the unit ``hit`` is 1 for each right answer and 0 for each wrong one. One in SCORE or ERROR has three samples: the
    figure of the whole data set, and the ends of its interval, NaN if there is none. The unit ``rows`` is for the
    numbers of each item from which a later run is compared, TIMELINE for samples over time: neither is judged. Of any
    other the largest sample is the worst.
    """

    subject: str
    driver: str
    quantity: str
    unit: str
    samples: tuple[float, ...]
