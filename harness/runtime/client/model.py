"""A client's model under construction.

Source: ModelBuilder and NeuralNetworks.cpp of runtime/ of packages/modules/NeuralNetworks, for which code answers which
misuse. Unlike there, the values of constants are validated as the model is finished, not as it is executed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import (
    NOWHERE,
    DataLocation,
    Model,
    Operand,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import byte_size
from nnconform.harness.ops.select import select
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.memory import ClientMemory
from nnconform.harness.runtime.client.references import with_references
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operand import check_operand

_ALIGNMENT = 64


@dataclass
class ClientModel:
    """A model under construction, and the finished one."""

    operands: list[Operand] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    inputs: tuple[int, ...] = ()
    outputs: tuple[int, ...] = ()
    values: bytearray = field(default_factory=bytearray)
    pools: list[Memory] = field(default_factory=list)
    # The models that are values, by the operand.
    models: dict[int, Model] = field(default_factory=dict)
    relaxed: bool = False
    finished: Model | None = None
    is_invalid: bool = False

    def add_operand(self, operand: Operand) -> R:
        """Add an operand."""
        if self._is_closed():
            return R.BAD_STATE
        if operand.type not in OperandType._value2member_map_:
            return R.BAD_DATA
        own = Operand(operand.type, operand.dimensions, scale=operand.scale, zero_point=operand.zero_point)
        checked = own
        if own.type == OperandType.SUBGRAPH:
            # A variable until it gets its value, as all are.
            checked = replace(own, lifetime=L.SUBGRAPH)
        elif own.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            # Without its scales, which come later, it is as any other of bytes.
            checked = replace(own, type=OperandType.TENSOR_BOOL8)
        if not _is_valid(checked):
            return R.BAD_DATA
        self.operands.append(own)
        return R.NO_ERROR

    def set_channel_scales(self, index: int, params: SymmPerChannelQuantParams) -> R:
        """Give an operand a scale for each channel."""
        if self._is_closed():
            return R.BAD_STATE
        if not self._has((index,)):
            return R.BAD_DATA
        operand = replace(self.operands[index], extra_params=params)
        if not _is_valid(replace(operand, lifetime=L.TEMPORARY_VARIABLE, location=NOWHERE)):
            return R.BAD_DATA
        self.operands[index] = operand
        return R.NO_ERROR

    def set_operand_value(self, index: int, value: bytes | None, length: int) -> R:
        """Make an operand a constant, or omit it."""
        if value is None and length:
            return R.UNEXPECTED_NULL
        if self._is_closed():
            return R.BAD_STATE
        if not self._has((index,)):
            return R.BAD_DATA
        operand = self.operands[index]
        if value is None:
            self.operands[index] = replace(operand, lifetime=L.NO_VALUE)
            return R.NO_ERROR
        if length != byte_size(operand.type, operand.dimensions):
            return R.BAD_DATA
        self.values += bytes(-len(self.values) % _ALIGNMENT)
        where = DataLocation(0, len(self.values), length)
        self.values += value[:length]
        self.operands[index] = replace(operand, lifetime=L.CONSTANT_COPY, location=where)
        return R.NO_ERROR

    def set_operand_value_from_memory(self, index: int, memory: ClientMemory, offset: int, length: int) -> R:
        """Make an operand a constant that lies in a memory."""
        if self._is_closed():
            return R.BAD_STATE
        if not self._has((index,)) or memory.memory is None or not memory.has(offset, length):
            return R.BAD_DATA
        operand = self.operands[index]
        if length != byte_size(operand.type, operand.dimensions):
            return R.BAD_DATA
        if memory.memory not in self.pools:
            self.pools.append(memory.memory)
        where = DataLocation(self.pools.index(memory.memory), offset, length)
        self.operands[index] = replace(operand, lifetime=L.CONSTANT_REFERENCE, location=where)
        return R.NO_ERROR

    def set_operand_value_from_model(self, index: int, value: ClientModel) -> R:
        """Make a finished model the value of an operand."""
        if self._is_closed() or value.finished is None:
            return R.BAD_STATE
        if not self._has((index,)):
            return R.BAD_DATA
        self.models[index] = value.finished
        self.operands[index] = replace(self.operands[index], lifetime=L.SUBGRAPH)
        return R.NO_ERROR

    def add_operation(self, code: int, inputs: Sequence[int], outputs: Sequence[int]) -> R:
        """Add an operation of operands that were added: their number and types are one of its signatures'."""
        if self._is_closed():
            return R.BAD_STATE
        if code not in OperationType._value2member_map_ or not self._has((*inputs, *outputs)):
            return R.BAD_DATA
        if code != OperationType.OEM_OPERATION:
            types = [tuple(self.operands[index].type for index in indexes) for indexes in (inputs, outputs)]
            try:
                select(code, *types)
            except ValidationError:
                return R.BAD_DATA
        self.operations.append(Operation(code, tuple(inputs), tuple(outputs)))
        return R.NO_ERROR

    def identify(self, inputs: Sequence[int], outputs: Sequence[int]) -> R:
        """Set the inputs and outputs: operands that have no value, each once."""
        if self._is_closed():
            return R.BAD_STATE
        both = (*inputs, *outputs)
        if not self._has(both) or not inputs or not outputs or len(set(both)) != len(both):
            return R.BAD_DATA
        if any(self.operands[index].lifetime != L.TEMPORARY_VARIABLE for index in both):
            return R.BAD_DATA
        self.inputs, self.outputs = tuple(inputs), tuple(outputs)
        for indexes, lifetime in ((inputs, L.SUBGRAPH_INPUT), (outputs, L.SUBGRAPH_OUTPUT)):
            for index in indexes:
                self.operands[index] = replace(self.operands[index], lifetime=lifetime)
        return R.NO_ERROR

    def relax(self, allow: bool) -> R:
        """Allow less precision."""
        if self._is_closed():
            return R.BAD_STATE
        self.relaxed = allow
        return R.NO_ERROR

    @traced(Layer.RUNTIME, Phase.PREPARATION, "Model_finish")
    def finish(self) -> R:
        """Validate the model. One that is not valid stays so."""
        if self._is_closed():
            return R.BAD_STATE
        operands = [
            replace(each, number_of_consumers=sum(step.inputs.count(index) for step in self.operations))
            for index, each in enumerate(self.operands)
        ]
        main = Subgraph(tuple(operands), tuple(self._ordered()), self.inputs, self.outputs)
        own = Model(main, (), bytes(self.values), tuple(self.pools), self.relaxed)
        # Another value may have been set since.
        models = {index: each for index, each in self.models.items() if operands[index].lifetime == L.SUBGRAPH}
        model = with_references(own, models)
        try:
            validate_model(model)
        except ValidationError:
            self.is_invalid = True
            return R.BAD_DATA
        self.finished = model
        return R.NO_ERROR

    def _is_closed(self) -> bool:
        return self.finished is not None or self.is_invalid

    def _has(self, indexes: Sequence[int]) -> bool:
        return all(0 <= index < len(self.operands) for index in indexes)

    def _ordered(self) -> list[Operation]:
        """Return the operations in an order of execution, what has none last: a client adds them in any order."""
        written = {index for step in self.operations for index in step.outputs}
        left, order, known = list(self.operations), list[Operation](), set[int]()
        while ready := [step for step in left if all(index in known or index not in written for index in step.inputs)]:
            order += ready[:1]
            known.update(ready[0].outputs)
            left.remove(ready[0])
        return order + left


def _is_valid(operand: Operand) -> bool:
    """Return whether an operand is valid by itself, in a model with one subgraph."""
    graph = Subgraph((operand,), (), (), ())
    try:
        check_operand(Model(graph, (graph,)), operand)
    except ValidationError:
        return False
    return True
