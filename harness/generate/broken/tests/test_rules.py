"""Every rule that relates the arguments of an operation is broken by a mutant, on every operation that has the rule;
so are those by which its results have extents.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import find_family
from nnconform.harness.generate.broken.tests.bases import drawn
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Check, Op, Unknown
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_arguments

FAMILIES = ("bias_scale", "arguments_together")
# Draws of each signature: a rule may concern calls with some optional argument only.
DRAWS = 8
# Rules that no mutant of a model alone can break, each with the reason.
AT_EXECUTION = "it is about values that only a request has"
NOT_DECLARED = "an extent of 0 cannot be declared: it stands for an unknown one"
NOT_BROKEN = {
    "windowed.extents_above_zero.<locals>.check": NOT_DECLARED,
    "embedding_lookup._inside": AT_EXECUTION,
    "hashtable_lookup._ascending": AT_EXECUTION,
    "boxes.batch_index_below.<locals>.check": AT_EXECUTION,
    "boxes.boxes_inside": AT_EXECUTION,
    "boxes.coordinates.<locals>.check": AT_EXECUTION,
    "boxes.ordered_corners.<locals>.check": AT_EXECUTION,
}


def _name(check: Check) -> str:
    return f"{check.__module__.rsplit('.', 1)[-1]}.{check.__qualname__}"


def _broken(model: Model) -> Iterator[str]:
    """The checks that the main graph's operation breaks."""
    call = bind_call(OperandFacts(model, model.main), model.main.operations[0])
    check_arguments(call)
    for check in call.form.checks:
        try:
            check(call)
        except Unknown:
            continue
        except ValidationError:
            yield _name(check)


def _wanted(op: Op) -> set[str]:
    """The rules of an operation that a mutant can break."""
    return {_name(check) for form in op.forms for check in form.checks} - set(NOT_BROKEN)


def _reached(op: Op) -> set[str]:
    wanted = _wanted(op)
    reached: set[str] = set()
    for base in drawn(op, DRAWS):
        if reached >= wanted:
            return reached
        for family in FAMILIES:
            for mutant in find_family(family).mutants(base):
                reached.update(_broken(mutant.mutation.build()))
    return reached


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize(
    "op", [op for op in TABLE.values() if any(form.checks for form in op.forms)], ids=lambda op: op.code.name
)
def test_every_rule_of_an_operation_is_broken(op: Op) -> None:
    assert _wanted(op) - _reached(op) == set()


@pytest.mark.parametrize(
    ("code", "argument", "rule"),
    [
        (O.SPLIT, "num_splits", "number of parts"),
        (O.RESHAPE, "shape", "number of elements"),
        (O.SPACE_TO_DEPTH, "input", "height"),
        (O.BATCH_MATMUL, "rhs", "rows of the matrices"),
        (O.SLICE, "size", "begin + size of axis 0"),
        (O.TILE, "multiples", "number of elements"),
        (O.STRIDED_SLICE, "end", "extent 0 (input_rank)"),
        (O.TRANSPOSE, "perm", "axes"),
    ],
    ids=lambda each: each.name if isinstance(each, O) else None,
)
def test_arguments_that_leave_a_result_without_extents_are_a_mutant(code: O, argument: str, rule: str) -> None:
    op, broken = TABLE[code], set()
    signature = next(iter(op.signatures()))
    for seed in range(DRAWS):
        base = Base(draw(Choices.from_seed(seed), op, signature.form, signature.row).model)
        for mutant in find_family("arguments_together").mutants(base):
            with pytest.raises(ValidationError) as caught:
                validate_model(mutant.mutation.build())
            broken.add((caught.value.where.rpartition(".")[2], caught.value.rule))
    assert (argument, rule) in broken
