"""What a process of its own costs a driver on a real network: the goal is a tenth of the inference's time.

    python -m mlts.benchmarks.bench_service [--driver ADDRESS] [--data FOLDER] [--rounds N]

The driver in this process and the same behind ``service:`` take turns. For calls on small tensors: ``python -m
harness.loaders.benchmarks.bench_service``.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from harness.loaders.session import Session
from harness.model.codes import OperandType
from harness.model.errors import UsageError
from harness.model.numbers import DTYPES, FLOATS
from mlts.benchmarks.bench_mobilenet import medians
from mlts.convert.tflite import read_tflite
from mlts.execute import Network

GOAL = 0.10
_NETWORKS = ("mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant")
_DATA = Path(__file__).resolve().parents[3] / "shared" / "mlts_data"
_SEED = 1


def _measure(address: str, path: Path, rounds: int) -> tuple[float, float]:
    """The medians in this process and behind the service, in milliseconds."""
    converted = read_tflite(path)
    (operand,) = converted.inputs()
    random, dtype = np.random.default_rng(_SEED), DTYPES[OperandType(operand.type)]
    scale = 1 if operand.type in FLOATS else 255
    image = (scale * random.random(operand.dimensions)).astype(dtype)
    with ExitStack() as stack:
        runs = {}
        for each in (address, f"service:{address}"):
            session = stack.enter_context(closing(Session(each)))
            network = stack.enter_context(Network(session, converted.model))
            runs[each] = lambda network=network: network(image)
        inside, outside = medians(runs, rounds).values()
    return inside, outside


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--data", type=click.Path(path_type=Path), default=_DATA, help="The folder that holds models/.")
@click.option("--rounds", type=click.IntRange(1), default=40, show_default=True)
def main(address: str, data: Path, rounds: int) -> None:
    """Print the median time of an inference in both, in milliseconds, and what the service adds."""
    table = Table("network", title=f"{address}: median of {rounds} inferences each")
    for heading in ("in this process ms", "service ms", "added", f"goal {GOAL:.0%}"):
        table.add_column(heading, justify="right")
    for name in _NETWORKS:
        inside, outside = _measure(address, data / "models" / f"{name}.tflite", rounds)
        added = outside / inside - 1
        table.add_row(name, f"{inside:.2f}", f"{outside:.2f}", f"{added:+.1%}", "kept" if added <= GOAL else "missed")
    Console(width=120).print(table)


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_service: {error}", err=True)
        sys.exit(2)
