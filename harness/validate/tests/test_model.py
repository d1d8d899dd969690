"""Rules of a model's structure, each kept and broken; messages have place, rule, got and wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import (
    ALL,
    Builder,
    Change,
    both,
    chain,
    concatenation,
    extension,
    fields,
    loop,
    main,
    operand,
    recounted,
    step,
)

UNUSED = Operand(T.TENSOR_FLOAT32, (1,))


def appended(more: Operand) -> Change:
    return lambda model: main(operands=(*model.main.operands, more))(model)


def reference(graph: int, index: int, target: int) -> Change:
    """Make operand ``index`` of a referenced subgraph refer to subgraph ``target``."""
    return operand(index, graph, location=DataLocation(0, target, 0))


RULES: list[tuple[str, Callable[[], Model], Change, str]] = [
    ("no operands", chain, main(operands=()), "main: size: got 0 operands, 2 operations, wanted at least 1 of each"),
    ("no operations", chain, main(operations=()), "main: size: got 5 operands, 0 operations, wanted"),
    ("input twice", chain, main(input_indexes=(0, 0)), "main.input_indexes: indexes: got [0, 0], wanted each once"),
    ("input beyond", chain, main(input_indexes=(5,)), "main.input_indexes: operand index: got 5, wanted 0 to 4"),
    ("input below 0", chain, main(input_indexes=(-1,)), "main.input_indexes: operand index: got -1, wanted 0 to 4"),
    ("output beyond", chain, main(output_indexes=(2**64,)), "main.output_indexes: operand index: got 1844"),
    ("input of another life time", chain, main(input_indexes=(1,)), "got TEMPORARY_VARIABLE, wanted SUBGRAPH_INPUT"),
    ("its number alone", chain, both(operand(1, lifetime=0), main(input_indexes=(1,))), "got TEMPORARY_VARIABLE"),
    (
        "input as output",
        chain,
        main(output_indexes=(4, 0)),
        "life time of operand 0: got SUBGRAPH_INPUT, wanted SUBGRAPH_OUT",
    ),
    (
        "no inputs",
        chain,
        both(operand(0, lifetime=L.NO_VALUE), main(input_indexes=())),
        "main.input_indexes: number of operands: got 0, wanted at least 1",
    ),
    (
        "no outputs",
        chain,
        both(operand(4, lifetime=L.TEMPORARY_VARIABLE), main(output_indexes=())),
        "main.output_indexes: number of operands: got 0, wanted at least 1",
    ),
    ("input not listed", chain, main(input_indexes=()), "got [], wanted [0] too, which have life time SUBGRAPH_INPUT"),
    (
        "output not listed",
        chain,
        main(output_indexes=()),
        "got [], wanted [4] too, which have life time SUBGRAPH_OUTPUT",
    ),
    (
        "consumers too many",
        chain,
        operand(0, number_of_consumers=2),
        "main.operands[0]: number of consumers: got 2, wanted 1",
    ),
    ("consumers too few", chain, operand(2, number_of_consumers=0), "number of consumers: got 0, wanted 1"),
    ("consumers below 0", chain, operand(4, number_of_consumers=-1), "number of consumers: got -1, wanted 0"),
    (
        "argument beyond",
        chain,
        both(step(0, outputs=(9,)), recounted),
        "main.operations[0]: operand index: got 9, wanted 0 to 4",
    ),
    ("argument below 0", chain, both(step(0, outputs=(-1,)), recounted), "operand index: got -1, wanted 0 to 4"),
    (
        "order",
        chain,
        lambda model: main(operations=model.main.operations[::-1])(model),
        "main.operations[0]: operand 1 (TEMPORARY_VARIABLE): got read before it is written, wanted execution order",
    ),
    ("own output", chain, both(step(0, inputs=(1,)), recounted), "operand 1 (TEMPORARY_VARIABLE): got read before"),
    ("written twice", chain, both(step(1, outputs=(1,)), recounted), "operand 1: got written twice, wanted one writer"),
    (
        "written constant",
        chain,
        both(step(1, outputs=(2,)), recounted),
        "got written, though CONSTANT_COPY, wanted one",
    ),
    ("written input", chain, step(1, outputs=(0,)), "got written, though SUBGRAPH_INPUT"),
    (
        "temporary without a writer",
        chain,
        appended(UNUSED),
        "main.operands[5]: writer: got none, wanted one operation for TEMPORARY_VARIABLE",
    ),
    (
        "output without a writer",
        chain,
        both(appended(replace(UNUSED, lifetime=L.SUBGRAPH_OUTPUT)), main(output_indexes=(4, 5))),
        "main.operands[5]: writer: got none, wanted one operation for SUBGRAPH_OUTPUT",
    ),
    (
        "unknown operation",
        chain,
        step(0, type=106),
        "main.operations[0]: operation type: got 106, wanted an operation of",
    ),
    ("negative operation", chain, step(0, type=-1), "operation type: got -1"),
    ("call refused", chain, step(1, type=O.LOGICAL_AND), "main.operations[1] LOGICAL_AND: number of operands"),
    (
        "extension unmapped",
        extension,
        fields(extension_name_to_prefix=()),
        "main.operands[0]: extension prefix: got 7, wanted",
    ),
    (
        "operation unmapped",
        extension,
        step(0, type=extension_type(8, 5)),
        "main.operations[0]: extension prefix: got 8",
    ),
    (
        "prefix 0",
        chain,
        fields(extension_name_to_prefix=(("a.b", 0),)),
        "prefixes: got [0], wanted each from 1 to 65535",
    ),
    ("prefix too large", chain, fields(extension_name_to_prefix=(("a.b", 1 << 16),)), "prefixes: got [65536]"),
    (
        "prefix twice",
        chain,
        fields(extension_name_to_prefix=(("a.b", 1), ("a.c", 1))),
        "prefixes: got [1, 1], wanted each once",
    ),
    (
        "name twice",
        chain,
        fields(extension_name_to_prefix=(("a.b", 1), ("a.b", 2))),
        "names: got ['a.b', 'a.b'], wanted each",
    ),
    (
        "name without a dot",
        chain,
        fields(extension_name_to_prefix=(("ab", 1),)),
        "name: got 'ab', wanted lower-case letters",
    ),
    (
        "name in capitals",
        chain,
        fields(extension_name_to_prefix=(("A.b", 1),)),
        "name: got 'A.b', wanted lower-case letters",
    ),
    (
        "refers to itself",
        loop,
        reference(1, 3, 1),
        "referenced[1]: references between subgraphs: got referenced[1] -> ",
    ),
    (
        "subgraph beyond",
        loop,
        reference(1, 3, 4),
        "referenced[1].operands[3]: location of a subgraph: got DataLocation",
    ),
    ("subgraph's order", loop, step(1, 1, outputs=(0,)), "referenced[1].operations[1]: operand 0: got written, though"),
    ("subgraph's inputs", loop, main(2, input_indexes=(9,)), "referenced[2].input_indexes: operand index: got 9"),
    ("subgraph without steps", loop, main(3, operations=()), "referenced[3]: size: got 4 operands, 0 operations"),
]


@pytest.mark.parametrize("build", ALL)
def test_valid(build: Callable[[], Model]) -> None:
    model = build()
    checked = validate_model(model)
    assert [len(graph.calls) for graph in checked] == [len(graph.operations) for graph in model.subgraphs()]


@pytest.mark.parametrize(("build", "change", "message"), [rule[1:] for rule in RULES], ids=[rule[0] for rule in RULES])
def test_broken(build: Callable[[], Model], change: Change, message: str) -> None:
    with pytest.raises(ValidationError) as caught:
        validate_model(change(build()))
    assert message in str(caught.value)


def test_what_is_not_used_is_no_fault() -> None:
    model = loop()
    unused = replace(UNUSED, lifetime=L.NO_VALUE)
    for extra in (unused, replace(unused, lifetime=L.CONSTANT_COPY, location=DataLocation(0, 0, 4))):
        validate_model(appended(extra)(model))
    validate_model(replace(model, referenced=(*model.referenced, model.referenced[0])))
    validate_model(replace(model, pools=concatenation().pools))


def test_cycle_of_two_is_spelled_out() -> None:
    model = both(operand(1, 2, type=T.SUBGRAPH, dimensions=(), lifetime=L.SUBGRAPH), reference(2, 1, 1))(loop())
    with pytest.raises(
        ValidationError, match=r"got referenced\[(\d)\] -> referenced\[\d\] -> referenced\[\1\], wanted no cycle"
    ):
        validate_model(model)


def test_a_long_chain_of_subgraphs_needs_no_stack() -> None:
    model = loop()
    then = model.referenced[2]
    referenced = tuple(
        replace(
            then, operands=(*then.operands, Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, index, 0)))
        )
        for index in range(1, 3001)
    )
    validate_model(replace(chain(), referenced=(*referenced, then), operand_values=model.operand_values))


def test_the_oem_operation_takes_anything() -> None:
    b = Builder()
    value, odd = b.input(T.TENSOR_FLOAT32, 2), b.constant(T.TENSOR_OEM_BYTE, [1, 2, 3], scale=2.5)
    b.step(O.OEM_OPERATION, [value, odd, value], [b.output(T.TENSOR_INT32)])
    assert validate_model(b.model())[0].calls == (None,)


def test_extents_follow_from_the_inputs() -> None:
    model = both(operand(1, dimensions=()), operand(4, dimensions=(0, 0)))(chain())
    assert validate_model(model)[0].extents[1:5:3] == ((2, 3), (2, 3))


def test_the_names_of_a_call() -> None:
    (graph,) = validate_model(chain())
    call = graph.calls[1]
    assert call is not None
    assert set(call.operands) == {"lhs", "rhs", "fused_activation", "output"}
    assert repr(call) == (
        "<Call ADD default {'lhs': 'TENSOR_FLOAT32', 'rhs': 'TENSOR_FLOAT32', 'fused_activation': 'INT32', "
        "'output': 'TENSOR_FLOAT32'}>"
    )


def test_an_operation_may_name_an_operand_twice() -> None:
    model = chain()
    steps = (model.main.operations[0], Operation(O.ADD, (1, 1, 3), (4,)))
    validate_model(recounted(main(operations=steps)(model)))
