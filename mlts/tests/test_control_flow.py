"""IF and WHILE from `.tflite` to a Model: both branches and loops of any number of iterations against LiteRT's own, the
variables of a loop in the HAL's form, and which files are refused.
"""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.compare import compare_output
from nnconform.harness.oracle.tolerance import output_tolerance
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.network import Network, run_model

if not INSTALLED:
    pytest.skip(
        "LiteRT, which writes the models and runs them in comparison, is not installed", allow_module_level=True
    )

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.files import converted, refusal
from nnconform.mlts.tests.nets import F, I
from nnconform.mlts.tests.nets_cells import CELLS
from nnconform.mlts.tests.nets_control_flow import FLOWS, ONE, PLAIN, B, below, choice, counted, of_two

DRIVER = "inproc:reference_driver?hal=1.3"
SEED = 5


def inputs_for(converted, turn: int) -> list[np.ndarray]:
    """Truth values change with each turn; so does the count that a loop begins with, from below its limit to the
    limit.
    """
    values = []
    for position, operand in enumerate(converted.inputs()):
        dtype = DTYPES[OperandType(operand.type)]
        numbers = np.arange(np.prod(operand.dimensions, dtype=int)).reshape(operand.dimensions)
        if operand.type == OperandType.TENSOR_BOOL8:
            values.append(np.full(operand.dimensions, turn % 2, dtype))
        else:
            values.append((operand.zero_point + 2 * turn + (position + 1) * numbers).astype(dtype))
    return values


@pytest.mark.parametrize("name", FLOWS)
def test_each_way_through_is_litert_s(tmp_path, name):
    found = converted(tmp_path, FLOWS[name])
    litert = LiteRT(found.path.read_bytes(), "reference")
    seen = []
    with closing(Session(DRIVER)) as session, Network(session, found.model) as network:
        for turn in range(4):
            inputs = inputs_for(found, turn)
            shaped = [value.reshape(shape) for value, shape in zip(inputs, litert.shapes, strict=True)]
            wanted, got = litert(*shaped), network(*inputs)
            seen.append(b"".join(array.tobytes() for array in wanted))
            for place, (operand, expected, value) in enumerate(zip(found.outputs(), wanted, got, strict=True)):
                tolerance = output_tolerance(found.model, found.model.main.output_indexes[place])
                result = compare_output(place, operand, expected.reshape(operand.dimensions), value, tolerance)
                assert result.passed, (turn, result)
    assert len(set(seen)) > 1, "an answer to everything proves nothing"


@pytest.mark.parametrize("code", [OperationType.IF, OperationType.WHILE])
def test_drawn_ones_are_the_same_when_written_and_read_back(tmp_path, code):
    """Of float32, float16, int32 and quantised variables, with and without some that stay inside the loop."""
    op, seen = TABLE[code], set()
    (form,), (types,) = op.forms, op.rows
    with closing(Session(DRIVER)) as session:
        for number in range(40):
            drawn = draw(Choices.from_seed(100 * SEED + number), op, form, types)
            inputs = [value for value in drawn.inputs if value is not None]
            wanted = run_model(session, drawn.model, inputs)
            model = converted(tmp_path, to_tflite(drawn.model)).model
            for expected, got in zip(wanted, run_model(session, model, inputs), strict=True):
                np.testing.assert_array_equal(got, expected)
                seen.add(expected.dtype.name)
    assert seen == {"float32", "float16", "int32", "uint8"}


def steps_of(graph) -> list[OperationType]:
    return [OperationType(step.type) for step in graph.operations]


def loop_of(tmp_path, name: str) -> tuple[int, int, int]:
    """Return how many variables the HAL's loop outputs, how many more its body does, and how many it does not
    change.
    """
    model = converted(tmp_path, FLOWS[name]).model
    (step,) = [step for step in model.main.operations if step.type == OperationType.WHILE]
    body = model.referenced[model.main.operands[step.inputs[1]].location.offset]
    given = len(step.outputs)
    return given, len(body.output_indexes) - given, len(body.input_indexes) - len(body.output_indexes)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("while", (2, 0, 1)),
        ("while_count_unread", (1, 1, 1)),
        ("while_reads_what_stays", (1, 1, 1)),
        ("while_from_the_middle", (2, 0, 1)),
        ("while_never", (1, 0, 0)),
        ("while_in_while", (2, 1, 0)),
        ("if_in_while", (1, 1, 1)),
    ],
)
def test_the_kinds_of_a_loop_s_variables(tmp_path, name, kinds):
    assert loop_of(tmp_path, name) == kinds


