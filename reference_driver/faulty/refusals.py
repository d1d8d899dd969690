"""Faults of drivers that hold the refusal of one model against another that resembles it."""

from __future__ import annotations

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice

_ALONE, _VALUES = "refusals.are_of_one_model_alone", "refusals.are_of_the_values_too"


def _by_types(model: Model) -> object:
    return [(each.type, each.dimensions) for graph in model.subgraphs() for each in graph.operands]


def _by_operations(model: Model) -> object:
    return [[each.type for each in graph.operations] for graph in model.subgraphs()]


def _by_size(model: Model) -> object:
    return len(model.main.operands), len(model.operand_values)


_KEYS = {"types": _by_types, "operations": _by_operations, "size": _by_size}


@fault(options={f"by={by}": [_ALONE, _VALUES] for by in _KEYS})
class RefusalsAreRemembered(ReferenceDevice):
    """A refusal is remembered for the next model that agrees with the refused one in a part."""

    by: str
    refused: tuple[object, ValidationError] | None = None

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        key = _KEYS[self.by](model)
        last, self.refused = self.refused, None
        result = super()._validate(model)
        if isinstance(result, ValidationError):
            self.refused = key, result
        elif last is not None and last[0] == key:
            return last[1]
        return result


@fault(options={f"kept={kept}": [_VALUES] for kept in ("refusals", "consents")}, may_be_caught_by=[_ALONE])
class AnswersByTheGraphs(ReferenceDevice):
    """Whether a model is valid is looked up by its graphs: their constants are as long, whatever they are."""

    kept: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.known: dict[object, tuple[CheckedGraph, ...] | ValidationError] = {}

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        key = repr(model.subgraphs()), len(model.operand_values)
        if key not in self.known:
            result = super()._validate(model)
            if isinstance(result, ValidationError) != (self.kept == "refusals"):
                return result
            self.known[key] = result
        return self.known[key]
