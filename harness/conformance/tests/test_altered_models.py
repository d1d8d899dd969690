"""Models that checks derive from the small ones: valid, or broken in exactly one way."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.vendor import beside, fibonacci
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperationType, extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version


def test_a_cycle_is_all_that_is_wrong() -> None:
    with pytest.raises(ValidationError, match="read before it is written"):
        validate_model(models.with_cycle())


@pytest.mark.parametrize("count", [1, 2])
def test_constants_in_pools(count: int) -> None:
    model = models.case("conv_float32").model
    pools = [Memory.create(len(model.operand_values) + 20) for _ in range(count)]
    for pool in pools:
        pool.view()[20 : 20 + len(model.operand_values)] = model.operand_values
    moved = models.in_pools(model, pools, offset=20)
    validate_model(moved)
    constants = [
        (bytes(model.constant(before)), bytes(moved.constant(after)), after)
        for before, after in zip(model.main.operands, moved.main.operands, strict=True)
        if before.lifetime == OperandLifeTime.CONSTANT_COPY
    ]
    assert constants
    assert all(before == after for before, after, _ in constants)
    assert {operand.lifetime for _, _, operand in constants} == {OperandLifeTime.CONSTANT_REFERENCE}
    assert {operand.location.pool_index for _, _, operand in constants} == set(range(count))
    assert moved.operand_values == b""


def test_constants_in_pools_of_subgraphs() -> None:
    model = models.case("while_float32").model
    pool = Memory.create(len(model.operand_values))
    pool.view()[: len(model.operand_values)] = model.operand_values
    validate_model(models.in_pools(model, [pool]))


@pytest.mark.parametrize("place", [0, 1, 2])
def test_models_with_an_unknown_operation_are_valid(place: int) -> None:
    validate_model(models.with_operation(place, OperationType.OEM_OPERATION))
    model = models.with_operation(place, extension_type(9, 1), extension_name_to_prefix=(("com.example.nobodys", 9),))
    assert required_version(model, validate_model(model)) == HalVersion.V1_2


@pytest.mark.parametrize("model", [fibonacci(), fibonacci(3), fibonacci(extent=0), beside(fibonacci(2, count=4))])
def test_models_of_the_extension_are_valid(model: Model) -> None:
    assert required_version(model, validate_model(model)) == HalVersion.V1_2
    assert np.uint16(model.main.operations[0].type & 0xFFFF) == 0
