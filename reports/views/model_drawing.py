"""Drawing of a small model: its operations as boxes in columns, from the inputs on the left to the outputs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec

from nnconform.harness.results.kept_case import KeptGraph, KeptOperand, KeptOperation, argument_names

# Models with more operations are not drawn.
MOST_OPERATIONS = 14
# Elements of a constant that stand in the box of the operation that takes it.
_ELEMENTS = 6
_WIDTH, _LINE, _COLUMN_GAP, _ROW_GAP, _PAD = 178, 15, 46, 16, 8
_CHARACTERS = 25
# The width of a character of a title, whose font is fixed, and the room at both ends of it.
_TITLE_CHARACTER, _TITLE_ENDS = 7.4, 18


class Box(msgspec.Struct, frozen=True):
    """A box at ``x``, ``y`` (its top left corner), in pixels. ``role``: input, operation or output."""

    x: int
    y: int
    width: int
    height: int
    role: str
    title: str
    lines: tuple[str, ...]


class Drawing(msgspec.Struct, frozen=True):
    """A drawing of ``width`` times ``height`` pixels; ``paths`` are the data of SVG paths between boxes.

    ``words`` says the same in a line, for those who cannot see it.
    """

    width: int
    height: int
    boxes: tuple[Box, ...]
    paths: tuple[str, ...]
    words: str


def draw(graph: KeptGraph) -> Drawing | None:
    """Return the drawing of a graph; None if it has no operation, or too many."""
    if not 0 < len(graph.operations) <= MOST_OPERATIONS:
        return None
    nodes = _nodes(graph)
    longest = max(len(title) for _, _, title, _ in nodes)
    width = max(_WIDTH, math.ceil(_TITLE_CHARACTER * longest) + _TITLE_ENDS)
    columns: dict[int, int] = {}
    boxes = []
    for column, role, title, lines in nodes:
        height = 2 * _PAD + _LINE * (1 + len(lines))
        y = columns.get(column, 0)
        columns[column] = y + height + _ROW_GAP
        boxes.append(Box(column * (width + _COLUMN_GAP), y, width, height, role, title, lines))
    words = "; ".join(f"{step.type} of {_shapes(graph, step.inputs)}" for step in graph.operations)
    return Drawing(
        max(box.x for box in boxes) + width, max(columns.values()) - _ROW_GAP, tuple(boxes), _paths(graph, boxes), words
    )


def _nodes(graph: KeptGraph) -> list[tuple[int, str, str, tuple[str, ...]]]:
    """Return column, role, title and lines of each box: inputs, operations, outputs."""
    nodes: list[tuple[int, str, str, tuple[str, ...]]] = [
        (0, "input", f"input {number}", (kind_of(graph.operands[at]), *_readers(graph, at)))
        for number, at in enumerate(graph.inputs)
    ]
    made: dict[int, int] = {}
    for step in graph.operations:
        column = 1 + max((made.get(each, 0) for each in step.inputs), default=0)
        made.update(dict.fromkeys(step.outputs, column))
        nodes.append((column, "operation", step.type, tuple(_constants(graph, step))))
    last = 1 + max(made.values(), default=0)
    outputs = enumerate(graph.outputs)
    return nodes + [(last, "output", f"output {number}", (kind_of(graph.operands[at]),)) for number, at in outputs]


def _readers(graph: KeptGraph, index: int) -> Iterator[str]:
    """Yield the name of the argument that an operand is, if it is one only."""
    places = [(step, place) for step in graph.operations for place, each in enumerate(step.inputs) if each == index]
    if len(places) == 1:
        step, place = places[0]
        name = argument_names(graph, step).get(place)
        if name:
            yield _cut(name)


def _constants(graph: KeptGraph, step: KeptOperation) -> Iterator[str]:
    """Yield the values of an operation's constants, each behind the name of its argument."""
    names = argument_names(graph, step)
    for place, index in enumerate(step.inputs):
        operand = graph.operands[index]
        if operand.lifetime.startswith("CONST"):
            texts = [f"{names.get(place, '')} {value}".lstrip() for value in (short_value(operand), kind_of(operand))]
            yield _cut(next((each for each in texts if len(each) <= _CHARACTERS), texts[0]))


def _paths(graph: KeptGraph, boxes: list[Box]) -> tuple[str, ...]:
    """Return a line from the box that makes a value to each that takes it."""
    first = len(graph.inputs)
    made = dict(zip(graph.inputs, boxes, strict=False))
    paths = []
    for step, box in zip(graph.operations, boxes[first:], strict=False):
        paths += [_path(made[each], box) for each in step.inputs if each in made]
        made.update(dict.fromkeys(step.outputs, box))
    ends = boxes[first + len(graph.operations) :]
    return tuple(paths + [_path(made[at], box) for at, box in zip(graph.outputs, ends, strict=True) if at in made])


def _path(start: Box, end: Box) -> str:
    x, y = start.x + start.width, start.y + start.height // 2
    to_x, to_y = end.x, end.y + end.height // 2
    bend = max(20, (to_x - x) // 2)
    return f"M{x} {y}C{x + bend} {y} {to_x - bend} {to_y} {to_x} {to_y}"


def kind_of(operand: KeptOperand) -> str:
    """Return type and extents of an operand."""
    name = operand.type.removeprefix("TENSOR_").lower()
    return f"{name} {operand.dimensions}" if operand.dimensions else name


def short_value(operand: KeptOperand) -> str:
    """Return the value of an operand, or its type and extents if it is long."""
    values: Any = operand.values
    if not isinstance(values, list):
        return kind_of(operand) if values is None else str(values)
    if len(values) > _ELEMENTS:
        return kind_of(operand)
    return str(values[0]) if len(values) == 1 and not operand.dimensions else str(values).replace("'", "")


def _shapes(graph: KeptGraph, indexes: list[int]) -> str:
    return ", ".join(kind_of(graph.operands[each]) for each in indexes)


def _cut(text: str) -> str:
    return text if len(text) <= _CHARACTERS else f"{text[: _CHARACTERS - 1]}…"
