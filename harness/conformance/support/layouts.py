"""Layouts of request arguments that a client is free to choose, and the judgement of their executions."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.execution.expect import expect
from nnconform.harness.execution.judge import expect_right
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.spec.case import Case

# The value of pool bytes that belong to no input.
FILL = 0xA5


def whole_memories(inputs: Sequence[Memory], outputs: Sequence[Memory]) -> Request:
    """Return a request whose arguments are these memories, each the whole of its own."""
    pools = (*inputs, *outputs)
    arguments = tuple(RequestArgument(DataLocation(pool, 0, memory.size)) for pool, memory in enumerate(pools))
    return Request(arguments[: len(inputs)], arguments[len(inputs) :], pools)


def with_wrong_pool(request: Request) -> Request:
    """Return the request with an input in a pool that it does not have."""
    first, *rest = request.inputs
    wrong = replace(first, location=replace(first.location, pool_index=len(request.pools)))
    return replace(request, inputs=(wrong, *rest))


def without_room(request: Request) -> Request:
    """Return the request with its first output a byte too small."""
    first, *rest = request.outputs
    short = replace(first, location=replace(first.location, length=first.location.length - 1))
    return replace(request, outputs=(short, *rest))


def with_output_shape(request: Request, shape: tuple[int, ...]) -> Request:
    """Return the request with the extents of its output too, which not every driver computes."""
    return replace(request, outputs=(replace(request.outputs[0], dimensions=shape),))


def without_omitted(case: Case, request: Request) -> Request:
    """Return the request without the inputs for which the case has no value."""
    inputs = [
        RequestArgument(has_no_value=True) if value is None else given
        for value, given in zip(case.inputs, request.inputs, strict=True)
    ]
    return replace(request, inputs=tuple(inputs))


def parts_of_one_file(count: int, size: int) -> list[Memory]:
    """Return memories of ``size`` bytes that lie one behind another in one file."""
    whole = Memory.create(count * size)
    return [Memory(os.dup(whole.fd), size, number * size) for number in range(count)]


class Argument(msgspec.Struct, frozen=True):
    """An argument to place: its bytes if it is an input, and its size in bytes."""

    data: bytes
    size: int
    output: bool


class Layout(msgspec.Struct, frozen=True):
    """Pool and offset of each argument (``places``), and the ``sizes`` of the pools in bytes.

    ``protections`` are those of the pools, if not all are writable. ``skip`` is the offset of each pool in its file,
    ``slack`` the bytes that each output buffer has to spare. With ``with_dimensions`` the request repeats all
    dimensions.
    """

    places: Sequence[tuple[int, int]]
    sizes: Sequence[int]
    protections: Sequence[int] = ()
    skip: int = 0
    slack: int = 0
    with_dimensions: bool = False


Arrange = Callable[[Sequence[Argument]], Layout]


def _row(arguments: Sequence[Argument], first: int, gap: int) -> tuple[list[int], int]:
    """Return offsets one after another from ``first`` on, ``gap`` bytes apart, and the end of the last."""
    offsets, end = [], first
    for argument in arguments:
        offsets.append(end)
        end += argument.size + gap
    return offsets, end - gap


def _one_pool(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 0, 0)
    return Layout([(0, offset) for offset in offsets], [end])


def _unaligned(arguments: Sequence[Argument]) -> Layout:
    offsets, at = [], 1
    for argument in arguments:
        offsets.append(at)
        # An odd offset for each, with a gap to the one before.
        at += (argument.size + 3) // 2 * 2
    return Layout([(0, offset) for offset in offsets], [at + 3])


def _pool_each(arguments: Sequence[Argument]) -> Layout:
    return Layout([(number, 0) for number in range(len(arguments))], [each.size for each in arguments])


def _backwards(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments[::-1], 0, 16)
    return Layout([(0, offset) for offset in offsets[::-1]], [end])


def _unused_pools(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 64, 64)
    return Layout([(1, offset) for offset in offsets], [1, end, 4096])


def _beyond_whole_pages(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 2 * mmap.PAGESIZE + 100, 4)
    return Layout([(0, offset) for offset in offsets], [end])


def _read_only_inputs(arguments: Sequence[Argument]) -> Layout:
    inputs, last_input = _row([each for each in arguments if not each.output], 0, 4)
    outputs, last_output = _row([each for each in arguments if each.output], 0, 4)
    places = [(0, offset) for offset in inputs] + [(1, offset) for offset in outputs]
    return Layout(places, [last_input, last_output], (mmap.PROT_READ, mmap.PROT_READ | mmap.PROT_WRITE))


def _pool_at_offset(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 8, 8)
    return Layout([(0, offset) for offset in offsets], [end], skip=mmap.ALLOCATIONGRANULARITY + 12)


def _roomy_outputs(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 0, 100)
    return Layout([(0, offset) for offset in offsets], [end + 100], slack=36)


def _repeated_dimensions(arguments: Sequence[Argument]) -> Layout:
    offsets, end = _row(arguments, 0, 64)
    return Layout([(0, offset) for offset in offsets], [end], with_dimensions=True)


LAYOUTS: dict[str, Arrange] = {
    "one pool without gaps": _one_pool,
    "odd offsets": _unaligned,
    "a pool each": _pool_each,
    "in reverse order": _backwards,
    "pools that are not used": _unused_pools,
    "behind whole pages": _beyond_whole_pages,
    "inputs that can only be read": _read_only_inputs,
    "pool at an offset of its file": _pool_at_offset,
    "outputs with room to spare": _roomy_outputs,
    "dimensions said again": _repeated_dimensions,
}


class PlacedCase:
    """A case whose arguments are placed by a layout: its request and pools."""

    def __init__(self, case: Case, arrange: Arrange) -> None:
        values = [*((value, False) for value in case.inputs), *((value, True) for value in case.expected)]
        arguments = [Argument(*_bytes(value, output), output) for value, output in values]
        layout = arrange(arguments)
        self.case, count = case, len(case.inputs)
        # Whether an output's buffer is larger than it needs.
        self.has_slack = layout.slack > 0
        self.images = [bytearray([FILL]) * size for size in layout.sizes]
        locations = []
        for argument, (pool, offset) in zip(arguments, layout.places, strict=True):
            self.images[pool][offset : offset + len(argument.data)] = argument.data
            spare = layout.slack if argument.output else 0
            locations.append(DataLocation(pool, offset, argument.size + spare))
        self.pools = [_pool(image, layout, number) for number, image in enumerate(self.images)]
        operands = (*case.input_operands(), *case.output_operands())
        dimensions = [operand.dimensions if layout.with_dimensions else () for operand in operands]
        placed = tuple(RequestArgument(*each) for each in zip(locations, dimensions, strict=True))
        self.request = Request(placed[:count], placed[count:], tuple(self.pools))

    def judge(self) -> None:
        """Raises VerdictReached if an output is wrong, or if bytes that belong to no output were written."""
        now = [bytearray(os.pread(pool.fd, pool.size, pool.offset)) for pool in self.pools]
        outputs: list[Array] = []
        for argument, value in zip(self.request.outputs, self.case.expected, strict=True):
            assert value is not None
            where = argument.location
            data = now[where.pool_index][where.offset : where.offset + value.nbytes]
            outputs.append(np.frombuffer(bytes(data), value.dtype).reshape(value.shape))
            buffer = slice(where.offset, where.offset + where.length)
            now[where.pool_index][buffer] = self.images[where.pool_index][buffer]
        expect_right(self.case, outputs)
        for number, (content, image) in enumerate(zip(now, self.images, strict=True)):
            changed = [place for place, pair in enumerate(zip(content, image, strict=True)) if pair[0] != pair[1]]
            expect(
                not changed,
                f"pool {number}: {len(changed)} bytes written outside the outputs, from {changed[:1]}",
            )


def _bytes(value: Array | None, output: bool) -> tuple[bytes, int]:
    assert value is not None
    return (b"" if output else value.tobytes()), value.nbytes


def _pool(image: bytearray, layout: Layout, number: int) -> Memory:
    """Return a memory with the content ``image``, mapped with no more access than the layout needs."""
    whole = Memory.create(layout.skip + len(image))
    os.pwrite(whole.fd, image, layout.skip)
    protection = layout.protections[number] if layout.protections else mmap.PROT_READ | mmap.PROT_WRITE
    return Memory(os.dup(whole.fd), len(image), layout.skip, protection)
