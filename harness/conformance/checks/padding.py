"""Checks of the padding of arguments: bytes behind the data that the device may access in chunks (AIDL)."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import compare
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SOURCE = "DataLocation of AIDL, padding: extra bytes at the end that the device may use to access memory in chunks"
# The runtime aligns and pads the arguments of a driver of AIDL to this many bytes.
_CHUNK = 64
_FILL = 0xA5


class _Padded:
    """A case whose arguments lie in one pool, each at the begin of a chunk and padded to the end of its last one."""

    def __init__(self, case: Case, short: int = 0) -> None:
        """``short``: so many bytes of the output are padding instead of room."""
        self._case = case
        arrays = [array for array in (*case.inputs, *case.expected) if array is not None]
        starts, end = list[int](), 0
        for array in arrays:
            starts.append(end)
            end += -(-array.nbytes // _CHUNK) * _CHUNK
        self.pool = Memory.create(end + _CHUNK)
        self.pool.view()[:] = bytes([_FILL]) * self.pool.size
        places = []
        for start, array in zip(starts, arrays, strict=True):
            places.append(DataLocation(0, start, array.nbytes, -array.nbytes % _CHUNK))
        for place, array in zip(places, [each for each in case.inputs if each is not None], strict=False):
            self.pool.view()[place.offset : place.offset + place.length] = array.tobytes()
        self.output = places[-1]
        if short:
            self.output = replace(self.output, length=self.output.length - short, padding=self.output.padding + short)
        inputs = tuple(map(RequestArgument, places[:-1]))
        self.request = Request(inputs, (RequestArgument(self.output),), (self.pool,))
        self._before = bytes(self.pool.view())

    def judge(self, what: str) -> None:
        """Expect the right output, and nothing written beyond it and its padding."""
        after, start = bytes(self.pool.view()), self.output.offset
        end = start + self.output.length + self.output.padding
        same = after[:start] == self._before[:start] and after[end:] == self._before[end:]
        expect(same, f"{what}: bytes outside the output and its padding were written")
        (wanted,) = self._case.expected
        assert wanted is not None
        got = np.frombuffer(after[start : start + self.output.length], wanted.dtype).reshape(wanted.shape)
        comparison = compare(self._case, [got])
        expect(comparison.passed, f"{what}: {explain(comparison, self._case.inputs)}", Verdict.WRONG)


@check(
    Level.VTS,
    since=HalVersion.AIDL1,
    source=f"{_SOURCE}; VTS GeneratedTestHarness: arguments are aligned and padded to 64 bytes",
)
def is_part_of_valid_arguments(subject: Subject) -> None:
    """Inputs and outputs with padding are executed on every path: the outputs are right, and nothing is written beyond
    them and their padding.
    """
    for name in ("add_float32", "add_quant8", "pool_float32"):
        case = models.case(name)
        prepared = subject.prepare(case.model)
        for path in subject.paths():
            padded = _Padded(case)
            result = subject.execute(prepared, padded.request, path.name)
            call = f"{path.name} execution of {name} with padded arguments"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            padded.judge(call)


@check(Level.TEXT, since=HalVersion.AIDL1, source="DataLocation of AIDL, padding: must not hold any output data")
def is_no_room_for_outputs(subject: Subject) -> None:
    """An output that has room only together with its padding is refused: with OUTPUT_INSUFFICIENT_SIZE, or as an output
    of a wrong length with INVALID_ARGUMENT.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for path in subject.paths():
        result = subject.execute(prepared, _Padded(case, short=4).request, path.name)
        wanted = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, ErrorStatus.INVALID_ARGUMENT
        expect_status(result.status, *wanted, call=f"{path.name} execution whose output has room in its padding only")
