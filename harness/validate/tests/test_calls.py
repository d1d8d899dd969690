"""Verdicts on calls are kept for what they depend on: operands, extents, constants."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.validate import calls
from nnconform.harness.validate import operand as operands
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import check_operation
from nnconform.harness.validate.tests.models import Builder, loop


@pytest.fixture(autouse=True)
def checked(monkeypatch):
    """The calls that are checked, each time that one is; nothing is kept from other tests."""
    found = []

    def count(call):
        found.append(call)
        return check_operation(call)

    monkeypatch.setattr(calls, "check_operation", count)
    monkeypatch.setattr(calls, "_verdicts", {})
    monkeypatch.setattr(operands, "_checked", {})
    return found


def reshape(*extents):
    """RESHAPE of six elements to a constant shape; the extents of the result follow from it."""
    b = Builder()
    shape = b.constant(T.TENSOR_INT32, extents)
    b.step(O.RESHAPE, [b.input(T.TENSOR_FLOAT32, 2, 3), shape], [b.output(T.TENSOR_FLOAT32, *(0 for _ in extents))])
    return b.model()


def other_values(model, *extents):
    """The same operands, with other bytes of the constant."""
    return replace(model, operand_values=np.array(extents, np.int32).tobytes())


def test_a_call_is_checked_once(checked):
    model = reshape(3, 2)
    first, again = validate_model(model), validate_model(model)
    assert first[0].extents == again[0].extents
    assert first[0].extents[-1] == (3, 2)
    assert len(checked) == 1


def test_other_constants_are_another_call(checked):
    model = reshape(3, 2)
    validate_model(model)
    with pytest.raises(ValidationError, match="number of elements"):
        validate_model(other_values(model, 3, 3))
    assert validate_model(other_values(model, 6, 1))[0].extents[-1] == (6, 1)
    assert validate_model(model)[0].extents[-1] == (3, 2)
    assert len(checked) == 3


def test_other_extents_are_another_call(checked):
    """The second of two equal operations reads what the first one gives."""
    b = Builder()
    first, second = b.add(T.TENSOR_FLOAT32, [0, 0]), b.output(T.TENSOR_FLOAT32, 0, 0)
    image = b.input(T.TENSOR_FLOAT32, 2, 3)
    order = b.constant(T.TENSOR_INT32, [1, 0])
    b.step(O.TRANSPOSE, [image, order], [first])
    b.step(O.TRANSPOSE, [first, order], [second])
    assert validate_model(b.model())[0].extents[:2] == ((3, 2), (2, 3))
    assert len(checked) == 2


def test_a_refusal_is_kept_and_says_the_same(checked):
    model = reshape(4, 2)
    errors = []
    for _ in range(3):
        with pytest.raises(ValidationError) as raised:
            validate_model(model)
        errors.append(raised.value)
    assert len(checked) == 1
    assert len({str(error) for error in errors}) == 1
    assert len({id(error) for error in errors}) == 3


def test_a_model_with_large_constants_is_not_kept(checked):
    model = reshape(3, 2)
    model = replace(model, operand_values=model.operand_values + bytes(1 << 12))
    validate_model(model)
    validate_model(model)
    assert len(checked) == 2


def test_only_calls_that_refer_to_other_graphs_are_checked_again(checked):
    model = loop()
    validate_model(model)
    first = [call.op.code for call in checked]
    checked.clear()
    validate_model(model)
    again = [call.op.code for call in checked]
    assert again == [code for code in first if code in (O.WHILE, O.IF)]
    assert again != first


def test_few_verdicts_are_kept(checked, monkeypatch):
    monkeypatch.setattr(calls, "_KEPT", 2)
    monkeypatch.setattr(operands, "_MOST_CHECKED", 2)
    for _ in range(5):
        validate_model(reshape(3, 2))
    assert len(calls._verdicts) <= 2
    assert len(operands._checked) <= 2
    assert len(checked) == 5


def test_what_is_said_of_an_operand_is_not_said_of_another_with_its_identity():
    """Objects that are gone leave their numbers to others."""
    for number in range(50):
        validate_model(reshape(3, 2))
        with pytest.raises(ValidationError):
            validate_model(reshape(3, 2 + number % 2 + 1))
