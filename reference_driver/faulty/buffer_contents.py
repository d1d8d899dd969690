"""Faults of what buffers hold: the client's memory in place of a copy, a part, or another pool of the request."""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from copy import copy

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, RequestArgument
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_COPIES, _WHOLE = "buffer_contents.are_copies", "buffer_contents.are_whole_at_any_size"
_LEFT_OUT, _SAID = "buffer_contents.are_nothing_that_is_left_out", "buffer_contents.are_copied_or_said_not_to_be"
_CHAINS = "buffer_contents.go_from_one_waiting_execution_to_the_next"
_ANYWHERE = "buffer_contents.are_found_anywhere_among_pools"
_APART, _LATE = "buffer_contents.are_apart", "buffer_states.is_uninitialised_by_a_fence_that_comes_too_late"


@fault(_COPIES)
class RefersToItsSource(DeviceBuffer):
    """A buffer keeps the memory that was copied to it, and copies from there."""

    source: Memory | None = None

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        self.source = source if status == ErrorStatus.NONE else None
        return status

    def copy_to(self, destination: Memory) -> ErrorStatus:
        if self.source is not None and self.content is not None:
            self.content = self.content[0], bytes(self.source.view())
        return super().copy_to(destination)

    def store(self, value: Array) -> None:
        self.source = None
        super().store(value)


@fault(_COPIES)
class TakesOverItsDestination(DeviceBuffer):
    """A buffer is in the memory that it was last copied to, so that the copy costs nothing the next time."""

    place: Memory | None = None

    def copy_to(self, destination: Memory) -> ErrorStatus:
        if self.place is not None and self.content is not None and self.place.size == len(self.content[1]):
            self.content = self.content[0], bytes(self.place.view())
        status = super().copy_to(destination)
        self.place = destination if status == ErrorStatus.NONE else None
        return status

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        self.place = None
        return super().copy_from(source, dimensions)

    def store(self, value: Array) -> None:
        self.place = None
        super().store(value)


@fault(options={f"by={by}": [_COPIES] for by in ("copy_from", "copy_to")})
class TakesOverWholePages(DeviceBuffer):
    """A buffer moves into the memory of a copy that consists of whole pages."""

    by: str
    place: Memory | None = None

    def copy_to(self, destination: Memory) -> ErrorStatus:
        self._look()
        return self._moved("copy_to", super().copy_to(destination), destination)

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        self.place = None
        return self._moved("copy_from", super().copy_from(source, dimensions), source)

    def store(self, value: Array) -> None:
        self.place = None
        super().store(value)

    def _moved(self, by: str, status: ErrorStatus, memory: Memory) -> ErrorStatus:
        if by == self.by and status == ErrorStatus.NONE and memory.size % mmap.PAGESIZE == 0:
            self.place = memory
        return status

    def _look(self) -> None:
        if self.place is not None and self.content is not None:
            self.content = self.content[0], bytes(self.place.view())


@fault(options={f"most={most}": [_COPIES, _WHOLE] for most in (4096, 32768, 65536)} | {f"most={1 << 20}": [_WHOLE]})
class CopiesOnePiece(DeviceBuffer):
    """A copy from a buffer moves so many bytes at most, and leaves the others as they are."""

    most: str

    def copy_to(self, destination: Memory) -> ErrorStatus:
        before = bytes(destination.view()[int(self.most) :])
        status = super().copy_to(destination)
        if status == ErrorStatus.NONE:
            destination.view()[int(self.most) :] = before
        return status


@fault(options={f"most={most}": [_COPIES, _WHOLE] for most in (4096, 65536)})
class HoldsOnePiece(DeviceBuffer):
    """Of an output a buffer keeps so many bytes at most; the others are zeros."""

    most: str

    def store(self, value: Array) -> None:
        super().store(value)
        assert self.content is not None
        shape, held = self.content
        most = min(int(self.most), len(held))
        self.content = shape, held[:most] + bytes(len(held) - most)


