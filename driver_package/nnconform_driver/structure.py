"""What must hold of a model before a driver may follow its indexes: nothing leads outside, values exist when read.

It is a part of the contract's rules only: what an operation's arguments must be is the driver's to check.
"""

from typing import Sequence, Set

from nnconform_driver.codes import OperandLifeTime
from nnconform_driver.errors import ValidationError
from nnconform_driver.values import Model, Operand, Subgraph

_LIFETIMES = frozenset(int(each) for each in OperandLifeTime)
_WRITTEN = (OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT)


def check_structure(model: Model) -> None:
    """Raise ValidationError if an index, a location or the order of operations is impossible."""
    for number, graph in enumerate((model.main, *model.referenced)):
        where = "main" if number == 0 else f"referenced[{number - 1}]"
        for index, operand in enumerate(graph.operands):
            _check_operand(model, operand, f"{where}.operands[{index}]")
        _check_graph(graph, where)


def _check_operand(model: Model, operand: Operand, where: str) -> None:
    if operand.lifetime not in _LIFETIMES:
        raise ValidationError(where, "life time", operand.lifetime, "one of the HAL's")
    if any(extent < 0 for extent in operand.dimensions):
        raise ValidationError(where, "dimensions", list(operand.dimensions), "none below 0")
    location = operand.location
    if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
        size = len(model.operand_values)
    elif operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
        if not 0 <= location.pool_index < len(model.pools):
            raise ValidationError(where, "pool index", location.pool_index, f"one of {len(model.pools)} pools")
        size = model.pools[location.pool_index].size
    elif operand.lifetime == OperandLifeTime.SUBGRAPH:
        if not 0 <= location.offset < len(model.referenced):
            raise ValidationError(where, "subgraph", location.offset, f"one of {len(model.referenced)}")
        return
    else:
        return
    if min(location.offset, location.length) < 0 or location.offset + location.length > size:
        raise ValidationError(where, "location", location, f"within {size} bytes")


def _check_graph(graph: Subgraph, where: str) -> None:
    _check_indexes(graph, graph.input_indexes, where + ".input_indexes")
    _check_indexes(graph, graph.output_indexes, where + ".output_indexes")
    boundary = graph.input_indexes + graph.output_indexes
    if len(set(boundary)) != len(boundary):
        raise ValidationError(where, "inputs and outputs", list(boundary), "each operand once")
    missing = {index for index, operand in enumerate(graph.operands) if operand.lifetime in _WRITTEN}
    for number, operation in enumerate(graph.operations):
        _check_operation(graph, number, missing, where)
        missing -= set(operation.outputs)
    if missing.intersection(graph.output_indexes):
        raise ValidationError(where + ".output_indexes", "outputs", list(graph.output_indexes), "written by operations")


def _check_operation(graph: Subgraph, number: int, missing: Set[int], where: str) -> None:
    operation, here = graph.operations[number], f"{where}.operations[{number}]"
    _check_indexes(graph, operation.inputs, here + ".inputs")
    _check_indexes(graph, operation.outputs, here + ".outputs")
    if missing.intersection(operation.inputs):
        raise ValidationError(here + ".inputs", "operands", list(operation.inputs), "operands that have a value by now")
    if len(set(operation.outputs)) != len(operation.outputs) or not missing.issuperset(operation.outputs):
        raise ValidationError(here + ".outputs", "operands", list(operation.outputs), "operands without a value yet")


def _check_indexes(graph: Subgraph, indexes: Sequence[int], where: str) -> None:
    for index in indexes:
        if not 0 <= index < len(graph.operands):
            raise ValidationError(where, "index", index, f"that of one of {len(graph.operands)} operands")
