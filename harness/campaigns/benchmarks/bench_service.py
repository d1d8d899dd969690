"""What a process of its own costs a driver: calls through ``service:`` against the same driver in this process.

    python -m nnconform.harness.campaigns.benchmarks.bench_service [--driver ADDRESS] [--rounds N]

The two take turns, and each is judged by the slowest of its fastest tenth of calls: what other work does to a call on a
busy machine is not in it. What the service adds is the difference; for tensors of a few elements that is all there is.
The goal is 100 microseconds.
What it adds to a network's inference: ``python -m nnconform.mlts.benchmarks.bench_service``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from statistics import quantiles

import click
from rich.console import Console
from rich.table import Table

from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import UsageError

GOAL = 100.0
_WARM_UP = 20
_CASE = "add_float32"

Call = Callable[[], object]


class Calls:
    """What is timed on one driver: each method is one call of it."""

    def __init__(self, session: Session) -> None:
        self._session, self._case = session, models.case(_CASE)
        case = self._case
        self._request = session.lay_out(case)
        self._prepared = self._ready()

    def status(self) -> object:
        return self._session.device().status()

    def supported_operations(self) -> object:
        return self._session.device().supported_operations(self._case.model)

    def prepare_and_close(self) -> object:
        return self._ready().close()

    def execute_synchronously(self) -> object:
        result = self._prepared.execute_synchronously(self._request)
        if result.status != ErrorStatus.NONE:
            raise UsageError(f"{self._session.address}: an execution came to {result.status!r}")
        return result

    def _ready(self) -> PreparedModel:
        prepared = prepare(self._session, self._case.model).prepared
        if prepared is None:
            raise UsageError(f"{self._session.address}: it does not do {_CASE}, which is to be timed")
        return prepared


NAMES = ("status", "supported_operations", "prepare_and_close", "execute_synchronously")


def fastest(inside: Call, outside: Call, rounds: int) -> tuple[float, float]:
    """The first deciles of the times of the two, in microseconds; they take turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(_WARM_UP + rounds):
        for call, kept in zip((inside, outside), times, strict=True):
            began = time.perf_counter_ns()
            call()
            if turn >= _WARM_UP:
                kept.append((time.perf_counter_ns() - began) / 1000)
    return quantiles(times[0], n=10)[0], quantiles(times[1], n=10)[0]


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--rounds", type=click.IntRange(10), default=1000, show_default=True)
def main(address: str, rounds: int) -> None:
    """Print what the fastest tenth of the calls takes at most, in microseconds, and what the service adds."""
    table = Table("call", title=f"{address}: first decile of {rounds} calls each, {_CASE}")
    for heading in ("in this process us", "service us", "added us", f"goal {GOAL:g} us"):
        table.add_column(heading, justify="right")
    with ExitStack() as stack:
        both = [stack.enter_context(closing(Session(each))) for each in (address, f"service:{address}")]
        inside, outside = map(Calls, both)
        for name in NAMES:
            one, other = fastest(getattr(inside, name), getattr(outside, name), rounds)
            kept = "kept" if other - one <= GOAL else "missed"
            table.add_row(name, f"{one:.1f}", f"{other:.1f}", f"{other - one:.1f}", kept)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
