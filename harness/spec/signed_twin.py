"""The signed twin of a case on 8-bit values: a driver must support both or neither, and return equal outputs.

Source: the coupling of TENSOR_QUANT8_ASYMM and TENSOR_QUANT8_ASYMM_SIGNED in HAL 1.3.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.spec.case import Case

_UNSIGNED, _SIGNED = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED

# Flipping the top bit takes 128 from a byte, the result read as signed.
_TOP_BIT = 0x80


def _regions(model: Model, lifetime: OperandLifeTime) -> set[tuple[int, int, int]]:
    """Return the places of the unsigned constants of a life time: pool, offset, length."""
    return {
        (operand.location.pool_index, operand.location.offset, operand.location.length)
        for graph in model.subgraphs()
        for operand in graph.operands
        if operand.type == _UNSIGNED and operand.lifetime == lifetime
    }


def _flipped(content: bytes | memoryview, regions: Iterable[tuple[int, int, int]]) -> Array:
    values = np.array(np.frombuffer(content, np.uint8))
    for _, offset, length in regions:
        values[offset : offset + length] ^= _TOP_BIT
    return values


def _signed_pool(pool: Memory, regions: set[tuple[int, int, int]]) -> Memory:
    if not regions:
        return pool
    twin = Memory.create(pool.size)
    twin.view()[: pool.size] = _flipped(pool.view(), regions).tobytes()
    return twin


def _signed_operand(operand: Operand) -> Operand:
    if operand.type != _UNSIGNED:
        return operand
    return replace(operand, type=_SIGNED, zero_point=operand.zero_point - 128)


def _signed_array(array: Array | None, operand: Operand) -> Array | None:
    if array is None or operand.type != _UNSIGNED:
        return array
    return (array ^ np.uint8(_TOP_BIT)).view(np.int8)


def _has_twin(model: Model) -> bool:
    definitions = (definition_of(step.type) for graph in model.subgraphs() for step in graph.operations)
    return all(op is None or op.has_signed_twin for op in definitions)


def signed_twin(case: Case) -> Case | None:
    """Return the case with every QUANT8_ASYMM value made signed: zero points and data less 128, all else equal.

    None if the case has no such operand, or has an operation that is not coupled.
    """
    model = case.model
    graphs = model.subgraphs()
    has_unsigned = any(operand.type == _UNSIGNED for graph in graphs for operand in graph.operands)
    if not has_unsigned or not _has_twin(model):
        return None
    referenced = _regions(model, OperandLifeTime.CONSTANT_REFERENCE)
    return replace(
        case,
        name=f"{case.name}_signed_twin",
        model=replace(
            model.with_operands(_signed_operand),
            operand_values=_flipped(model.operand_values, _regions(model, OperandLifeTime.CONSTANT_COPY)).tobytes(),
            pools=tuple(
                _signed_pool(pool, {region for region in referenced if region[0] == index})
                for index, pool in enumerate(model.pools)
            ),
        ),
        inputs=tuple(map(_signed_array, case.inputs, case.input_operands())),
        expected=tuple(map(_signed_array, case.expected, case.output_operands())),
        min_version=None if case.min_version is None else max(case.min_version, HalVersion.V1_3),
        variations=(*case.variations, "signed_twin"),
    )
