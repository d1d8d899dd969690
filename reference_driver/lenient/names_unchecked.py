"""The driver does not look at the names and prefixes of extensions: one that no model lists is not supported."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.overlooking import problem

PERMISSION = Permission(
    by="AOSP's validateModel, which looks at none of them; VTS has no test of an extension",
    against_the_text="types.hal 1.2, Model.extensionNameToPrefix: names and prefixes are unique, and every prefix that "
    "a model uses is listed; the extensions guide: the form of a name",
    forbidden_by=(
        "extensions.refuses_prefixes_with",
        "mutation.refused_by_the_preparation",
        "mutation.refused_by_the_query",
    ),
)

_RULES = frozenset({"name", "names", "prefixes", "extension prefix"})


class NamesUnchecked(ReferenceDevice):
    """A device that knows no extension of the model's."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if self._overlooks(model):
            return ErrorStatus.NONE, (False,) * len(model.main.operations)
        return super().supported_operations(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self._overlooks(model):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)

    def _overlooks(self, model: Model) -> bool:
        error = problem(model)
        return error is not None and error.rule in _RULES
