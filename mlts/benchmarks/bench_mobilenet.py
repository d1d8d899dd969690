"""The latency of the three MobileNets on a driver, against LiteRT on one thread: its reference kernels, and XNNPACK.

    python -m nnconform.mlts.benchmarks.bench_mobilenet [--driver ADDRESS] [--data FOLDER] [--rounds N]

All three run in turns, in the same process: whatever slows the machine down slows all of them down. The driver uses as
many threads as it likes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from statistics import median

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.litert import LiteRT
from nnconform.mlts.network import Network

_NETWORKS = ("mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant")
_DATA = Path(__file__).resolve().parents[3] / "shared" / "mlts_data"
_WARM_UP = 3
_SEED = 1


def _input(operand: Operand) -> Array:
    generator = np.random.default_rng(_SEED)
    dtype = DTYPES[OperandType(operand.type)]
    if operand.type in FLOATS:
        return generator.uniform(-1, 1, operand.dimensions).astype(dtype)
    return generator.integers(0, 256, operand.dimensions).astype(dtype)


def medians(runs: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Return the median time of each run, in milliseconds; they take turns."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(_WARM_UP + rounds):
        for name, run in runs.items():
            start = time.perf_counter_ns()
            run()
            if turn >= _WARM_UP:
                times[name].append((time.perf_counter_ns() - start) / 1e6)
    return {name: median(values) for name, values in times.items()}


def _measure(session: Session, path: Path, rounds: int) -> dict[str, float]:
    converted, content = read_tflite(path), path.read_bytes()
    (operand,) = converted.inputs()
    image = _input(operand)
    reference, fast = LiteRT(content, "reference"), LiteRT(content, "xnnpack")
    with Network(session, converted.model) as network:
        runs = {"driver": lambda: network(image), "reference": lambda: reference(image), "xnnpack": lambda: fast(image)}
        return medians(runs, rounds)


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option("--data", type=click.Path(path_type=Path), default=_DATA, help="The folder that holds models/.")
@click.option("--rounds", type=click.IntRange(1), default=30, show_default=True)
def main(address: str, data: Path, rounds: int) -> None:
    """Print the median time of an inference, in milliseconds, and its ratio to LiteRT's."""
    headings = (
        "network",
        "driver ms",
        "reference ms",
        "XNNPACK ms",
        "faster than reference",
        "slower than XNNPACK",
    )
    table = Table(headings[0], title=f"{address}: median of {rounds} inferences in turns")
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    with closing(Session(address)) as session:
        for name in _NETWORKS:
            medians_by_run = _measure(session, data / "models" / f"{name}.tflite", rounds)
            ratios = (
                medians_by_run["reference"] / medians_by_run["driver"],
                medians_by_run["driver"] / medians_by_run["xnnpack"],
            )
            figures = [f"{value:.2f}" for value in medians_by_run.values()] + [f"{ratio:.1f} x" for ratio in ratios]
            table.add_row(name, *figures)
    Console(width=120).print(table)


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_mobilenet: {error}", err=True)
        sys.exit(2)
