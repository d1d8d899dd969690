"""Every operation of two tensors has calls with all of them as inputs of the model, and other values for these."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.opened import OpenedCall, opened_calls, opened_since
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model

NEWEST = HalVersion.AIDL4
OPENED = [op for op in TABLE.values() if opened_since(op)]
PACKED = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED", "GROUPED_CONV_2D", "LSTM", "PRELU", "RNN", "SVDF")


def calls_of(op: Op, hal: HalVersion = NEWEST) -> list[OpenedCall]:
    return list(opened_calls(op, hal, Choices.from_seed(3)))


def test_operations_of_one_tensor_of_graphs_and_of_chance_have_none() -> None:
    for name in ("RELU", "RANDOM_MULTINOMIAL", "WHILE"):
        assert opened_since(TABLE[OperationType[name]]) is None
    assert {op.code.name for op in OPENED} >= set(PACKED)


@pytest.mark.parametrize("op", OPENED, ids=lambda op: op.code.name)
def test_no_tensor_with_other_values_is_constant(op: Op) -> None:
    calls = calls_of(op)
    assert calls or op.code.name not in PACKED
    for call in calls:
        validate_model(call.model)
        assert len(call.values) == len(call.others) == len(call.model.main.input_indexes)
        changed = [
            one is not None and two is not None and not np.array_equal(one, two)
            for one, two in zip(call.values, call.others, strict=True)
        ]
        assert any(changed) or op.code.name not in PACKED, call.what
        assert call.known == len(call.drawn.main.input_indexes)
        if op.code.name in PACKED:
            tensors = [each for each in call.model.main.operands if is_tensor(each.type)]
            assert all(each.lifetime != OperandLifeTime.CONSTANT_COPY for each in tensors), call.what


def test_both_floats_and_quantised_tensors_are_opened() -> None:
    kinds = {
        call.model.main.operands[call.model.main.input_indexes[0]].type
        for call in calls_of(TABLE[OperationType.FULLY_CONNECTED])
    }
    assert kinds == {OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM}


def test_integers_in_order_stay_as_they_are() -> None:
    for call in calls_of(TABLE[OperationType.HASHTABLE_LOOKUP]):
        keys = call.others[call.model.main.input_indexes.index(call.model.main.operations[0].inputs[1])]
        assert keys is not None
        assert np.array_equal(keys, np.sort(keys))
