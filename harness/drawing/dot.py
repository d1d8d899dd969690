"""Writes a model as a graph for Graphviz: a node for each operation and operand, an edge for each argument.

An edge has the number of the argument. Operands show their index, type, dimensions and quantisation, and constants of a
few elements their values; each subgraph is a box of its own, to which the argument of IF or WHILE points.

Source: graphDump of common/GraphDump.cpp of AOSP draws such nodes and edges of the main subgraph, with the values of
scalars; the quantisation, the values of tensors and the other subgraphs are additions.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from nnconform.harness.extensions.names import operation_name
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.graph import Model, Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.model.types import has_unspecified_dimensions

# The colour of the operands of each life time, by its name in Graphviz.
_COLOURS = {
    L.SUBGRAPH_INPUT: "palegreen",
    L.SUBGRAPH_OUTPUT: "lightskyblue",
    L.CONSTANT_COPY: "gray90",
    L.CONSTANT_REFERENCE: "gray80",
    L.NO_VALUE: "white",
    L.SUBGRAPH: "khaki",
    L.TEMPORARY_VARIABLE: "white",
}
# Constants of at most so many elements show their values.
_SHOWN = 4


def graph_dump(model: Model, title: str = "model") -> str:
    """Return a model as the text of a ``.dot`` file, under a title. The model need not be valid: indexes that lead
    nowhere are drawn as nodes of their own.
    """
    return "\n".join(_lines(model, title)) + "\n"


def _lines(model: Model, title: str) -> Iterator[str]:
    yield f"digraph {_quoted(title)} {{"
    yield f'  graph [label={_quoted(title)}, labelloc=t, fontname="Helvetica", compound=true]'
    yield '  node [fontname="Helvetica", fontsize=10]'
    yield '  edge [fontname="Helvetica", fontsize=8]'
    for number, graph in enumerate(model.subgraphs()):
        name = f"referenced[{number - 1}]" if number else "main"
        yield f"  subgraph cluster_{number} {{"
        yield f"    label={_quoted(name)}"
        for index, operand in enumerate(graph.operands):
            label, colour = _operand_label(model, number, index), _COLOURS.get(operand.lifetime, "red")
            style = '"filled,dashed"' if operand.lifetime == L.NO_VALUE else "filled"
            yield f"    g{number}_v{index} [shape=ellipse, style={style}, fillcolor={colour}, label={label}]"
        for index, step in enumerate(graph.operations):
            text = f"{operation_name(model, step.type)}\n#{index}"
            node = f"g{number}_o{index}"
            yield f"    {node} [shape=box, style=filled, fillcolor=lightsalmon, label={_quoted(text)}]"
            for place, operand_index in enumerate(step.inputs):
                yield f"    {_operand_node(number, operand_index)} -> {node} [label={place}]"
            for place, operand_index in enumerate(step.outputs):
                yield f"    {node} -> {_operand_node(number, operand_index)} [label={place}]"
        yield "  }"
    yield from _references(model)
    yield "}"


def _references(model: Model) -> Iterator[str]:
    """Yield the edges from operands that stand for subgraphs to these."""
    for number, graph in enumerate(model.subgraphs()):
        for index, operand in enumerate(graph.operands):
            target = operand.location.offset + 1
            if operand.lifetime != L.SUBGRAPH or not 0 < target <= len(model.referenced):
                continue
            inner = model.referenced[target - 1]
            if inner.operands:
                head = _operand_node(target, (*inner.input_indexes, 0)[0])
                yield f"  {_operand_node(number, index)} -> {head} [style=dashed, lhead=cluster_{target}]"


def _operand_node(graph: int, index: int) -> str:
    return f"g{graph}_v{index}" if index >= 0 else _quoted(f"g{graph}_v{index}")


def _operand_label(model: Model, number: int, index: int) -> str:
    graph = model.subgraphs()[number]
    operand = graph.operands[index]
    lines = [f"{_role(graph.input_indexes, graph.output_indexes, index, operand)} %{index}", _type_text(operand)]
    if operand.scale or operand.zero_point:
        lines.append(f"scale {operand.scale:g}, zero point {operand.zero_point}")
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        params = operand.extra_params
        lines.append(f"{len(params.scales)} scales along axis {params.channel_dim}")
    value = _value_text(model, operand)
    return _quoted("\n".join([*lines, value] if value else lines))


def _role(inputs: tuple[int, ...], outputs: tuple[int, ...], index: int, operand: Operand) -> str:
    """Return what an operand is in its subgraph, with its place among the inputs or outputs."""
    roles = [f"input {inputs.index(index)}"] if index in inputs else []
    roles += [f"output {outputs.index(index)}"] if index in outputs else []
    plain = {L.CONSTANT_COPY: "constant", L.CONSTANT_REFERENCE: "constant in a pool", L.NO_VALUE: "no value"}
    return " and ".join(roles) or plain.get(operand.lifetime, name_of(L, operand.lifetime).lower().replace("_", " "))


def _type_text(operand: Operand) -> str:
    """Return the type and the dimensions, ``?`` for an unknown extent and ``[...]`` for an unknown rank."""
    name = name_of(OperandType, operand.type)
    if operand.dimensions:
        return f"{name} [{', '.join(str(extent or '?') for extent in operand.dimensions)}]"
    return f"{name} [...]" if has_unspecified_dimensions(operand.type, ()) else name


def _value_text(model: Model, operand: Operand) -> str:
    """Return the value of a small constant, "" if there is none to show."""
    dtype = DTYPES.get(OperandType(operand.type)) if operand.type in OperandType._value2member_map_ else None
    place = operand.location
    if operand.lifetime == L.SUBGRAPH:
        return f"= referenced[{place.offset}]"
    if operand.lifetime not in (L.CONSTANT_COPY, L.CONSTANT_REFERENCE) or dtype is None:
        return ""
    if not 0 < place.length <= _SHOWN * dtype.itemsize or place.length % dtype.itemsize:
        return ""
    if operand.lifetime == L.CONSTANT_REFERENCE and not 0 <= place.pool_index < len(model.pools):
        return ""
    data = model.constant(operand)
    if len(data) != place.length:
        return ""
    values = np.frombuffer(data, dtype).tolist()
    return f"= {', '.join(f'{value:g}' if isinstance(value, float) else str(value).lower() for value in values)}"


def _quoted(text: str) -> str:
    """Return a text as a string of Graphviz."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
