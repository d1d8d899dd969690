"""Builds the model that a driver receives from a model as a spec declares it.

Constants are laid out in the order of the operands, main model first, at offsets that are multiples of 4 (of 2 for two
and three bytes). Constants by reference share one memory pool for each model, and pools of equal content are shared.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import (
    NOWHERE,
    DataLocation,
    ExtraParams,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nnconform.harness.model.graph import Model as Graph
from nnconform.harness.model.graph import Operand as Value
from nnconform.harness.model.memory import Memory
from nnconform.harness.spec.network import Model, SubgraphReference
from nnconform.harness.spec.operands import Input, Internal, Operand, Output, Type
from nnconform.harness.spec.vendor_names import extensions_of


@lru_cache(maxsize=4096)
def float32(value: float) -> float:
    """Return the nearest float32."""
    return float(np.float32(value))


class PoolCache:
    """Memory pools by content, so that the many cases of one file do not each hold a file descriptor."""

    def __init__(self) -> None:
        self._pools: dict[bytes, Memory] = {}

    def pool(self, content: bytes) -> Memory:
        """Return the pool that holds ``content``."""
        pool = self._pools.get(content)
        if pool is None:
            pool = self._pools[content] = Memory.create(len(content), "nnconform-constants")
            pool.view()[: len(content)] = content
        return pool


class Constants:
    """The constants of one model while it is built."""

    def __init__(self, pools: PoolCache) -> None:
        self._pools = pools
        self._copied, self._referenced = bytearray(), bytearray()

    def add(self, content: bytes, by_reference: bool) -> DataLocation:
        """Add one constant; return its location."""
        target = self._referenced if by_reference else self._copied
        length = len(content)
        target.extend(bytes(-len(target) % (4 if length >= 4 else max(length, 1) & 2 or 1)))
        location = DataLocation(0, len(target), length)
        target += content
        return location

    def operand_values(self) -> bytes:
        """Return the constants by copy."""
        return bytes(self._copied)

    def pools(self) -> tuple[Memory, ...]:
        """Return the pool of the constants by reference; empty if there are none."""
        return (self._pools.pool(bytes(self._referenced)),) if self._referenced else ()


@lru_cache(maxsize=4096)
def extra_params(scales: tuple[float, ...], channel_dim: int) -> ExtraParams:
    """Return the parameters of a per-channel type, with scales in float32."""
    return SymmPerChannelQuantParams(tuple(map(float32, scales)), channel_dim)


@lru_cache(maxsize=4096)
def one_operand(*members: Any) -> Value:
    """Return the operand with these members: the same one for all cases that have an equal one. What is known of a call
    of an operation is kept by the identity of its operands (``harness/validate/calls.py``), and a spec has most calls
    several times.
    """
    return Value(*members)


def _extras(type: Type) -> ExtraParams:
    extra = type.extraParams
    if isinstance(extra, bytes):
        return extra
    return None if extra is None or extra.hide else extra_params(tuple(extra.scales), extra.channelDim)


def _place_of(
    operand: Operand, constants: Constants, subgraphs: dict[int, int]
) -> tuple[OperandLifeTime, DataLocation]:
    """Return the life time of an operand and the location of its value."""
    if isinstance(operand, Input):
        return OperandLifeTime.SUBGRAPH_INPUT, NOWHERE
    if isinstance(operand, Output):
        return OperandLifeTime.SUBGRAPH_OUTPUT, NOWHERE
    if isinstance(operand, Internal):
        return OperandLifeTime.TEMPORARY_VARIABLE, NOWHERE
    if isinstance(operand, SubgraphReference):
        return OperandLifeTime.SUBGRAPH, DataLocation(0, subgraphs[operand.model.key], 0)
    if operand.value is None or not operand.value.size:
        # A driver cannot be given a constant of no bytes: an empty list means an argument left out, as None does.
        return OperandLifeTime.NO_VALUE, NOWHERE
    lifetime = OperandLifeTime.CONSTANT_REFERENCE if operand.by_reference else OperandLifeTime.CONSTANT_COPY
    return lifetime, constants.add(operand.elements().tobytes(), operand.by_reference)


def _subgraph(model: Model, constants: Constants, subgraphs: dict[int, int]) -> Subgraph:
    # A Counter would take longer to construct than to fill.
    consumers: dict[int, int] = {}
    for step in model.steps:
        for key in step.inputs:
            consumers[key] = consumers.get(key, 0) + 1
    operands, inputs, outputs = [], [], []
    for index, operand in enumerate(model.operands):
        type = operand.type
        lifetime, location = _place_of(operand, constants, subgraphs)
        if lifetime == OperandLifeTime.SUBGRAPH_INPUT:
            inputs.append(index)
        elif lifetime == OperandLifeTime.SUBGRAPH_OUTPUT:
            outputs.append(index)
        operands.append(
            one_operand(
                type.code,
                type.dimensions,
                lifetime,
                float32(type.scale),
                type.zeroPoint,
                location,
                _extras(type),
                consumers.get(operand.key, 0),
            )
        )
    steps = tuple(
        Operation(step.type, tuple(map(model.place, step.inputs)), tuple(map(model.place, step.outputs)))
        for step in model.sorted_steps()
    )
    return Subgraph(tuple(operands), steps, tuple(inputs), tuple(outputs))


def _referenced(model: Model, models: dict[int, Model]) -> dict[int, Model]:
    """Return the models that ``model`` refers to, by key, each before those that it refers to itself."""
    for operand in model.operands:
        if isinstance(operand, SubgraphReference) and operand.model.key not in models:
            models[operand.model.key] = operand.model
            _referenced(operand.model, models)
    return models


def build_model(model: Model, pools: PoolCache) -> Graph:
    """Return the model in the form that a driver receives."""
    constants = Constants(pools)
    referenced = _referenced(model, {})
    indexes = {key: index for index, key in enumerate(referenced)}
    main = _subgraph(model, constants, indexes)
    others = tuple(_subgraph(other, constants, indexes) for other in referenced.values())
    graphs = (main, *others)
    codes = [each.type for graph in graphs for each in graph.operands]
    codes += [each.type for graph in graphs for each in graph.operations]
    return Graph(main, others, constants.operand_values(), constants.pools(), model.is_relaxed, extensions_of(codes))
