"""Every signature of every operation can be drawn, replayed and executed; and constraints are kept."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import Class, classes_of
from nnconform.harness.generate.per_op import Constraints, Undrawable, draw
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE

SEEDS = (0, 1, 2)


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle("inproc:reference_driver?hal=aidl4")) as result:
        yield result


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_every_signature_is_drawn_replayed_and_executed(code, oracle):
    for signature in TABLE[code].signatures():
        for seed in SEEDS:
            choices = Choices.from_seed(seed)
            drawn = draw(choices, TABLE[code], signature.form, signature.row)
            second = draw(Choices.from_list(choices.sequence), TABLE[code], signature.form, signature.row)
            assert second.model == drawn.model
            assert oracle.answer(drawn.model, drawn.inputs)


def signature_of(code: OperationType, index: int = 0):
    return list(TABLE[code].signatures())[index]


@pytest.mark.parametrize(
    ("code", "constraints", "reached"),
    [
        (OperationType.SOFTMAX, Constraints(ranks={"input": 3}), ("rank", "input", "3")),
        (OperationType.SOFTMAX, Constraints(omitted=frozenset({"axis"})), ("omitted", "axis", "")),
        (OperationType.CONV_2D, Constraints(values={"nchw": 1}), ("value", "nchw", "1")),
        (OperationType.CONV_2D, Constraints(values={"fused_activation": 3}), ("value", "fused_activation", "3")),
        (OperationType.CONV_2D, Constraints(constants=frozenset({"filter"})), ("constant", "filter", "")),
        (OperationType.RESHAPE, Constraints(runtime=frozenset({"shape"})), ("runtime", "shape", "")),
    ],
)
def test_constraints_are_kept(code, constraints, reached):
    signature = signature_of(code)
    drawn = draw(Choices.from_seed(3), TABLE[code], signature.form, signature.row, constraints)
    assert Class(code.name, signature.form.name, "FLOAT32", *reached) in {
        each._replace(types="FLOAT32") for each in classes_of(drawn.model)
    }


def test_a_wish_that_no_call_can_keep_is_refused():
    integers = next(each for each in TABLE[OperationType.ADD].signatures() if each.row.of.name == "TENSOR_INT32")
    with pytest.raises(Undrawable, match=r"ADD\.fused_activation: activation of TENSOR_INT32: got 1, wanted 0"):
        draw(
            Choices.from_seed(0),
            TABLE[OperationType.ADD],
            integers.form,
            integers.row,
            Constraints({"fused_activation": 1}),
        )
