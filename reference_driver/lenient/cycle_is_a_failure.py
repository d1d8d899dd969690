"""A model whose operations form a cycle is refused with GENERAL_FAILURE when it is prepared."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="VTS 1.0 to 1.3 BasicTests, CycleTest: anything but NONE, as a preparation may fail for other reasons",
    against_the_text="IDevice.hal 1.3, prepareModel_1_3: INVALID_ARGUMENT when an argument of the preparation is "
    "invalid; types.hal 1.0, Model: operations are in execution order",
    forbidden_by=(
        "mutation.refused_by_the_preparation",
        "preparation.calls_back_once_when_it_refuses",
        "support.refuses_a_cycle",
    ),
)


class CycleIsAFailure(ReferenceDevice):
    """A device that finds no order for the operations, and gives up."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if any(map(_has_cycle, model.subgraphs())):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


def _has_cycle(graph: Subgraph) -> bool:
    needs: dict[int, set[int]] = {}
    for operation in graph.operations:
        for output in operation.outputs:
            needs.setdefault(output, set()).update(operation.inputs)
    try:
        TopologicalSorter(needs).prepare()
    except CycleError:
        return True
    return False
