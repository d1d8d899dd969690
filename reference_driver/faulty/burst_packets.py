"""Faults of what a burst takes of a packet's arguments, and of the memories that its client gives."""

from __future__ import annotations

import os
from collections.abc import Sequence

from msgspec.structs import replace

from nnconform.harness.driver.burst_packets import BurstRequest
from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory, Pool
from nnconform.reference_driver.bursts import BurstQueues

_LEFT_OUT, _EXTENTS = "burst_packets.may_leave_out_an_input", "burst_packets.give_the_extents_of_arguments"
_FILES = "burst_packets.go_with_memories_inside_files"


@fault(_LEFT_OUT)
class EmptyInputsForThoseLeftOut(BurstQueues):
    """An input that a packet leaves out is one of no bytes at the beginning of the first memory."""

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        return replace(request, inputs=tuple([replace(each, has_no_value=False) for each in request.inputs]))


@fault(options={"of=inputs": [_EXTENTS], "of=outputs": [_EXTENTS]})
class ExtentsSkipped(BurstQueues):
    """The dimensions that a packet gives for its inputs, or for its outputs, are skipped."""

    of: str

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        if self.of == "inputs":
            return replace(request, inputs=tuple([replace(each, dimensions=()) for each in request.inputs]))
        return replace(request, outputs=tuple([replace(each, dimensions=()) for each in request.outputs]))


@fault(_FILES)
class MemoriesFromTheFirstPage(BurstQueues):
    """Each memory that the client gives is mapped from the first page of its file."""

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        status, pools = super().find_pools(slots)
        return status, tuple([self._mapped(each) for each in pools])

    @staticmethod
    def _mapped(pool: Pool) -> Pool:
        if not isinstance(pool, Memory) or not pool.offset:
            return pool
        return Memory(os.dup(pool.fd), pool.size, 0, pool.protection)
