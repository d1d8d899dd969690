"""Every operation that is given truth values has calls with other bytes for what is true."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.truths import TruthCall, truth_calls, truths_since
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model

NEWEST = HalVersion.AIDL4
GIVEN = [op for op in TABLE.values() if truths_since(op)]


def calls(code: O, hal: HalVersion = NEWEST) -> list[TruthCall]:
    return list(truth_calls(TABLE[code], hal, Choices.from_seed(3)))


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("code", [op.code for op in GIVEN], ids=lambda code: code.name)
def test_each_call_is_the_same_but_for_bytes_of_what_is_true(code: O) -> None:
    found = calls(code)
    assert found
    for call in found:
        validate_model(call.other)
        changed = call.model.operand_values != call.other.operand_values
        for one, two in zip(call.inputs, call.other_inputs, strict=True):
            if one is not None and two is not None and one.dtype == np.bool_:
                bytes_ = two.view(np.uint8)
                assert ((bytes_ != 0) == (one.view(np.uint8) != 0)).all()
                changed |= bool(bytes_.max(initial=0) > 1)
        assert changed, call.what


def test_operations_of_truth_values_are_all_that_have_arguments_of_them() -> None:
    names = {op.code.name for op in GIVEN}
    assert {"SELECT", "REDUCE_ALL", "EQUAL", "CAST", "CONV_2D", "BATCH_MATMUL", "RESIZE_BILINEAR"} <= names
    assert not {"IF", "WHILE", "RELU", "RANDOM_MULTINOMIAL"} & names


def test_what_is_compared_is_one_byte_and_what_is_joined_several() -> None:
    def bytes_of(code: O) -> list[set[int]]:
        of_truths = [call for call in calls(code) if call.model.main.operands[0].type == OperandType.TENSOR_BOOL8]
        return [
            {*np.concatenate([each.view(np.uint8).ravel() for each in call.other_inputs if each is not None])}
            for call in of_truths
        ]

    assert sorted(bytes_of(O.LESS), key=max) == [{0, 2}, {0, 128}, {0, 255}]
    ((joined,),) = (bytes_of(O.LOGICAL_OR),)
    assert {0, 1, 2, 128, 255} <= joined


def test_each_scalar_is_true_once() -> None:
    told = {call.what.split(", ")[-1].split(" true")[0] for call in calls(O.RESIZE_NEAREST_NEIGHBOR)}
    assert told == {"nchw", "align_corners", "half_pixel_centers"}
    older = {call.what.split(", ")[-1].split(" true")[0] for call in calls(O.RESIZE_NEAREST_NEIGHBOR, HalVersion.V1_2)}
    assert older == {"nchw"}
