"""Faults of a prepared model that is executed with inputs of several shapes."""

from __future__ import annotations

import time
from math import prod

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import Array, element_size
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, RequestArgument
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_IN_TURN = "input_shapes.may_differ_from_run_to_run"
_AT_ONCE = "input_shapes.may_differ_at_the_same_time"
_TOGETHER = "input_shapes.have_to_go_together"
_WRAPS = "input_shapes.whose_sizes_wrap_are_refused"
_RESTORED = "input_shapes.may_differ_in_restored_models_too"
_MEANWHILE = "input_shapes.may_differ_from_what_is_under_way"

Shapes = list[tuple[int, ...]]


class _OtherShapes(ReferencePreparedModel):
    """A prepared model with unknown extents that gives its inputs other shapes: their values are cut or repeated."""

    shapes: Shapes = []  # noqa: RUF012

    def other(self, shapes: Shapes) -> Shapes:
        """Return the shapes to compute with, for the shapes of the inputs."""
        raise NotImplementedError

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not any(0 in self.model.main.operands[index].dimensions for index in self.model.main.input_indexes):
            return super().compute(inputs, limits)
        arrays = [array for array in inputs if array is not None]
        shapes = self.other([array.shape for array in arrays])
        return super().compute([np.resize(*pair) for pair in zip(arrays, shapes, strict=True)], limits)


@fault(_IN_TURN, _AT_ONCE, _TOGETHER, _MEANWHILE, _RESTORED, "buffer_states.keeps_the_shape_of_its_content")
class FirstShapesKept(_OtherShapes):
    """The shapes of the first execution's inputs are those of all later ones."""

    def other(self, shapes: Shapes) -> Shapes:
        self.shapes = self.shapes or shapes
        return self.shapes


@fault(_IN_TURN, _AT_ONCE, _TOGETHER, _MEANWHILE, _RESTORED)
class LargestShapesKept(_OtherShapes):
    """Inputs get the largest shapes that any execution had."""

    def other(self, shapes: Shapes) -> Shapes:
        if not self.shapes or np.prod(shapes[0]) > np.prod(self.shapes[0]):
            self.shapes = shapes
        return self.shapes


@fault(_IN_TURN, _AT_ONCE, _TOGETHER, _MEANWHILE, _RESTORED)
class ShapesOfAsManyElements(_OtherShapes):
    """Inputs get the shapes of an earlier execution with as many elements."""

    def __init__(self, *arguments: object, **more: object) -> None:
        super().__init__(*arguments, **more)  # type: ignore[arg-type]
        self.known: dict[tuple[int, ...], Shapes] = {}

    def other(self, shapes: Shapes) -> Shapes:
        return self.known.setdefault(tuple(int(np.prod(shape)) for shape in shapes), shapes)


@fault(_AT_ONCE, may_be_caught_by=[_MEANWHILE])
class ShapesSharedByRunningExecutions(_OtherShapes):
    """The shapes of inputs are kept with the prepared model, where an execution that runs beside changes them."""

    def other(self, shapes: Shapes) -> Shapes:
        self.shapes = shapes
        # Long enough for others to come in between.
        time.sleep(0.005)
        return self.shapes


@fault(_TOGETHER)
class SecondInputFollowsTheFirst(_OtherShapes):
    """Every input gets the shape of the first, whatever the request says."""

    def other(self, shapes: Shapes) -> Shapes:
        return shapes[:1] * len(shapes)


@fault(_IN_TURN, _AT_ONCE, _TOGETHER, _MEANWHILE, _RESTORED, "buffer_states.keeps_the_shape_of_its_content")
class ShapesMustStay(ReferencePreparedModel):
    """An execution whose inputs have other shapes than those of the first is refused."""

    shapes: Shapes | None = None

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        shapes = [argument.dimensions for argument in request.inputs]
        if status != ErrorStatus.NONE or not any(shapes):
            return status
        self.shapes = self.shapes or shapes
        return status if shapes == self.shapes else ErrorStatus.INVALID_ARGUMENT


@fault(_IN_TURN, _AT_ONCE, _TOGETHER, _MEANWHILE, _RESTORED)
class FirstOutputShapesTold(ReferencePreparedModel):
    """Every execution reports the output shapes of the first."""

    told: tuple[OutputShape, ...] = ()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.NONE:
            return result
        self.told = self.told or result.output_shapes
        return replace(result, output_shapes=self.told)


# Elements of inputs that a slow accelerator takes long for.
_MANY = 10_000


def _elements(shapes: Shapes) -> int:
    return sum(map(prod, shapes))


@fault(_IN_TURN)
class ShapesOfTheOneWithoutRoom(ReferencePreparedModel):
    """The execution behind one without room for its outputs tells the output shapes that this one had."""

    told: tuple[OutputShape, ...] = ()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        told, self.told = self.told, ()
        if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self.told = tuple(replace(each, is_sufficient=True) for each in result.output_shapes)
        elif told and result.status == ErrorStatus.NONE:
            return replace(result, output_shapes=told)
        return result


