"""The cost of a process of its own for a driver on a real network: the goal is a tenth of the inference's time.

    python -m nnconform.mlts.benchmarks.bench_service [--driver ADDRESS] [--data FOLDER] [--rounds N]

The driver in this process and the same behind ``service:`` take turns, with one thread of BLAS each, as a service has
unless configured otherwise. Each is judged by the slowest of its fastest tenth of inferences, which other work on the
machine does not affect. For calls on small tensors: ``python -m nnconform.harness.campaigns.benchmarks.bench_service``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import quantiles

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import DTYPES, FLOATS
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.network import Network

GOAL = 0.10
_NETWORKS = ("mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant")
_DATA = Path(__file__).resolve().parents[3] / "shared" / "mlts_data"
_SEED = 1
_WARM_UP = 3
_THREADS = "OPENBLAS_NUM_THREADS"


def _measure(address: str, path: Path, rounds: int) -> tuple[float, float]:
    """Return the first deciles in this process and behind the service, in milliseconds."""
    converted = read_tflite(path)
    (operand,) = converted.inputs()
    random, dtype = np.random.default_rng(_SEED), DTYPES[OperandType(operand.type)]
    scale = 1 if operand.type in FLOATS else 255
    image = (scale * random.random(operand.dimensions)).astype(dtype)
    with ExitStack() as stack:
        runs: list[Network] = []
        for each in (address, f"service:{address}"):
            session = stack.enter_context(closing(Session(each)))
            runs.append(stack.enter_context(Network(session, converted.model)))
        times: tuple[list[float], list[float]] = ([], [])
        for turn in range(_WARM_UP + rounds):
            for network, kept in zip(runs, times, strict=True):
                began = time.perf_counter_ns()
                network(image)
                if turn >= _WARM_UP:
                    kept.append((time.perf_counter_ns() - began) / 1e6)
    return quantiles(times[0], n=10)[0], quantiles(times[1], n=10)[0]


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--data", type=click.Path(path_type=Path), default=_DATA, help="The folder that holds models/.")
@click.option("--rounds", type=click.IntRange(10), default=40, show_default=True)
def main(address: str, data: Path, rounds: int) -> None:
    """Print the upper bound of the fastest tenth of the inferences, in milliseconds, and what the service adds."""
    table = Table("network", title=f"{address}: first decile of {rounds} inferences each")
    for heading in ("in this process ms", "service ms", "added", f"goal {GOAL:.0%}"):
        table.add_column(heading, justify="right")
    for name in _NETWORKS:
        inside, outside = _measure(address, data / "models" / f"{name}.tflite", rounds)
        added = outside / inside - 1
        table.add_row(name, f"{inside:.2f}", f"{outside:.2f}", f"{added:+.1%}", "kept" if added <= GOAL else "missed")
    Console(width=120).print(table)


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
