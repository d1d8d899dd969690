"""Scales, zero points and extra parameters that an operand's type does not allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import ZERO_POINTS

T = OperandType
# Operands may have type numbers that are not defined.
_ZERO_POINTS = {int(code): bounds for code, bounds in ZERO_POINTS.items()}
# In the range of the type's width, though a symmetric type allows 0 only.
_ENDS = {T.TENSOR_QUANT8_SYMM: (-129, 128), T.TENSOR_QUANT16_SYMM: (-32769, 32768)}
_OEM = (T.OEM, T.TENSOR_OEM_BYTE)
_FINITE = (float("inf"), float("-inf"), float("nan"))


def _operands(base: Base) -> Iterator[tuple[BaseGraph, int, Operand]]:
    """Yield every operand of the HAL's own types; those of OEM types are the vendor's."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.type not in _OEM and operand.type in T._value2member_map_:
                yield graph, index, operand


def _changed(graph: BaseGraph, index: int, operand: Operand, **fields: Any) -> Mutation:
    changed = replace(operand, **fields)
    return replaced(graph, index, changed)


@family(Level.VTS)
def operand_scale(base: Base) -> Iterator[Mutation]:
    """A scale is set for a type without scale, or is 0 or negative for a type that needs one."""
    for graph, index, operand in _operands(base):
        if operand.type in _ZERO_POINTS:
            scales: tuple[float, ...] = (0.0, -1.0)
        elif operand.type == T.TENSOR_INT32:
            scales = (-1.0,)
        else:
            scales = (1.0,)
        for scale in scales:
            yield _changed(graph, index, operand, scale=scale)


@family(Level.TEXT)
def scale_not_finite(base: Base) -> Iterator[Mutation]:
    """A scale is infinite or NaN."""
    for graph, index, operand in _operands(base):
        for scale in _FINITE:
            yield _changed(graph, index, operand, scale=scale)


@family(Level.VTS)
def operand_zero_point(base: Base) -> Iterator[Mutation]:
    """A zero point is out of the type's range, or set for a type without zero point."""
    for graph, index, operand in _operands(base):
        low, high = _ZERO_POINTS.get(operand.type, (0, 0))
        for zero_point in (low - 1, high + 1, *_ENDS.get(T(operand.type), ())):
            yield _changed(graph, index, operand, zero_point=zero_point)


@family(Level.TEXT, since=HalVersion.V1_2)
def extra_parameters(base: Base) -> Iterator[Mutation]:
    """Extra parameters are set for a type without them, missing where needed, or inconsistent with the dimensions."""
    for graph, index, operand in _operands(base):
        params = operand.extra_params
        if not isinstance(params, SymmPerChannelQuantParams):
            for wrong in (SymmPerChannelQuantParams((1.0,), 0), b"\x01\x02"):
                yield _changed(graph, index, operand, extra_params=wrong)
            continue
        rank, scales = len(operand.dimensions), params.scales
        for few in (
            None,
            b"\x01\x02",
            SymmPerChannelQuantParams((*scales, 1.0), params.channel_dim),
            SymmPerChannelQuantParams(scales[:-1], params.channel_dim),
            SymmPerChannelQuantParams(scales, rank),
            SymmPerChannelQuantParams(scales, 2**32 - 1),
        ):
            yield _changed(graph, index, operand, extra_params=few)


@family(Level.TEXT, since=HalVersion.V1_2)
def channel_scale(base: Base) -> Iterator[Mutation]:
    """A scale of one channel is 0, negative, infinite or NaN."""
    for graph, index, operand in _operands(base):
        params = operand.extra_params
        if isinstance(params, SymmPerChannelQuantParams):
            for channel in range(len(params.scales)):
                for scale in (0.0, -1.0, *_FINITE):
                    scales = (*params.scales[:channel], scale, *params.scales[channel + 1 :])
                    wrong = SymmPerChannelQuantParams(scales, params.channel_dim)
                    yield _changed(graph, index, operand, extra_params=wrong)