def test_subgraphs_and_constants_have_one_place_each(tmp_path):
    model = converted(tmp_path, FLOWS["if_one_branch_twice"]).model
    assert len(model.referenced) == 1
    # 4 is the loop's limit alone, 2 that of the condition inside; 1 is the count's step in the body; 0 it begins with,
    # and is what every ADD and MUL has for its activation.
    nested = converted(tmp_path, FLOWS["if_in_while"]).model
    assert sorted(np.frombuffer(nested.operand_values, np.int32)) == [0, 1, 2, 4]


@pytest.mark.parametrize(("name", "branch"), [("if_handed_on", 0), ("if_constant", 0), ("if_swapped", 1)])
def test_what_no_operator_gives_is_copied(tmp_path, name, branch):
    graph = converted(tmp_path, FLOWS[name]).model.referenced[branch]
    assert steps_of(graph) == [OperationType.CAST] * len(graph.output_indexes)


def test_a_condition_of_another_rank_is_made_a_vector(tmp_path):
    assert steps_of(converted(tmp_path, FLOWS["if_rank_3"]).model.main) == [OperationType.REDUCE_ALL, OperationType.IF]
    assert steps_of(converted(tmp_path, FLOWS["if_scalar"]).model.main) == [OperationType.IF]


def at(name: str, position: int, graph: Net) -> Net:
    """Return a net with another subgraph at a position."""
    subgraphs = list(FLOWS[name].others)
    subgraphs[position] = graph
    return replace(FLOWS[name], others=tuple(subgraphs))


def with_options(name: str, **options: int) -> Net:
    net = FLOWS[name]
    (operator,) = net.operators
    return replace(net, operators=(replace(operator, options={**(operator.options or {}), **options}),))


STATE = (I(), F(2, 3), F(2, 3))
RUNS_1_AGAIN = Net(
    (F(2, 2), F(2, 2), B(1, data=[True]), F(2, 2)),
    (Op("IF", (2, 0, 1), (3,), {"thenSubgraphIndex": 1, "elseSubgraphIndex": 1}),),
    (0, 1),
)
RUNS_MAIN = Net(
    (F(2, 2), F(2, 2), B(1, data=[True]), F(2, 2)),
    (Op("IF", (2, 0, 1), (3,), {"thenSubgraphIndex": 0, "elseSubgraphIndex": 2}),),
    (0, 1),
)
RUNNING = (B(1, data=[True]), F(2, 2), F(2, 2), F(2, 2))
VARIABLE = Net((F(2), F(2), T("FLOAT32", (2,), variable=True), F(2)), (Op("ADD", (0, 2), (3,), PLAIN),), (0, 1), (3,))
LOSING = Net((F(2, 3), F(2, 3)), (), (0,), (0,))

