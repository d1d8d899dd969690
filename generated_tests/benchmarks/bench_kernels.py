"""The time that a driver takes for each operation, against LiteRT's plain kernels on one thread.

python -m nnconform.generated_tests.benchmarks.bench_kernels [--driver ADDRESS] [PATTERN]

One typical call of each operation, in float32 and, if there is such a signature, in 8 bits. The two run in turn. For
the driver the reported time on the device counts; for LiteRT the time of ``invoke``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from queue import SimpleQueue
from statistics import median
from typing import Any

import click
import numpy as np

from nnconform.generated_tests.benchmarks.shapes import simple_constraints, typical_constraints
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE

ROUNDS, WARM_UP = 15, 3
# Room for an output.
ROOM = 1 << 23
TYPES = (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
CONVOLUTIONS = ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D", "TRANSPOSE_CONV_2D")
SLOWEST, CONVOLUTIONS_FASTER = 3.0, 5.0

Run = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Row:
    """Milliseconds of one call."""

    name: str
    driver: float
    litert: float

    @property
    def slower(self) -> float:
        """How many times as long as LiteRT the driver takes."""
        return self.driver / self.litert

    def __str__(self) -> str:
        return f"{self.name:42} {self.driver:10.3f} ms {self.litert:10.3f} ms {self.slower:8.2f} x"


def signatures(op: Op) -> Iterator[Signature]:
    """Yield the first signature of each of the types; implicit padding is preferred to explicit."""
    by_type: dict[T, Signature] = {}
    for signature in sorted(op.signatures(), key=lambda each: each.form.name != "implicit_padding"):
        by_type.setdefault(T(signature.row.of), signature)
    wanted = [by_type[code] for code in TYPES if code in by_type]
    yield from wanted or list(by_type.values())[:1]


def typical(op: Op, signature: Signature) -> DrawnCall:
    """Return the typical call, with the simplest value for every choice. Raises Undrawable."""
    constraints = typical_constraints(op.code.name)
    first = signature.form.inputs[0]
    if not constraints.extents and not constraints.values and first.extents is None and not first.repeated:
        constraints = simple_constraints(first.name)
    names = {arg.name for arg in signature.form.inputs}
    values = {name: value for name, value in constraints.values.items() if name in names}
    constraints = Constraints(
        values=values, sizes=constraints.sizes, extents=constraints.extents, constants=constraints.constants
    )
    return draw(Choices.from_list([]), op, signature.form, signature.row, constraints)


def on_device(device: Any, drawn: DrawnCall) -> Run | None:
    """Return a function that runs the call and returns the device's milliseconds; None if the device refuses it."""
    answers: SimpleQueue[Any] = SimpleQueue()
    device.prepare_model(drawn.model, callback=lambda status, prepared: answers.put(prepared))
    prepared = answers.get()
    if prepared is None:
        return None
    sizes = [array.nbytes for array in drawn.inputs if array is not None]
    starts = np.cumsum([0, *(-(-size // 64) * 64 for size in sizes)]).tolist()
    memory = Memory.create(starts[-1] + ROOM * len(drawn.model.main.output_indexes))
    arguments, places = [], zip(starts, sizes, strict=False)
    for array in drawn.inputs:
        if array is None:
            arguments.append(RequestArgument(has_no_value=True))
            continue
        start, size = next(places)
        memory.view()[start : start + size] = array.tobytes()
        arguments.append(RequestArgument(DataLocation(0, start, size), array.shape))
    ends = (starts[-1] + ROOM * place for place in range(len(drawn.model.main.output_indexes)))
    request = Request(tuple(arguments), tuple(RequestArgument(DataLocation(0, end, ROOM)) for end in ends), (memory,))

    def run() -> float:
        result = prepared.execute_synchronously(request, MeasureTiming.YES)
        if result.status != ErrorStatus.NONE:
            raise UsageError(f"{drawn.op.code.name}: {result.status.name}")
        return float(result.timing.time_on_device) / 1e3

    return run


def in_litert(drawn: DrawnCall) -> Run | None:
    """Return a function that runs the call in LiteRT's plain kernels and returns milliseconds; None if refused."""
    litert = package.interpreter()
    try:
        interpreter = litert.Interpreter(
            model_content=to_tflite(drawn.model),
            num_threads=1,
            experimental_op_resolver_type=litert.OpResolverType.BUILTIN_REF,
        )
        interpreter.allocate_tensors()
    except (UsageError, RuntimeError, ValueError):
        return None
    arrays = [array for array in drawn.inputs if array is not None]
    for detail, array in zip(interpreter.get_input_details(), arrays, strict=True):
        interpreter.set_tensor(detail["index"], np.asarray(array, detail["dtype"]))

    def run() -> float:
        start = time.perf_counter_ns()
        interpreter.invoke()
        return (time.perf_counter_ns() - start) / 1e6

    return run


def measure(name: str, driver: Run, litert: Run) -> Row:
    """Return the medians of both, run in turn."""
    times = [(driver(), litert()) for _ in range(WARM_UP + ROUNDS)][WARM_UP:]
    # A device tells whole microseconds.
    return Row(name, max(median(one for one, _ in times), 1e-3), median(other for _, other in times))


def rows(device: Any, pattern: str) -> Iterator[Row]:
    """Yield a row for each call that both compute; print the others."""
    for _, op in sorted(TABLE.items()):
        for signature in signatures(op) if pattern in op.code.name else ():
            name = f"{op.code.name} {T(signature.row.of).name.removeprefix('TENSOR_')}"
            try:
                drawn = typical(op, signature)
            except Undrawable as error:
                raise UsageError(f"{name}: its constraints in shapes.py cannot be met: {error}") from None
            litert, driver = in_litert(drawn), on_device(device, drawn)
            if litert is None or driver is None:
                print(f"{name:42} {'the driver' if driver is None else 'LiteRT'} does not take it")
                continue
            row = measure(name, driver, litert)
            print(row, flush=True)
            yield row


@click.command()
@click.option("--driver", "address", default="service:inproc:reference_driver?hal=1.3%2B", show_default=True)
@click.argument("pattern", default="")
def main(address: str, pattern: str) -> None:
    """Compare the operations whose names contain PATTERN (default: all)."""
    print(f"{'one typical call':42} {'driver':>13} {'LiteRT, plain':>13} {'slower':>10}")
    with closing(open_driver(address)) as device:
        measured = list(rows(device, pattern))
    slow = [row for row in measured if row.slower > SLOWEST]
    convolutions = [row for row in measured if row.name.split()[0] in CONVOLUTIONS]
    late = [row for row in convolutions if row.slower > 1 / CONVOLUTIONS_FASTER]
    print(f"goal: none more than {SLOWEST:g} x slower: {len(measured) - len(slow)} of {len(measured)} meet it")
    print(
        f"goal: convolutions {CONVOLUTIONS_FASTER:g} x faster: {len(convolutions) - len(late)} of {len(convolutions)} "
        "meet it"
    )
    for row in sorted(measured, key=lambda each: -each.slower)[:10]:
        print(f"slowest: {row}")


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_kernels: {error}", err=True)
        sys.exit(2)
