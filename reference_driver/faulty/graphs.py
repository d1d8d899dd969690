"""Faults of IF and WHILE: a wrong graph is taken, or a loop goes on with a wrong state."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.buffers import NotPossible
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.kernel_choice import Kernels
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_TAKEN, _EXTENTS = "graphs.are_taken_as_often_as_it_says", "graphs.give_the_extents"
_MANY = "graphs.take_more_turns_than_16_bits_count"
_VALUES = "input_values.may_differ_from_run_to_run"
Values = list[Any]
Graph = Callable[[Values, Limits], list[Array]]


class _Counting(ReferencePreparedModel):
    """A prepared model that begins with an empty memory in each execution."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        assert isinstance(self.device, FlowDevice)
        self.device.local.memory = {}
        return super().compute(inputs, limits)


class FlowDevice(ReferenceDevice):
    """A device with IF and WHILE of its own; ``memory`` is that of the execution on this thread."""

    prepared_model: type[ReferencePreparedModel] = _Counting

    def find_kernels(self) -> Kernels:
        self.local = threading.local()
        kernels = dict(super().find_kernels())
        for key, kernel in kernels.items():
            if key[0] == O.IF:
                kernels[key] = replace(kernel, compute=partial(self.choose, kernel.compute))
            elif key[0] == O.WHILE:
                kernels[key] = replace(kernel, compute=partial(self.repeat, kernel.compute))
        return kernels

    @property
    def memory(self) -> dict[Any, Any]:
        """What this execution keeps."""
        memory: dict[Any, Any] = self.local.__dict__.setdefault("memory", {})
        return memory

    def choose(
        self,
        compute: Callable[..., list[Array]],
        condition: Array,
        then_graph: Graph,
        else_graph: Graph,
        inputs: Values,
        limits: Limits,
    ) -> list[Array]:
        """Return the results of an IF."""
        return compute(condition, then_graph, else_graph, inputs, limits)

    def repeat(
        self,
        compute: Callable[..., Values],
        condition_graph: Graph,
        body_graph: Graph,
        inputs: Values,
        limits: Limits,
    ) -> Values:
        """Return the results of a WHILE."""
        return compute(condition_graph, body_graph, inputs, limits)


def _plan(graph: Graph) -> object:
    """Return the plan that a graph runs: the same for all operations that refer to it."""
    return graph.__self__  # type: ignore[attr-defined]


def _shapes(values: Sequence[Array | None]) -> tuple[Any, ...]:
    return tuple(None if each is None else each.shape for each in values)


@fault(_TAKEN, _EXTENTS)
class SharedGraphsRunOnce(FlowDevice):
    """A graph that two branches refer to is executed once: the second gets what the first got."""

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        graphs = (partial(self._once, each) for each in (then_graph, else_graph))
        return compute(condition, *graphs, inputs, limits)

    def _once(self, graph: Graph, inputs: Values, limits: Limits) -> list[Array]:
        key = _plan(graph), _shapes(inputs)
        if key not in self.memory:
            self.memory[key] = graph(inputs, limits)
        return list(self.memory[key])


@fault(_TAKEN)
class LoopsOfOneBodyRunOnce(FlowDevice):
    """Of two loops with the same body the second has the results of the first."""

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        key = _plan(body_graph)
        if key not in self.memory:
            self.memory[key] = compute(condition_graph, body_graph, inputs, limits)
        return self.memory[key]


@fault(options={"first=0": [_TAKEN], "first=1": [_TAKEN, _EXTENTS]})
class StateInPlace(FlowDevice):
    """A loop's values are written over the state one by one, from the first or the last: later ones read new values."""

    first: str

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        def body(state: Values, within: Limits) -> list[Array]:
            results = body_graph(state, within)
            places, state = range(len(results)), list(state)
            for place in places if int(self.first) else reversed(places):
                results[place] = body_graph(state, within)[place]
                if state[place].shape == results[place].shape:
                    state[place] = results[place]
            return list(results)

        return compute(condition_graph, body, inputs, limits)


@fault(_TAKEN)
class InnerLoopGoesOn(FlowDevice):
    """A loop in a loop goes on from where it ended in the turn before."""

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        key = _plan(body_graph)
        if key in self.memory and _shapes(self.memory[key]) == _shapes(inputs):
            inputs = [self.memory[key][0], *inputs[1:]]
        results = list(compute(condition_graph, body_graph, inputs, limits))
        self.memory[key] = results
        return results


@fault(_TAKEN, _EXTENTS)
class BranchOfTheFirstTurn(FlowDevice):
    """A branch in a loop is decided in the first turn for all of an execution."""

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        condition = self.memory.setdefault(_plan(then_graph), condition)
        return compute(condition, then_graph, else_graph, inputs, limits)


