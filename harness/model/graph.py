"""The graph that a client passes to a driver: operands, operations, subgraphs, the model.

Values are immutable. Names and meanings are those of types.hal 1.3; a 0 among dimensions is an unknown extent, and a
tensor without dimensions has an unknown rank.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType, name_of
from nnconform.harness.model.memory import Memory


class DataLocation(msgspec.Struct, frozen=True):
    """A range of bytes: ``length`` bytes at ``offset`` of pool ``pool_index`` (or of the operand values).

    ``padding``: bytes behind it that are the argument's too, so that the device may access it in chunks; they hold no
    data (AIDL; 0 in a model).
    """

    pool_index: int = 0
    offset: int = 0
    length: int = 0
    padding: int = 0


NOWHERE = DataLocation()


class SymmPerChannelQuantParams(msgspec.Struct, frozen=True):
    """A scale for each index along ``channel_dim``; zero points are 0."""

    scales: tuple[float, ...]
    channel_dim: int


ExtraParams = SymmPerChannelQuantParams | bytes | None


class Operand(msgspec.Struct, frozen=True):
    """One value of a subgraph. ``number_of_consumers`` counts the inputs of operations that refer to it."""

    type: int
    dimensions: tuple[int, ...] = ()
    lifetime: OperandLifeTime = OperandLifeTime.TEMPORARY_VARIABLE
    scale: float = 0.0
    zero_point: int = 0
    location: DataLocation = NOWHERE
    extra_params: ExtraParams = None
    number_of_consumers: int = 0

    def __repr__(self) -> str:
        parts = [f"{name_of(OperandType, self.type)}{list(self.dimensions)}", name_of(OperandLifeTime, self.lifetime)]
        if self.scale or self.zero_point:
            parts.append(f"scale={self.scale:g} zero_point={self.zero_point}")
        if self.extra_params is not None:
            parts.append(repr(self.extra_params))
        if self.location != NOWHERE:
            parts.append(f"@{self.location.pool_index}:{self.location.offset}+{self.location.length}")
        return f"<Operand {' '.join(parts)}>"


class Operation(msgspec.Struct, frozen=True):
    """One operation of a subgraph; its inputs and outputs are indexes of operands of the same subgraph."""

    type: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]

    def __repr__(self) -> str:
        return f"<{name_of(OperationType, self.type)} {list(self.inputs)} -> {list(self.outputs)}>"


class Subgraph(msgspec.Struct, frozen=True):
    """Operands, operations in execution order, and the indexes of the input and output operands."""

    operands: tuple[Operand, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]

    def __repr__(self) -> str:
        steps = " ".join(repr(operation) for operation in self.operations[:8])
        more = f" ... {len(self.operations) - 8} more" if len(self.operations) > 8 else ""
        return f"<Subgraph {len(self.operands)} operands: {steps}{more}>"


class Model(msgspec.Struct, frozen=True):
    """A model, the argument of ``prepare_model``.

    ``operand_values`` holds the CONSTANT_COPY values, ``pools`` the CONSTANT_REFERENCE ones. A SUBGRAPH operand's
    ``location.offset`` is the index of the subgraph in ``referenced``.
    """

    main: Subgraph
    referenced: tuple[Subgraph, ...] = ()
    operand_values: bytes = b""
    pools: tuple[Memory, ...] = ()
    relax_computation_float32_to_float16: bool = False
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()

    def __repr__(self) -> str:
        more = f" and {len(self.referenced)} referenced" if self.referenced else ""
        return f"<Model {self.main!r}{more}>"

    def subgraphs(self) -> tuple[Subgraph, ...]:
        """Return the main subgraph and the referenced ones."""
        return (self.main, *self.referenced)

    def with_operands(self, change: Callable[[Operand], Operand]) -> Model:
        """Return the model with each operand of each subgraph as ``change`` returns it, called in their order."""
        main, *referenced = (replace(each, operands=tuple(map(change, each.operands))) for each in self.subgraphs())
        return replace(self, main=main, referenced=tuple(referenced))

    def constant(self, operand: Operand) -> memoryview:
        """Return the bytes of a constant operand, of CONSTANT_COPY or CONSTANT_REFERENCE life time."""
        where = operand.location
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            return memoryview(self.operand_values)[where.offset : where.offset + where.length]
        return self.pools[where.pool_index].view()[where.offset : where.offset + where.length]