class _Planned(ReferencePreparedModel):
    """A prepared model that plans for the shapes of an execution when it begins."""

    shapes: Shapes = []  # noqa: RUF012
    plans = 0

    def begin(self, shapes: Shapes) -> int:
        """Plan for these shapes; return the number of the plan."""
        if shapes != self.shapes:
            self.shapes = shapes
            self.plans += 1
        return self.plans

    def is_spoilt(self, plan: int, shapes: Shapes) -> bool:
        """Return whether an execution that ends, with this plan, computes zeros: by itself, if there is a newer one."""
        return plan != self.plans

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        shapes = [array.shape for array in inputs if array is not None]
        plan = self.begin(shapes)
        try:
            if _elements(shapes) > _MANY:
                # As an accelerator does beside a processor that is busy with other things.
                time.sleep(0.05)
            results = super().compute(inputs, limits)
        finally:
            spoilt = self.is_spoilt(plan, shapes)
        return [np.zeros_like(each) for each in results] if spoilt else results


@fault(_MEANWHILE, may_be_caught_by=[_AT_ONCE])
class PlansAnewMeanwhile(_Planned):
    """An execution computes zeros if another one of other shapes has begun meanwhile, for which the memory was planned
    anew.
    """


@fault(_MEANWHILE, may_be_caught_by=[_AT_ONCE])
class TellsTheLastShapesMeanwhile(_Planned):
    """An execution computes zeros if at its end the shapes that the model knows are not its own."""

    def is_spoilt(self, plan: int, shapes: Shapes) -> bool:
        return shapes != self.shapes


@fault(_MEANWHILE, may_be_caught_by=[_AT_ONCE])
class GrowsMeanwhile(_Planned):
    """The memory of a model grows with the first execution that needs more, which spoils what is under way."""

    most = 0

    def begin(self, shapes: Shapes) -> int:
        if _elements(shapes) > self.most:
            self.most = _elements(shapes)
            self.plans += 1
        return self.plans


@fault(_MEANWHILE, may_be_caught_by=[_AT_ONCE])
class SmallerOnesWaitForNone(_Planned):
    """An execution that begins while another one is under way computes with the memory of that, if it needs less."""

    elements: tuple[int, ...] = ()

    def begin(self, shapes: Shapes) -> int:
        elements = _elements(shapes)
        spoilt = any(elements < each for each in self.elements)
        self.elements = (*self.elements, elements)
        return int(spoilt)

    def is_spoilt(self, plan: int, shapes: Shapes) -> bool:
        left = list(self.elements)
        left.remove(_elements(shapes))
        self.elements = tuple(left)
        return bool(plan)


@fault("input_shapes.have_to_be_whole")
class MissingExtentFollowsFromTheLength(ReferencePreparedModel):
    """The one extent of an input that neither the model nor the request gives follows from the length of the input."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return super().check(self.filled(request), measure)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return super().run(self.filled(request), measure, limits)

    def filled(self, request: Request) -> Request:
        """Return the request with such extents filled in."""
        inputs = list(request.inputs)
        for place, index in enumerate(self.model.main.input_indexes[: len(inputs)]):
            operand, argument = self.model.main.operands[index], inputs[place]
            dimensions = argument.dimensions or operand.dimensions
            size = element_size(operand.type)
            if dimensions.count(0) == 1 and size:
                rest = prod(filter(None, dimensions)) * size
                missing = max(argument.location.length, 0) // rest
                inputs[place] = replace(argument, dimensions=tuple(extent or missing for extent in dimensions))
        return replace(request, inputs=tuple(inputs))


@fault(options={"bits=32": [_WRAPS], "bits=64": [_WRAPS], "bits=31": [_WRAPS]})
class CountsElementsInSoManyBits(ReferencePreparedModel):
    """The bytes of an input are counted in so many bits: extents that make more are taken, and the execution fails."""

    bits: str

    def check(self, request: Request, measure: int) -> ErrorStatus:
        known = [self._within(request, place) for place in range(len(request.inputs))]
        return super().check(replace(request, inputs=tuple(known)), measure)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if any(self._within(request, place) != given for place, given in enumerate(request.inputs)):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)

    def _within(self, request: Request, place: int) -> RequestArgument:
        """Return the argument, with as few elements as are counted if they are too many."""
        given, operand = request.inputs[place], self.model.main.operands[self.model.main.input_indexes[place]]
        size = prod(given.dimensions) * (element_size(operand.type) or 0)
        left = size % (1 << int(self.bits))
        if size == left or left != given.location.length:
            return given
        ones = (1,) * (len(given.dimensions) - 1)
        return replace(given, dimensions=(*ones, left // (element_size(operand.type) or 1)))


@fault("outputs.may_have_their_extents_in_the_request")
class EchoesTheRequest(ReferencePreparedModel):
    """An output whose dimensions the request gives, all or some, is told to have those."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.NONE:
            return result
        told = tuple(
            replace(shape, dimensions=given.dimensions or shape.dimensions)
            for shape, given in zip(result.output_shapes, request.outputs, strict=True)
        )
        return replace(result, output_shapes=told)
