"""Tests of what the page shows of a cluster: wrong elements, and a drawing of the model."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.results.kept_case import KeptGraph, KeptOperand, KeptOperation
from nnconform.reports.views import todo
from nnconform.reports.views.model_drawing import draw


def test_what_a_message_tells_of_wrong_elements() -> None:
    worst = "output 0 (T[2]): 2 of 2 elements wrong, the worst at [0, 1]: expected 1.5, got nan"
    message = f"{worst}\n  also at [1]: expected -2, got 3 (+5 units)"
    assert todo.wrong_elements(message) == (
        todo.WrongElement("[0, 1]", "1.5", "nan", ""),
        todo.WrongElement("[1]", "-2", "3", "+5 units"),
    )
    (extents,) = todo.wrong_elements("output 0 (T[3, 2]): dimensions [2, 3], expected [3, 2]")
    assert (extents.expected, extents.got) == ("[3, 2]", "[2, 3]")
    assert todo.wrong_elements("INVALID_ARGUMENT") == ()


def test_a_drawing_has_a_box_for_each_operation_and_its_constants() -> None:
    operands = [
        KeptOperand("TENSOR_FLOAT32", "SUBGRAPH_INPUT", [2, 3]),
        KeptOperand("TENSOR_INT32", "CONSTANT_COPY", [2], [1, 0]),
        KeptOperand("TENSOR_FLOAT32", "TEMPORARY_VARIABLE", [3, 2]),
        KeptOperand("TENSOR_FLOAT32", "SUBGRAPH_OUTPUT", [3, 2]),
    ]
    steps = [KeptOperation("TRANSPOSE", [0, 1], [2]), KeptOperation("TANH", [2], [3])]
    drawing = draw(KeptGraph(operands, steps, [0], [3]))
    assert drawing is not None
    assert [(box.role, box.title, box.lines) for box in drawing.boxes] == [
        ("input", "input 0", ("float32 [2, 3]", "input")),
        ("operation", "TRANSPOSE", ("perm [1, 0]",)),
        ("operation", "TANH", ()),
        ("output", "output 0", ("float32 [3, 2]",)),
    ]
    assert len(drawing.paths) == 3
    # A character of a title is 7.3 pixels wide.
    long = KeptOperation("UNIDIRECTIONAL_SEQUENCE_LSTM", [0, 1], [3])
    wide = draw(KeptGraph(operands, [long], [0], [3]))
    assert wide is not None
    assert all(box.width >= 9 + 7.3 * len(box.title) for box in wide.boxes)
    assert sorted(box.x for box in drawing.boxes) == [box.x for box in drawing.boxes]
    assert draw(KeptGraph(operands, steps * 8, [0], [3])) is None
    assert draw(KeptGraph(operands, [], [0], [0])) is None


def _lines(operation: str, types: list[str], constant: KeptOperand) -> tuple[str, ...]:
    """Return the lines of an operation of tensors of these types and a constant."""
    given = [KeptOperand(each, "SUBGRAPH_INPUT", [1, 2, 2, 1]) for each in types]
    operands = [*given, constant, KeptOperand(types[0], "SUBGRAPH_OUTPUT")]
    step = KeptOperation(operation, list(range(len(types) + 1)), [len(types) + 1])
    drawing = draw(KeptGraph(operands, [step], list(range(len(types))), step.outputs))
    assert drawing is not None
    (box,) = (box for box in drawing.boxes if box.role == "operation")
    return box.lines


def test_a_constant_has_the_name_of_its_argument_if_the_call_is_defined() -> None:
    """A store may come from elsewhere and hold any call."""
    none = KeptOperand("INT32", "CONSTANT_COPY", [], [0])
    assert _lines("ADD", ["TENSOR_FLOAT32"] * 2, none) == ("fused_activation 0",)
    assert _lines("ADD", ["TENSOR_FLOAT32"] * 5, none) == ("0",)
    assert _lines("NO_SUCH_OPERATION", ["TENSOR_FLOAT32"], none) == ("0",)
    assert _lines("ADD", ["NO_SUCH_TYPE"] * 2, none) == ("0",)


def test_a_constant_too_long_for_its_box_is_shown_by_its_extents() -> None:
    alpha = KeptOperand("TENSOR_FLOAT32", "CONSTANT_COPY", [2, 2], [0.123456, -0.123456, 1.0, 2.0])
    assert _lines("PRELU", ["TENSOR_FLOAT32"], alpha) == ("alpha float32 [2, 2]",)
    assert _lines("PRELU", ["TENSOR_FLOAT32"], replace(alpha, dimensions=[2], values=[0.5, 1.0])) == (
        "alpha [0.5, 1.0]",
    )
