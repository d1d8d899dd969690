"""GATHER_ND, which the HAL has not, as GATHER of the flattened tensor at one index for each tuple."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_INTEGERS = OperandType.TENSOR_INT32


def gather_nd(step: ConversionStep) -> None:
    """Elements or slices at tuples of indices, those of the last axis of the second input."""
    extents, places = step.extents(0), step.extents(1)
    depth = places[-1]
    if 0 in (*extents, *places) or depth > len(extents):
        got = f"got {list(extents)} and {list(places)}"
        step.refuse(f"inputs: {got}, wanted known extents and tuples no longer than the rank")
    rows, rest = int(np.prod(extents[:depth], dtype=int)), extents[depth:]
    strides = [int(np.prod(extents[axis + 1 : depth], dtype=int)) for axis in range(depth)]
    table = step.temporary(step.input(0), (rows, *rest))
    step.add(OperationType.RESHAPE, [step.input(0), _shape(step, (rows, *rest))], table)
    chosen = step.temporary(table, (*places[:-1], 1, *rest))
    step.add(OperationType.GATHER, [table, *step.integers(0), _rows(step, places[:-1], strides)], chosen)
    step.add(OperationType.RESHAPE, [chosen, _shape(step, (*places[:-1], *rest))])


def _shape(step: ConversionStep, shape: tuple[int, ...]) -> int:
    return step.builder.constant(_INTEGERS, np.array(shape or (1,)))


def _rows(step: ConversionStep, places: tuple[int, ...], strides: list[int]) -> int:
    """Return the row of the flattened tensor for each tuple: constants, or the columns of the tuples by strides."""
    builder, depth = step.builder, len(strides)
    if step.is_constant(1):
        numbers = np.array(step.numbers(1)).reshape(*places, depth) @ np.array(strides)
        return builder.constant(_INTEGERS, numbers[..., np.newaxis])
    columns = [builder.temporary(_INTEGERS, (*places, 1)) for _ in strides]
    step.add_all(OperationType.SPLIT, [step.input(1), *step.integers(len(places), depth)], columns)
    terms = []
    for column, stride in zip(columns, strides, strict=True):
        terms.append(builder.temporary(_INTEGERS, (*places, 1)))
        factor = builder.constant(_INTEGERS, np.array([stride]))
        step.add(OperationType.MUL, [column, factor, *step.integers(0)], terms[-1])
    total = terms[0]
    for term in terms[1:]:
        before, total = total, builder.temporary(_INTEGERS, (*places, 1))
        step.add(OperationType.ADD, [before, term, *step.integers(0)], total)
    return total


CONVERTERS = {"GATHER_ND": gather_nd}
