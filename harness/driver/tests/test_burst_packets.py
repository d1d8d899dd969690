"""Burst packets against bytes worked out by hand from the layout of FmqRequestDatum and FmqResultDatum."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nnconform.harness.driver.burst_packets import (
    BurstRequest,
    RequestTag,
    ResultTag,
    decode_request,
    decode_result,
    encode_request,
    encode_result,
    request_datum,
    result_datum,
    split,
)
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.request import ExecutionResult, OutputShape, RequestArgument, Timing

REQUEST = BurstRequest(
    (RequestArgument(DataLocation(1, 64, 24), (2, 3)), RequestArgument(has_no_value=True)),
    (RequestArgument(DataLocation(0, 5, 8)),),
    (7, 300),
    MeasureTiming.YES,
)
REQUEST_BYTES = bytes.fromhex(
    "00000000" "09000000" "02000000" "01000000" "02000000" "00000000"
    "01000000" "00000000" "01000000" "40000000" "18000000" "02000000"
    "02000000" "02000000" "00000000" "00000000" "00000000" "00000000"
    "02000000" "03000000" "00000000" "00000000" "00000000" "00000000"
    "01000000" "01000000" "00000000" "00000000" "00000000" "00000000"
    "03000000" "00000000" "00000000" "05000000" "08000000" "00000000"
    "05000000" "07000000" "00000000" "00000000" "00000000" "00000000"
    "05000000" "2c010000" "00000000" "00000000" "00000000" "00000000"
    "06000000" "01000000" "00000000" "00000000" "00000000" "00000000"
)  # fmt: skip

RESULT = ExecutionResult(
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, (OutputShape((4,), False), OutputShape(())), Timing(1, 2**64 - 1)
)
RESULT_BYTES = bytes.fromhex(
    "0000000000000000" "05000000" "03000000" "02000000" "00000000"
    "0100000000000000" "00000000" "01000000" "0000000000000000"
    "0200000000000000" "04000000" "00000000" "0000000000000000"
    "0100000000000000" "01000000" "00000000" "0000000000000000"
    "0300000000000000" "0100000000000000" "ffffffffffffffff"
)  # fmt: skip


def test_a_request_byte_by_byte() -> None:
    assert encode_request(REQUEST) == REQUEST_BYTES
    assert decode_request(REQUEST_BYTES) == REQUEST


def test_a_result_byte_by_byte() -> None:
    assert encode_result(RESULT) == RESULT_BYTES
    assert decode_result(RESULT_BYTES) == RESULT


def test_unused_bytes_of_a_request_are_let_be() -> None:
    marked = b"".join(datum[:1] + b"\xee" * 3 + datum[4:] for datum in split(REQUEST_BYTES))
    assert decode_request(marked) == REQUEST


def changed(index: int, datum: bytes) -> bytes:
    datums = split(REQUEST_BYTES)
    datums[index] = datum
    return b"".join(datums)


@pytest.mark.parametrize(
    ("packet", "message"),
    [
        (b"", "datum 0: length: got the end, wanted PACKET_INFORMATION"),
        (REQUEST_BYTES[:-24], "packet size: got 9, wanted 8"),
        (REQUEST_BYTES + bytes(24), "packet size: got 9, wanted 10"),
        (REQUEST_BYTES[24:], "datum 0: tag: got 1, wanted 0, PACKET_INFORMATION"),
        (changed(2, request_datum(RequestTag.OUTPUT_OPERAND_DIMENSION_VALUE, 2)), "datum 2: tag: got 4, wanted 2"),
        (changed(8, request_datum(RequestTag.MEASURE_TIMING, 2)), "MeasureTiming: got 2"),
        (changed(8, b"\x09" + bytes(23)), "datum 8: tag: got 9"),
        (changed(5, REQUEST_BYTES[120:124] + b"\x02" + REQUEST_BYTES[125:144]), "truth value: got 2"),
        (changed(0, request_datum(RequestTag.PACKET_INFORMATION, 9, 2**32 - 1, 1, 2)), "datum 5: tag"),
        (changed(1, request_datum(RequestTag.INPUT_OPERAND_INFORMATION, 0, 1, 64, 24, 2**32 - 1)), "datum 4: tag"),
        (changed(0, request_datum(RequestTag.PACKET_INFORMATION, 9, 2, 1, 1)), "datum 7: tag: got 5, wanted 6"),
    ],
)
def test_broken_requests(packet: bytes, message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        decode_request(packet)


@pytest.mark.parametrize(
    ("packet", "message"),
    [
        (RESULT_BYTES[:48], "packet size: got 5, wanted 2"),
        (result_datum(ResultTag.PACKET_INFORMATION, 1, 0, 0), "length: got the end, wanted EXECUTION_TIMING"),
        (
            result_datum(ResultTag.PACKET_INFORMATION, 2, 99, 0) + result_datum(ResultTag.EXECUTION_TIMING, 0, 0),
            "ErrorStatus: got 99",
        ),
        (
            result_datum(ResultTag.PACKET_INFORMATION, 3, 0, 0) + result_datum(ResultTag.EXECUTION_TIMING, 0, 0) * 2,
            "length: got 3, wanted 2",
        ),
    ],
)
def test_broken_results(packet: bytes, message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        decode_result(packet)


def test_numbers_that_no_packet_holds() -> None:
    with pytest.raises(Exception, match="format requires"):
        encode_request(replace(REQUEST, slots=(2**31,)))
