"""All packets of the families are malformed, and every family that changes datums covers every kind of datum."""

from __future__ import annotations

import pytest

from nnconform.harness.conformance.support.packets import FAMILIES, broken_packets, tag_of
from nnconform.harness.driver.burst_packets import BurstRequest, RequestTag, decode_request, encode_request, split
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.request import RequestArgument

_PLACES = [RequestArgument(DataLocation(pool, 64 * place, 24), (2, 3)) for pool, place in ((0, 1), (0, 3), (1, 1))]
REQUEST = BurstRequest(tuple(_PLACES[:2]), (_PLACES[2],), (0, 1), MeasureTiming.YES)
PACKET = encode_request(REQUEST)
# Families that the decoder cannot refuse: they depend on the pools and their slots.
OF_VALUES = {"location out of range", "slot unknown"}


def test_the_packet_has_datums_of_every_kind() -> None:
    assert {tag_of(datum) for datum in split(PACKET)} == set(RequestTag)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_packet_can_be_taken(family: str) -> None:
    packets = list(broken_packets(PACKET, family))
    assert packets
    assert len({each.what for each in packets}) == len(packets)
    for each in packets:
        try:
            request = decode_request(each.packet)
        except ValidationError:
            continue
        assert family in OF_VALUES or _names_an_unknown_slot(request), each.what
        assert request != REQUEST, each.what


def _names_an_unknown_slot(request: BurstRequest) -> bool:
    return not set(request.slots) <= set(REQUEST.slots)


def test_every_place_is_hit() -> None:
    count = len(split(PACKET))
    for family in ("datum removed", "datum exchanged", "tag unknown"):
        hit = {each.what.split(",")[0].split(" with")[0] for each in broken_packets(PACKET, family)}
        assert hit == {f"datum {place}" for place in range(count)}
