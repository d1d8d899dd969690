"""Fuzz target of requests, valid and broken ones, on prepared models and on every path of execution.

A valid request computes the right outputs wherever its arguments lie; a broken one is refused with INVALID_ARGUMENT;
neither changes a byte outside of the outputs, and the prepared model stays usable.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import msgspec
import numpy as np

from nnconform.fuzz.call_inputs import PlacedValue, all_cases, number
from nnconform.fuzz.prepared import PreparedCases
from nnconform.fuzz.target import Target
from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.judge import compare
from nnconform.harness.execution.paths import PATHS, ExecutionOptions, execute, own_paths
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.request import validate_request

_GAPS = (0, 64, 1, 3, 4, 7, 128)
_MOST_POOLS, _MOST_EDITS = 3, 2
# Bytes behind the last argument, and what memories hold before the inputs.
_TAIL, _FILLER = 64, 0xA5
_LARGEST = 1 << 20
# The statuses with which outputs may be written: all of them, or those that had room.
_WRITTEN = (ErrorStatus.NONE, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE)


class RequestInput(msgspec.Struct, frozen=True):
    """A request of a case on a path; ``pools`` are the sizes of its memories in bytes."""

    case: str
    path: str
    measure: bool
    pools: tuple[int, ...]
    inputs: tuple[PlacedValue, ...]
    outputs: tuple[PlacedValue, ...]


class RequestTarget(Target):
    """Executes requests."""

    name = "request"
    says = __doc__.partition("\n")[0]
    kind = RequestInput

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._prepared = PreparedCases(session)
        self._broken, self._status = "", ""

    def left_out(self) -> str:
        if "validation" not in self.session.info().emulated:
            return ""
        return "broken requests, as validation is the harness's own work here, not the driver's"

    def make(self, choices: Choices) -> RequestInput:
        case, path = choices.pick(all_cases()), choices.pick(tuple(PATHS))
        measure, count = choices.flag(), choices.integer(1, _MOST_POOLS)
        ends = [0] * count
        values = []
        for array in (*case.inputs, *case.expected):
            pool, gap = choices.integer(0, count - 1), choices.pick(_GAPS)
            if array is None:
                values.append(PlacedValue(0, 0, 0, (), True))
                continue
            values.append(PlacedValue(pool, ends[pool] + gap, array.nbytes, array.shape if choices.flag() else ()))
            ends[pool] += gap + max(array.nbytes, 1)
        for _ in range(choices.integer(0, _MOST_EDITS)):
            begin = len(choices.sequence)
            _edit(values, choices)
            choices.mark_span(begin)
        arguments = tuple(values[: len(case.inputs)]), tuple(values[len(case.inputs) :])
        return RequestInput(case.name, path, measure, tuple(end + _TAIL for end in ends), *arguments)

    def run(self, fuzz_input: RequestInput) -> None:
        self._broken = self._status = ""
        self.at(Stage.PREPARE)
        prepared = self._prepared.get(fuzz_input.case)
        case, path = self._prepared.case(fuzz_input.case), PATHS[fuzz_input.path]
        if path not in own_paths(self.session):
            raise VerdictReached(Verdict.NOT_APPLICABLE, f"the driver has no {path.name} executions of its own")
        memories = [Memory.create(min(size, _LARGEST)) for size in fuzz_input.pools]
        request = Request(
            tuple(map(_argument, fuzz_input.inputs)), tuple(map(_argument, fuzz_input.outputs)), tuple(memories)
        )
        exact = _fill(memories, request, case.inputs)
        before = [bytes(memory.view()) for memory in memories]
        problem = _problem(case, request)
        if problem and (left_out := self.left_out()):
            raise VerdictReached(Verdict.NOT_APPLICABLE, left_out)
        self._broken = problem.rule if problem else ""
        if not exact and case.model.referenced and "deadline" in self.session.info().emulated:
            raise VerdictReached(Verdict.NOT_APPLICABLE, "a loop that may not end on a driver without a limit of loops")
        self.at(Stage.EXECUTE)
        options = ExecutionOptions(MeasureTiming.YES if fuzz_input.measure else MeasureTiming.NO)
        result = execute(self.session, prepared, request, path, options)
        self._status = name_of(ErrorStatus, result.status)
        self.at(Stage.COMPARE)
        _judge_memory(memories, before, request if result.status in _WRITTEN else None)
        if problem:
            if result.status != ErrorStatus.INVALID_ARGUMENT:
                verdict = Verdict.ACCEPTED_INVALID if result.status == ErrorStatus.NONE else Verdict.ERROR
                fail(f"execution with a wrong {problem.rule}: got {self._status}, wanted INVALID_ARGUMENT", verdict)
            return
        self._judge(case, request, result, exact, fuzz_input.path)

    def _judge(self, case: Case, request: Request, result: ExecutionResult, exact: bool, path: str) -> None:
        """Judge the result of a valid request. Its inputs are those of the case if ``exact``."""
        wanted = [0 if array is None else max(array.nbytes, 1) for array in case.expected]
        lengths = [argument.location.length for argument in request.outputs]
        if not exact and result.status != ErrorStatus.NONE:
            return  # other values may be out of an operation's range, or keep a loop running
        if any(length < size for length, size in zip(lengths, wanted, strict=True)):
            allowed = {ErrorStatus.OUTPUT_INSUFFICIENT_SIZE}
            # A fenced execution has no shapes to tell, and is refused before it is launched.
            allowed |= {ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE} if path == "fenced" else set()
            if result.status not in allowed:
                fail(f"execution with too small an output: got {self._status}, wanted OUTPUT_INSUFFICIENT_SIZE")
            return
        if lengths != wanted and result.status == ErrorStatus.INVALID_ARGUMENT:
            return  # more room than needed: what AOSP's drivers refuse is advice at most
        if not exact:
            return  # other values may be out of an operation's range
        if result.status != ErrorStatus.NONE:
            verdict = Verdict.REJECTED_VALID if result.status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
            fail(f"execution of a valid request: got {self._status}, wanted NONE", verdict)
        comparison = compare(case, _outputs(case, request))
        if not comparison.passed:
            raise VerdictReached(Verdict.WRONG, explain(comparison, case.inputs, ()))

    def features(self, fuzz_input: RequestInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the path with the broken rule and the status, and the case with the status."""
        yield fuzz_input.path, self._broken, self._status
        yield fuzz_input.case, self._broken, self._status

    def failure_kind(self, fuzz_input: RequestInput, outcome: Outcome) -> str:
        """Return the path and the operations for wrong outputs."""
        if outcome.verdict is not Verdict.WRONG:
            return ""
        return f"{fuzz_input.path} {' '.join(self._prepared.case(fuzz_input.case).operations())}"

    def describe(self, fuzz_input: RequestInput) -> str:
        lines = [f"{fuzz_input.path} execution of {fuzz_input.case}, pools of {list(fuzz_input.pools)} bytes"]
        lines += [f"  input {place}: {value}" for place, value in enumerate(fuzz_input.inputs)]
        lines += [f"  output {place}: {value}" for place, value in enumerate(fuzz_input.outputs)]
        return "\n".join(lines)


