"""Computes the lowest HAL version that a model needs, from the definitions. The relaxed flag needs none."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, extension_parts, operand_type_since
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Call, Unknown
from nnconform.harness.validate.model import CheckedGraph

_SINCE: dict[int, HalVersion] = {code: operand_type_since(code) for code in OperandType}
# The lowest HAL version that has every operand.
NEWEST_OPERAND = max(HalVersion.V1_2, *_SINCE.values())


def call_version(call: Call) -> HalVersion:
    """Return the lowest HAL version that has this call; it is worked out once for each call."""
    if call.version is None:
        call.version = _call_version(call)
    return call.version


def _call_version(call: Call) -> HalVersion:
    supplied = [arg.since for arg in call.form.inputs if arg.since is not None and call.given(arg.name)]
    bumps = []
    for bump in call.form.bumps:
        try:
            bumps.append(bump(call))
        except Unknown:
            # A type of unknown version is assumed to need no more than the rest.
            continue
    return max((call.op.since, call.types.since, *supplied, *bumps))


def operand_version(operand: Operand) -> HalVersion:
    """Return the lowest HAL version that has this operand."""
    since = _SINCE.get(operand.type)
    if since is None:
        return HalVersion.V1_2
    dimensions = operand.dimensions
    unknown_rank = not dimensions and operand.lifetime != OperandLifeTime.NO_VALUE and is_tensor(operand.type)
    if unknown_rank or (0 in dimensions and operand.lifetime == OperandLifeTime.SUBGRAPH_OUTPUT):
        return max(since, HalVersion.V1_2)
    return since


def _graph_versions(graph: Subgraph, checked: CheckedGraph) -> Iterable[HalVersion]:
    for operation, call in zip(graph.operations, checked.calls, strict=True):
        if call is not None:
            yield call_version(call)
        elif extension_parts(operation.type)[0]:
            yield HalVersion.V1_2
    yield from map(operand_version, graph.operands)


def required_version(model: Model, checked: tuple[CheckedGraph, ...]) -> HalVersion:
    """Return the lowest HAL version that the validated model needs."""
    versions = [HalVersion.V1_3 if model.referenced else HalVersion.V1_0]
    for graph, checked_graph in zip(model.subgraphs(), checked, strict=True):
        versions.extend(_graph_versions(graph, checked_graph))
    return max(versions)
