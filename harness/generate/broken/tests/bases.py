"""Valid models to mutate: the checks' own, and one drawn for each operation."""

from __future__ import annotations

from functools import cache

from nnconform.harness.conformance.support import models
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.table import TABLE


@cache
def by_hand() -> dict[str, Base]:
    """Return the models of the checks."""
    return {case.name: Base(case.model) for case in models.cases(HalVersion.V1_3)}


@cache
def one_per_operation() -> dict[str, Base]:
    """Return a model of each operation, of its last signature, which for many is not the one of float32."""
    result = {}
    for code, op in TABLE.items():
        signature = list(op.signatures())[-1]
        result[code.name] = Base(draw(Choices.from_seed(code), op, signature.form, signature.row).model)
    return result
