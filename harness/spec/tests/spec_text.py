"""Helpers for the tests of this folder: read a text as a spec file, and compare cases."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec

CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def cases_of(folder: Path, text: str, name: str = "small.mod.py") -> list[Case]:
    """Return the cases of a spec file with this text."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return read_spec(path)


def by_name(cases: list[Case]) -> dict[str, Case]:
    """Return the cases by name, without the file's prefix ``small_``."""
    return {case.name.removeprefix("small").lstrip("_"): case for case in cases}


def constant(case: Case, index: int, dtype: str) -> list[object]:
    """Return the value of a constant of the main subgraph."""
    return list(np.frombuffer(case.model.constant(case.model.main.operands[index]), dtype).tolist())


def given(array: Array | None) -> Array:
    """Return an array of a case that is not None."""
    assert array is not None
    return array


def assert_same(one: Case, other: Case) -> None:
    """Assert that both cases pass the same bytes to a driver and expect the same bytes."""
    assert one.model.main == other.model.main
    assert one.model.referenced == other.model.referenced
    assert one.model.operand_values == other.model.operand_values
    assert [bytes(pool.view()) for pool in one.model.pools] == [bytes(pool.view()) for pool in other.model.pools]
    assert one.model.relax_computation_float32_to_float16 == other.model.relax_computation_float32_to_float16
    assert one.expect_failure == other.expect_failure
    assert one.multinomial_tolerance == other.multinomial_tolerance
    assert one.whole_network == other.whole_network
    for left, right in zip((*one.inputs, *one.expected), (*other.inputs, *other.expected), strict=True):
        assert (left is None) == (right is None)
        if left is not None and right is not None:
            assert (left.dtype, left.shape, left.tobytes()) == (right.dtype, right.shape, right.tobytes())
