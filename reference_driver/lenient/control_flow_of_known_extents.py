"""A model in which IF or WHILE has an operand of unknown extents is refused as invalid."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="AOSP's validation of IF and WHILE, which refuses operands of unknown size at HAL 1.3; VTS 1.3 "
    "GeneratedTestHarness, whose tests of unknown extents leave both out; types.hal 1.3 does not say that it is valid",
    forbidden_by=(
        "burst_channel.executes_what_comes",
        "graphs.give_the_extents",
        "matrix.every_way_gives_the_same_answer",
        "outputs.are_told_to_be_too_small",
        "outputs.have_their_shapes_told",
    ),
)


def _refers_to_a_subgraph(graph: Subgraph, operation: Operation) -> bool:
    operands = (graph.operands[index] for index in operation.inputs if index < len(graph.operands))
    return any(operand.type == OperandType.SUBGRAPH for operand in operands)


class ControlFlowOfKnownExtents(ReferenceDevice):
    """A device whose control flow needs known extents."""

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        for graph in model.subgraphs():
            for operation in graph.operations:
                if not _refers_to_a_subgraph(graph, operation):
                    continue
                for index in (*operation.inputs, *operation.outputs):
                    operand = graph.operands[index] if index < len(graph.operands) else None
                    if operand and is_tensor(operand.type) and not (operand.dimensions and all(operand.dimensions)):
                        return ValidationError(f"operand {index}", "extents", operand.dimensions, "all known")
        return super()._validate(model)
