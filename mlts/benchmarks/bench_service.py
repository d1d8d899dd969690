"""The cost of a process of its own for a driver on a real network: the goal is a tenth of the inference's time.

    python -m nnconform.mlts.benchmarks.bench_service [--driver ADDRESS] [--data FOLDER] [--rounds N]

The driver in this process and the same behind ``service:`` take turns, with one thread of BLAS each. Each is judged by
the processor's time of an inference, of both processes for the service, which other work on the machine hardly affects.
For calls on small tensors: ``python -m nnconform.harness.campaigns.benchmarks.bench_service``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import click
import numpy as np

from nnconform.harness.campaigns.benchmarks.figures import RATIO, report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array
from nnconform.harness.process.usage import processor_time
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.network import Network

GOAL = 1.10
_NETWORKS = ("mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant")
_DATA = Path(__file__).resolve().parents[3] / "shared" / "mlts_data"
_SEED = 1
_TURNS = 9
_THREADS = "OPENBLAS_NUM_THREADS"


def _measure(address: str, path: Path, rounds: int) -> list[float]:
    """Return how many times as long an inference takes through the service, in each turn."""
    converted = read_tflite(path)
    (operand,) = converted.inputs()
    random, dtype = np.random.default_rng(_SEED), DTYPES[OperandType(operand.type)]
    scale = 1 if operand.type in FLOATS else 255
    image = (scale * random.random(operand.dimensions)).astype(dtype)
    with ExitStack() as stack:
        runs: list[tuple[Network, set[int]]] = []
        for each in (address, f"service:{address}"):
            session = stack.enter_context(closing(Session(each)))
            network = stack.enter_context(Network(session, converted.model))
            runs.append((network, {os.getpid(), session.pid()}))
            network(image)
        turns = [[_time(network, image, pids, rounds) for network, pids in runs] for _ in range(_TURNS)]
    return [outside / inside for inside, outside in turns]


def _time(network: Network, image: Array, pids: set[int], rounds: int) -> int:
    """Return the nanoseconds that the processes take for so many inferences."""
    before = sum(map(processor_time, pids))
    for _ in range(rounds):
        network(image)
    return sum(map(processor_time, pids)) - before


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--data", type=click.Path(path_type=Path), default=_DATA, help="The folder that holds models/.")
@click.option("--rounds", type=click.IntRange(1), default=10, show_default=True)
def main(address: str, data: Path, rounds: int) -> None:
    """Print how many times as long an inference takes through the service."""
    print(f"{address}: {_TURNS} turns of {rounds} inferences; {load()}")
    for name in _NETWORKS:
        times = _measure(address, data / "models" / f"{name}.tflite", rounds)
        report(f"{name}: through the service", RATIO, times, more=False, goal=GOAL)


if __name__ == "__main__":
    if os.environ.get(_THREADS) != "1":
        # The library reads it when it is loaded, which it is by now.
        command = [sys.executable, "-m", "nnconform.mlts.benchmarks.bench_service", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env=os.environ | {_THREADS: "1"}, check=False).returncode)
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_service: {error}", err=True)
        sys.exit(2)