REFUSED = {
    "index": (
        with_options("if", thenSubgraphIndex=3),
        "operator 0 (IF): then_subgraph: no subgraph 3, the file has 3",
    ),
    "index_below": (
        with_options("while", bodySubgraphIndex=-1),
        "operator 0 (WHILE): body_subgraph: no subgraph -1, the file has 3",
    ),
    "itself": (at("if", 0, RUNS_1_AGAIN), "a subgraph runs itself: subgraph 1 -> subgraph 1"),
    "by_another": (
        at(
            "while_in_if",
            3,
            replace(
                counted(*STATE),
                operators=(Op("WHILE", (0, 1, 2), (4, 5, 2), {"condSubgraphIndex": 3, "bodySubgraphIndex": 4}),),
            ),
        ),
        "a subgraph runs itself: subgraph 4 -> subgraph 4",
    ),
    "if_inputs": (
        at("if", 1, Net((F(2, 2), F(2, 2)), (Op("NEG", (0,), (1,), PLAIN),))),
        "operator 0 (IF): else_subgraph: number of inputs of subgraph 2: got 1, wanted 2",
    ),
    "if_outputs": (
        at("if", 0, replace(of_two("ADD", F(2, 2)), outputs=(2, 2))),
        "operator 0 (IF): then_subgraph: number of outputs of subgraph 1: got 2, wanted 1",
    ),
    "condition_outputs": (
        at("while", 0, replace(below(ONE, *STATE), outputs=(4, 4))),
        "operator 0 (WHILE): cond_subgraph: number of outputs of subgraph 1: got 2, wanted 1",
    ),
    "body_inputs": (
        at("while", 1, LOSING),
        "operator 0 (WHILE): body_subgraph: number of inputs of subgraph 2: got 1, wanted 3",
    ),
    "body_outputs": (
        at("while", 1, replace(counted(*STATE), outputs=(4, 5))),
        "operator 0 (WHILE): body_subgraph: number of outputs of subgraph 2: got 2, wanted 3",
    ),
    "loop_outputs": (
        replace(
            FLOWS["while"],
            operators=(replace(FLOWS["while"].operators[0], outputs=(3, 4)),),
        ),
        "operator 0 (WHILE): number of outputs: got 2, wanted 3, as many as inputs",
    ),
    "variable": (
        replace(choice(B(1), VARIABLE, VARIABLE, F(2), F(2))),
        "subgraph 1: tensor 2 't2': a variable is convertible in the main subgraph only: another one keeps nothing",
    ),
    "operation": (
        at("while", 1, Net(STATE + STATE, (Op("COS", (1,), (4,), {}),), (0, 1, 2), (3, 4, 5))),
        "subgraph 2: operation COS (operator 0) is not convertible; convertible: ABS, ADD,",
    ),
    "tensor": (
        at("if", 0, Net((F(2, 2), F(2, 2)), (Op("ADD", (0, 7), (1,), PLAIN),), (0, 1))),
        "subgraph 1: tensor 7: no such tensor, wanted one from 0 to 1",
    ),
    "options_of_an_operator": (
        at("if", 0, of_two("ADD", F(2, 2), fusedActivationFunction=4)),
        "subgraph 1: operator 0 (ADD): activation: TANH is not convertible",
    ),
    "no_options": (
        replace(FLOWS["if"], operators=(replace(FLOWS["if"].operators[0], options=None),)),
        "operator 0 (IF): options: got NONE, wanted IfOptions",
    ),
    "condition_type": (
        replace(FLOWS["if"], tensors=(I(1), *FLOWS["if"].tensors[1:])),
        "tensor 0 't0': condition: got INT32 [1], wanted one element of BOOL",
    ),
    "condition_size": (
        replace(FLOWS["if"], tensors=(B(2), *FLOWS["if"].tensors[1:])),
        "tensor 0 't0': condition: got BOOL [2], wanted one element of BOOL",
    ),
    # As LiteRT does, which takes it of IF.
    "verdict_rank": (
        at("while", 0, below(I(1, 1, data=[[3]]), *STATE, verdict=B(1, 1))),
        "subgraph 1: tensor 4 't4': result of a loop's condition: got BOOL [1, 1], wanted BOOL [] or [1]",
    ),
    "no_inputs": (
        Net(
            (F(1), F(1)),
            (Op("NEG", (0,), (1,), PLAIN), Op("WHILE", (), (), {"condSubgraphIndex": 1, "bodySubgraphIndex": 2})),
            others=(Net((B(1, data=[True]),), (), (), (0,)), Net((), (), (), ())),
        ),
        "operator 1 (WHILE): number of inputs: got 0, wanted at least 1",
    ),
    "contract": (
        at("if", 1, of_two("ADD", F(3, 3))),
        "not a valid model of the HAL: main.operations[0] IF.else_graph.inputs: extents of operand 0",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_plain_words(tmp_path, name):
    net, words = REFUSED[name]
    assert refusal(tmp_path, net).startswith(words)


def test_the_main_subgraph_run_by_another(tmp_path):
    # A cycle begins nowhere: any of the two may be named first.
    text = refusal(tmp_path, replace(at("if", 0, RUNS_MAIN), inputs=(1, 2), tensors=RUNNING))
    assert text.startswith("a subgraph runs itself: ")
    assert "the main subgraph -> subgraph 1" in text
    assert "subgraph 1 -> the main subgraph" in text


def test_a_variable_beside_a_loop_is_a_state(tmp_path):
    """In the main subgraph, and not in those that it runs."""
    cell, flow = CELLS["rnn"], choice(B(1), of_two("ADD", F(2)), of_two("SUB", F(2)), F(2), F(2))
    count = len(cell.tensors)
    (operator,) = flow.operators
    moved = replace(
        operator,
        inputs=tuple(count + index for index in operator.inputs),
        outputs=tuple(count + index for index in operator.outputs),
    )
    both = Net(
        (*cell.tensors, *flow.tensors),
        (*cell.operators, moved),
        (*cell.inputs, *(count + index for index in flow.inputs)),
        (*(index % count for index in cell.outputs), *(count + index for index in flow.outputs)),
        flow.others,
    )
    assert converted(tmp_path, both).state_count == 1


def test_subgraphs_within_subgraphs_to_any_depth(tmp_path):
    """1200 nested ones: the reader does not recurse."""
    depth = 1200
    inner = [
        Net(
            (B(1), F(1), F(1)),
            (Op("IF", (0, 0, 1), (2,), {"thenSubgraphIndex": number, "elseSubgraphIndex": number}),),
            (0, 1),
        )
        for number in range(1, depth + 1)
    ]
    last = Net((B(1), F(1), F(1)), (Op("NEG", (1,), (2,), PLAIN),), (0, 1))
    assert len(converted(tmp_path, replace(inner[0], others=(*inner[1:], last))).model.referenced) == depth
