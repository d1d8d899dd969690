"""Faults in the outputs of executions: their values, their places and their shapes."""

from __future__ import annotations

from math import prod

from msgspec.structs import replace

from nnconform.harness.driver.arguments import pool_views
from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.operand import value_size
from nnconform.harness.validate.version import call_version
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.kernel_choice import choose_kernel
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("outputs.are_told_to_be_too_small")
class AllMarkedInsufficient(ReferencePreparedModel):
    """If one output has insufficient room, all outputs are marked as insufficient."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        shapes = tuple(OutputShape(shape.dimensions, False) for shape in result.output_shapes)
        return replace(result, output_shapes=shapes)


@fault(
    "outputs.follow_the_inputs",
    "outputs.have_the_extents_of_each_run",
    "outputs.follow_the_inputs_after_too_little_room",
    "outputs.may_lie_beside_empty_ones",
)
class AnswersOfTheFirstRun(ReferencePreparedModel):
    """Every execution of a prepared model returns the outputs of the first."""

    first: list[Array] | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if self.first is None:
            self.first = super().compute(inputs, limits)
        return self.first


@fault("outputs.may_have_their_extents_in_the_request")
class ExtentsOfTheRequestIgnored(ReferencePreparedModel):
    """The output dimensions of the request are ignored."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        outputs = tuple(replace(argument, dimensions=()) for argument in request.outputs)
        return super().run(replace(request, outputs=outputs), measure, limits)


@fault("outputs.have_the_extents_of_each_run", "outputs.follow_the_inputs_after_too_little_room")
class ExtentsOfTheLastRun(ReferencePreparedModel):
    """If a request has the arguments of the one before, its outputs of as many elements have the shapes of that one."""

    before: tuple[object, tuple[OutputShape, ...]] = (None, ())

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result, arguments = super().run(request, measure, limits), (request.inputs, request.outputs)
        counts = [[prod(each.dimensions) for each in shapes] for shapes in (self.before[1], result.output_shapes)]
        if self.before[0] == arguments and counts[0] == counts[1]:
            return replace(result, output_shapes=self.before[1])
        self.before = arguments, result.output_shapes
        return result


@fault("outputs.have_the_extents_of_each_run", "outputs.follow_the_inputs_after_too_little_room")
class ExtentsOfTheFirstRun(ReferencePreparedModel):
    """The values that give unknown extents of an output are read at the first execution alone."""

    first: dict[int, Array] | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        main = self.model.main
        if all(0 not in main.operands[index].dimensions for index in main.output_indexes):
            return super().compute(inputs, limits)
        if self.first is None:
            self.first = {
                place: value.copy()
                for place, value in enumerate(inputs)
                if value is not None and value.ndim and main.operands[main.input_indexes[place]].type == T.TENSOR_INT32
            }
        return super().compute([self.first.get(place, value) for place, value in enumerate(inputs)], limits)


@fault("outputs.may_have_more_room")
class FillsTheBuffer(ReferencePreparedModel):
    """The rest of the buffer after an output is filled with zeros."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        for argument, index in zip(request.outputs, self.model.main.output_indexes, strict=True):
            operand, place = self.model.main.operands[index], argument.location
            needed = value_size(operand.type, operand.dimensions)
            if needed:
                pool = pool_views(request)[place.pool_index]
                pool[place.offset + needed : place.offset + place.length] = bytes(max(0, place.length - needed))
        return result


@fault("outputs.are_told_to_be_too_small", level=Level.STRICT)
class FirstInsufficientAlone(ReferencePreparedModel):
    """If several outputs have insufficient room, the first alone is marked as insufficient."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        first = [shape.is_sufficient for shape in result.output_shapes].index(False)
        shapes = tuple(OutputShape(s.dimensions, place != first) for place, s in enumerate(result.output_shapes))
        return replace(result, output_shapes=shapes)


