"""The arena detects a driver that writes outside its outputs, and reports nothing for one that does not."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from nnconform.harness.execution.arena import ALIGNMENT, GUARD, Arena, Pattern
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import extension_type
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import OutputShape, Request
from nnconform.harness.oracle.tests.models import model_of, tensor

INPUTS: tuple[Array | None, ...] = (
    np.arange(6, dtype=np.float32).reshape(2, 3),
    None,
    np.array([1, 2], np.uint8),
)
EXPECTED: tuple[Array, ...] = (np.array([[1.5, 2.5]], np.float32), np.array([7, 8, 9], np.uint8))
MODEL = model_of(
    [tensor(T.TENSOR_FLOAT32, 2, 3), tensor(T.TENSOR_FLOAT32, 4), tensor(T.TENSOR_QUANT8_ASYMM, 0)],
    [tensor(T.TENSOR_FLOAT32, 1, 2), tensor(T.TENSOR_QUANT8_ASYMM, 3)],
)
SEED = 11


def pool(request: Request, index: int) -> memoryview:
    memory = request.pools[index]
    assert isinstance(memory, Memory)
    return memory.view()


def write(request: Request, index: int, array: Array, shift: int = 0) -> None:
    """Write ``array`` to output ``index``, ``shift`` bytes from where it belongs."""
    start = request.outputs[index].location.offset + shift
    pool(request, 1)[start : start + array.nbytes] = array.tobytes()


def answer(request: Request) -> None:
    for index, array in enumerate(EXPECTED):
        write(request, index, array)


def laid_out(run: int = 0) -> tuple[Arena, Request]:
    arena = Arena(SEED)
    return arena, arena.lay_out(MODEL, INPUTS, EXPECTED, run)


def test_a_right_driver_springs_no_trap() -> None:
    arena, request = laid_out()
    answer(request)
    outputs = arena.outputs([OutputShape((1, 2)), OutputShape((3,))])
    assert [output.tolist() for output in outputs] == [[[1.5, 2.5]], [7, 8, 9]]
    assert [output.dtype for output in outputs] == [np.float32, np.uint8]
    assert arena.violations() == []
    assert arena.untouched() == []


def test_the_request_says_where_things_are() -> None:
    _, request = laid_out()
    first, omitted, last = request.inputs
    assert omitted.has_no_value
    assert first.dimensions == ()
    assert last.dimensions == (2,)
    for argument, array in ((first, INPUTS[0]), (last, INPUTS[2])):
        assert array is not None
        where = argument.location
        assert where.pool_index == 0
        assert where.length == array.nbytes
        assert pool(request, 0)[where.offset : where.offset + where.length] == array.tobytes()
    assert [argument.location.length for argument in request.outputs] == [8, 3]
    for arguments in (request.inputs[::2], request.outputs):
        reached = 0
        for argument in arguments:
            assert argument.location.offset % ALIGNMENT == 0
            assert argument.location.offset >= reached + GUARD
            reached = argument.location.offset + argument.location.length


def test_outputs_are_copies() -> None:
    arena, request = laid_out()
    answer(request)
    output = arena.outputs()[1]
    write(request, 1, np.zeros(3, np.uint8))
    assert output.tolist() == [7, 8, 9]


@pytest.mark.parametrize(
    ("violate", "wanted"),
    [
        (
            lambda request: write(request, 0, np.zeros(2, np.uint8), 8),
            "2 bytes written after output 0, from 0 bytes after its end",
        ),
        (
            lambda request: write(request, 1, np.zeros(1, np.uint8), -1),
            "1 bytes written before output 1, from 1 bytes before it",
        ),
        (
            lambda request: write(request, 1, np.zeros(1, np.uint8), 4000),
            "1 bytes written after output 1, from 3997 bytes after its end",
        ),
        (
            lambda request: write(request, 0, np.zeros(1, np.uint8), -64),
            "1 bytes written before output 0, from 64 bytes before it",
        ),
    ],
)
def test_write_outside_an_output(violate: Callable[[Request], None], wanted: str) -> None:
    arena, request = laid_out()
    answer(request)
    violate(request)
    assert arena.violations() == [wanted]


@pytest.mark.parametrize(
    ("shift", "wanted"),
    [
        (4, "1 bytes written into input 0, from its byte 4"),
        (24, "1 bytes written after input 0, from 0 bytes after its end"),
        (-3, "1 bytes written before input 0, from 3 bytes before it"),
    ],
)
def test_write_to_the_inputs(shift: int, wanted: str) -> None:
    arena, request = laid_out()
    answer(request)
    pool(request, 0)[request.inputs[0].location.offset + shift] ^= 1
    assert arena.violations() == [wanted]


def test_write_to_a_pool_that_the_request_does_not_use() -> None:
    arena = Arena(SEED)
    request = arena.lay_out(model_of([], [tensor(T.TENSOR_FLOAT32, 1, 2)]), [], EXPECTED[:1], 0)
    write(request, 0, EXPECTED[0])
    pool(request, 0)[5] ^= 1
    assert arena.violations() == ["1 bytes written to the pool of the inputs, which the request does not use"]


def test_an_output_that_was_not_written() -> None:
    arena, request = laid_out()
    write(request, 0, EXPECTED[0])
    assert arena.untouched() == [1]
    assert arena.violations() == []


def test_the_answer_of_the_run_before_is_gone() -> None:
    arena, request = laid_out()
    answer(request)
    again = arena.lay_out(MODEL, INPUTS, EXPECTED, 1)
    assert again == request
    assert arena.untouched() == [0, 1]
    assert not np.array_equal(arena.outputs()[1], EXPECTED[1])


def test_the_pattern_changes_with_run_and_seed() -> None:
    pattern = Pattern(SEED)
    runs = {bytes(pattern.of(run, 64)) for run in range(1000)}
    assert len(runs) == 1000
    assert bytes(Pattern(SEED).of(3, 64)) == bytes(pattern.of(3, 64))
    assert bytes(Pattern(SEED + 1).of(3, 64)) != bytes(pattern.of(3, 64))
    assert not {0, 1} & set(pattern.of(0, 10_000))


@pytest.mark.parametrize(
    ("code", "dtype"), [(T.TENSOR_QUANT8_ASYMM, np.uint8), (T.TENSOR_QUANT8_ASYMM_SIGNED, np.int8)]
)
def test_a_short_output_is_never_filled_with_its_answer(code: T, dtype: type) -> None:
    """In one byte the pattern would be the answer, give or take one, in one run of 85."""
    model, arena = model_of([], [tensor(code, 1)]), Arena(SEED)
    for value in range(256):
        expected: Array = np.array([value], np.uint8).view(dtype)
        for run in range(4):
            arena.lay_out(model, [], [expected], run)
            assert abs(int(arena.outputs()[0][0]) - int(expected[0])) >= 65


def test_pools_are_kept_and_grow() -> None:
    arena, request = laid_out()
    second = arena.lay_out(MODEL, INPUTS, EXPECTED, 1)
    assert second.pools == request.pools
    large = np.ones((64, 1024), np.float32)
    model = model_of([tensor(T.TENSOR_FLOAT32, 64, 1024)], [tensor(T.TENSOR_FLOAT32, 64, 1024)])
    grown = arena.lay_out(model, [large], [large], 2)
    assert {memory.identity for memory in grown.pools if isinstance(memory, Memory)}.isdisjoint(
        memory.identity for memory in request.pools if isinstance(memory, Memory)
    )
    write(grown, 0, large)
    assert np.array_equal(arena.outputs()[0], large)
    assert arena.violations() == []
    after = arena.lay_out(MODEL, INPUTS, EXPECTED, 3)
    assert after.pools == grown.pools
    answer(after)
    assert arena.violations() == []


def test_output_of_unknown_dimensions_gets_room_for_the_expected_value() -> None:
    arena = Arena(SEED)
    request = arena.lay_out(model_of([], [tensor(T.TENSOR_FLOAT32, 0, 2)]), [], EXPECTED[:1], 0)
    assert request.outputs[0].location.length == 8
    assert request.outputs[0].dimensions == ()


def test_output_of_an_extension_type_is_bytes() -> None:
    arena = Arena(SEED)
    model = model_of([], [Operand(extension_type(3, 1), (8,))])
    request = arena.lay_out(model, [], [None], 0)
    assert request.outputs[0].location.length == 8
    assert arena.outputs()[0].dtype == np.uint8


def test_output_that_is_not_compared() -> None:
    arena = Arena(SEED)
    model = model_of([], [tensor(T.TENSOR_FLOAT32, 3), tensor(T.TENSOR_FLOAT32, 0)])
    request = arena.lay_out(model, [], [None, None], 0)
    assert [argument.location.length for argument in request.outputs] == [12, 4096]
    assert arena.untouched() == []
    assert [output.shape for output in arena.outputs([OutputShape((3,)), OutputShape((5,))])] == [(3,), (5,)]


def test_empty_output_gets_one_byte() -> None:
    arena = Arena(SEED)
    empty = np.zeros((0, 2), np.float32)
    request = arena.lay_out(model_of([], [tensor(T.TENSOR_FLOAT32, 0, 2)]), [], [empty], 0)
    assert request.outputs[0].location.length == 1
    assert arena.outputs([OutputShape((0, 2))])[0].shape == (0, 2)
    assert arena.untouched() == []


def test_dimensions_that_the_buffer_cannot_hold() -> None:
    arena, request = laid_out()
    answer(request)
    outputs = arena.outputs([OutputShape((1000, 1000)), OutputShape((2,))])
    assert [output.shape for output in outputs] == [(2,), (2,)]
    assert arena.violations() == ["output 0: the driver gave dimensions [1000, 1000], which its 8 bytes cannot hold"]
    for dimensions in ((-1, 2), (-2, -1), (1,) * 65):
        arena.outputs([OutputShape(dimensions), OutputShape((2,))])
        assert arena.violations()[-1] == f"output 0: the driver gave dimensions {list(dimensions)}, which no array has"
    arena.outputs([OutputShape((1, 2))])
    assert arena.violations()[-1] == "the driver gave 1 output shapes, the model has 2 outputs"
