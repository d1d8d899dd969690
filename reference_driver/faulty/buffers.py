"""Faults in the use of driver-managed buffers: copies, executions, and the buffers' contents."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.buffers import BufferUser, DeviceBuffer, Exchange, NotPossible, Use
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("buffers.refuses_a_buffer_in_two_places")
class ABufferInTwoPlaces(Exchange):
    """One buffer is accepted as both an input and an output of an execution."""

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        """Do nothing."""


_KEPT: list[DeviceBuffer] = []
# Which prepared model last used a buffer as an output.
_WRITERS: WeakKeyDictionary[DeviceBuffer, BufferUser] = WeakKeyDictionary()


@fault("buffer_states.gives_buffers_back", "buffers.refuses_unknown_tokens")
class ClosedBuffersLiveOn(DeviceBuffer):
    """The token of a closed buffer still works."""

    def close(self) -> None:
        _KEPT.append(self)


@fault("buffers.refuses_dimensions_to_copy")
class CopiedDimensionsIgnored(DeviceBuffer):
    """The dimensions of a copy are not compared with the buffer's if both make the same number of elements."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        known = self.operand.dimensions
        if all(known) and prod(dimensions) == prod(known):
            dimensions = ()
        return super().copy_from(source, dimensions)


@fault(
    "buffers.gives_back_what_it_was_given",
    "buffers.reads_inputs_from_buffers",
    "buffers.refuses_to_copy_to_another_size",
    "buffers.writes_outputs_to_buffers",
)
class CopiesAllButTheEnd(DeviceBuffer):
    """A copy from a buffer omits the last bytes that do not fill a 4-byte word."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        end = destination.size // 4 * 4
        before = bytes(destination.view()[end:])
        status = super().copy_to(destination)
        destination.view()[end:] = before
        return status


@fault("buffers.refuses_to_copy_from_another_size")
class CopiesFromAnySize(DeviceBuffer):
    """A copy to a buffer accepts a memory of any size and copies as much as fits."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        size = value_size(self.operand.type, self.operand.dimensions)
        if size and source.size != size:
            fitting = Memory.create(size)
            length = min(size, source.size)
            fitting.view()[:length] = source.view()[:length]
            source = fitting
        return super().copy_from(source, dimensions)


@fault("buffers.refuses_to_copy_to_another_size")
class CopiesToALargerMemory(DeviceBuffer):
    """A copy from a buffer accepts a destination that is larger than the buffer."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        content = self.content
        if content is not None and destination.size > len(content[1]):
            destination.view()[: len(content[1])] = content[1]
            return ErrorStatus.NONE
        return super().copy_to(destination)


@fault(
    "buffer_states.is_uninitialised_by_a_fence_that_comes_too_late",
    "buffer_states.is_uninitialised_by_a_fence_that_fails",
)
class ExecutionThatNeverBeganKeepsTheContent(FencedExecution):
    """The output buffer of a fenced execution that never began, because its fence failed, keeps its old content."""

    def abort(self, status: ErrorStatus) -> None:
        self.end(FencedExecutionInfo(status))


@fault("buffers.refuses_dimensions_to_copy", "buffers.refuses_to_copy_from_another_size", level=Level.TEXT)
class FailedCopyKeepsTheContent(DeviceBuffer):
    """A failed copy to a buffer leaves its old content instead of making it uninitialised."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        before = self.content
        status = super().copy_from(source, dimensions)
        if status != ErrorStatus.NONE:
            self.content = before
        return status


@fault(
    "buffer_states.fails_for_a_shape_that_does_not_fit",
    "buffer_states.is_uninitialised_by_a_failure",
    "buffer_states.is_uninitialised_by_a_fence_that_comes_too_late",
    "buffer_states.is_uninitialised_by_a_fence_that_fails",
)
class FailedExecutionKeepsTheContent(Exchange):
    """The output buffer of a failed execution keeps its old content."""

    def fail(self) -> None:
        """Do nothing."""


class _SpoilsOne(Exchange):
    """Of the output buffers of a failed execution the one at ``place`` alone becomes uninitialised."""

    place: int

    def fail(self) -> None:
        buffers = [buffer for each in self.request.outputs if (buffer := self.buffer_of(each)) is not None]
        if buffers:
            buffers[self.place].spoil()


@fault("buffer_states.is_uninitialised_by_a_failure")
class FailedExecutionKeepsOtherContents(_SpoilsOne):
    """Of the output buffers of a failed execution the first alone becomes uninitialised."""

    place = 0


