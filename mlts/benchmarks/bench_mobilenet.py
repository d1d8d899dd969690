"""The time of an inference on a driver, LiteRT (reference kernels, and XNNPACK), ONNX Runtime and OpenVINO.

    python -m nnconform.mlts.benchmarks.bench_mobilenet [--driver ADDRESS] [--data FOLDER] [--all] [--check] [PATTERN]

All take turns in one process, on one thread each, and the processor's time of a whole call counts: inputs in, outputs
out. A driver in numpy is to be GOAL_REFERENCE times faster than the reference kernels, and at most GOAL_XNNPACK times
slower than XNNPACK, on every network of NETWORK operations or more.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Literal

import click
import msgspec
import numpy as np

from nnconform.harness.campaigns.benchmarks.figures import RATIO, Figure, report
from nnconform.harness.campaigns.benchmarks.turns import Run, check_in_process, cpu_samples, load
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import DriverFault, FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array
from nnconform.mlts import bundled
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.litert import LiteRT
from nnconform.mlts.network import Network

GOAL_REFERENCE, GOAL_XNNPACK = 4.0, 10.0
# The fewest operations of a network: the others are tests of a few operations.
NETWORK = 8
DRIVER, REFERENCE, XNNPACK = "the driver", "LiteRT's reference kernels", "XNNPACK"
KERNELS: dict[str, Literal["reference", "xnnpack"]] = {REFERENCE: "reference", XNNPACK: "xnnpack"}
# Peers that run the converted network behind adapters of ours.
PEERS = {"ONNX Runtime": "onnxruntime:CPUExecutionProvider?threads=1", "OpenVINO": "openvino:CPU?threads=1"}
_NOT_RUN = (FormatError, UsageError, DriverFault, ValueError, RuntimeError)
# Measured without --all: those whose names have one of these.
_SAMPLE = ("mobilenet", "digits", "tts", "resnet", "vww", "kws")
_SHARED = Path(__file__).resolve().parents[3] / "shared"
_BUNDLED = Path(bundled.__file__).parent
_SEED = 1


class Row(msgspec.Struct, frozen=True):
    """Milliseconds of one inference in each turn, by runner; a peer that does not take the network is not there."""

    name: str
    operations: int
    turns: dict[str, list[float]]

    @property
    def has_goals(self) -> bool:
        """Whether it is a network, not a few operations."""
        return self.operations >= NETWORK

    def report(self) -> tuple[Figure, ...]:
        """Report the times, and the ratios that have goals; return these."""
        for runner, times in self.turns.items():
            report(f"{self.name}: {runner}", "ms", times, more=False)
        faster, slower = (GOAL_REFERENCE, GOAL_XNNPACK) if self.has_goals else (None, None)
        driver = self.turns[DRIVER]
        by_reference = [other / own for own, other in zip(driver, self.turns[REFERENCE], strict=True)]
        by_xnnpack = [own / other for own, other in zip(driver, self.turns[XNNPACK], strict=True)]
        return (
            report(f"{self.name}: faster than {REFERENCE}", RATIO, by_reference, more=True, goal=faster),
            report(f"{self.name}: slower than {XNNPACK}", RATIO, by_xnnpack, more=False, goal=slower),
        )


def networks(folders: Sequence[Path], pattern: str, *, every: bool) -> list[Path]:
    """Return the `.tflite` files below the folders whose names contain ``pattern``, or of a sample of them."""
    found = sorted(path for folder in folders for path in folder.rglob("*.tflite") if pattern in path.name)
    return [path for path in found if every or any(part in path.name.lower() for part in _SAMPLE)]


def _input(operand: Operand) -> Array:
    generator = np.random.default_rng(_SEED)
    dtype = DTYPES[OperandType(operand.type)]
    if operand.type in FLOATS:
        return generator.uniform(-1, 1, operand.dimensions).astype(dtype)
    # Integers that are no quantised values may be indexes.
    return generator.integers(0, 256 if dtype.itemsize == 1 else 1, operand.dimensions, endpoint=True).astype(dtype)


def _measure(sessions: dict[str, Session], path: Path, converted: ConvertedModel, rounds: int) -> Row:
    """Raises UsageError, DriverFault, ValueError or RuntimeError if the driver or LiteRT does not run the network."""
    content, inputs = path.read_bytes(), [_input(operand) for operand in converted.inputs()]
    given, runs = (*inputs, *converted.states()), dict[str, Run]()
    with ExitStack() as stack:
        for name, session in sessions.items():
            try:
                network = stack.enter_context(Network(session, converted.model))
                network(*given)
            except _NOT_RUN as error:
                if name == DRIVER:
                    raise
                print(f"{path.stem}: not run by {name}: {_first_line(error)}")
                continue
            runs[name] = partial(network, *given)
        for name, kernels in KERNELS.items():
            runs[name] = partial(LiteRT(content, kernels), *inputs)
        return Row(path.stem, len(converted.model.main.operations), cpu_samples(runs, rounds))


def rows(sessions: dict[str, Session], paths: Sequence[Path], rounds: int) -> Iterator[Row]:
    """Yield a row for each network that the driver and LiteRT run; print the others with the reason."""
    for path in paths:
        try:
            yield _measure(sessions, path, read_tflite(path), rounds)
        except _NOT_RUN as error:
            print(f"{path.stem}: not run: {_first_line(error)}")


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:100]


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver", show_default=True, metavar="ADDRESS")
@click.option(
    "--data",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    multiple=True,
    help="A folder of networks; may be repeated. Default: the bundled ones, and those of ../shared.",
)
@click.option("--all", "every", is_flag=True, help="All networks, not a sample of those that are known by name.")
@click.option("--rounds", type=click.IntRange(1), default=15, show_default=True)
@click.option("--check", is_flag=True, help="Exit with 1 if a goal is missed.")
@click.argument("pattern", default="")
def main(address: str, data: tuple[Path, ...], every: bool, rounds: int, check: bool, pattern: str) -> None:
    """Print the time of an inference of the networks whose names contain PATTERN, and its ratios to LiteRT's."""
    check_in_process(address)
    folders = data or (_BUNDLED, *(path for path in (_SHARED,) if path.is_dir()))
    paths = networks(folders, pattern, every=every)
    if not paths:
        raise UsageError(f"no network to measure below {', '.join(map(str, folders))}: see --data, --all, PATTERN")
    print(f"milliseconds of a whole call, {rounds} turns; {load()}")
    with ExitStack() as stack:
        addresses = {DRIVER: address, **PEERS}
        sessions = {name: stack.enter_context(closing(Session(each))) for name, each in addresses.items()}
        reported = [(row.has_goals, row.report()) for row in rows(sessions, paths, rounds)]
    aimed = [figures for has_goals, figures in reported if has_goals]
    missed = [figure.name for figures in aimed for figure in figures if not figure.met]
    met = sum(all(figure.met for figure in figures) for figures in aimed)
    print(f"both goals met by {met} of {len(aimed)} networks; {load()}")
    if check and missed:
        print(f"missed: {', '.join(missed)}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_mobilenet: {error}", err=True)
        sys.exit(2)
