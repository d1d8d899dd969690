"""Benchmark of the service: calls of a driver through ``service:`` against the same driver in this process.

    python -m nnconform.harness.campaigns.benchmarks.bench_service [--driver ADDRESS] [--rounds N]

The two take turns. Of each the first decile of its times counts, which other work on a busy machine hardly affects. The
difference is the overhead of the service, which has a goal. Beside it stands the processor's time that the two
processes of the service take for a call. For the overhead of a network's inference:
``python -m nnconform.mlts.benchmarks.bench_service``.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from statistics import quantiles

import click
import numpy as np

from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import PreparedModel, Remote
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.request import Request
from nnconform.harness.process.usage import processor_time
from nnconform.harness.spec.case import Case

_WARM_UP = 20
TURNS = 6
_CASE = "add_float32"
# The elements of a float32 tensor of 1 MiB.
_MEBIBYTE = 1 << 18

Call = Callable[[], object]


class Calls:
    """The timed calls of one driver, one method each."""

    def __init__(self, session: Session) -> None:
        self._session, self._case = session, models.case(_CASE)
        case = self._case
        self._small = self._prepare(case.model), session.lay_out(case)
        large = _large_case()
        self._large = self._prepare(large.model), session.lay_out(large, Arena(0))

    def status(self) -> object:
        return self._session.device().status()

    def supported_operations(self) -> object:
        return self._session.device().supported_operations(self._case.model)

    def prepare_and_close(self) -> object:
        return self._prepare(self._case.model).close()

    def execute(self) -> object:
        return self._execute(*self._small)

    def execute_on_1_mib(self) -> object:
        return self._execute(*self._large)

    def _execute(self, prepared: PreparedModel, request: Request) -> object:
        result = prepared.execute_synchronously(request)
        if result.status != ErrorStatus.NONE:
            raise UsageError(f"{self._session.address}: an execution came to {result.status!r}")
        return result

    def _prepare(self, model: Model) -> PreparedModel:
        prepared = prepare(self._session, model).prepared
        if prepared is None:
            raise UsageError(f"{self._session.address}: does not support a model that is timed, {model.main}")
        return prepared


# The calls, and the overhead in microseconds that is the goal of each.
GOALS = {
    "status": 50.0,
    "supported_operations": 50.0,
    "prepare_and_close": 80.0,
    "execute": 40.0,
    "execute_on_1_mib": 60.0,
}


def _large_case() -> Case:
    operands = tuple(
        Operand(OperandType.TENSOR_FLOAT32, (_MEBIBYTE,), lifetime, number_of_consumers=consumers)
        for lifetime, consumers in ((OperandLifeTime.SUBGRAPH_INPUT, 1), (OperandLifeTime.SUBGRAPH_OUTPUT, 0))
    )
    values = np.zeros(_MEBIBYTE, np.float32)
    model = Model(Subgraph(operands, (Operation(OperationType.RELU, (0,), (1,)),), (0,), (1,)))
    return Case("relu of 1 MiB", model, (values,), (values,))


def processor_times(call: Call, pids: Sequence[int], rounds: int) -> list[float]:
    """Return the processor's time that each process takes for a call, in microseconds."""
    before = [processor_time(pid) for pid in pids]
    for _ in range(rounds):
        call()
    return [(processor_time(pid) - start) / 1000 / rounds for pid, start in zip(pids, before, strict=True)]


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
@click.option("--rounds", type=click.IntRange(10), default=300, show_default=True)
def main(address: str, rounds: int) -> None:
    """Print the first decile of the times of each call, in microseconds, and the overhead of the service."""
    print(f"{address}: microseconds of the clock, first decile of {rounds} calls in each of {TURNS} turns; {load()}")
    with ExitStack() as stack:
        both = [stack.enter_context(closing(Session(each))) for each in (address, f"service:{address}")]
        inside, outside = map(Calls, both)
        device = both[1].device()
        assert isinstance(device, Remote)
        for name, goal in GOALS.items():
            call = name.replace("_", " ")
            turns = [first_deciles(getattr(inside, name), getattr(outside, name), rounds) for _ in range(TURNS)]
            report(f"call {call}, in this process", "us", [one for one, _ in turns], more=False)
            added = [other - one for one, other in turns]
            report(f"call {call}, added by the service", "us", added, more=False, goal=goal)
            processes = {"client": os.getpid(), "driver": device.pid}
            times = [processor_times(getattr(outside, name), tuple(processes.values()), rounds) for _ in range(TURNS)]
            for place, process in enumerate(processes):
                spent = [each[place] for each in times]
                report(f"call {call}, processor's time of the {process}", "us", spent, more=False)


if __name__ == "__main__":
    main()
