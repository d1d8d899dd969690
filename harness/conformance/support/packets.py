"""Malformed burst packets. What is wrong with each is known from how it is made, not from a validator.

The families are those of AOSP - a datum removed, added or exchanged - and also each number of a datum set to an
impossible value, and packets of a wrong size, order or kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from nnconform.harness.driver.burst_packets import REQUEST_LAYOUTS, RequestTag, request_datum, split
from nnconform.harness.driver.message_queue import DATUM_SIZE

_HUGE = 2**32 - 1
# A slot that no client names.
UNKNOWN_SLOT = 2**31 - 1

# One datum of each kind, invalid anywhere in a packet.
BAD = {
    RequestTag.PACKET_INFORMATION: request_datum(RequestTag.PACKET_INFORMATION, 10, 10, 10, 10),
    RequestTag.INPUT_OPERAND_INFORMATION: request_datum(RequestTag.INPUT_OPERAND_INFORMATION, 0, 0, 0, 0, 10),
    RequestTag.INPUT_OPERAND_DIMENSION_VALUE: request_datum(RequestTag.INPUT_OPERAND_DIMENSION_VALUE, 0),
    RequestTag.OUTPUT_OPERAND_INFORMATION: request_datum(RequestTag.OUTPUT_OPERAND_INFORMATION, 0, 0, 0, 0, 10),
    RequestTag.OUTPUT_OPERAND_DIMENSION_VALUE: request_datum(RequestTag.OUTPUT_OPERAND_DIMENSION_VALUE, 0),
    RequestTag.POOL_IDENTIFIER: request_datum(RequestTag.POOL_IDENTIFIER, UNKNOWN_SLOT),
    RequestTag.MEASURE_TIMING: request_datum(RequestTag.MEASURE_TIMING, 1),
}
_DIMENSIONS = RequestTag.INPUT_OPERAND_DIMENSION_VALUE, RequestTag.OUTPUT_OPERAND_DIMENSION_VALUE


class BrokenPacket(msgspec.Struct, frozen=True):
    """A packet that no driver may accept, and a description of what is wrong with it."""

    packet: bytes
    what: str


Family = Callable[[list[bytes]], Iterator[BrokenPacket]]
FAMILIES: dict[str, Family] = {}


def _family(name: str) -> Callable[[Family], Family]:
    def add(family: Family) -> Family:
        FAMILIES[name] = family
        return family

    return add


def broken_packets(packet: bytes, family: str) -> Iterator[BrokenPacket]:
    """Yield the malformed packets of a family that can be made of ``packet``; not empty ones, which cannot be sent."""
    for each in FAMILIES[family](split(packet)):
        if each.packet:
            yield each


def tag_of(datum: bytes) -> RequestTag:
    """Return the tag of a datum of a valid packet."""
    return RequestTag(datum[0])


def _with_size(datums: list[bytes], size: int | None = None) -> bytes:
    """Return the packet with ``size`` (default: the right one) in its first datum: a wrong one hides other errors."""
    first, *rest = datums
    _, _, *counts = REQUEST_LAYOUTS[RequestTag.PACKET_INFORMATION].unpack(first)
    size = len(datums) if size is None else size
    return b"".join([request_datum(RequestTag.PACKET_INFORMATION, size, *counts), *rest])


@_family("datum removed")
def _removed(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place, datum in enumerate(datums):
        left = datums[:place] + datums[place + 1 :]
        what = f"datum {place}, {tag_of(datum).name}, removed"
        yield BrokenPacket(b"".join(left), what)
        if place:
            yield BrokenPacket(_with_size(left), f"{what}, the size put right")


@_family("datum added")
def _added(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place in range(len(datums) + 1):
        for tag, datum in BAD.items():
            more = [*datums[:place], datum, *datums[place:]]
            what = f"{tag.name} added before datum {place}"
            yield BrokenPacket(b"".join(more), what)
            if place:
                yield BrokenPacket(_with_size(more), f"{what}, the size put right")


@_family("datum exchanged")
def _exchanged(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place, datum in enumerate(datums):
        for tag, bad in BAD.items():
            # Another extent makes another valid request, and so does another measure timing.
            if tag_of(datum) == tag and tag in (*_DIMENSIONS, RequestTag.MEASURE_TIMING):
                continue
            changed = [*datums[:place], bad, *datums[place + 1 :]]
            yield BrokenPacket(b"".join(changed), f"datum {place}, {tag_of(datum).name}, exchanged for {tag.name}")


@_family("datums in another order")
def _reordered(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place in range(len(datums) - 1):
        if tag_of(datums[place]) != tag_of(datums[place + 1]):
            swapped = [*datums[:place], datums[place + 1], datums[place], *datums[place + 2 :]]
            yield BrokenPacket(b"".join(swapped), f"datums {place} and {place + 1} swapped")
    yield BrokenPacket(b"".join(reversed(datums)), "all datums reversed")


@_family("tag unknown")
def _unknown_tag(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place, datum in enumerate(datums):
        for tag in (7, 8, 127, 128, 255):
            changed = [*datums[:place], bytes([tag]) + datum[1:], *datums[place + 1 :]]
            yield BrokenPacket(b"".join(changed), f"datum {place} with the tag {tag}")


@_family("count wrong")
def _counts(datums: list[bytes]) -> Iterator[BrokenPacket]:
    layout = REQUEST_LAYOUTS[RequestTag.PACKET_INFORMATION]
    _, *numbers = layout.unpack(datums[0])
    for place, name in enumerate(("packet size", "inputs", "outputs", "pools")):
        for wrong in {0, 1, numbers[place] - 1, numbers[place] + 1, 1024, 2**31, _HUGE} - {numbers[place]}:
            counts = [*numbers[:place], wrong, *numbers[place + 1 :]]
            yield BrokenPacket(b"".join([layout.pack(0, *counts), *datums[1:]]), f"number of {name} {wrong}")
    for place, (tag, fields) in _operands(datums):
        for wrong in {fields[4] + 1, 1024, 2**31, _HUGE}:
            changed = request_datum(tag, *fields[:4], wrong)
            what = f"datum {place}, {tag.name}, with {wrong} dimensions"
            yield BrokenPacket(b"".join([*datums[:place], changed, *datums[place + 1 :]]), what)


@_family("location out of range")
def _locations(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place, (tag, fields) in _operands(datums):
        has_no_value, pool, offset, length, rank = fields
        for wrong in (
            (pool + 64, offset, length),
            (_HUGE, offset, length),
            (2**31, offset, length),
            (pool, _HUGE, length),
            (pool, 2**31, length),
            # Offset plus length overflows 32 bits.
            (pool, 2**32 - length, length),
            (pool, offset, _HUGE),
            (pool, offset, 2**32 - offset),
            (pool, _HUGE, _HUGE),
        ):
            changed = request_datum(tag, has_no_value, *wrong, rank)
            what = f"datum {place}, {tag.name}, at pool {wrong[0]}, {wrong[2]} bytes from {wrong[1]} on"
            yield BrokenPacket(b"".join([*datums[:place], changed, *datums[place + 1 :]]), what)


@_family("slot unknown")
def _slots(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for place, datum in enumerate(datums):
        if tag_of(datum) == RequestTag.POOL_IDENTIFIER:
            for slot in (-1, -2, -(2**31), UNKNOWN_SLOT, UNKNOWN_SLOT - 1):
                changed = [*datums[:place], request_datum(RequestTag.POOL_IDENTIFIER, slot), *datums[place + 1 :]]
                yield BrokenPacket(b"".join(changed), f"datum {place}, the slot {slot}")


@_family("measure timing unknown")
def _measures(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for wrong in (2, -1, 2**31 - 1, -(2**31)):
        yield BrokenPacket(
            b"".join([*datums[:-1], request_datum(RequestTag.MEASURE_TIMING, wrong)]), f"measure {wrong}"
        )


@_family("packet cut off")
def _cut(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for length in range(1, len(datums)):
        yield BrokenPacket(b"".join(datums[:length]), f"cut off after {length} datums")
        yield BrokenPacket(_with_size(datums[:length]), f"cut off after {length} datums, the size put right")
        yield BrokenPacket(b"".join(datums[length:]), f"without its first {length} datums")


@_family("packet doubled")
def _doubled(datums: list[bytes]) -> Iterator[BrokenPacket]:
    yield BrokenPacket(b"".join(datums * 2), "twice, one right after the other")
    yield BrokenPacket(_with_size(datums * 2), "twice, the size put right")
    yield BrokenPacket(_with_size([*datums, bytes(DATUM_SIZE)]), "with a datum of zeros at its end")


@_family("no packet at all")
def _noise(datums: list[bytes]) -> Iterator[BrokenPacket]:
    for count in (1, 2, len(datums)):
        yield BrokenPacket(bytes(count * DATUM_SIZE), f"{count} datums of zeros")
        yield BrokenPacket(b"\xff" * count * DATUM_SIZE, f"{count} datums of ones")


def _operands(datums: list[bytes]) -> Iterator[tuple[int, tuple[RequestTag, tuple[int, ...]]]]:
    """Yield the datums that describe an argument: their position, tag and fields."""
    for place, datum in enumerate(datums):
        tag = tag_of(datum)
        if tag in (RequestTag.INPUT_OPERAND_INFORMATION, RequestTag.OUTPUT_OPERAND_INFORMATION):
            _, *fields = REQUEST_LAYOUTS[tag].unpack(datum)
            yield place, (tag, tuple(fields))
