"""Valid models to mutate: the checks' own, and one drawn for each operation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from nnconform.harness.conformance.support import models
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.operation import Op
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


def drawn(op: Op, draws: int) -> Iterator[Base]:
    """Yield models of an operation, ``draws`` of each signature: a rule may concern calls with some optional argument
    only.
    """
    for number, signature in enumerate(op.signatures()):
        for seed in range(draws):
            with suppress(Undrawable):
                yield Base(draw(Choices.from_seed(100 * number + seed), op, signature.form, signature.row).model)
