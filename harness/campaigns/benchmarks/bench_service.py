"""Benchmark of the service: calls of a driver through ``service:`` against the same driver in this process.

    python -m nnconform.harness.campaigns.benchmarks.bench_service [--driver ADDRESS] [--rounds N]

The two take turns. Of each the first decile of its times counts, which other work on a busy machine hardly affects. The
difference is the overhead of the service; for tensors of a few elements there is no other. The goal is 100
microseconds. For the overhead of a network's inference: ``python -m nnconform.mlts.benchmarks.bench_service``.
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
    """The timed calls of one driver, one method each."""

    def __init__(self, session: Session) -> None:
        self._session, self._case = session, models.case(_CASE)
        case = self._case
        self._request = session.lay_out(case)
        self._prepared = self._prepare()

    def status(self) -> object:
        return self._session.device().status()

    def supported_operations(self) -> object:
        return self._session.device().supported_operations(self._case.model)

    def prepare_and_close(self) -> object:
        return self._prepare().close()

    def execute_synchronously(self) -> object:
        result = self._prepared.execute_synchronously(self._request)
        if result.status != ErrorStatus.NONE:
            raise UsageError(f"{self._session.address}: an execution came to {result.status!r}")
        return result

    def _prepare(self) -> PreparedModel:
        prepared = prepare(self._session, self._case.model).prepared
        if prepared is None:
            raise UsageError(f"{self._session.address}: does not support {_CASE}, the case that is timed")
        return prepared


NAMES = ("status", "supported_operations", "prepare_and_close", "execute_synchronously")


def first_deciles(inside: Call, outside: Call, rounds: int) -> tuple[float, float]:
    """Return the first deciles of the times of two calls, in microseconds; they take turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(_WARM_UP + rounds):
        for call, samples in zip((inside, outside), times, strict=True):
            began = time.perf_counter_ns()
            call()
            if turn >= _WARM_UP:
                samples.append((time.perf_counter_ns() - began) / 1000)
    return quantiles(times[0], n=10)[0], quantiles(times[1], n=10)[0]


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--rounds", type=click.IntRange(10), default=1000, show_default=True)
def main(address: str, rounds: int) -> None:
    """Print the first decile of the times of each call, in microseconds, and the overhead of the service."""
    table = Table("call", title=f"{address}: first decile of {rounds} calls each, {_CASE}")
    for heading in ("in this process us", "service us", "added us", f"goal {GOAL:g} us"):
        table.add_column(heading, justify="right")
    with ExitStack() as stack:
        both = [stack.enter_context(closing(Session(each))) for each in (address, f"service:{address}")]
        inside, outside = map(Calls, both)
        for name in NAMES:
            one, other = first_deciles(getattr(inside, name), getattr(outside, name), rounds)
            goal = "met" if other - one <= GOAL else "missed"
            table.add_row(name, f"{one:.1f}", f"{other:.1f}", f"{other - one:.1f}", goal)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
