"""Burst packets: an execution's request and its result as datums of ``harness.driver.message_queue``.

A datum is a tag of one byte and a value at a fixed offset after it, in the layout of the HAL's FmqRequestDatum and
FmqResultDatum, little-endian. Bytes that belong to no value are 0.

Source: FmqRequestDatum and FmqResultDatum of types.hal 1.2.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

import msgspec

from nnconform.harness.driver.message_queue import DATUM_SIZE
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.request import ExecutionResult, OutputShape, RequestArgument, Timing

Code = TypeVar("Code", bound=IntEnum)


class RequestTag(IntEnum):
    """The kind of a datum in a request packet."""

    PACKET_INFORMATION = 0
    INPUT_OPERAND_INFORMATION = 1
    INPUT_OPERAND_DIMENSION_VALUE = 2
    OUTPUT_OPERAND_INFORMATION = 3
    OUTPUT_OPERAND_DIMENSION_VALUE = 4
    POOL_IDENTIFIER = 5
    MEASURE_TIMING = 6


class ResultTag(IntEnum):
    """The kind of a datum in a result packet."""

    PACKET_INFORMATION = 0
    OPERAND_INFORMATION = 1
    OPERAND_DIMENSION_VALUE = 2
    EXECUTION_TIMING = 3


# The layout of each whole datum, tag first. An operand of a request: has_no_value, location, rank.
_OPERAND, _NUMBER, _SIGNED = struct.Struct("<B3xB3xIIII"), struct.Struct("<B3xI16x"), struct.Struct("<B3xi16x")
REQUEST_LAYOUTS = {
    RequestTag.PACKET_INFORMATION: struct.Struct("<B3xIIII4x"),
    RequestTag.INPUT_OPERAND_INFORMATION: _OPERAND,
    RequestTag.INPUT_OPERAND_DIMENSION_VALUE: _NUMBER,
    RequestTag.OUTPUT_OPERAND_INFORMATION: _OPERAND,
    RequestTag.OUTPUT_OPERAND_DIMENSION_VALUE: _NUMBER,
    RequestTag.POOL_IDENTIFIER: _SIGNED,
    RequestTag.MEASURE_TIMING: _SIGNED,
}
RESULT_LAYOUTS = {
    ResultTag.PACKET_INFORMATION: struct.Struct("<B7xIiI4x"),
    ResultTag.OPERAND_INFORMATION: struct.Struct("<B7xB3xI8x"),
    ResultTag.OPERAND_DIMENSION_VALUE: struct.Struct("<B7xI12x"),
    ResultTag.EXECUTION_TIMING: struct.Struct("<B7xQQ"),
}


class BurstRequest(msgspec.Struct, frozen=True):
    """The content of a request packet; ``slots`` name the pools."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    slots: tuple[int, ...]
    measure: MeasureTiming


def encode_request(request: BurstRequest) -> bytes:
    """Return the request packet. Raises struct.error if a number does not fit into its datum."""
    body = [
        *_encode_arguments(RequestTag.INPUT_OPERAND_INFORMATION, request.inputs),
        *_encode_arguments(RequestTag.OUTPUT_OPERAND_INFORMATION, request.outputs),
        *(request_datum(RequestTag.POOL_IDENTIFIER, slot) for slot in request.slots),
        request_datum(RequestTag.MEASURE_TIMING, request.measure),
    ]
    counts = len(body) + 1, len(request.inputs), len(request.outputs), len(request.slots)
    return b"".join([request_datum(RequestTag.PACKET_INFORMATION, *counts), *body])


def decode_request(packet: bytes) -> BurstRequest:
    """Return the content of a request packet. Raises ValidationError if any byte breaks the contract's layout."""
    datums = _Datums(packet, REQUEST_LAYOUTS, "request packet")
    inputs, outputs, pools = datums.counts(RequestTag.PACKET_INFORMATION)
    request = BurstRequest(
        tuple([_argument(datums, RequestTag.INPUT_OPERAND_INFORMATION) for _ in range(inputs)]),
        tuple([_argument(datums, RequestTag.OUTPUT_OPERAND_INFORMATION) for _ in range(outputs)]),
        tuple([datums.take(RequestTag.POOL_IDENTIFIER)[0] for _ in range(pools)]),
        datums.code(MeasureTiming, *datums.take(RequestTag.MEASURE_TIMING)),
    )
    datums.end()
    return request