def _edit(values: list[PlacedValue], choices: Choices) -> None:
    """Change one field of one argument, leave one out, or add one."""
    place, what = choices.integer(0, len(values) - 1), choices.integer(0, 7)
    value = values[place]
    match what:
        case 0:
            values[place] = msgspec.structs.replace(value, offset=number(choices, value.offset))
        case 1:
            values[place] = msgspec.structs.replace(value, length=number(choices, value.length))
        case 2:
            values[place] = msgspec.structs.replace(value, pool=number(choices, value.pool))
        case 3:
            extents = list(value.dimensions) or [1]
            axis = choices.integer(0, len(extents) - 1)
            extents[axis] = number(choices, extents[axis])
            values[place] = msgspec.structs.replace(value, dimensions=tuple(extents))
        case 4:
            values[place] = msgspec.structs.replace(value, dimensions=value.dimensions[1:])
        case 5:
            values[place] = msgspec.structs.replace(value, omitted=not value.omitted)
        case 6:
            other = values[choices.integer(0, len(values) - 1)]
            values[place] = msgspec.structs.replace(value, pool=other.pool, offset=other.offset)
        case _ if choices.flag():
            values.append(value)
        case _:
            del values[place]
            if not values:
                values.append(value)


def _argument(value: PlacedValue) -> RequestArgument:
    return RequestArgument(DataLocation(value.pool, value.offset, value.length), value.dimensions, value.omitted)


def _fill(memories: Sequence[Memory], request: Request, inputs: Sequence[Array | None]) -> bool:
    """Write the inputs where the request has them; return whether all are there, whole."""
    for memory in memories:
        memory.view()[:] = bytes([_FILLER]) * memory.size
    places = [argument.location for argument in request.inputs]
    for place, array in zip(places, inputs, strict=False):
        if array is not None and place.pool_index < len(memories):
            view = memories[place.pool_index].view()[place.offset : place.offset + array.nbytes]
            view[:] = array.tobytes()[: len(view)]
    return all(
        array is None
        or (
            place.pool_index < len(memories)
            and memories[place.pool_index].view()[place.offset : place.offset + array.nbytes] == array.tobytes()
        )
        for place, array in zip(places, inputs, strict=False)
    )


def _problem(case: Case, request: Request) -> ValidationError | None:
    try:
        validate_request(case.model, request)
    except ValidationError as problem:
        return problem.copy()
    return None


def _judge_memory(memories: Sequence[Memory], before: Sequence[bytes], request: Request | None) -> None:
    """Raises VerdictReached if bytes have changed that lie in no output of ``request`` (None: no byte may)."""
    for pool, (memory, content) in enumerate(zip(memories, before, strict=True)):
        different = np.frombuffer(memory.view(), np.uint8) != np.frombuffer(content, np.uint8)
        for argument in request.outputs if request else ():
            place = argument.location
            if place.pool_index == pool:
                different[place.offset : place.offset + place.length] = False
        if different.any():
            where = int(np.flatnonzero(different)[0])
            count = int(different.sum())
            fail(f"memory that is not the driver's to write: {count} bytes from byte {where} of pool {pool}")


def _outputs(case: Case, request: Request) -> list[Array]:
    outputs = []
    for array, argument in zip(case.expected, request.outputs, strict=True):
        assert array is not None
        memory, start = request.pools[argument.location.pool_index], argument.location.offset
        assert isinstance(memory, Memory)
        content = bytes(memory.view()[start : start + array.nbytes])
        outputs.append(np.frombuffer(content, array.dtype).reshape(array.shape))
    return outputs


TARGET = RequestTarget
