"""What clients of a stress test execute and load: hand-worked and drawn cases, and random valid models."""

from __future__ import annotations

import functools
from contextlib import closing
from pathlib import Path

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.output_scales import choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import Drawn, Undrawable, draw
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.bounds import Unanswered
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import read_cases

# Beside the hand-worked models so many drawn ones are executed.
DRAWN = 24


def gather_cases(specs: list[Path], seed: int) -> tuple[Case, ...]:
    """The cases in ``specs``, or, where there are none, the models of the checks and some drawn from ``seed``. Raises
    UsageError: a spec cannot be read.
    """
    if specs:
        return tuple(case for path in specs for case in read_cases(path) if not case.expect_failure)
    return (*models.cases(HalVersion.V1_3_PLUS), *_drawn_cases(seed))


def _drawn_cases(seed: int) -> list[Case]:
    """Cases drawn from the definitions, answered by the reference driver in float64."""
    found: list[Case] = []
    # Closed before the clients are forked: its threads would not survive that.
    with closing(open_oracle()) as oracle:
        for number in range(4 * DRAWN):
            drawn = _draw(Choices.from_seed(seed * 4 * DRAWN + number))
            # A random answer can be compared only by its distribution.
            if drawn is None or drawn.op.random:
                continue
            try:
                model, outputs = choose_output_scales(drawn, oracle)
            except Unanswered:
                continue
            name = f"{drawn.op.code.name.lower()}_{number}"
            found.append(Case(name, model, drawn.inputs, tuple(expected_outputs(drawn, outputs))))
            if len(found) == DRAWN:
                break
    return found


@functools.cache
def _signatures() -> tuple[tuple[Op, Signature], ...]:
    return tuple((op, each) for op in TABLE.values() for each in op.signatures())


def _draw(choices: Choices) -> Drawn | None:
    op, signature = choices.pick(_signatures())
    try:
        return draw(choices, op, signature.form, signature.row)
    except Undrawable:
        return None


def draw_model(choices: Choices) -> Model:
    """A valid model of one operation."""
    while (drawn := _draw(choices)) is None:
        continue
    return drawn.model
