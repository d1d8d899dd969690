"""Valid calls as ``known`` sees them, compared with the reference and with the validator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, find_family
from nnconform.harness.generate.broken.known import is_signature
from nnconform.harness.generate.broken.tests.bases import one_per_operation
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operation
from nnconform.harness.ops.select import select
from nnconform.harness.ops.table import TABLE
from nnconform.harness.tests.shared_data import shared_data

Types = tuple[int, ...]


def reference() -> Iterator[tuple[O, Any, Types, Types]]:
    """Return each variant of each operation with the types of each of its signatures, without those of any type."""
    for each in json.loads((shared_data("reference") / "operations.json").read_text())["operations"]:
        for variant in each["variants"]:
            for signature in variant["signatures"]:
                if "ANY" not in (*signature["inputs"], *signature["outputs"]):
                    inputs, outputs = (tuple(T[name] for name in signature[side]) for side in ("inputs", "outputs"))
                    yield O[each["name"]], variant, inputs, outputs


def test_every_signature_of_the_reference() -> None:
    for code, variant, inputs, outputs in reference():
        counts = variant["input_counts"]
        for count in counts if isinstance(counts, list) else [len(inputs)]:
            assert is_signature(code, inputs[:count], outputs), (code.name, count)


def test_no_other_count_and_no_other_type() -> None:
    """A call with one type changed or one argument less is one only where the reference has that, too."""
    known: dict[O, set[tuple[Types, Types]]] = {}
    open_ended = set()
    for code, variant, inputs, outputs in reference():
        counts = variant["input_counts"]
        if isinstance(counts, list):
            known.setdefault(code, set()).update((inputs[:count], outputs) for count in counts)
        else:
            open_ended.add(code)
    for code, calls in known.items():
        if code in open_ended or code in {O.SPLIT, O.BIDIRECTIONAL_SEQUENCE_RNN, O.BIDIRECTIONAL_SEQUENCE_LSTM}:
            # Any number of operands; and outputs that the reference lists in full only.
            continue
        for inputs, outputs in calls:
            for slot in range(len(inputs)):
                for changed in ([T.TENSOR_OEM_BYTE], [T.TENSOR_FLOAT16], [T.INT32], [T.TENSOR_QUANT8_ASYMM], []):
                    other = (*inputs[:slot], *changed, *inputs[slot + 1 :])
                    listed = any(other == own and outputs == results for own, results in calls)
                    assert is_signature(code, other, outputs) == listed, (code.name, other)


def test_agrees_with_the_validator() -> None:
    """A call that is shorter or longer is one for both, or for neither."""
    for base in one_per_operation().values():
        for graph in base.graphs:
            operands = graph.graph.operands
            for step in graph.graph.operations:
                for changed in shorter_and_longer(step):
                    inputs, outputs = (
                        tuple(operands[index].type for index in indexes)
                        for indexes in (changed.inputs, changed.outputs)
                    )
                    assert is_signature(step.type, inputs, outputs) == selects(step.type, inputs, outputs)


def shorter_and_longer(step: Operation) -> Iterator[Operation]:
    for slot in range(len(step.inputs)):
        yield Operation(step.type, (*step.inputs[:slot], *step.inputs[slot + 1 :]), step.outputs)
        yield Operation(step.type, (*step.inputs, step.inputs[slot]), step.outputs)
    for slot in range(len(step.outputs)):
        yield Operation(step.type, step.inputs, (*step.outputs[:slot], *step.outputs[slot + 1 :]))
        yield Operation(step.type, step.inputs, (*step.outputs, step.outputs[slot]))


def selects(code: int, inputs: Types, outputs: Types) -> bool:
    try:
        select(code, inputs, outputs)
    except ValidationError:
        return False
    return True


def one(code: O, *first: T) -> Base:
    """Return a model of the operation whose first arguments, inputs before outputs, have these types."""
    op = TABLE[code]
    for signature in op.signatures():
        arguments = (*signature.form.inputs, *signature.form.outputs)
        if tuple(signature.row.type_of(each) for each in arguments)[: len(first)] == first:
            return Base(draw(Choices.from_seed(0), op, signature.form, signature.row).model)
    raise LookupError(code, first)


def changed(name: str, base: Base) -> list[Mutation]:
    return [mutant.mutation for mutant in find_family(name).mutants(base)]


def types_tried(base: Base, about: str) -> set[int]:
    return {each.after.type for each in changed("operation_operand_type", base) if each.about == about}


def test_left_out_as_in_the_suite_of_aosp() -> None:
    """The mutations that AOSP's suite skips since they give another valid model."""
    usual = {T.TENSOR_FLOAT16, T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM}
    cast = types_tried(one(O.CAST, T.TENSOR_FLOAT32, T.TENSOR_INT32), "CAST.input")
    assert cast.isdisjoint(usual)
    # AOSP's suite leaves this one out as well, though no signature casts it to another type.
    assert cast >= {T.TENSOR_BOOL8, T.INT32, T.TENSOR_QUANT16_SYMM, T.TENSOR_QUANT8_ASYMM_SIGNED}
    largest = types_tried(one(O.ARGMAX, T.TENSOR_FLOAT32), "ARGMAX.input")
    assert largest.isdisjoint(usual | {T.TENSOR_QUANT8_ASYMM_SIGNED})
    rank = types_tried(one(O.RANK, T.TENSOR_FLOAT32), "RANK.input")
    assert rank == {T.FLOAT32, T.INT32, T.UINT32, T.BOOL, T.FLOAT16, T.OEM, T.TENSOR_OEM_BYTE} | unranked()
    filters = types_tried(one(O.CONV_2D, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM), "CONV_2D.filter")
    assert T.TENSOR_QUANT8_SYMM_PER_CHANNEL not in filters
    assert T.TENSOR_QUANT8_SYMM in filters
    assert all(len(each.before.inputs) > 1 for each in changed("add_operation_input", one(O.L2_NORMALIZATION)))
    assert all(len(each.before.inputs) > 2 for each in changed("add_operation_input", one(O.SOFTMAX)))


def unranked() -> set[T]:
    """Return the tensor types that RANK does not accept, by the reference."""
    accepted = {inputs[0] for code, _, inputs, _ in reference() if code == O.RANK}
    return {code for code in T if code.name.startswith("TENSOR") and code not in {*accepted, T.TENSOR_OEM_BYTE}}


def test_left_out_only_what_is_listed() -> None:
    assert len(changed("remove_operation_input", one(O.ADD))) == 3
    assert len(changed("remove_operation_output", one(O.ADD))) == 1
    joined = changed("remove_operation_input", one(O.CONCATENATION))
    assert {each.about for each in joined} == {"CONCATENATION.axis"}
