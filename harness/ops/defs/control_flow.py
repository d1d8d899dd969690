"""IF and WHILE: operations that run other subgraphs of the model.

Source: the comments on IF and WHILE in types.hal 1.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import FusedActivation, HalVersion, OperandType, OperationType, name_of
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Arrange, Call, Check, Form, Op, Unknown
from nnconform.harness.ops.ranges import gradually
from nnconform.harness.ops.schema import Arg, Dims, rows, tensor
from nnconform.harness.ops.subgraphs import SubgraphWriter

T, V = OperandType, HalVersion


def _graph(name: str) -> Arg:
    return Arg(name, T.SUBGRAPH)


def _list(name: str) -> Arg:
    return tensor(name, rank=(0, None), repeated=True, any_type=True)


def _operands(call: Call, name: str) -> list[Operand]:
    operands = call.operands[name]
    assert isinstance(operands, list)
    return operands


def _inputs(graph: Subgraph) -> list[Operand]:
    return [graph.operands[index] for index in graph.input_indexes]


def _outputs(graph: Subgraph) -> list[Operand]:
    return [graph.operands[index] for index in graph.output_indexes]


def _same(call: Call, field: str, got: Sequence[Operand], wanted: Sequence[Operand]) -> None:
    """Check that operands passed into or out of a subgraph agree in type, quantisation and known extents."""
    if len(got) != len(wanted):
        call.fail(field, "number of operands", len(got), len(wanted))
    for place, (inner, outer) in enumerate(zip(got, wanted, strict=True)):
        if inner.type != outer.type:
            call.fail(field, f"operand type {place}", name_of(T, inner.type), name_of(T, outer.type))
        own, other = ((each.scale, each.zero_point, each.extra_params) for each in (inner, outer))
        if own != other:
            call.fail(field, f"quantisation of operand {place}", own, other)
        a, b = inner.dimensions, outer.dimensions
        if a and b and (len(a) != len(b) or any(x and y and x != y for x, y in zip(a, b, strict=True))):
            call.fail(field, f"extents of operand {place}", list(a), list(b))


def _check_condition(call: Call, field: str, condition: Operand) -> None:
    """Check that a condition is declared as one boolean: an extent left open is none."""
    if condition.type != T.TENSOR_BOOL8 or condition.dimensions != (1,):
        call.fail(field, "operand", condition, "a TENSOR_BOOL8 of dimensions [1]")


def _check_if(call: Call) -> None:
    _check_condition(call, "condition", call.operand("condition"))
    for name in ("then_graph", "else_graph"):
        _same(call, f"{name}.inputs", _inputs(call.subgraph(name)), _operands(call, "inputs"))
        _same(call, f"{name}.outputs", _outputs(call.subgraph(name)), _operands(call, "outputs"))


def _check_while(call: Call) -> None:
    """Check that the body returns the operation's outputs, then internal state, and that the condition takes the body's
    inputs.
    """
    condition, body = call.subgraph("condition_graph"), call.subgraph("body_graph")
    inputs, outputs, results = _operands(call, "inputs"), _operands(call, "outputs"), _outputs(body)
    _same(call, "condition_graph.inputs", _inputs(condition), inputs)
    _same(call, "body_graph.inputs", _inputs(body), inputs)
    if not len(outputs) <= len(results) <= len(inputs):
        call.fail("body_graph.outputs", "number of operands", len(results), f"{len(outputs)} to {len(inputs)}")
    _same(call, "body_graph.outputs", results[: len(outputs)], outputs)
    _same(call, "body_graph.outputs", results, inputs[: len(results)])
    verdict = _outputs(condition)
    if len(verdict) != 1:
        call.fail("condition_graph.outputs", "number of operands", len(verdict), 1)
    _check_condition(call, "condition_graph.outputs", verdict[0])


def _known_outputs(call: Call) -> tuple[Dims | None, ...]:
    """Raise Unknown: a subgraph's outputs are known only once it runs; the model declares what it can."""
    raise Unknown("subgraphs")


