"""Graphs, memory, capabilities and errors."""

from __future__ import annotations

import mmap
import os

import pytest
from msgspec.structs import replace

from nnconform.harness.model.capabilities import (
    Capabilities,
    OperandPerformance,
    PerformanceInfo,
)
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import (
    DriverCrashed,
    DriverFault,
    FormatError,
    NnconformError,
    UsageError,
    ValidationError,
)
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory


def test_values_are_short_in_messages() -> None:
    quantised = Operand(T.TENSOR_QUANT8_ASYMM, (2, 0), L.SUBGRAPH_INPUT, 0.5, 3)
    assert repr(quantised) == "<Operand TENSOR_QUANT8_ASYMM[2, 0] SUBGRAPH_INPUT scale=0.5 zero_point=3>"
    constant = Operand(16, (), L.CONSTANT_REFERENCE, location=DataLocation(1, 4, 8), extra_params=b"x")
    assert repr(constant) == "<Operand unknown 16[] CONSTANT_REFERENCE b'x' @1:4+8>"
    assert repr(Operation(0, (0, 1, 2), (3,))) == "<ADD [0, 1, 2] -> [3]>"
    many = Subgraph((quantised,), (Operation(19, (0,), (1,)),) * 10, (), ())
    assert repr(many).startswith("<Subgraph 1 operands: <RELU [0] -> [1]> ")
    assert repr(many).endswith("<RELU [0] -> [1]> ... 2 more>")
    assert "xyz" not in repr(Model(many, operand_values=b"xyz"))


def test_values_are_immutable_and_compare() -> None:
    operand = Operand(T.INT32)
    assert operand == Operand(T.INT32)
    assert hash(operand) == hash(Operand(T.INT32))
    with pytest.raises(AttributeError, match="immutable"):
        operand.scale = 1.0  # type: ignore[misc]


def test_constants_are_where_their_life_time_says() -> None:
    pool = Memory.create(8)
    pool.view()[:8] = b"abcdefgh"
    model = Model(Subgraph((), (), (), ()), operand_values=b"12345678", pools=(pool,))
    place = DataLocation(0, 2, 3)
    assert bytes(model.constant(Operand(T.INT32, (), L.CONSTANT_COPY, location=place))) == b"345"
    assert bytes(model.constant(Operand(T.INT32, (), L.CONSTANT_REFERENCE, location=place))) == b"cde"


def test_memory() -> None:
    memory = Memory.create(10)
    assert memory.size == len(memory.view()) == 10
    assert bytes(memory.view()) == bytes(10)
    memory.view()[3:5] = b"hi"
    other = Memory(os.dup(memory.fd), 7, offset=3, protection=mmap.PROT_READ)
    assert bytes(other.view()[:2]) == b"hi"
    assert other.identity > memory.identity
    assert other.view().readonly
    assert repr(other) == f"<Memory {other.identity} 7 bytes r>"
    assert repr(memory).endswith("10 bytes rw>")
    assert Memory.create(0).size == 1


def test_memory_closes_its_descriptor() -> None:
    memory = Memory.create(1)
    fd = memory.fd
    os.fstat(fd)
    del memory
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(fd)


def test_capabilities_of_older_versions() -> None:
    relaxed, single, quantised, other = (PerformanceInfo(float(time), 1.0) for time in (1, 2, 3, 4))
    performance = (OperandPerformance(T.TENSOR_FLOAT32, single), OperandPerformance(T.TENSOR_QUANT8_ASYMM, quantised))
    result = Capabilities(other, relaxed, performance, other, other)
    assert result.of(T.TENSOR_FLOAT32) == single
    assert result.of(T.TENSOR_INT32).exec_time == float("inf")
    assert result.as_of(HalVersion.V1_3) == result
    assert result.as_of(HalVersion.V1_2) == replace(result, if_performance=None, while_performance=None)
    assert result.as_of(HalVersion.V1_1) == Capabilities(None, relaxed, performance, None, None)
    assert result.as_of(HalVersion.V1_0) == Capabilities(None, None, performance, None, None)


def test_capabilities_name_no_type_that_came_later() -> None:
    performance = tuple(OperandPerformance(code, PerformanceInfo(1, 1)) for code in sorted(T))
    result = Capabilities(None, None, performance, None, None)
    assert [each.type for each in result.as_of(HalVersion.V1_1).operand_performance] == [3, 5]
    assert [each.type for each in result.as_of(HalVersion.V1_2).operand_performance] == [*range(14), 10000, 10001]
    assert [each.type for each in result.as_of(HalVersion.V1_3).operand_performance] == [*range(15), 10000, 10001]
    assert sorted(result.as_of(HalVersion.V1_0).figures()) == ["TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM"]


def test_errors() -> None:
    error = ValidationError("main.operands[3]", "rank", 5, "1 to 4")
    assert str(error) == "main.operands[3]: rank: got 5, wanted 1 to 4"
    assert (error.where, error.rule, error.got, error.wanted) == ("main.operands[3]", "rank", 5, "1 to 4")
    assert str(FormatError("a.png", "no image")) == "a.png: no image"
    assert issubclass(FormatError, UsageError)
    crashed = DriverCrashed("gone", signal=11, stderr="tail")
    assert (crashed.signal, crashed.exit_status, crashed.stderr, crashed.stack) == (11, None, "tail", "")
    assert isinstance(crashed, DriverFault)
    assert issubclass(DriverFault, NnconformError)
    assert not issubclass(DriverFault, UsageError)