@fault("buffer_states.is_uninitialised_by_a_failure")
class FailedExecutionKeepsTheFirstContent(_SpoilsOne):
    """Of the output buffers of a failed execution the last alone becomes uninitialised."""

    place = -1


_SEEN: dict[DeviceBuffer, tuple[tuple[int, ...], bytes]] = {}


@fault("buffer_states.keeps_the_shape_of_its_content")
class FirstContentForAll(Exchange):
    """An input buffer is read only once: later executions use the content of the first."""

    def read(self) -> list[Array | None]:
        for argument in self.request.inputs:
            buffer = self.buffer_of(argument)
            if buffer is not None and buffer.content is not None:
                buffer.content = _SEEN.setdefault(buffer, buffer.content)
        return super().read()


@fault("buffers.takes_its_dimensions_from_a_copy")
class FirstDimensionsForAll(DeviceBuffer):
    """The first content of a buffer with unknown dimensions fixes the dimensions of all later contents."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if self.content is not None:
            self.operand = replace(self.operand, dimensions=self.content[0])
        return status


@fault(
    "buffers.reads_inputs_from_buffers",
    "buffers.writes_outputs_to_buffers",
    "isolation.keeps_buffers_when_another_client_leaves",
)
class InputsAreScratch(Exchange):
    """An input buffer is used as scratch memory: its content is changed after the execution."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        for argument in self.request.inputs:
            buffer = self.buffer_of(argument)
            if buffer is not None and buffer.content is not None:
                shape, content = buffer.content
                buffer.content = shape, bytes(byte ^ 1 for byte in content)
        return super().write(values)


_Content = tuple[tuple[int, ...], bytes]


@fault("buffer_states.gives_buffers_back", "buffers.starts_uninitialised")
class NewBuffersHoldWhatWasThere(DeviceBuffer):
    """A new buffer holds the content of the last closed buffer if that had the same size."""

    closed: ClassVar[list[_Content]] = []

    def __init__(self, owner: ReferenceDevice, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token, operand, uses)
        size = value_size(operand.type, operand.dimensions)
        if self.closed and len(self.closed[-1][1]) == size and not any(use.output for use in uses):
            self.content = operand.dimensions, self.closed.pop()[1]

    def close(self) -> None:
        if self.content is not None:
            self.closed.append(self.content)
        super().close()


@fault(
    "buffer_states.is_initialised_by_an_execution",
    "buffers.starts_uninitialised",
    "isolation.forgets_a_client_that_left",
)
class NewBuffersHoldZeros(DeviceBuffer):
    """A new buffer holds zeros and counts as initialised."""

    def __init__(self, owner: ReferenceDevice, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token, operand, uses)
        size = value_size(operand.type, operand.dimensions)
        if size:
            self.content = operand.dimensions, bytes(size)


@fault("buffers.writes_outputs_to_buffers")
class OutputsForTheirOwnModel(Exchange):
    """An output in a buffer counts as initialised only for the prepared model that wrote it."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        _WRITERS.update((buffer, self.prepared) for buffer in self.buffers.values())
        return super().write(values)

    def read(self) -> list[Array | None]:
        inputs = filter(None, map(self.buffer_of, self.request.inputs))
        if any(_WRITERS.get(buffer, self.prepared) is not self.prepared for buffer in inputs):
            raise NotPossible("the buffer is not initialised")
        return super().read()


@fault("buffers.refuses_a_buffer_in_two_places", level=Level.TEXT)
class OneTokenInTwoPools(Exchange):
    """One buffer that two pools of a request name is treated as two buffers."""

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        arguments = (*self.request.inputs, *self.request.outputs)
        used = [each.location.pool_index for each in arguments if self.buffer_of(each) is not None]
        if len(set(used)) != len(used):
            super().check_alone(filled)


@fault("buffer_states.refuses_part_of_a_buffer")
class PartsOfBuffers(ReferencePreparedModel):
    """The location of an argument in a buffer is not checked."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        def whole(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            if place.pool_index < len(request.pools) and isinstance(request.pools[place.pool_index], BufferToken):
                return replace(argument, location=DataLocation(place.pool_index))
            return argument

        inputs, outputs = tuple(map(whole, request.inputs)), tuple(map(whole, request.outputs))
        return super().check(Request(inputs, outputs, request.pools), measure)