def encode_result(result: ExecutionResult) -> bytes:
    """Return the result packet."""
    body = []
    for shape in result.output_shapes:
        sufficient, rank = int(shape.is_sufficient), len(shape.dimensions)
        body.append(result_datum(ResultTag.OPERAND_INFORMATION, sufficient, rank))
        body += [result_datum(ResultTag.OPERAND_DIMENSION_VALUE, extent) for extent in shape.dimensions]
    timing = result.timing
    body.append(result_datum(ResultTag.EXECUTION_TIMING, timing.time_on_device, timing.time_in_driver))
    counts = len(body) + 1, result.status, len(result.output_shapes)
    return b"".join([result_datum(ResultTag.PACKET_INFORMATION, *counts), *body])


def decode_result(packet: bytes) -> ExecutionResult:
    """Return the content of a result packet. Raises ValidationError if any byte breaks the contract's layout."""
    datums = _Datums(packet, RESULT_LAYOUTS, "result packet")
    status, operands = datums.counts(ResultTag.PACKET_INFORMATION)
    shapes = []
    for _ in range(operands):
        sufficient, rank = datums.take(ResultTag.OPERAND_INFORMATION)
        extents = [datums.take(ResultTag.OPERAND_DIMENSION_VALUE)[0] for _ in range(rank)]
        shapes.append(OutputShape(tuple(extents), datums.flag(sufficient)))
    timing = Timing(*datums.take(ResultTag.EXECUTION_TIMING))
    datums.end()
    return ExecutionResult(datums.code(ErrorStatus, status), tuple(shapes), timing)


def request_datum(tag: RequestTag, *values: int) -> bytes:
    """Return one datum of a request packet."""
    return REQUEST_LAYOUTS[tag].pack(tag, *values)


def result_datum(tag: ResultTag, *values: int) -> bytes:
    """Return one datum of a result packet."""
    return RESULT_LAYOUTS[tag].pack(tag, *values)


def split(packet: bytes) -> list[bytes]:
    """Return the datums of a packet, DATUM_SIZE bytes each."""
    return [packet[at : at + DATUM_SIZE] for at in range(0, len(packet), DATUM_SIZE)]


def _encode_arguments(tag: RequestTag, arguments: Sequence[RequestArgument]) -> Iterable[bytes]:
    # The dimensions of an operand have the tag that follows the operand's own.
    extent_tag = RequestTag(tag + 1)
    for argument in arguments:
        location = argument.location
        numbers = location.pool_index, location.offset, location.length
        yield request_datum(tag, int(argument.has_no_value), *numbers, len(argument.dimensions))
        yield from (request_datum(extent_tag, extent) for extent in argument.dimensions)


def _argument(datums: _Datums, tag: RequestTag) -> RequestArgument:
    has_no_value, pool_index, offset, length, rank = datums.take(tag)
    # One by one, so that a packet with a huge rank costs no more than the datums that it has.
    extents = [datums.take(RequestTag(tag + 1))[0] for _ in range(rank)]
    return RequestArgument(DataLocation(pool_index, offset, length), tuple(extents), datums.flag(has_no_value))


class _Datums:
    """Parses a packet datum by datum, and checks everything that it states. Raises ValidationError."""

    def __init__(self, packet: bytes, layouts: dict[Any, struct.Struct], name: str) -> None:
        self._datums, self._layouts, self._name, self._next = split(packet), layouts, name, 0

    def take(self, tag: IntEnum) -> tuple[int, ...]:
        """Return the values of the next datum, which must have the tag."""
        where = f"{self._name}, datum {self._next}"
        if self._next == len(self._datums):
            raise ValidationError(where, "length", "the end", tag.name)
        datum = self._datums[self._next]
        if datum[0] != tag:
            raise ValidationError(where, "tag", datum[0], f"{tag.value}, {tag.name}")
        self._next += 1
        return self._layouts[tag].unpack(datum)[1:]

    def counts(self, tag: IntEnum) -> tuple[int, ...]:
        """Return the counts that follow the packet's size in the first datum; the size must be right."""
        size, *counts = self.take(tag)
        if size != len(self._datums):
            raise ValidationError(self._name, "packet size", size, len(self._datums))
        return tuple(counts)

    def end(self) -> None:
        """Check that no datum is left."""
        if self._next != len(self._datums):
            raise ValidationError(self._name, "length", len(self._datums), self._next)

    def flag(self, value: int) -> bool:
        """Return the bool that a byte of 0 or 1 stands for."""
        if value not in (0, 1):
            raise ValidationError(self._name, "truth value", value, "0 or 1")
        return bool(value)

    def code(self, kind: type[Code], value: int) -> Code:
        """Return the member of an enumeration that has this value."""
        try:
            return kind(value)
        except ValueError:
            raise ValidationError(self._name, kind.__name__, value, "a member") from None
