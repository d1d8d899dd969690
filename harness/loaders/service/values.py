"""Converts models and requests to their wire form, and back."""

from __future__ import annotations

from typing import cast

from nnconform.harness.loaders.service.wire_forms import WireModel, WireOperand, WireRequest, WireSubgraph
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import Request

_LIFETIMES = {int(lifetime): lifetime for lifetime in OperandLifeTime}
_MOST_KNOWN = 1 << 12
_known: dict[tuple[WireOperand, str], Operand] = {}


def wire_model(model: Model) -> WireModel:
    """Return the wire form of a model. The graph goes as it is: it encodes to what the wire forms decode."""
    return WireModel(
        cast("WireSubgraph", model.main),
        cast("tuple[WireSubgraph, ...]", model.referenced),
        model.operand_values,
        tuple([pool.identity for pool in model.pools]),
        model.relax_computation_float32_to_float16,
        model.extension_name_to_prefix,
    )


def model_of(wire: WireModel, pools: tuple[Memory, ...]) -> Model:
    """Return the model of a wire form, with its memories."""
    return Model(
        _subgraph(wire.main),
        tuple([_subgraph(subgraph) for subgraph in wire.referenced]),
        wire.operand_values,
        pools,
        wire.relax_computation_float32_to_float16,
        wire.extension_name_to_prefix,
    )


def wire_request(request: Request) -> WireRequest:
    """Return the wire form of a request."""
    pools = tuple([pool.identity if isinstance(pool, Memory) else pool for pool in request.pools])
    return WireRequest(request.inputs, request.outputs, pools)


def request_of(wire: WireRequest, pools: tuple[Pool, ...]) -> Request:
    """Return the request of a wire form, with its memories."""
    return Request(wire.inputs, wire.outputs, pools)


def _subgraph(wire: WireSubgraph) -> Subgraph:
    operands = tuple(map(_operand, wire.operands))
    return Subgraph(operands, wire.operations, wire.input_indexes, wire.output_indexes)


def _operand(wire: WireOperand) -> Operand:
    """Return the operand of a wire form: the same object for the same one, as far as they are known.

    A client sends models of the same operands again and again. Who checks what it gets knows by an operand's identity
    that it has checked it (``validate.operand``), and keeps it only once. The data of an extension's operand may be
    large, and is not kept.
    """
    if isinstance(wire.extra_params, bytes):
        return _new_operand(wire)
    # Equal numbers are not the same in all: -0.0 is no 0.0.
    key = wire, str(wire.scale)
    operand = _known.get(key)
    if operand is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        operand = _known[key] = _new_operand(wire)
    return operand


def _new_operand(wire: WireOperand) -> Operand:
    return Operand(
        wire.type,
        wire.dimensions,
        _LIFETIMES.get(wire.lifetime, cast("OperandLifeTime", wire.lifetime)),
        wire.scale,
        wire.zero_point,
        wire.location,
        wire.extra_params,
        wire.number_of_consumers,
    )
