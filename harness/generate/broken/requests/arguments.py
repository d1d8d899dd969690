"""Missing and surplus arguments, missing values, and dimensions that contradict the model's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.lines import line
from nnconform.harness.generate.broken.request_base import Place, RequestBase
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import DataLocation, Operation
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.ops.schema import Omission
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE


@family(Level.VTS)
def missing_argument(base: RequestBase) -> Iterator[Mutation]:
    """The request has one input or output fewer than the model."""
    for place in base.places():
        yield base.broken(place, "no such argument", partial(_without, base, place))


def _without(base: RequestBase, place: Place) -> Request:
    inputs, outputs = base.request.inputs, base.request.outputs
    if place.kind == "input":
        inputs = (*inputs[: place.index], *inputs[place.index + 1 :])
    else:
        outputs = (*outputs[: place.index], *outputs[place.index + 1 :])
    return Request(inputs, outputs, base.request.pools)


@family(Level.TEXT)
def surplus_argument(base: RequestBase) -> Iterator[Mutation]:
    """The request has one input or output more than the model: a copy of one of its own, or one without value."""
    for place in base.places():
        for more in (place.argument, RequestArgument(has_no_value=True)):
            # Two outputs at one place would break another rule too.
            if place.kind == "input" or more.has_no_value:
                yield base.broken(place, f"and once more {line(more)}", partial(_with, base, place, more))


def _with(base: RequestBase, place: Place, more: RequestArgument) -> Request:
    inputs, outputs = base.request.inputs, base.request.outputs
    if place.kind == "input":
        return Request((*inputs, more), outputs, base.request.pools)
    return Request(inputs, (*outputs, more), base.request.pools)


@family(Level.TEXT)
def argument_without_value(base: RequestBase) -> Iterator[Mutation]:
    """An argument has no value though an operation requires it."""
    for place in base.valued():
        if any(_needs(base, step, place) for step in base.model.main.operations):
            yield base.changed(place, RequestArgument(has_no_value=True))


def _needs(base: RequestBase, step: Operation, place: Place) -> bool:
    """Return whether the operand is an argument of the operation that is not optional."""
    if step.type not in TABLE:
        return False
    operands = base.model.main.operands
    types = (tuple(operands[index].type for index in each) for each in (step.inputs, step.outputs))
    form = select(step.type, *types).form
    arguments, indexes = (form.inputs, step.inputs) if place.kind == "input" else (form.outputs, step.outputs)
    return any(
        form.argument(name).omission is Omission.NEVER
        and (place.number in slots if isinstance(slots, list) else place.number == slots)
        for name, slots in (bind(arguments, indexes) or {}).items()
    )


@family(Level.TEXT)
def location_without_value(base: RequestBase) -> Iterator[Mutation]:
    """An argument without value has a location or dimensions."""
    for place in base.valued():
        where = place.argument.location
        for wrong in (
            RequestArgument(where, (), True),
            RequestArgument(DataLocation(), place.operand.dimensions or (1,), True),
        ):
            yield base.changed(place, wrong)


@family(Level.TEXT)
def argument_dimensions(base: RequestBase) -> Iterator[Mutation]:
    """An argument's dimensions contradict the model's: another rank, or another extent where the model's is known.

    An input has the size that its dimensions need, as far as its pool has room.
    """
    for place in base.valued():
        own = place.operand.dimensions
        if not is_tensor(place.operand.type):
            yield base.changed(place, RequestArgument(place.argument.location, (1,)))
            continue
        if not own:
            continue
        yield base.changed(place, RequestArgument(place.argument.location, (*own, 1)))
        if own[0] == 1 and len(own) > 1:
            yield base.changed(place, RequestArgument(place.argument.location, own[1:]))
        for axis, extent in enumerate(own):
            if extent:
                where = place.argument.location
                length = where.length // extent * (extent + 1)
                larger = DataLocation(where.pool_index, where.offset, length)
                yield base.changed(place, RequestArgument(larger, (*own[:axis], extent + 1, *own[axis + 1 :])))
