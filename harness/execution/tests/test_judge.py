"""The comparison of a case's outputs."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.judge import compare
from nnconform.harness.loaders.adapters.tests.models import case_of, fed
from nnconform.harness.model.codes import OperandType, OperationType

QUANT8 = OperandType.TENSOR_QUANT8_ASYMM
CASE = case_of(OperationType.RELU, [fed(QUANT8, [10, 20], 0.5)], [fed(QUANT8, [10, 20], 0.5)])


def passes(case, off):
    return compare(case, [np.array([10 + off, 20], np.uint8)]).passed


@pytest.mark.parametrize("network", [replace(CASE, whole_network=True), replace(CASE, name="my_mobilenet_v9")])
def test_a_whole_network_may_be_off_by_three(network):
    assert passes(network, 3)
    assert passes(network, -3)
    assert not passes(network, 4)


def test_an_operation_may_be_off_by_one():
    assert passes(CASE, 1)
    assert not passes(CASE, 2)
