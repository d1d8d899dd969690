"""A model that remembers its last request reads and writes what each request says, and keeps no memory alive."""

from __future__ import annotations

import gc
import weakref
from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.validate.tests.models import Builder

SIZE = 12


@pytest.fixture
def negation():
    """A prepared model that negates three numbers."""
    s = Sketch(assembly := Assembly(), Choices.fast(1), T.TENSOR_FLOAT32)
    s(O.NEG, s.input(3))
    with closing(Session("inproc:reference_driver")) as session:
        yield prepare(session, assembly.finish([]).model).prepared


def request(*pools: Memory, place: int = 0) -> Request:
    """A request whose input is at ``place`` of the first pool, and its output at the begin of the last."""
    last = len(pools) - 1
    inputs = (RequestArgument(DataLocation(0, place, SIZE)),)
    return Request(inputs, (RequestArgument(DataLocation(last, 0, SIZE)),), pools)


def numbers(memory: Memory, place: int = 0) -> np.ndarray:
    return np.ndarray((3,), np.float32, memory.view(), place)


def run(prepared: PreparedModel, asked: Request) -> list[float]:
    result = prepared.execute_synchronously(asked)
    assert result.status == ErrorStatus.NONE
    assert result.output_shapes[0].dimensions == (3,)
    out = asked.pools[-1]
    assert isinstance(out, Memory)
    return list(numbers(out))


def test_what_a_memory_holds_by_now_is_read(negation):
    into, out = Memory.create(SIZE), Memory.create(SIZE)
    asked = request(into, out)
    for value in (1.0, 2.0, 3.0):
        numbers(into)[:] = value
        numbers(out)[:] = 7.0
        assert run(negation, asked) == [-value] * 3


def test_an_equal_request_in_other_memories_is_another(negation):
    first, other, out = (Memory.create(SIZE) for _ in range(3))
    numbers(first)[:], numbers(other)[:] = 1.0, 5.0
    assert run(negation, request(first, out)) == [-1.0] * 3
    assert run(negation, request(other, out)) == [-5.0] * 3
    assert run(negation, request(other, first)) == [-5.0] * 3
    assert list(numbers(out)) == [-5.0] * 3


def test_another_place_of_the_same_memory_is_another(negation):
    into, out = Memory.create(2 * SIZE), Memory.create(SIZE)
    numbers(into)[:], numbers(into, SIZE)[:] = 1.0, 2.0
    assert run(negation, request(into, out)) == [-1.0] * 3
    assert run(negation, request(into, out, place=SIZE)) == [-2.0] * 3


def test_an_invalid_request_after_a_valid_one_is_refused(negation):
    into, out = Memory.create(SIZE), Memory.create(SIZE)
    run(negation, request(into, out))
    beyond = negation.execute_synchronously(request(into, out, place=4))
    assert beyond.status == ErrorStatus.INVALID_ARGUMENT


def test_no_memory_is_kept_alive(negation):
    into, out = Memory.create(SIZE), Memory.create(SIZE)
    run(negation, request(into, out))
    dead = weakref.ref(into), weakref.ref(into._map)
    gc.disable()
    try:
        del into
        assert [each() for each in dead] == [None, None]
    finally:
        gc.enable()


def test_outputs_have_the_extents_of_each_execution():
    """The same request has results of as many rows as its memory says."""
    b = Builder()
    value, shape = b.input(T.TENSOR_FLOAT32, 2, 3), b.input(T.TENSOR_INT32, 2)
    b.step(O.RESHAPE, [value, shape], [b.output(T.TENSOR_FLOAT32, 0, 0)])
    memory = Memory.create(56)
    inputs = RequestArgument(DataLocation(0, 0, 24)), RequestArgument(DataLocation(0, 24, 8))
    asked = Request(inputs, (RequestArgument(DataLocation(0, 32, 24)),), (memory,))
    wanted = np.ndarray((2,), np.int32, memory.view(), 24)
    with closing(Session("inproc:reference_driver")) as session:
        prepared = prepare(session, b.model()).prepared
        assert prepared is not None
        for rows, columns in ((2, 3), (3, 2), (3, 2), (6, 1)):
            wanted[:] = rows, columns
            assert prepared.execute_synchronously(asked).output_shapes[0].dimensions == (rows, columns)
        wanted[:] = 4, 2
        assert prepared.execute_synchronously(asked).status == ErrorStatus.INVALID_ARGUMENT
