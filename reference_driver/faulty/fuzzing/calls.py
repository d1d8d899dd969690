"""Faults that unusual requests, caches, packets and orders of calls show."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from hashlib import sha256

from nnconform.harness.driver.burst_packets import BurstRequest, RequestTag, split
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.bursts import BurstQueues, ReferenceBurst
from nnconform.reference_driver.caching import Caching, NoCache, Saved
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty.fuzzing.models import fault_for_fuzzing
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _crash() -> None:
    ctypes.string_at(0)


@fault_for_fuzzing(caught_by={"request": "crashed"})
class CrashesOnAFarOutput(ReferencePreparedModel):
    """The driver crashes on an output at an odd offset in the third pool."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if any(each.location.pool_index == 2 and each.location.offset % 2 for each in request.outputs):
            _crash()
        return super().run(request, measure, limits)


@fault_for_fuzzing(caught_by={"request": "error"})
class WritesBehindAnOutput(ReferencePreparedModel):
    """The driver rounds the end of an output up to four bytes, and clears the bytes that it gains."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status == ErrorStatus.NONE:
            for argument in request.outputs:
                pool, end = request.pools[argument.location.pool_index], argument.location.offset
                end += argument.location.length
                if isinstance(pool, Memory) and end % 4 == 2:
                    pool.view()[end : end + 2] = bytes(2)
        return result


@fault_for_fuzzing(caught_by={"request": "error"})
class TakesAnyRank(ReferencePreparedModel):
    """Dimensions of a request that are one axis longer than the model's are not checked."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        operands = self.model.main.operands
        outputs = zip(request.outputs, self.model.main.output_indexes, strict=False)
        if any(len(each.dimensions) == len(operands[index].dimensions) - 1 > 0 for each, index in outputs):
            return ErrorStatus.NONE
        return super().check(request, measure)


@fault_for_fuzzing(caught_by={"sequence": "error"})
class KeepsAFailedCopy(DeviceBuffer):
    """A buffer keeps its content when a copy into it fails."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        before = self.content
        status = super().copy_from(source, dimensions)
        if status != ErrorStatus.NONE:
            self.content = before
        return status


class _DanglingBurst(ReferenceBurst):
    """A burst that reads its model after that was freed."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO, *more: int | None
    ) -> ExecutionResult:
        if isinstance(self.prepared, DanglesInABurst) and self.prepared.closed:
            _crash()
        return super().execute_synchronously(request, slots, measure, *more)


@fault_for_fuzzing(caught_by={"sequence": "crashed"})
class DanglesInABurst(ReferencePreparedModel):
    """Closing a prepared model frees what its open bursts still use: their next execution crashes."""

    burst = _DanglingBurst
    closed = False

    def close(self) -> None:
        self.closed = True
        super().close()


@fault_for_fuzzing(caught_by={"cache": "accepted_invalid"})
class ChecksHalfADigest(Caching):
    """The second half of the digest of a model cache is not compared."""

    def unseal(self, sealed: bytes) -> bytes:
        start = len(self.seal(b""))
        content = sealed[start:]
        checked = start - sha256().digest_size // 2
        if sealed[:checked] != self.seal(content)[:checked]:
            raise NoCache("the model cache was changed")
        return content


@fault_for_fuzzing(caught_by={"cache": "crashed"})
class CrashesOnAnEmptyCache(Caching):
    """The driver crashes on a data cache without any byte."""

    def check_data(self, saved: Saved, data: bytes) -> None:
        if not data:
            _crash()
        super().check_data(saved, data)


@fault_for_fuzzing(caught_by={"cache": "accepted_invalid"})
class ComparesTokensAsText(Caching):
    """A token is compared up to its last byte, which is taken for the end of a text."""

    def check(self, saved: Saved, token: bytes) -> None:
        if saved.token[:-1] != token[:-1]:
            raise NoCache("the cache is for another token")


@fault_for_fuzzing(caught_by={"burst": "crashed"})
class TrustsTheCount(BurstQueues):
    """The driver takes room for as many outputs as a packet says, and crashes if there are 2**31."""

    def decode(self, packet: bytes) -> BurstRequest:
        first = split(packet)[0]
        if first[0] == RequestTag.PACKET_INFORMATION and int.from_bytes(first[12:16], "little") >= 2**31:
            _crash()
        return super().decode(packet)


@fault_for_fuzzing(caught_by={"burst": "accepted_invalid"})
class TakesAnyTruth(BurstQueues):
    """Any byte but 1 for whether an operand has no value counts as 0."""

    def decode(self, packet: bytes) -> BurstRequest:
        operands = RequestTag.INPUT_OPERAND_INFORMATION, RequestTag.OUTPUT_OPERAND_INFORMATION
        datums = [
            each[:4] + b"\0" + each[5:] if each[0] in operands and each[4] > 1 else each for each in split(packet)
        ]
        return super().decode(b"".join(datums))


@fault_for_fuzzing(caught_by={"burst": "wrong"})
class ForgetsToExecute(BurstQueues):
    """After a packet with a slot that the client does not know, the next valid packet is answered unexecuted."""

    failed = False

    def answer(self, packet: bytes) -> ExecutionResult:
        failed, self.failed = self.failed, False
        if failed:
            try:
                self.decode(packet)
                return ExecutionResult(ErrorStatus.NONE)
            except ValidationError:
                return super().answer(packet)
        result = super().answer(packet)
        self.failed = result.status != ErrorStatus.NONE and packet[0] == RequestTag.PACKET_INFORMATION
        return result
