"""Operations by the names that users give."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.named import ops_named
from nnconform.harness.ops.table import TABLE


def test_names_in_any_case_and_none_for_all() -> None:
    assert [op.code for op in ops_named(["conv_2d", "ADD"])] == [OperationType.CONV_2D, OperationType.ADD]
    assert ops_named([]) == list(TABLE.values())


@pytest.mark.parametrize(("name", "similar"), [("CONV2D", "CONV_2D"), ("~~~", "RELU, RELU1;")])
def test_an_unknown_name(name: str, similar: str) -> None:
    with pytest.raises(UsageError, match=f"unknown operation {name}; known are for example {similar}"):
        ops_named(["ADD", name])
