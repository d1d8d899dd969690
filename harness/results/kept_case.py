"""The case that an event keeps in its details, read for people: a store may come from elsewhere and hold anything.

The text is that of a ``.jsonl`` file with one case (``harness/spec/jsonl.py``), which is for running it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.select import bind, select
from nnconform.harness.results.events import Event

# The detail that holds the case.
CASE = "case"


class KeptOperand(msgspec.Struct, frozen=True):
    """An operand: ``values`` are its elements in order, None if it has none or they are unknown."""

    type: str
    lifetime: str = ""
    dimensions: list[int] = []
    values: Any = None
    scale: float = 0.0
    zero_point: int = 0


class KeptOperation(msgspec.Struct, frozen=True):
    """An operation: ``inputs`` and ``outputs`` are indexes of operands of its graph."""

    type: str
    inputs: list[int] = []
    outputs: list[int] = []


class KeptGraph(msgspec.Struct, frozen=True):
    """A graph: ``inputs`` and ``outputs`` are indexes of its operands."""

    operands: list[KeptOperand] = []
    operations: list[KeptOperation] = []
    inputs: list[int] = []
    outputs: list[int] = []


class _KeptCase(msgspec.Struct, frozen=True):
    subgraphs: list[KeptGraph] = []


_decode = msgspec.json.Decoder(_KeptCase).decode


def graphs_of(event: Event) -> tuple[KeptGraph, ...]:
    """Return the graphs of the event's case, the main one first; () if it keeps no case, or one that cannot be read."""
    lines = event.outcome.details.get(CASE, "").splitlines()
    if len(lines) < 2:
        return ()
    try:
        graphs = _decode(lines[1]).subgraphs
    except (msgspec.DecodeError, ValueError):
        return ()
    return tuple(graph for graph in graphs if _whole(graph))


def _whole(graph: KeptGraph) -> bool:
    """Whether all indexes of a graph are of its operands; optional arguments have none of their own."""
    indexes = [*graph.inputs, *graph.outputs]
    indexes += [each for step in graph.operations for each in (*step.inputs, *step.outputs)]
    return all(0 <= each < len(graph.operands) for each in indexes)


def argument_names(graph: KeptGraph, step: KeptOperation) -> dict[int, str]:
    """Return the names of an operation's arguments by their places; none if it is no call that is defined."""
    try:
        code = OperationType[step.type]
        given, results = (
            tuple(OperandType[graph.operands[index].type] for index in indexes)
            for indexes in (step.inputs, step.outputs)
        )
        form = select(code, given, results).form
    except (KeyError, ValidationError):
        return {}
    bound = bind(form.inputs, range(len(step.inputs))) or {}
    return {place: name for name, place in bound.items() if isinstance(place, int)}
