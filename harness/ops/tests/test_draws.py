"""Every definition's ``arrange`` gives valid calls, whatever is drawn, and whatever was fixed before it."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import reachable
from nnconform.harness.generate.constraints import constraints_for
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.boxes import pixels
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model

SEEDS = range(3)


def the_call(drawn: DrawnCall) -> Call:
    (call,) = validate_model(drawn.model)[0].calls
    assert call is not None
    return call


@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_free_draws(code: OperationType) -> None:
    op = TABLE[code]
    for signature in op.signatures():
        for seed in SEEDS:
            drawn = draw(Choices.from_seed(seed), op, signature.form, signature.row)
            call = the_call(drawn)
            assert (call.op, call.form, call.types) == (op, signature.form, signature.row)


@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_draws_after_a_decision(code: OperationType) -> None:
    """Fix each value, rank, omission ... that a call can have first, and draw the rest."""
    op = TABLE[code]
    signature = next(iter(op.signatures()))
    impossible, wishes = 0, list(reachable(op, signature.form, signature.row))
    for wanted in wishes:
        choices = Choices.from_seed(zlib.crc32(str(wanted).encode()))
        try:
            drawn = draw(choices, op, signature.form, signature.row, constraints_for(wanted, signature, choices))
        except Undrawable:
            impossible += 1
        else:
            assert the_call(drawn).op is op
    # Alone, a fixed value may break a rule: a projection's bias without its weights. Most can be drawn.
    assert impossible < len(wishes) / 2


@pytest.mark.parametrize(
    ("code", "extents", "decided"),
    [
        (OperationType.SPLIT, (4, 6), {"axis": 1, "num_splits": 3}),
        (OperationType.SPLIT, (4, 6), {"axis": -2, "num_splits": 2}),
        (OperationType.PAD, (4, 6), {"paddings": [[0, 9], [9, 0]]}),
        (OperationType.MEAN, (4, 6), {"axes": [0, 1]}),
    ],
)
def test_an_arrangement_leaves_what_is_decided(code: OperationType, extents: tuple[int, ...], decided: Any) -> None:
    op = TABLE[code]
    (form,) = op.forms
    draft = CallDraft(form, op.rows_of(form)[0], lambda low, high: high)
    draft.extents["input"] = extents
    draft.values.update(decided)
    assert form.arrange is not None
    form.arrange(draft)
    assert draft.extents["input"] == extents
    assert {name: draft.values[name] for name in decided} == decided


@pytest.mark.parametrize("code", [OperationType.IF, OperationType.WHILE])
def test_control_flow_over_a_state_that_is_decided(code: OperationType) -> None:
    op = TABLE[code]
    (form,) = op.forms
    draft = CallDraft(form, op.rows_of(form)[0], lambda low, high: low)
    state = Operand(OperandType.TENSOR_FLOAT16, (2, 5))
    draft.operands["inputs"] = [state]
    assert form.arrange is not None
    form.arrange(draft)
    assert draft.operands["inputs"][0] == state


@pytest.mark.parametrize(
    ("code", "constraints", "role", "extent"),
    [
        (OperationType.PACK, Constraints(sizes={"inputs count": 9}), "inputs count", 9),
        (OperationType.CONCATENATION, Constraints(sizes={"inputs count": 9}), "inputs count", 9),
        (OperationType.BATCH_MATMUL, Constraints(sizes={"free": 17}), "free", 17),
        (OperationType.TOPK_V2, Constraints(values={"k": 33}), "k", 33),
    ],
)
def test_counts_that_were_fixed_before(code: OperationType, constraints: Constraints, role: str, extent: int) -> None:
    op = TABLE[code]
    signature = next(op.signatures())
    for seed in SEEDS:
        assert draw(Choices.from_seed(seed), op, signature.form, signature.row, constraints).roles[role] == extent


@pytest.mark.parametrize("seed", range(8))
def test_a_stride_that_is_fixed_goes_through_the_longest_axis(seed: int) -> None:
    op = TABLE[OperationType.STRIDED_SLICE]
    signature = next(op.signatures())
    fixed = Constraints(sizes={"strides most": 4}, extents={"input": (2, 13)}, values={"shrink_axis_mask": 0})
    drawn = draw(Choices.from_seed(seed), op, signature.form, signature.row, fixed)
    step = the_call(drawn).derived("slices")[1]
    assert abs(step.step) == 4
    assert len(range(*step.indices(13))) == 4


def test_the_largest_number_of_a_small_tensor_is_an_extent() -> None:
    op = TABLE[OperationType.TILE]
    signature = next(op.signatures())
    fixed = Constraints(sizes={"multiples most": 17})
    free = draw(Choices.from_seed(1), op, signature.form, signature.row)
    drawn = draw(Choices.from_seed(1), op, signature.form, signature.row, fixed)
    assert max(the_call(free).value("multiples")) == free.roles["multiples most"] < 17
    assert max(the_call(drawn).value("multiples")) == drawn.roles["multiples most"] == 17


@pytest.mark.parametrize("seed", range(8))
def test_a_mirror_padding_that_is_fixed_has_an_axis_that_is_long_enough(seed: int) -> None:
    op = TABLE[OperationType.MIRROR_PAD]
    signature = next(op.signatures())
    fixed = Constraints(sizes={"paddings most": 65})
    drawn = draw(Choices.from_seed(seed), op, signature.form, signature.row, fixed)
    assert max(max(pair) for pair in the_call(drawn).derived("widths")) == drawn.roles["paddings most"] == 65


@pytest.mark.parametrize("code", [OperationType.ROI_ALIGN, OperationType.ROI_POOLING], ids=lambda code: code.name)
def test_regions_reach_as_far_as_their_type(code: OperationType) -> None:
    """An image may be wider than the largest number of 16 bits: regions beyond it would be infinite, or empty."""
    op = TABLE[code]
    sizes, constants = {"h": 1, "w": 32769, "n": 8}, frozenset({"rois"})
    wish = Constraints(sizes=sizes, values={"width_stride": 4.0}, constants=constants)
    for signature in op.signatures():
        drawn = draw(Choices.from_seed(1), op, signature.form, signature.row, wish)
        boxes = pixels(the_call(drawn), "rois")
        assert np.isfinite(boxes).all()
        assert (boxes[:, 0] < boxes[:, 2]).any()


@pytest.mark.parametrize(
    "code", [OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM, OperationType.BIDIRECTIONAL_SEQUENCE_LSTM]
)
@pytest.mark.parametrize("fixed", [{}, {"n_cell": 4}], ids=["cells drawn", "few cells fixed"])
def test_many_rows_are_normalised_over_enough_cells_or_not(code: OperationType, fixed: dict[str, int]) -> None:
    """Of many rows of few cells one hardly varies, and what a driver adds to its variance decides on the result."""
    op, normalised = TABLE[code], 0
    side = "fw_" if code == OperationType.BIDIRECTIONAL_SEQUENCE_LSTM else ""
    for form in op.forms:
        for seed in range(40):
            choices = Choices.from_seed(seed)
            draft = CallDraft(form, op.rows_of(form)[0], choices.integer)
            draft.sizes = {"outer": 1024, **{f"{side}{name}": size for name, size in fixed.items()}}
            assert form.arrange is not None
            form.arrange(draft)
            if draft.has(f"{side}forget_layer_norm_weights"):
                normalised += 1
                assert draft.sizes[f"{side}n_cell"] >= 16
    assert bool(normalised) is not bool(fixed)
