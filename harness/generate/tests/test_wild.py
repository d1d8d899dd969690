"""Every operation that is told a number, or computes with integers or floats, has wild calls of each such argument."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.wild import WildModel, signatures_of, wild_models, wild_since
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model

NEWEST = HalVersion.AIDL4
WILD = [op for op in TABLE.values() if wild_since(op)]
# Operations of booleans, of quantised tensors and of other graphs alone.
TAME = {"DEQUANTIZE", "IF", "LOGICAL_AND", "LOGICAL_NOT", "LOGICAL_OR", "QUANTIZED_16BIT_LSTM", "WHILE"}
NUMBERS = frozenset({OperandType.INT32, OperandType.TENSOR_INT32})


def models_of(op: Op, hal: HalVersion = NEWEST) -> list[WildModel]:
    return list(wild_models(op, hal, Choices.from_seed(7)))


def test_operations_without_wild_calls_are_few() -> None:
    assert {op.code.name for op in TABLE.values() if wild_since(op) is None} <= TAME


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("op", WILD, ids=lambda op: op.code.name)
def test_each_number_that_an_operation_is_told_is_wild(op: Op) -> None:
    least = -(2**31)
    for signature in signatures_of(op, NEWEST):
        name = f"{op.code.name}, {signature.form.name}, {signature.row.of.name}"
        models = [each for each in models_of(op) if each.what.startswith(f"{name},")]
        told, wild = set[int](), set[int]()
        for each in models:
            (step,) = each.model.main.operations
            main = each.model.main
            if not each.wild:
                wild |= {
                    place for place in range(len(step.inputs)) if f"{name}, argument {place} constant" in each.what
                }
                continue
            validate_model(each.model)
            for place, index in enumerate(step.inputs):
                operand = main.operands[index]
                if (
                    operand.type in NUMBERS
                    and operand.lifetime != OperandLifeTime.NO_VALUE
                    and operand.dimensions != (0,)
                ):
                    told.add(place)
                if index in main.input_indexes:
                    values = [call.inputs[main.input_indexes.index(index)] for call in each.wild]
                    integers = [array for array in values if array is not None and array.dtype == np.int32]
                    wild |= {place} if any((array == least).any() for array in integers) else set()
        assert told <= wild, f"{name}: arguments {sorted(told - wild)} are never wild"


@pytest.mark.parametrize("name", ["TOPK_V2", "ARGMAX", "DIV", "BOX_WITH_NMS_LIMIT", "GATHER"])
def test_floats_have_no_order(name: str) -> None:
    op = next(op for op in WILD if op.code.name == name)
    calls = [call for each in models_of(op) for call in each.wild]
    arrays = [array for call in calls for array in call.inputs if array is not None and array.dtype.kind == "f"]
    assert any(np.isnan(array).all() for array in arrays)
    assert any(np.isnan(array).any() and not np.isnan(array).all() for array in arrays)


def test_wild_calls_are_those_of_the_seed() -> None:
    op = next(op for op in WILD if op.code.name == "GATHER")
    assert [each.what for each in models_of(op)] == [each.what for each in models_of(op)]


def test_an_older_version_gets_what_it_has() -> None:
    op = next(op for op in WILD if op.code.name == "RESHAPE")
    old = models_of(op, HalVersion.V1_0)
    assert {each.what.split(", ")[2] for each in old} == {"TENSOR_FLOAT32"}
    assert all(0 not in operand.dimensions for each in old for operand in each.model.main.operands)