@fault("outputs.are_told_to_be_too_small")
class InsufficientIsWrittenAllTheSame(ReferencePreparedModel):
    """An output with insufficient room is written past the end of its buffer."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        for argument, shape in zip(request.outputs, result.output_shapes, strict=False):
            place = argument.location
            if not shape.is_sufficient:
                pool = pool_views(request)[place.pool_index]
                pool[place.offset + place.length] ^= 0xFF
        return result


@fault("outputs.are_told_to_be_too_small")
class InsufficientMarksExchanged(ReferencePreparedModel):
    """If one output has insufficient room, the flags of the outputs come in reverse order."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        flags = reversed([shape.is_sufficient for shape in result.output_shapes])
        pairs = zip(result.output_shapes, flags, strict=True)
        return replace(result, output_shapes=tuple(OutputShape(shape.dimensions, flag) for shape, flag in pairs))


@fault("outputs.are_told_to_be_too_small")
class InsufficientWithoutShapes(ReferencePreparedModel):
    """OUTPUT_INSUFFICIENT_SIZE comes without output shapes, so that the client cannot know the size needed."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        return ExecutionResult(result.status) if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE else result


@fault("outputs.are_told_to_be_too_small")
class ReportsNoLackOfRoom(ReferencePreparedModel):
    """An output with insufficient room is not written, but the status is NONE."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        shapes = tuple(OutputShape(shape.dimensions) for shape in result.output_shapes)
        return ExecutionResult(ErrorStatus.NONE, shapes)


@fault(
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
    "outputs.may_have_their_extents_in_the_request",
    "outputs.have_the_extents_of_each_run",
    "outputs.follow_the_inputs_after_too_little_room",
    "outputs.of_unknown_extents_may_have_more_room",
    "outputs.may_lie_beside_empty_ones",
    "outputs.are_told_whatever_the_options",
)
class ShapesAsDeclared(ReferencePreparedModel):
    """Output shapes are as the model declares them, with unknown extents left unknown."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        pairs = zip(operands, result.output_shapes, strict=False)
        shapes = tuple(OutputShape(operand.dimensions, shape.is_sufficient) for operand, shape in pairs)
        return replace(result, output_shapes=shapes)


@fault(
    "outputs.are_written_and_nothing_else",
    "outputs.follow_the_inputs",
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
    "outputs.may_have_their_extents_in_the_request",
    "outputs.have_the_extents_of_each_run",
    "outputs.follow_the_inputs_after_too_little_room",
    "outputs.of_unknown_extents_may_have_more_room",
    "outputs.are_told_whatever_the_options",
)
class WritesIntoAnInput(ReferencePreparedModel):
    """The first of two inputs is used as scratch memory and overwritten."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        place = request.inputs[0].location
        if len(request.inputs) == 2:
            pool_views(request)[place.pool_index][place.offset] ^= 0xFF
        return result


@fault(
    "outputs.are_written_and_nothing_else",
    "outputs.follow_the_inputs",
    "outputs.may_have_more_room",
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
    "outputs.of_unknown_extents_may_have_more_room",
    "outputs.may_lie_beside_empty_ones",
    "outputs.are_told_whatever_the_options",
)
class WritesPastTheEnd(ReferencePreparedModel):
    """A loop that runs one step too far writes a byte after the end of the last of several outputs."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        place = request.outputs[-1].location
        end = place.offset + place.length
        pool = pool_views(request)[place.pool_index]
        if len(request.outputs) > 1 and end < len(pool):
            pool[end] ^= 0xFF
        return result


@fault("outputs.follow_the_inputs_after_too_little_room")
class AnswersOnceMoreAfterTooLittleRoom(ReferencePreparedModel):
    """What an execution with too little room has computed is the answer of the next one, which is to have enough."""

    computed: list[Array] | None = None
    kept: list[Array] | None = None

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        self.kept = self.computed if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE else None
        return result

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.computed = self.kept or super().compute(inputs, limits)
        return self.computed


@fault("outputs.of_unknown_extents_may_have_more_room", "outputs.may_lie_beside_empty_ones")
class WantsTheExactSize(ReferencePreparedModel):
    """An output of unknown extents whose buffer is larger than it needs makes the execution fail."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        indexes = self.model.main.output_indexes
        for argument, shape, index in zip(request.outputs, result.output_shapes, indexes, strict=False):
            operand, length = self.model.main.operands[index], argument.location.length
            if 0 in operand.dimensions and length > value_size(operand.type, shape.dimensions):
                return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return result