@fault(
    options={f"most={most}": [_TAKEN, _MANY] for most in (100, 128, 255)}
    | {f"most={most}": [_MANY] for most in (32767, 65535)}
)
class LoopsEndEarly(FlowDevice):
    """A loop ends after so many turns."""

    most: str

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        turns = 0

        def condition(state: Values, within: Limits) -> list[Array]:
            nonlocal turns
            turns += 1
            (found,) = condition_graph(state, within)
            return [found if turns <= int(self.most) else np.zeros_like(found)]

        return compute(condition, body_graph, inputs, limits)


@fault(_TAKEN)
class StepOfTheFirst(FlowDevice):
    """What a loop only reads is that of the first execution with a turn."""

    def find_kernels(self) -> Kernels:
        self.kept: dict[Any, Values] = {}
        return super().find_kernels()

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        if condition_graph(inputs, limits)[0].reshape(-1)[0]:
            count = len(body_graph(inputs, limits))
            kept = self.kept.setdefault(body_graph, [each.copy() for each in inputs[count:]])
            inputs = [*inputs[:count], *kept] if _shapes(kept) == _shapes(inputs[count:]) else inputs
        return compute(condition_graph, body_graph, inputs, limits)


@fault(_TAKEN)
class BothBranchesComputed(FlowDevice):
    """An IF computes both graphs: one that cannot be computed fails the execution, though it is not taken."""

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        for graph in (then_graph, else_graph):
            graph(inputs, limits)
        return compute(condition, then_graph, else_graph, inputs, limits)


@fault(_EXTENTS)
class ExtentsOfTheFirstBranch(FlowDevice):
    """The results of an IF have the extents that it had when it was executed first."""

    def find_kernels(self) -> Kernels:
        self.known: dict[Any, Any] = {}
        return super().find_kernels()

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        results = compute(condition, then_graph, else_graph, inputs, limits)
        shapes = self.known.setdefault(then_graph, _shapes(results))
        return [np.resize(result, shape) for result, shape in zip(results, shapes, strict=True)]


@fault(_EXTENTS)
class StateKeepsItsSize(FlowDevice):
    """A loop's values have room for those it begins with: of what grows the rest is cut off."""

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        def body(state: Values, within: Limits) -> list[Array]:
            results = body_graph(state, within)
            pairs = zip(results, inputs, strict=False)
            return [one if one.size <= first.size else np.resize(one, first.shape) for one, first in pairs]

        return compute(condition_graph, body, inputs, limits)


@fault(_EXTENTS)
class NoRoomForAnotherBranch(FlowDevice):
    """An IF whose results have other extents than when it was executed first, with as many given, fails."""

    def find_kernels(self) -> Kernels:
        self.known: dict[Any, Any] = {}
        return super().find_kernels()

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        results = compute(condition, then_graph, else_graph, inputs, limits)
        key = _plan(then_graph), _shapes(inputs)
        if self.known.setdefault(key, _shapes(results)) != _shapes(results):
            raise NotPossible("the results of the branch have other extents")
        return results


@fault(_EXTENTS)
class NoRoomForMoreTurns(FlowDevice):
    """A loop's values have the room that they have after the first turn: more fails."""

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        room: list[int] = []

        def body(state: Values, within: Limits) -> list[Array]:
            results = body_graph(state, within)
            room[:] = room or [each.nbytes for each in results]
            if any(each.nbytes > most for each, most in zip(results, room, strict=True)):
                raise NotPossible("a value of the loop has grown")
            return list(results)

        return compute(condition_graph, body, inputs, limits)


@fault(_EXTENTS)
class GraphsOfOneCaller(FlowDevice):
    """A graph has the extents of the first operation that refers to it, within an execution: others fail."""

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        key = "caller", _plan(then_graph)
        if self.memory.setdefault(key, _shapes(inputs)) != _shapes(inputs):
            raise NotPossible("the graph has other extents")
        return compute(condition, then_graph, else_graph, inputs, limits)


@fault(options={f"to={to}": [_TAKEN] for to in ("IF", "WHILE")})
class EachValueGivenOnce(FlowDevice):
    """What a graph gets is kept by the operand outside that it comes from: of two from one the second is zeros."""

    to: str

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        return compute(condition, then_graph, else_graph, self._once(inputs, "IF"), limits)

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        return compute(condition_graph, body_graph, self._once(inputs, "WHILE"), limits)

    def _once(self, inputs: Values, to: str) -> Values:
        if to != self.to:
            return inputs
        return [
            np.zeros_like(value) if any(value is each for each in inputs[:place]) else value
            for place, value in enumerate(inputs)
        ]
