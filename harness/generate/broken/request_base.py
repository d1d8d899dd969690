"""A valid request to be mutated, with its model."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from nnconform.harness.generate.broken.family import Mutation
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Pool
from nnconform.harness.model.request import Request, RequestArgument


class Place(msgspec.Struct, frozen=True):
    """One argument of a request: its kind, ``input`` or ``output``, its index among these, and its operand."""

    kind: str
    index: int
    argument: RequestArgument
    operand: Operand
    number: int

    def __str__(self) -> str:
        return f"request.{self.kind}s[{self.index}]"


class RequestBase(msgspec.Struct, frozen=True):
    """A valid request; ``name`` is that of its case. All of its pools are memories."""

    name: str
    model: Model
    request: Request

    def places(self) -> Iterator[Place]:
        """Yield each argument, inputs first."""
        main = self.model.main
        for kind, arguments, indexes in (
            ("input", self.request.inputs, main.input_indexes),
            ("output", self.request.outputs, main.output_indexes),
        ):
            for index, (argument, number) in enumerate(zip(arguments, indexes, strict=True)):
                yield Place(kind, index, argument, main.operands[number], number)

    def valued(self) -> Iterator[Place]:
        """Yield each argument that has a value."""
        return (place for place in self.places() if not place.argument.has_no_value)

    def put(self, place: Place, argument: RequestArgument, pools: tuple[Pool, ...] | None = None) -> Request:
        """Return the request with one argument, and optionally its pools, changed."""
        inputs, outputs = self.request.inputs, self.request.outputs
        if place.kind == "input":
            inputs = (*inputs[: place.index], argument, *inputs[place.index + 1 :])
        else:
            outputs = (*outputs[: place.index], argument, *outputs[place.index + 1 :])
        return Request(inputs, outputs, self.request.pools if pools is None else pools)

    def changed(self, place: Place, argument: RequestArgument) -> Mutation:
        """Return the mutation that changes one argument."""
        return self.broken(place, argument, lambda: self.put(place, argument))

    def moved(self, place: Place, pool: int, offset: int, length: int) -> Mutation:
        """Return the mutation that moves one argument to another location."""
        location = DataLocation(pool, offset, length)
        return self.changed(place, RequestArgument(location, place.argument.dimensions, place.argument.has_no_value))

    def broken(self, place: Place, after: object, build: Callable[[], Request]) -> Mutation:
        """Return the mutation of one argument, or of the pool it lies in."""
        return Mutation(str(place), f"{self.name} {place.kind} {place.index}", place.argument, after, build)
