"""Faults of vendor extensions."""

from __future__ import annotations

import struct

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.extensions.bundled.fibonacci import NAME
from nnconform.harness.model.capabilities import Extension, ExtensionOperandType
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, extension_parts
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.operand import is_vendors
from nnconform.reference_driver.caching import CacheFileSet, Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class MisreadsModels(ReferenceDevice):
    """A driver that reads every model as ``misread`` returns it."""

    def misread(self, model: Model) -> Model:
        """Return the model that the driver sees."""
        raise NotImplementedError

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return super().supported_operations(self.misread(model))

    def own(self, model: Model) -> Model:
        return super().own(self.misread(model))


@fault(
    "extensions.uses_the_data_of_operands",
    "extensions.computes_what_its_definition_says",
    "extensions.comes_back_from_a_cache",
)
class DataOfTheFirstModel(MisreadsModels):
    """The extension data of operands are always those of the first model that had any."""

    first: bytes | None = None

    def misread(self, model: Model) -> Model:
        operands = tuple(map(self._with_first_data, model.main.operands))
        return replace(model, main=replace(model.main, operands=operands))

    def _with_first_data(self, operand: Operand) -> Operand:
        data = operand.extra_params
        if not isinstance(data, bytes) or len(data) != 16 or not any(data[:8]):
            return operand
        self.first = self.first or data
        return replace(operand, extra_params=self.first)


@fault("extensions.operand_types_are_well_formed")
class ElementsOfNoBytes(ReferenceDevice):
    """An extra extension defines an operand type with elements of 0 bytes."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, extensions = super().supported_extensions()
        return status, (*extensions, Extension("com.example.empty", (ExtensionOperandType(0, False, 0),)))


@fault("extensions.names_are_well_formed")
class NameMalformed(ReferenceDevice):
    """An extra extension has a name with capital letters and a space."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, extensions = super().supported_extensions()
        return status, (*extensions, Extension("com.Example.my extension"))


@fault("extensions.names_are_unique")
class NameTwice(ReferenceDevice):
    """The extension is listed twice."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, extensions = super().supported_extensions()
        return status, extensions * 2


@fault("extensions.names_are_well_formed")
class NameWithoutADomain(ReferenceDevice):
    """An extra extension has a name without a vendor's domain."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, extensions = super().supported_extensions()
        return status, (*extensions, Extension("fibonacci"))


@fault(
    "extensions.ignores_names_that_are_not_used",
    "support.knows_what_it_does_not_know",
    "support.looks_into_graphs",
)
class NamesOfOthersRefused(ReferenceDevice):
    """A model that names an extension unknown to the driver is refused as invalid."""

    def check_extensions(self, model: Model) -> None:
        for name, _ in model.extension_name_to_prefix:
            if name != NAME:
                raise ValidationError("extension_name_to_prefix", "name", name, NAME)
        super().check_extensions(model)


@fault("extensions.refuses_its_operation_with")
class OperandsNotChecked(ReferenceDevice):
    """The operands of an extension's operation are not checked."""

    def check_extensions(self, model: Model) -> None:
        """Do nothing."""


@fault("extensions.does_not_know_other_operations")
class OperationNumberIgnored(MisreadsModels):
    """The number of an extension's operation is ignored, because the extension has only one."""

    def misread(self, model: Model) -> Model:
        prefixes = {prefix for name, prefix in model.extension_name_to_prefix if name == NAME}

        def known(operation: Operation) -> Operation:
            prefix = extension_parts(operation.type)[0]
            return replace(operation, type=prefix << 16) if prefix in prefixes else operation

        return replace(model, main=replace(model.main, operations=tuple(map(known, model.main.operations))))


@fault("extensions.computes_what_its_definition_says")
class NumbersOfFiveBits(ReferencePreparedModel):
    """FIBONACCI adds in 5 bits: what is 32 or more loses its higher ones."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        main = self.model.main
        results = super().compute(inputs, limits)
        return [
            result & 31 if is_vendors(main.operands[index].type) and result.min() == 1 else result
            for index, result in zip(main.output_indexes, results, strict=True)
        ]


@fault(
    "extensions.is_known_by_any_prefix",
    "extensions.computes_beside_other_operations",
    "extensions.comes_back_from_a_cache",
)
class PrefixIs1(MisreadsModels):
    """The extension's prefix is assumed to be 1, whatever the model declares."""

    def misread(self, model: Model) -> Model:
        names = tuple((name, 1 if name == NAME else prefix) for name, prefix in model.extension_name_to_prefix)
        return replace(model, extension_name_to_prefix=names)


