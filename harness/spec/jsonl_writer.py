"""Writes cases, one a line, in the form that ``harness/spec/jsonl.py`` reads and describes."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, Operand, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.json_values import float_text, list_of
from nnconform.harness.spec.jsonl import SUFFIX, Header, read_jsonl


def case_line(case: Case, header: Header) -> str:
    """Return the line of a case. Raises UsageError for a model that the form cannot express."""
    optional = {
        "source": case.source if case.source != header.source else "",
        "min_version": "" if case.min_version is None else str(case.min_version),
        "relaxed": case.model.relax_computation_float32_to_float16,
        "expect_failure": case.expect_failure,
        "multinomial_tolerance": case.multinomial_tolerance,
        "variations": case.variations,
        "confirmed": case.confirmed,
        "whole_network": case.whole_network,
    }
    try:
        subgraphs = [_subgraph(case, graph) for graph in case.model.subgraphs()]
    except (KeyError, ValueError) as error:
        raise UsageError(f"case {case.name}: no {SUFFIX} file can express its model: {error}") from None
    if case.model.extension_name_to_prefix:
        raise UsageError(f"case {case.name}: no {SUFFIX} file can express a model with vendor extensions")
    fields = {"name": case.name, **{key: value for key, value in optional.items() if value}, "subgraphs": subgraphs}
    return _text(fields)


def cases_text(cases: Iterable[Case], header: Header) -> str:
    """Return the text of a whole file. Raises UsageError for a model that the form cannot express."""
    return "".join(f"{line}\n" for line in (_text(header), *(case_line(case, header) for case in cases)))


def append_cases(cases: Iterable[Case], path: Path, header: Header) -> None:
    """Append cases to a file, with ``header`` first if it is new; a case whose name is in use gets a number. Several
    processes may do this at once. Raises UsageError.
    """
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        names = set()
        # Another process may have written while this one waited for the lock.
        if file.seek(0, os.SEEK_END):
            names = {case.name for case in read_jsonl(path)}
        else:
            file.write(_text(header) + "\n")
        for case in cases:
            file.write(case_line(replace(case, name=_unused(case.name, names)), header) + "\n")


def _unused(name: str, names: set[str]) -> str:
    """Return the name or, if it is in use, the name with a number; the result is in use from now on."""
    number, unused = 1, name
    while unused in names:
        number += 1
        unused = f"{name}_{number}"
    names.add(unused)
    return unused


def _text(fields: Any) -> str:
    """Return an object as one line, with a space after each comma and colon."""
    return msgspec.json.format(msgspec.json.encode(fields), indent=0).decode()


def _subgraph(case: Case, graph: Subgraph) -> dict[str, Any]:
    values = _values(case) if graph is case.model.main else {}
    return {
        "operands": [_operand(case.model, each, values.get(index)) for index, each in enumerate(graph.operands)],
        "operations": [
            {"type": OperationType(step.type).name, "inputs": step.inputs, "outputs": step.outputs}
            for step in graph.operations
        ],
        "inputs": graph.input_indexes,
        "outputs": graph.output_indexes,
    }


def _values(case: Case) -> dict[int, Array | None]:
    """Return the values of the main subgraph's inputs and outputs, by operand."""
    main = case.model.main
    return dict(zip((*main.input_indexes, *main.output_indexes), (*case.inputs, *case.expected), strict=True))


def _operand(model: Model, operand: Operand, value: Array | None) -> dict[str, Any]:
    lifetime = OperandLifeTime(operand.lifetime)
    fields: dict[str, Any] = {"type": OperandType(operand.type).name, "lifetime": lifetime.name}
    if operand.dimensions:
        fields["dimensions"] = operand.dimensions
    if operand.scale:
        fields["scale"] = _float32(operand.scale)
    if operand.zero_point:
        fields["zero_point"] = operand.zero_point
    extra = operand.extra_params
    if isinstance(extra, SymmPerChannelQuantParams):
        fields["channel_dim"] = extra.channel_dim
        fields["channel_scales"] = [_float32(scale) for scale in extra.scales]
    elif extra is not None:
        raise ValueError("an extension's parameters")
    if lifetime == OperandLifeTime.SUBGRAPH:
        fields["subgraph"] = operand.location.offset + 1
    elif lifetime in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
        value = np.frombuffer(model.constant(operand), DTYPES[OperandType(operand.type)])
        fields["values"] = msgspec.Raw(list_of(value).encode())
    elif value is not None:
        if value.shape != _known_shape(operand, value):
            fields["shape"] = value.shape
        fields["values"] = msgspec.Raw(list_of(value).encode())
    elif lifetime == OperandLifeTime.SUBGRAPH_OUTPUT:
        fields["ignored"] = True
    return fields


def _known_shape(operand: Operand, value: Array) -> tuple[int, ...]:
    """Return the shape that a reader assumes for a value without ``shape``."""
    return (value.size,) if is_tensor(operand.type) and not operand.dimensions else operand.dimensions


def _float32(value: float) -> msgspec.Raw:
    if not np.isfinite(value):
        raise ValueError(f"a scale of {value}")
    return msgspec.Raw(float_text(np.float32(value)).encode())