_NUMBER = Operand(T.TENSOR_INT32, (1,))
_VERDICT = Operand(T.TENSOR_BOOL8, (1,))


def _arrange_state(draft: CallDraft) -> Operand:
    """Draw a tensor of a type that can be added and subtracted; the first input's if that is fixed."""
    if draft.operands.get("inputs"):
        return draft.operands["inputs"][0]
    code = draft.pick((T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16))
    dimensions = tuple(draft.integer(1, 3) for _ in range(draft.integer(1, 3)))
    quantised = code == T.TENSOR_QUANT8_ASYMM
    return Operand(code, dimensions, scale=0.25 if quantised else 0.0, zero_point=128 if quantised else 0)


def _arrange_branches(draft: CallDraft) -> None:
    """Draw two branches that return different results for the same inputs."""
    state, outputs = _arrange_state(draft), draft.integer(1, 2)
    draft.operands["inputs"] = [state] * draft.integer(2, 3)
    draft.operands["outputs"] = [state] * outputs
    steps = {"then_graph": (OperationType.ADD, OperationType.SUB), "else_graph": (OperationType.SUB, OperationType.ADD)}
    for name, codes in steps.items():
        graph = SubgraphWriter(draft.operands["inputs"], draft.constants)
        none = graph.constant(T.INT32, FusedActivation.NONE)
        last = len(draft.operands["inputs"]) - 1
        operand_pairs = ((0, 1, none), (last, 0, none))
        results = [graph.step(*step, state) for step in zip(codes[:outputs], operand_pairs[:outputs], strict=True)]
        draft.graphs[name] = graph.finish(results)


def _arrange_loop(draft: CallDraft) -> None:
    """Draw a loop that adds to a tensor and counts its iterations.

    The counter may be internal state; the addend and the limit of the counter may be inputs.
    """
    state, turns, added, limited = _arrange_state(draft), draft.pick((1, 0, 2, 3)), draft.flag(), draft.flag()
    inputs = [state, _NUMBER, *([state] if added else []), *([_NUMBER] if limited else [])]
    start = draft.integer(-2, 2)
    draft.operands["inputs"], draft.operands["outputs"] = inputs, inputs[: draft.pick((2, 1))]
    draft.contents["inputs"] = [None, [start], *([None] if added else []), *([[start + turns]] if limited else [])]
    condition = SubgraphWriter(inputs, draft.constants)
    limit = len(inputs) - 1 if limited else condition.constant(T.TENSOR_INT32, [start + turns])
    draft.graphs["condition_graph"] = condition.finish([condition.step(OperationType.LESS, (1, limit), _VERDICT)])
    body = SubgraphWriter(inputs, draft.constants)
    none, one = body.constant(T.INT32, FusedActivation.NONE), body.constant(T.TENSOR_INT32, [1])
    more = body.step(OperationType.ADD, (0, 2 if added else 0, none), state)
    draft.graphs["body_graph"] = body.finish([more, body.step(OperationType.ADD, (1, one, none), _NUMBER)])


def _form(*graphs: str, check: Check, condition: bool, arrange: Arrange) -> tuple[Form]:
    first = (tensor("condition", "1", type=T.TENSOR_BOOL8),) if condition else ()
    return (
        Form(
            "default",
            (*first, *map(_graph, graphs), _list("inputs")),
            (_list("outputs"),),
            _known_outputs,
            checks=(check,),
            arrange=arrange,
        ),
    )


IF = Op(
    OperationType.IF,
    "The outputs of then_graph where the condition holds, else those of else_graph.",
    _form("then_graph", "else_graph", check=_check_if, condition=True, arrange=_arrange_branches),
    rows(V.V1_3, T.TENSOR_BOOL8),
    range=gradually,
)
WHILE = Op(
    OperationType.WHILE,
    "Runs body_graph as long as condition_graph says so; the state passes from one iteration to the next.",
    _form("condition_graph", "body_graph", check=_check_while, condition=False, arrange=_arrange_loop),
    rows(V.V1_3, T.TENSOR_BOOL8),
    range=gradually,
)