@fault("extensions.is_known_by_any_prefix")
class PrefixOf15Bits(MisreadsModels):
    """The highest bit of a prefix is dropped."""

    def misread(self, model: Model) -> Model:
        names = tuple((name, prefix & 0x7FFF) for name, prefix in model.extension_name_to_prefix)
        return replace(model, extension_name_to_prefix=names)


@fault("extensions.refuses_prefixes_with")
class PrefixWithoutANameAccepted(MisreadsModels):
    """A prefix that the model maps to no extension is accepted."""

    def misread(self, model: Model) -> Model:
        known = {prefix for _, prefix in model.extension_name_to_prefix}
        used = {extension_parts(operation.type)[0] for graph in model.subgraphs() for operation in graph.operations}
        more = tuple((f"com.example.number{prefix}", prefix) for prefix in sorted(used - known - {0}))
        return replace(model, extension_name_to_prefix=model.extension_name_to_prefix + more)


@fault("extensions.computes_on_each_path", "extensions.computes_what_its_definition_says")
class RefusedWhenFenced(ReferencePreparedModel):
    """A fenced execution is refused if an output has an extension's type."""

    def outputs_fit(self, request: Request) -> bool:
        main = self.model.main
        strange = any(is_vendors(main.operands[index].type) for index in main.output_indexes)
        return not strange and super().outputs_fit(request)


@fault("extensions.refuses_prefixes_with")
class SecondNameWins(MisreadsModels):
    """Two extensions with one prefix, or two prefixes for one extension, are accepted: the last one counts."""

    def misread(self, model: Model) -> Model:
        by_prefix = {prefix: name for name, prefix in model.extension_name_to_prefix}
        by_name = {name: prefix for prefix, name in sorted(by_prefix.items())}
        return replace(model, extension_name_to_prefix=tuple(by_name.items()))


@fault("extensions.finds_its_output_dimensions", "extensions.computes_what_its_definition_says")
class ShapesAsDeclared(ReferencePreparedModel):
    """Output shapes of an extension's types are as the model declares them, with unknown extents left unknown."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        operands = [self.model.main.operands[index] for index in self.model.main.output_indexes]
        shapes = tuple(
            replace(shape, dimensions=operand.dimensions) if is_vendors(operand.type) else shape
            for operand, shape in zip(operands, result.output_shapes, strict=False)
        )
        return replace(result, output_shapes=shapes)


@fault("extensions.fails_cleanly_for_bad_values", "extensions.computes_what_its_definition_says")
class ValuesNotChecked(ReferencePreparedModel):
    """FIBONACCI accepts a number that is out of range and fills the output."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        main = self.model.main
        if inputs and inputs[0] is not None and is_vendors(main.operands[main.input_indexes[0]].type):
            room = main.operands[main.output_indexes[0]].dimensions[0]
            inputs = [np.frombuffer(np.int64(room or 8).tobytes(), np.uint8), *inputs[1:]]
        return super().compute(inputs, limits)


_CACHED = "extensions.comes_back_from_a_cache"


@fault(options={"names=none": [_CACHED], "names=counted": [_CACHED]})
class CacheOfTheHalAlone(Caching):
    """The cache has no place for the names of extensions: a restored model has none, or those it had, numbered anew."""

    names: str

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        kept = tuple((name, number) for number, (name, _) in enumerate(model.extension_name_to_prefix, 1))
        names = kept if self.names == "counted" else ()
        super().write(files, replace(model, extension_name_to_prefix=names), priority)


@fault(_CACHED)
class CacheOfDefaultData(Caching):
    """The cache has no place for the data of an extension's operands: a restored model has those of one."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        def changed(operand: Operand) -> Operand:
            if not isinstance(operand.extra_params, bytes):
                return operand
            return replace(operand, extra_params=struct.pack("<dq", 0.5, -3))

        super().write(files, model.with_operands(changed), priority)