@fault("outputs.are_known_before_1_2")
class GuessesUnknownExtents(ReferenceDevice):
    """A driver of HAL 1.1 executes requests that leave the extents of outputs open, which it cannot tell the client."""

    def __init__(self) -> None:
        super().__init__(hal="1.1")

    def computes(self, call: Call) -> bool:
        return call_version(call) <= self.hal and choose_kernel(self.kernels, call) is not None


@fault(
    options={f"tells={which}": ["outputs.follow_the_inputs_after_too_little_room"] for which in ("first", "largest")}
)
class TellsAnEarlierShape(ReferencePreparedModel):
    """The shape told of an output that does not fit is that of the first execution that did, or of the largest."""

    tells: str
    told: tuple[OutputShape, ...] = ()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        shapes = result.output_shapes
        if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE and self.told:
            pairs = zip(shapes, self.told, strict=True)
            return replace(result, output_shapes=tuple(replace(new, dimensions=old.dimensions) for new, old in pairs))
        larger = sum(prod(each.dimensions) for each in shapes) > sum(prod(each.dimensions) for each in self.told)
        if result.status == ErrorStatus.NONE and (not self.told or (self.tells == "largest" and larger)):
            self.told = shapes
        return result


@fault(
    options={
        f"of={of}&bits={bits}": ["outputs.may_be_of_many_megabytes"]
        for of, bits in (("inputs", 22), ("outputs", 22), ("outputs", 24))
    }
)
class TransfersHaveFewBits(ReferencePreparedModel):
    """An input or an output is transferred up to a number of bytes that has so many bits, and no further."""

    of: str
    bits: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if self.of == "inputs":
            inputs = [None if each is None else self._transferred(each) for each in inputs]
            return super().compute(inputs, limits)
        return [self._transferred(each) for each in super().compute(inputs, limits)]

    def _transferred(self, value: Array) -> Array:
        most = (1 << int(self.bits)) // max(1, value.itemsize)
        if value.size <= most:
            return value
        value = value.copy()
        value.reshape(-1)[most:] = 0
        return value


@fault(options={f"which={which}": ["outputs.may_lie_beside_empty_ones"] for which in ("before", "behind")})
class EmptyOutputsEndTheRest(ReferencePreparedModel):
    """Where an output has no elements, the outputs behind it, or those before it, are zeros."""

    which: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        empty = [place for place, each in enumerate(outputs) if not each.size]
        if not empty:
            return outputs
        lost = range(empty[0]) if self.which == "before" else range(empty[-1], len(outputs))
        return [each * 0 if place in lost else each for place, each in enumerate(outputs)]


@fault("outputs.may_lie_beside_empty_ones")
class NothingFoundOnceAndForAll(ReferencePreparedModel):
    """What had no elements in one execution of a prepared model has none in the next."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        kept: dict[int, Array] = vars(self).setdefault("kept", {})
        kept.update({place: each for place, each in enumerate(outputs) if not each.size})
        return [kept.get(place, each) for place, each in enumerate(outputs)]


@fault(options={f"by={option}": ["outputs.are_told_whatever_the_options"] for option in ("deadline", "loop_timeout")})
class ShapesOfTheModelWithinLimits(ReferencePreparedModel):
    """With a deadline or a limit for loops an execution tells the shapes that the model declares."""

    by: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if getattr(limits, self.by) in (None, DEFAULT_LOOP_TIMEOUT) or result.status != ErrorStatus.NONE:
            return result
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        return replace(result, output_shapes=tuple(OutputShape(operand.dimensions) for operand in operands))


@fault(options={f"by={option}": ["outputs.are_told_whatever_the_options"] for option in ("deadline", "loop_timeout")})
class TooSmallIsAFailureWithinLimits(ReferencePreparedModel):
    """With a deadline or a limit for loops an output without room is GENERAL_FAILURE, as any failure on that path."""

    by: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        given = getattr(limits, self.by) not in (None, DEFAULT_LOOP_TIMEOUT)
        short = result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if given and short else result


@fault("outputs.are_told_whatever_the_options")
class MeasuredTellsNoShapes(ReferencePreparedModel):
    """A measured execution returns its times in the place of the shapes of its outputs."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        done = measure == MeasureTiming.YES and result.status == ErrorStatus.NONE
        return replace(result, output_shapes=()) if done else result
