"""Properties of types, and lists of performance figures by type."""

from __future__ import annotations

import pytest

from nnconform.harness.model.capabilities import NO_PERFORMANCE, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import HalVersion as V
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType, extension_type
from nnconform.harness.model.performance import look_up_performance, operand_performances, update_performance
from nnconform.harness.model.types import (
    has_unspecified_dimensions,
    is_extension_type,
    is_scalar_type,
    size_of_data,
)

VENDORS = extension_type(3, 0)
# From types.hal: the types whose names do not begin with TENSOR_.
SCALARS = {"FLOAT32", "INT32", "UINT32", "BOOL", "FLOAT16", "SUBGRAPH", "OEM"}


def test_extensions() -> None:
    assert is_extension_type(VENDORS)
    assert not any(map(is_extension_type, [*T, *OperationType, -1, 0xFFFF]))


def test_scalars() -> None:
    assert {type.name for type in T if is_scalar_type(type)} == SCALARS
    for code in (VENDORS, 99):
        with pytest.raises(ValueError, match=f"got {code}, wanted an operand type of the HAL"):
            is_scalar_type(code)


@pytest.mark.parametrize(
    ("type", "dimensions", "size"),
    [
        (T.FLOAT32, (), 4),
        (T.BOOL, (), 1),
        (T.FLOAT16, (), 2),
        (T.TENSOR_FLOAT32, (2, 3), 24),
        (T.TENSOR_QUANT8_SYMM_PER_CHANNEL, (5,), 5),
        (T.TENSOR_QUANT16_ASYMM, [4, 2], 16),
        (T.TENSOR_FLOAT32, (), 0),
        (T.TENSOR_FLOAT32, (2, 0), 0),
        (T.SUBGRAPH, (), 0),
        (T.OEM, (), 0),
        (T.TENSOR_OEM_BYTE, (7,), 7),
    ],
)
def test_sizes(type: T, dimensions: tuple[int, ...], size: int) -> None:
    assert size_of_data(type, dimensions) == size


def test_no_sizes() -> None:
    with pytest.raises(ValueError, match="none of an extension"):
        size_of_data(VENDORS, (1,))
    with pytest.raises(ValueError, match=r"got \[2, -1\], wanted each from 0 up"):
        size_of_data(T.TENSOR_FLOAT32, (2, -1))


@pytest.mark.parametrize(
    ("type", "dimensions", "unspecified"),
    [
        (T.TENSOR_FLOAT32, (), True),
        (T.TENSOR_FLOAT32, (2, 0), True),
        (T.TENSOR_FLOAT32, (2, 1), False),
        (T.FLOAT32, (), False),
        (VENDORS, (), True),
    ],
)
def test_unspecified_dimensions(type: int, dimensions: tuple[int, ...], unspecified: bool) -> None:
    assert has_unspecified_dimensions(type, dimensions) is unspecified


def test_performances_of_each_version() -> None:
    info = PerformanceInfo(0.5, 0.25)
    assert [(entry.type.name, entry.info) for entry in operand_performances(info, V.V1_1)] == [
        ("TENSOR_FLOAT32", info),
        ("TENSOR_QUANT8_ASYMM", info),
    ]
    second, third = ({entry.type for entry in operand_performances(info, version)} for version in (V.V1_2, V.V1_3))
    assert third - second == {T.TENSOR_QUANT8_ASYMM_SIGNED}
    assert third == set(T) - {T.SUBGRAPH}
    assert [entry.type for entry in operand_performances(info, V.V1_3)] == sorted(third)


def test_performances_are_changed_and_looked_up() -> None:
    info, better = PerformanceInfo(1.0, 1.0), PerformanceInfo(0.5, 0.5)
    few = operand_performances(info, V.V1_0)
    changed = update_performance(few, T.TENSOR_FLOAT32, better)
    assert [look_up_performance(changed, type) for type in (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)] == [better, info]
    assert look_up_performance(changed, T.BOOL) == NO_PERFORMANCE
    more = update_performance(changed, T.INT32, better)
    assert [entry.type for entry in more] == [T.INT32, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM]
    assert more[0] == OperandPerformance(T.INT32, better)
    assert few == operand_performances(info, V.V1_0)
