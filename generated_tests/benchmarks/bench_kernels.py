"""How long a driver takes for each operation, against LiteRT's plain kernels on one thread.

    python -m nnconform.generated_tests.benchmarks.bench_kernels [--driver ADDRESS] [PATTERN]

One typical call of each operation, in float32 and, where there is such a signature, in 8 bits. The two take turns. Of
the driver counts the time on the device, as it says itself; of LiteRT its ``invoke``.
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

from nnconform.generated_tests.benchmarks.shapes import simple_wish, wish_for
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, Drawn, Undrawable, draw
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
    """The first signature of each of the types; implicit padding goes before explicit, where there are both."""
    found: dict[T, Signature] = {}
    for signature in sorted(op.signatures(), key=lambda each: each.form.name != "implicit_padding"):
        found.setdefault(T(signature.row.of), signature)
    wanted = [found[code] for code in TYPES if code in found]
    yield from wanted or list(found.values())[:1]


def typical(op: Op, signature: Signature) -> Drawn:
    """The typical call, every choice of it the simplest. Raises Undrawable."""
    wish = wish_for(op.code.name)
    first = signature.form.inputs[0]
    if not wish.extents and not wish.values and first.extents is None and not first.repeated:
        wish = simple_wish(first.name)
    names = {arg.name for arg in signature.form.inputs}
    values = {name: value for name, value in wish.values.items() if name in names}
    wish = Constraints(values=values, sizes=wish.sizes, extents=wish.extents, constants=wish.constants)
    return draw(Choices.from_list([]), op, signature.form, signature.row, wish)


def on_device(device: Any, drawn: Drawn) -> Run | None:
    """A run that returns the device's own milliseconds; None where it does not take the call."""
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


def in_litert(drawn: Drawn) -> Run | None:
    """A run that returns the milliseconds of LiteRT's plain kernels; None where it does not take the call."""
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
    given = [array for array in drawn.inputs if array is not None]
    for detail, array in zip(interpreter.get_input_details(), given, strict=True):
        interpreter.set_tensor(detail["index"], np.asarray(array, detail["dtype"]))

    def run() -> float:
        start = time.perf_counter_ns()
        interpreter.invoke()
        return (time.perf_counter_ns() - start) / 1e6

    return run


def measure(name: str, driver: Run, litert: Run) -> Row:
    """The medians of both, which take turns."""
    times = [(driver(), litert()) for _ in range(WARM_UP + ROUNDS)][WARM_UP:]
    # A device tells whole microseconds.
    return Row(name, max(median(one for one, _ in times), 1e-3), median(other for _, other in times))


def rows(device: Any, pattern: str) -> Iterator[Row]:
    """A row for each call that both take; says which others there are."""
    for _, op in sorted(TABLE.items()):
        for signature in signatures(op) if pattern in op.code.name else ():
            name = f"{op.code.name} {T(signature.row.of).name.removeprefix('TENSOR_')}"
            try:
                drawn = typical(op, signature)
            except Undrawable as error:
                raise UsageError(f"{name}: its wish in shapes.py cannot be met: {error}") from None
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
        found = list(rows(device, pattern))
    slow = [row for row in found if row.slower > SLOWEST]
    convolutions = [row for row in found if row.name.split()[0] in CONVOLUTIONS]
    late = [row for row in convolutions if row.slower > 1 / CONVOLUTIONS_FASTER]
    print(f"goal: none more than {SLOWEST:g} x slower: {len(found) - len(slow)} of {len(found)} meet it")
    print(
        f"goal: convolutions {CONVOLUTIONS_FASTER:g} x faster: {len(convolutions) - len(late)} of {len(convolutions)} "
        "meet it"
    )
    for row in sorted(found, key=lambda each: -each.slower)[:10]:
        print(f"slowest: {row}")


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_kernels: {error}", err=True)
        sys.exit(2)
