"""A changed operand has the fields that are named, and all others of the first."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Operand, SymmPerChannelQuantParams, change

FULL = Operand(
    T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
    (2, 3),
    L.CONSTANT_COPY,
    0.5,
    3,
    DataLocation(0, 4, 6),
    SymmPerChannelQuantParams((0.5, 0.25), 0),
    2,
)
OTHERS: dict[str, Any] = {
    "type": T.TENSOR_QUANT8_ASYMM,
    "dimensions": (),
    "lifetime": L.TEMPORARY_VARIABLE,
    "scale": 0.0,
    "zero_point": 0,
    "location": DataLocation(),
    "extra_params": None,
    "number_of_consumers": 0,
}


def test_every_field_is_tried():
    assert list(OTHERS) == [field.name for field in fields(Operand)]


@pytest.mark.parametrize("name", OTHERS)
def test_one_field_is_changed(name):
    word = "consumers" if name == "number_of_consumers" else name
    changed = change(FULL, **{word: OTHERS[name]})
    assert changed == replace(FULL, **{name: OTHERS[name]})
    assert changed != FULL


def test_nothing_is_changed():
    assert change(FULL) == FULL
