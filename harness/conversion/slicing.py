"""Cuts from a model the part that a driver of an older HAL version can take.

Source: the framework asks an older driver about such a slice of a model, and carries the answers over to the whole one
(common/MetaModel.cpp and DriverDevice of runtime/Manager.cpp of AOSP). Unlike there, what an operation of the slice and
one of the rest both read is an output too, as far as the version can have it as one: the rest can be executed after
such a part. Inputs of one type are not merged.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.conversion.operands import only_operands
from nnconform.harness.model.codes import HalVersion, OperandLifeTime
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.validate.by_version import needs_of
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.harness.validate.version import operand_version

_GIVEN = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


class ModelSlice(msgspec.Struct, frozen=True):
    """The part of a model that a HAL version has, as a valid model of that version.

    ``operations`` are the numbers that its operations have in the main subgraph of the whole model, which has ``count``
    of them. What an operation of the rest writes is an input, and what one reads is an output; ``inputs`` and
    ``outputs`` are the operands of the whole model that its inputs and outputs are, after the removal of trailing
    default arguments. ``model`` is None if no operation is left.
    """

    model: Model | None
    count: int
    operations: tuple[int, ...] = ()
    inputs: tuple[int, ...] = ()
    outputs: tuple[int, ...] = ()

    def supported(self, answers: Sequence[bool]) -> tuple[bool, ...]:
        """Return a driver's answers about the slice as answers about the whole model: False for all that is not in it.

        Raises ValueError if there is not one answer for each operation of the slice.
        """
        if len(answers) != len(self.operations):
            raise ValueError(f"got {len(answers)} answers, wanted one for each of {len(self.operations)} operations")
        yes = {number for number, answer in zip(self.operations, answers, strict=True) if answer}
        return tuple(number in yes for number in range(self.count))


def slice_for(model: Model, version: HalVersion) -> ModelSlice:
    """Return the part of a model that HAL ``version`` has. Raises ValidationError for a model that is invalid."""
    whole = without_default_arguments(model)
    checked = validate_model(whole)
    main, count = whole.main, len(whole.main.operations)
    kept = _of_version(whole, checked, version)
    # What is cut off makes results outputs, and an output of unknown extents may need a newer version itself.
    while kept:
        graph = _cut(main, kept, version)
        new = {
            index
            for index, operand in enumerate(graph.operands)
            if operand.lifetime != main.operands[index].lifetime and operand_version(operand) > version
        }
        writers = {number for number in kept if new.intersection(main.operations[number].outputs)}
        if not writers:
            break
        kept -= writers
    if not kept or not any(_reads_a_variable(graph, main.operations[number]) for number in kept):
        return ModelSlice(None, count)
    steps = [main.operations[number] for number in sorted(kept)]
    used = {index for step in steps for index in (*step.inputs, *step.outputs)}
    old = sorted(used)
    part = only_operands(graph, used, steps)
    sliced = replace(whole, main=part)
    if version < HalVersion.V1_3:
        sliced = replace(sliced, referenced=())
    if version < HalVersion.V1_2:
        sliced = replace(sliced, extension_name_to_prefix=())
    return ModelSlice(
        without_flag(sliced, version),
        count,
        tuple(sorted(kept)),
        tuple(old[index] for index in part.input_indexes),
        tuple(old[index] for index in part.output_indexes),
    )


def without_flag(model: Model, version: HalVersion) -> Model:
    """Return the model as HAL ``version`` has it: 1.0 has no relaxed flag, and may compute in float32 regardless."""
    return replace(model, relax_computation_float32_to_float16=False) if version < HalVersion.V1_1 else model


def _of_version(model: Model, checked: tuple[CheckedGraph, ...], version: HalVersion) -> set[int]:
    """Return the operations of the main subgraph that the version has, with their operands and subgraphs."""
    newer = [need for need in needs_of(model, checked) if need.version > version]
    operations = {(need.graph, need.operation) for need in newer if need.operation >= 0}
    operands = {(need.graph, need.operand) for need in newer if need.operand >= 0}
    # Subgraphs as such are no older than the operations that refer to them.
    unfit = {number for number, _ in operations | operands}
    references = {
        number: {index + 1 for call in graph.calls if call is not None for index in call.references()}
        for number, graph in enumerate(checked)
    }

    def reaches(number: int) -> bool:
        return number in unfit or any(map(reaches, references[number]))

    kept = set()
    for number, (step, call) in enumerate(zip(model.main.operations, checked[0].calls, strict=True)):
        own = (0, number) not in operations and not any(
            (0, index) in operands for index in (*step.inputs, *step.outputs)
        )
        # The OEM's operation and those of vendors have no call.
        inside = () if call is None else call.references()
        if own and not any(reaches(index + 1) for index in inside):
            kept.add(number)
    return kept


def _cut(main: Subgraph, kept: set[int], version: HalVersion) -> Subgraph:
    """Return the subgraph with the life times that its operands have if only some operations are kept."""
    written = {index for number in kept for index in main.operations[number].outputs}
    read = {index for number, step in enumerate(main.operations) if number not in kept for index in step.inputs}
    read_inside = {index for number in kept for index in main.operations[number].inputs}

    def cut(index: int, operand: Operand) -> Operand:
        if operand.lifetime not in _GIVEN:
            return operand
        if index not in written:
            return replace(operand, lifetime=OperandLifeTime.SUBGRAPH_INPUT)
        if index not in read:
            return operand
        output = replace(operand, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
        # Unknown extents make an output newer than the same variable inside, which can stay one if it is read there.
        return operand if index in read_inside and operand_version(output) > version else output

    return replace(main, operands=tuple(cut(index, operand) for index, operand in enumerate(main.operands)))


def _reads_a_variable(graph: Subgraph, step: Operation) -> bool:
    return any(graph.operands[index].lifetime == OperandLifeTime.SUBGRAPH_INPUT for index in step.inputs)
