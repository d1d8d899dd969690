"""What the messages of the service protocol are made of: their base, and the wire forms of models and requests."""

from __future__ import annotations

import re

import msgspec

from nnconform.harness.model.graph import DataLocation, ExtraParams, Operation
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import RequestArgument

# A pool of a request: a memory's identity, or the token of a buffer.
WirePool = int | BufferToken


def _tag(name: str) -> str:
    """Return the tag of a struct: ``PrepareModel`` is ``prepare_model`` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Message(msgspec.Struct, tag_field="type", tag=_tag):
    """The base of all messages."""


class WithFiles(Message, omit_defaults=True, kw_only=True):
    """A message with descriptors; ``paths`` replace them for a service that cannot receive any."""

    paths: tuple[str, ...] = ()


class WireOperand(msgspec.Struct, frozen=True):
    """An operand whose life time may be any number."""

    type: int
    dimensions: tuple[int, ...]
    lifetime: int
    scale: float
    zero_point: int
    location: DataLocation
    extra_params: ExtraParams
    number_of_consumers: int


class WireSubgraph(msgspec.Struct, frozen=True):
    """A subgraph of WireOperands."""

    operands: tuple[WireOperand, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]


class WireModel(msgspec.Struct, frozen=True):
    """A model; ``pools`` are the identities of its memories."""

    main: WireSubgraph
    referenced: tuple[WireSubgraph, ...]
    operand_values: bytes
    pools: tuple[int, ...]
    relax_computation_float32_to_float16: bool
    extension_name_to_prefix: tuple[tuple[str, int], ...]


class WireRequest(msgspec.Struct, frozen=True):
    """A request; ``pools`` are identities of memories, or ``{"token": N}`` for a buffer."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[WirePool, ...]
