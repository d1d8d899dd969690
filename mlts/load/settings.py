"""The scenarios of load, and what a run of one needs to be valid."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from nnconform.harness.model.errors import UsageError
from nnconform.mlts.load.early_stopping import queries_needed


class Scenario(StrEnum):
    """How queries arrive, as in LoadGen."""

    # One sample at a time, the next when it is answered.
    SINGLE_STREAM = "single-stream"
    # Several samples at once, the next query when all are answered; its latency is that of the slowest.
    MULTI_STREAM = "multi-stream"
    # One sample a query, at random times with a mean rate, however many are still open.
    SERVER = "server"
    # All samples in one query.
    OFFLINE = "offline"


PERCENT = {Scenario.SINGLE_STREAM: 90.0, Scenario.MULTI_STREAM: 99.0, Scenario.SERVER: 99.0}


class LoadSettings(msgspec.Struct, frozen=True):
    """A run of a scenario.

    It ends when it has ``min_queries`` (None: as many as its percentile needs) and ``min_seconds``, and at
    ``max_seconds`` at the latest. ``percent`` is the percentile that counts, None for the scenario's own. ``samples``
    are those of a query of a multi-stream, ``rate`` the queries a second of a server and ``bound`` the ms in which that
    percentile of them must be answered; ``slots`` is how many executions at most are under way.
    """

    scenario: Scenario
    min_queries: int | None = None
    min_seconds: float = 10.0
    max_seconds: float = 600.0
    percent: float | None = None
    samples: int = 8
    rate: float | None = None
    bound: float | None = None
    slots: int = 8
    seed: int = 0

    def __post_init__(self) -> None:
        server = self.scenario is Scenario.SERVER
        if server and (self.rate is None or self.bound is None):
            raise UsageError("scenario server: got no --rate or no --bound, wanted queries a second and ms")

    @property
    def of_percent(self) -> float | None:
        """The percentile that counts; None if the throughput does."""
        if self.scenario is Scenario.OFFLINE:
            return None
        return PERCENT[self.scenario] if self.percent is None else self.percent

    @property
    def queries(self) -> int:
        """How many queries there must be at least; of the offline scenario, samples."""
        if self.min_queries is not None:
            return self.min_queries
        return queries_needed(self.of_percent) if self.of_percent else 1