@fault(options={"behind=skipped": [_ANYWHERE], "behind=counted_twice": [_ANYWHERE, _LEFT_OUT]})
class MistakesPoolsBehindABuffer(Exchange):
    """Inputs in memories behind a buffer in a request's pools are read from the memory before, or from the next."""

    behind: str

    def read(self) -> list[Array | None]:
        if not self.buffers:
            return super().read()
        step = -1 if self.behind == "skipped" else 1
        arguments = []
        for argument in self.request.inputs:
            place = argument.location.pool_index
            if not argument.has_no_value and place > min(self.buffers) and place not in self.buffers:
                near = place + step
                other = self.request.pools[near] if near < len(self.request.pools) else None
                if isinstance(other, Memory) and argument.location.offset + argument.location.length <= other.size:
                    argument = replace(argument, location=replace(argument.location, pool_index=near))
            arguments.append(argument)
        asked, self.request = self.request, replace(self.request, inputs=tuple(arguments))
        try:
            return super().read()
        finally:
            self.request = asked


@fault(_CHAINS)
class ReadAtTheLaunch(Exchange):
    """An execution reads its input buffers when it is launched, whatever it waits for."""

    def check(self) -> None:
        super().check()
        self._launched()[id(self.request)] = {place: buffer.content for place, buffer in self.buffers.items()}

    def read(self) -> list[Array | None]:
        contents = self._launched().pop(id(self.request), None)
        if not contents:
            return super().read()
        now = self.buffers
        self.buffers = {place: copy(buffer) for place, buffer in now.items()}
        for place, content in contents.items():
            self.buffers[place].content = content
        try:
            return super().read()
        finally:
            self.buffers = now

    def _launched(self) -> dict[int, dict[int, tuple[tuple[int, ...], bytes] | None]]:
        """Return the contents of buffers at the launch of the model's executions, by the identity of the request."""
        launched: dict[int, dict[int, tuple[tuple[int, ...], bytes] | None]]
        launched = vars(self.prepared).setdefault("launched", {})
        return launched


@fault(_LEFT_OUT)
class FirstPoolOfWhatIsLeftOut(Exchange):
    """Whether an argument is in a buffer is told by the number of its pool, also if it is left out and has none."""

    def buffer_of(self, argument: RequestArgument) -> DeviceBuffer | None:
        return self.buffers.get(argument.location.pool_index)


@fault(_SAID)
class CopiesToAReadOnlyMemoryAreSkipped(DeviceBuffer):
    """A copy to a memory that cannot be written is skipped, and said to be done."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        size = len(self.content[1]) if self.content else None
        if size == destination.size and not destination.protection & mmap.PROT_WRITE:
            return ErrorStatus.NONE
        return super().copy_to(destination)


@fault(_APART)
class LoopsInItsInputs(Exchange):
    """The state of a loop is in the buffers of its inputs, which hold the end of the loop after it."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        given = [each for each in map(self.buffer_of, self.request.inputs) if each is not None]
        result = super().write(values)
        if len(self.model.subgraphs()) > 1 and result.status == ErrorStatus.NONE:
            for buffer in given:
                ends = [each for each in values if buffer.content and each.shape == buffer.content[0]]
                if ends:
                    buffer.content = ends[0].shape, ends[0].tobytes()
        return result


@fault(options={f"when={when}": [_APART] for when in ("input", "output")})
class SameBytesAreShared(DeviceBuffer):
    """An output with the bytes of another buffer is that memory: a copy to the input's buffer then shows in the output,
    or one to the output's in the input.
    """

    when: str
    same: DeviceBuffer | None = None

    def store(self, value: Array) -> None:
        super().store(value)
        assert self.content is not None
        others = (each for each in self.owner.buffers._alive.values() if each is not self and each.content)
        self.same = next((each for each in others if each.content and each.content[1] == self.content[1]), None)

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if self.when == "output":
            shared = [self.same]
        else:
            shared = [each for each in self.owner.buffers._alive.values() if vars(each).get("same") is self]
        for other in shared:
            if other and other.content and self.content and len(other.content[1]) == len(self.content[1]):
                other.content = other.content[0], self.content[1]
        self.same = None
        return status


@fault(_LATE)
class TooLateForNothing(ReferencePreparedModel):
    """A fenced execution whose deadline passes before its fences are signalled spoils no output buffer."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if state is FenceState.PENDING:
            execution.end(FencedExecutionInfo(ErrorStatus.MISSED_DEADLINE_TRANSIENT))
        else:
            super().fences_ended(execution, state)


@fault("buffer_states.is_uninitialised_by_a_failure")
class FailureEmptiesInputsToo(Exchange):
    """A failed execution leaves all its buffers uninitialised, those of its inputs too."""

    def fail(self) -> None:
        for buffer in self.buffers.values():
            buffer.spoil()