@fault("buffers.refuses_to_copy_to_another_size", level=Level.STRICT)
class RefusedCopyWrites(DeviceBuffer):
    """A copy from a buffer to a memory that is too small fills the memory before it is refused."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        content = self.content
        if content is not None and destination.size < len(content[1]):
            destination.view()[:] = content[1][: destination.size]
        return super().copy_to(destination)


@fault("buffers.refuses_roles_not_asked_for")
class RolesIgnored(Exchange):
    """A buffer is accepted as any argument that has its dimensions, whatever its roles."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        """Do nothing."""


@fault("buffers.refuses_roles_not_asked_for")
class RolesOfAnyModel(Exchange):
    """A buffer for an argument of one prepared model is accepted as the same argument of another model."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        if not any(replace(use, prepared=each.prepared) == each for each in buffer.uses):
            super().check_use(buffer, use, where)


@fault("buffer_states.keeps_the_shape_of_its_content", "buffer_states.refuses_dimensions_in_a_request")
class ShapesNotCompared(Exchange):
    """The dimensions that a request gives for an argument in a buffer are not checked."""

    def __init__(self, prepared: ReferencePreparedModel, request: Request) -> None:
        super().__init__(prepared, request)
        inputs, outputs = (tuple(map(self._without, each)) for each in (request.inputs, request.outputs))
        self.request = Request(inputs, outputs, request.pools)

    def _without(self, argument: RequestArgument) -> RequestArgument:
        return argument if self.buffer_of(argument) is None else replace(argument, dimensions=())


@fault("buffer_states.refuses_dimensions_in_a_request")
class ShapesOfTheModelOnly(Exchange):
    """The dimensions that a request gives for an argument are compared with the model's, not with its buffer's."""

    def check_shape(self, buffer: DeviceBuffer, dimensions: tuple[int, ...], where: str, *, output: bool) -> None:
        """Do nothing."""


@fault("buffer_states.fails_for_a_shape_that_does_not_fit")
class TakesAnyOutput(DeviceBuffer):
    """An output is stored in a buffer that was allocated for another shape."""

    def store(self, value: Array) -> None:
        self.content = value.shape, value.tobytes()


@fault("buffer_states.is_initialised_by_an_execution")
class UninitialisedInputsAreZeros(Exchange):
    """An uninitialised input buffer is read as zeros instead of failing the execution."""

    def read(self) -> list[Array | None]:
        for argument in self.request.inputs:
            buffer = self.buffer_of(argument)
            if buffer is not None and buffer.content is None:
                operand = buffer.operand
                buffer.content = operand.dimensions, bytes(value_size(operand.type, operand.dimensions))
        return super().read()


@fault(
    "buffers.refuses_unknown_tokens",
    "isolation.forgets_a_client_that_left",
    "isolation.keeps_buffers_from_other_clients",
    level=Level.STRICT,
)
class UnusedTokensNotLookedAt(Exchange):
    """A token that no argument uses is not checked."""

    def __init__(self, prepared: ReferencePreparedModel, request: Request) -> None:
        used = {each.location.pool_index for each in (*request.inputs, *request.outputs)}
        pools = list(request.pools)
        while pools and len(pools) - 1 not in used and isinstance(pools[-1], BufferToken):
            pools.pop()
        super().__init__(prepared, replace(request, pools=tuple(pools)))


@fault("buffers.refuses_unknown_tokens", level=Level.TEXT)
class UsedTokensNotLookedAt(Exchange):
    """A token that an execution of the model has used before is not looked for again: the buffer is known."""

    def __init__(self, prepared: ReferencePreparedModel, request: Request) -> None:
        known = _OF_MODELS.setdefault(prepared, {})
        alive = prepared.device.buffers
        tokens = {place: pool.token for place, pool in enumerate(request.pools) if isinstance(pool, BufferToken)}
        found = {place: known.get(token) or alive.find(prepared.device, token) for place, token in tokens.items()}
        pools = [pool for place, pool in enumerate(request.pools) if place not in found or found[place] is None]
        super().__init__(prepared, replace(request, pools=tuple(pools)))
        self.request = request
        self.buffers = {place: buffer for place, buffer in found.items() if buffer is not None}

    def read(self) -> list[Array | None]:
        known = _OF_MODELS.setdefault(self.prepared, {})
        known.update((buffer.token, buffer) for buffer in self.buffers.values())
        return super().read()


# The buffers that the executions of a model have used, by token.
_OF_MODELS: WeakKeyDictionary[BufferUser, dict[int, DeviceBuffer]] = WeakKeyDictionary()
