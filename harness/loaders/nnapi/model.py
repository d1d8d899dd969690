"""Builds a ``Model`` call by call as the library's."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_int32, c_uint32

from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.loaders.nnapi.declarations import OperandTypeStruct, PerChannelQuantParams
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.loaders.nnapi.memories import Memories
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, extension_parts
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams

_MAIN = 0


class BuiltModel:
    """The library's finished model of ``model``, and those of its referenced subgraphs. Raises Refusal.

    Numbers of consumers are lost, as the C API does not have them, and life times follow from how a model is built.
    """

    def __init__(self, library: Library, memories: Memories, model: Model) -> None:
        # The library reads values and pools for as long as its model lives.
        self.model = model
        self._library, self._memories = library, memories
        self._names = {prefix: name.encode() for name, prefix in model.extension_name_to_prefix}
        self._built: dict[int, int] = {}
        self._unfinished: dict[int, int] = {}
        try:
            self.address = self._build(_MAIN)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Free the models, each before those that it refers to."""
        for built in (self._unfinished, self._built):
            while built:
                self._library.free("Model", built.popitem()[1])

    def operand_type(self, operand: Operand, dimensions: Sequence[int]) -> OperandTypeStruct:
        """Return the library's description of ``operand`` with these dimensions."""
        type = self._type_code(self._built.get(_MAIN, 0), operand.type, "Operand")
        return OperandTypeStruct.of(type, operand, dimensions)

    @traced(Layer.RUNTIME, Phase.PREPARATION, "build model")
    def _build(self, number: int) -> int:
        """Build subgraph ``number``, 0 for the main one and 1 for the first referenced one, unless it is built
        already.
        """
        if number in self._built:
            return self._built[number]
        graphs = self.model.subgraphs()
        if number in self._unfinished or not _MAIN < number + 1 <= len(graphs):
            raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"subgraph {number - 1} is missing, or refers to itself")
        address = self._library.create("ANeuralNetworksModel_create")
        self._unfinished[number] = address
        self._fill(address, graphs[number])
        self._library.check("ANeuralNetworksModel_finish", address)
        self._built[number] = self._unfinished.pop(number)
        return address

    def _fill(self, address: int, graph: Subgraph) -> None:
        check = self._library.check
        for index, operand in enumerate(graph.operands):
            type = self._type_code(address, operand.type, "Operand")
            check("ANeuralNetworksModel_addOperand", address, OperandTypeStruct.of(type, operand, operand.dimensions))
            self._add_extra_params(address, index, operand)
            self._set_value(address, index, operand)
        for operation in graph.operations:
            self._add_operation(address, operation)
        inputs, outputs = indexes(graph.input_indexes), indexes(graph.output_indexes)
        check("ANeuralNetworksModel_identifyInputsAndOutputs", address, len(inputs), inputs, len(outputs), outputs)
        if self.model.relax_computation_float32_to_float16:
            check("ANeuralNetworksModel_relaxComputationFloat32toFloat16", address, True)

    def _type_code(self, address: int, type: int, kind: str) -> int:
        """Return the library's number for an extension's type, any other number as it is."""
        prefix, local = extension_parts(type)
        if prefix not in self._names:
            return type
        function = f"ANeuralNetworksModel_getExtension{kind}Type"
        return int(self._library.read(function, c_int32, address, self._names[prefix], local))

    def _add_extra_params(self, address: int, index: int, operand: Operand) -> None:
        extra = operand.extra_params
        if isinstance(extra, SymmPerChannelQuantParams):
            params = PerChannelQuantParams.of(extra)
            self._library.check("ANeuralNetworksModel_setOperandSymmPerChannelQuantParams", address, index, params)
        elif extra is not None:
            self._library.check("ANeuralNetworksModel_setOperandExtensionData", address, index, extra, len(extra))

    def _set_value(self, address: int, index: int, operand: Operand) -> None:
        check, location = self._library.check, operand.location
        match operand.lifetime:
            case OperandLifeTime.NO_VALUE:
                check("ANeuralNetworksModel_setOperandValue", address, index, None, 0)
            case OperandLifeTime.CONSTANT_COPY:
                values = self.model.operand_values
                # A pointer cannot be checked by the library.
                if location.offset < 0 or location.length < 0 or location.offset + location.length > len(values):
                    raise Refusal(
                        ErrorStatus.INVALID_ARGUMENT, f"operand {index} at {location}, of {len(values)} bytes"
                    )
                start = ctypes.cast(ctypes.c_char_p(values), ctypes.c_void_p).value or 0
                check("ANeuralNetworksModel_setOperandValue", address, index, start + location.offset, location.length)
            case OperandLifeTime.CONSTANT_REFERENCE:
                if not 0 <= location.pool_index < len(self.model.pools):
                    raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"operand {index} is in pool {location.pool_index}")
                if location.offset < 0 or location.length < 0:
                    raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"operand {index} at {location}")
                memory, skip = self._memories.of(self.model.pools[location.pool_index])
                function = "ANeuralNetworksModel_setOperandValueFromMemory"
                check(function, address, index, memory, skip + location.offset, location.length)
            case OperandLifeTime.SUBGRAPH:
                value = self._build(location.offset + 1)
                check("ANeuralNetworksModel_setOperandValueFromModel", address, index, value)

    def _add_operation(self, address: int, operation: Operation) -> None:
        inputs, outputs = indexes(operation.inputs), indexes(operation.outputs)
        type = self._type_code(address, operation.type, "Operation")
        function = "ANeuralNetworksModel_addOperation"
        self._library.check(function, address, type, len(inputs), inputs, len(outputs), outputs)


def merged(dimensions: Sequence[int], *operands: Operand) -> tuple[int, ...]:
    """Return the dimensions of a value of all these operands, () for an unknown rank: an extent that ``dimensions``
    leave open (0) is that of the first operand which gives it.
    """
    known = [each for each in (tuple(dimensions), *(operand.dimensions for operand in operands)) if each]
    return tuple(next(filter(None, extents), 0) for extents in zip(*known, strict=False))


def indexes(numbers: Sequence[int]) -> ctypes.Array[c_uint32]:
    """Return an array of the C API's uint32_t."""
    return (c_uint32 * len(numbers))(*numbers)
