"""Extents that a model leaves unknown: whether there are any, and whether others agree with them."""

from __future__ import annotations

from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import is_tensor


def is_known(operand: Operand) -> bool:
    """Return whether the operand declares all its extents."""
    return not is_tensor(operand.type) or bool(operand.dimensions and all(operand.dimensions))


def fits(declared: tuple[int, ...], actual: tuple[int, ...]) -> bool:
    """Return whether dimensions agree with declared ones, in which 0 and no dimensions are unknown."""
    return not declared or (
        len(declared) == len(actual) and all(own in (0, got) for own, got in zip(declared, actual, strict=True))
    )
