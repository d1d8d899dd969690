"""The time that a driver takes for each operation, against LiteRT's plain kernels.

    python -m nnconform.generated_tests.benchmarks.bench_kernels [--driver ADDRESS] [--rounds N] [--check] [PATTERN]

One typical call of each operation on about 100,000 elements, in float32 and, if there is such a signature, in 8 bits;
and the fixed cost: a call on ten elements. The two run in turns in one process, on one thread each; the processor's
time of a whole warm call counts: ``execute_synchronously``, with all that the driver checks, reads and writes, and
``invoke``. The goal for an operation leaves out what any call may cost, FIXED microseconds: "beyond".
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from queue import SimpleQueue
from typing import Any

import click
import msgspec
import numpy as np

from nnconform.generated_tests.benchmarks.shapes import simple_constraints, typical_constraints
from nnconform.harness.campaigns.benchmarks.figures import RATIO, Figure, report
from nnconform.harness.campaigns.benchmarks.turns import Run, check_in_process, cpu_samples, load
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE

# Room for an output.
ROOM = 1 << 23
TYPES = (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
CONVOLUTIONS = ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D", "TRANSPOSE_CONV_2D")
# Goals: how many times as long as LiteRT, and the microseconds of a call on ten elements.
SLOWEST, CONVOLUTIONS_FASTER, FIXED = 10.0, 5.0, 25.0


class Row(msgspec.Struct, frozen=True):
    """Milliseconds of one call in each turn."""

    name: str
    driver: list[float]
    litert: list[float]

    @property
    def goal(self) -> float:
        """The largest ratio that meets the goal."""
        return 1 / CONVOLUTIONS_FASTER if self.name.split()[0] in CONVOLUTIONS else SLOWEST

    def report(self) -> Figure:
        """Report how many times as long as LiteRT the driver takes beyond the fixed cost of a call that is the goal."""
        times = zip(self.driver, self.litert, strict=True)
        beyond = [max(0.0, driver - FIXED / 1e3) / litert for driver, litert in times]
        report(f"{self.name}: the driver", "ms", self.driver, more=False)
        return report(f"{self.name}: beyond LiteRT's plain kernel", RATIO, beyond, more=False, goal=self.goal)


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
    """Return a function that runs the call; None if the device refuses it."""
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

    def run() -> None:
        status = prepared.execute_synchronously(request).status
        if status != ErrorStatus.NONE:
            raise UsageError(f"{drawn.op.code.name}: {status.name}")

    return run


def in_litert(drawn: DrawnCall) -> Run | None:
    """Return a function that runs the call in LiteRT's plain kernels; None if they refuse it."""
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

    invoke: Run = interpreter.invoke
    return invoke


def fixed_cost(device: Any, rounds: int) -> list[float]:
    """Return the microseconds of a call of ADD on ten elements, in each turn."""
    op = TABLE[OperationType.ADD]
    extents = {"lhs": (10,), "rhs": (10,)}
    signature = next(signatures(op))
    drawn = draw(Choices.from_list([]), op, signature.form, signature.row, Constraints(extents=extents))
    run = on_device(device, drawn)
    if run is None:
        raise UsageError("the driver does not take ADD, whose fixed cost is measured")
    return [1e3 * each for each in cpu_samples({"driver": run}, rounds)["driver"]]


def rows(device: Any, pattern: str, rounds: int) -> Iterator[Row]:
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
            yield Row(name, **cpu_samples({"driver": driver, "litert": litert}, rounds))


@click.command()
@click.option("--driver", "address", default="inproc:reference_driver?hal=aidl4", show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=9, show_default=True)
@click.option("--check", is_flag=True, help="Exit with 1 if an operation misses its goal.")
@click.argument("pattern", default="")
def main(address: str, rounds: int, check: bool, pattern: str) -> None:
    """Compare the operations whose names contain PATTERN (default: all)."""
    check_in_process(address)
    print(f"{rounds} turns of whole calls; {load()}")
    with closing(open_driver(address)) as device:
        report("call on ten elements", "us", fixed_cost(device, rounds), more=False, goal=FIXED)
        figures = [row.report() for row in rows(device, pattern, rounds)]
    missed = [figure.name for figure in figures if not figure.met]
    print(f"goals met by {len(figures) - len(missed)} of {len(figures)} calls; {load()}")
    report(f"calls slower than {SLOWEST:g} x LiteRT's plain kernels", "calls", [_slow(figures)], more=False, goal=0)
    for figure in sorted(figures, key=lambda each: -each.value)[:10]:
        print(f"slowest: {figure}")
    if check and missed:
        sys.exit(1)


def _slow(figures: Sequence[Figure]) -> int:
    return sum(figure.value > SLOWEST for figure in figures)


if __name__ == "__main__":
    try:
        main()
    except UsageError as error:
        click.echo(f"bench_kernels: {error}", err=True)
        sys.exit(2)
