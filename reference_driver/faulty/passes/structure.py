"""Order, names and memory of operands: what a driver may not conclude from their numbers."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED
from nnconform.reference_driver.faulty.passes._planted import planted, planted_whole
from nnconform.reference_driver.rewriting.draft import Draft

ELEMENTWISE = frozenset(
    {
        *(O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM, O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.ABS),
        *(O.NEG, O.EXP, O.SQRT, O.RSQRT, O.FLOOR, O.SIN, O.LOG, O.HARD_SWISH, O.ELU, O.PRELU, O.RESHAPE),
    }
)


def _zeros(draft: Draft, index: int) -> int:
    operand = draft.operands[index]
    fill = operand.zero_point if operand.type in QUANTISED else 0
    return draft.constant(np.full(operand.dimensions, fill), operand)


@planted_whole
def executed_by_number(draft: Draft) -> bool:
    """Operations are executed in the order of their results' numbers; what is not yet written is read as zero."""
    order = sorted(draft.steps, key=lambda step: step.outputs[0])
    if order == draft.steps:
        return False
    written: set[int] = set()
    for step in order:
        late = {i for i in step.inputs if draft.writer(i) and i not in written and 0 not in draft.shape(i)}
        zeros = {index: _zeros(draft, index) for index in late}
        written |= set(step.outputs)
        draft.exchange(step, Operation(step.type, tuple(zeros.get(i, i) for i in step.inputs), step.outputs))
    return True


@planted_whole
def inputs_by_number(draft: Draft) -> bool:
    """The model's inputs are taken in the order of their numbers."""
    ordered = sorted(draft.inputs)
    changed, draft.inputs = ordered != draft.inputs, ordered
    return changed


@planted_whole
def outputs_by_number(draft: Draft) -> bool:
    """The model's outputs are given in the order of their numbers."""
    ordered = sorted(draft.outputs)
    changed, draft.outputs = ordered != draft.outputs, ordered
    return changed


@planted_whole
def outputs_in_order_of_writing(draft: Draft) -> bool:
    """The model's outputs are given in the order in which operations write them."""
    written = [index for step in draft.steps for index in step.outputs]
    ordered = sorted(draft.outputs, key=written.index)
    changed, draft.outputs = ordered != draft.outputs, ordered
    return changed


@planted_whole
def inputs_in_order_of_use(draft: Draft) -> bool:
    """The model's inputs are taken in the order in which operations read them."""
    read = [index for step in draft.steps for index in step.inputs]
    ordered = sorted(draft.inputs, key=lambda index: read.index(index) if index in read else len(read))
    changed, draft.inputs = ordered != draft.inputs, ordered
    return changed


@planted
def operands_by_number(draft: Draft, step: Operation) -> bool:
    """The operands of an operation of two tensors are taken in the order of their numbers."""
    kinds = (O.SUB, O.DIV, O.POW, O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.PRELU, O.BATCH_MATMUL)
    if step.type not in kinds or step.inputs[0] <= step.inputs[1]:
        return False
    first, second, *more = step.inputs
    draft.exchange(step, Operation(step.type, (second, first, *more), step.outputs))
    return True


@planted
def concatenated_by_number(draft: Draft, step: Operation) -> bool:
    """The operands of a concatenation are placed in the order of their numbers."""
    if step.type not in (O.CONCATENATION, O.PACK):
        return False
    names = draft.names(step)
    places = [place for place, index in enumerate(step.inputs) if index in names["inputs"]]
    ordered = iter(sorted(step.inputs[place] for place in places))
    inputs = tuple(next(ordered) if place in places else index for place, index in enumerate(step.inputs))
    changed = inputs != step.inputs
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return changed


def _overwrite(draft: Draft, step: Operation, place: int, kinds: frozenset[L]) -> bool:
    """Write an element-wise result over one of its operands: what reads that later gets the result."""
    if step.type not in ELEMENTWISE or place >= len(step.inputs):
        return False
    index, result = step.inputs[place], step.outputs[0]
    one, other = draft.operands[index], draft.operands[result]
    if (one.type, one.dimensions) != (other.type, other.dimensions) or one.lifetime not in kinds:
        return False
    later = draft.steps[draft.steps.index(step) + 1 :]
    readers = [each for each in later if index in each.inputs]
    return bool(readers) and draft.forward(index, result, readers)


@planted
def written_over_first_operand(draft: Draft, step: Operation) -> bool:
    """An element-wise result is written over its first operand, a temporary that is read again later."""
    return _overwrite(draft, step, 0, frozenset({L.TEMPORARY_VARIABLE}))


@planted
def written_over_second_operand(draft: Draft, step: Operation) -> bool:
    """An element-wise result is written over its second operand, a temporary that is read again later."""
    return _overwrite(draft, step, 1, frozenset({L.TEMPORARY_VARIABLE}))


@planted
def written_over_input(draft: Draft, step: Operation) -> bool:
    """An element-wise result is written over an input of the model that is read again later."""
    return _overwrite(draft, step, 0, frozenset({L.SUBGRAPH_INPUT}))


@planted
def written_over_read_output(draft: Draft, step: Operation) -> bool:
    """An element-wise result is written over an output of the model that is read again later."""
    return _overwrite(draft, step, 0, frozenset({L.SUBGRAPH_OUTPUT}))


@planted
def written_over_output(draft: Draft, step: Operation) -> bool:
    """An element-wise result is written over its operand, which the model gives out: that output is its own result."""
    if step.type not in ELEMENTWISE or step.inputs[0] not in draft.outputs or step.outputs[0] in draft.outputs:
        return False
    one, other = draft.operands[step.inputs[0]], draft.operands[step.outputs[0]]
    if (one.type, one.dimensions) != (other.type, other.dimensions):
        return False
    draft.outputs = [step.outputs[0] if index == step.inputs[0] else index for index in draft.outputs]
    return True


@planted
def output_not_kept_for_readers(draft: Draft, step: Operation) -> bool:
    """An output of the model that operations read too is empty when they do."""
    ends = [i for i in step.inputs if i in draft.outputs and draft.shape(i) and 0 not in draft.shape(i)]
    if not ends:
        return False
    zeros = _zeros(draft, ends[0])
    inputs = tuple(zeros if index == ends[0] else index for index in step.inputs)
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return True


@planted
def one_operand_twice_as_double(draft: Draft, step: Operation) -> bool:
    """An operand that is both factors of a product is counted twice: added to itself."""
    if step.type != O.MUL or step.inputs[0] != step.inputs[1]:
        return False
    if draft.operands[step.inputs[0]].type in QUANTISED:
        return False
    draft.exchange(step, Operation(O.ADD, step.inputs, step.outputs))
    return True


@planted
def first_reader_alone_served(draft: Draft, step: Operation) -> bool:
    """A result with three readers or more is freed after the second: the others read zeros."""
    for index in dict.fromkeys(step.inputs):
        readers = draft.readers(index)
        if len(readers) < 3 or step not in readers[2:] or draft.writer(index) is None:
            continue
        zeros = _zeros(draft, index)
        draft.exchange(step, Operation(step.type, tuple(zeros if i == index else i for i in step.inputs), step.outputs))
        return True
    return False


@planted
def scalar_of_first_use(draft: Draft, step: Operation) -> bool:
    """Scalar constants at the same place of operations of one type are taken from the first such operation."""
    first = next(each for each in draft.steps if each.type == step.type)
    if first is step or len(first.inputs) != len(step.inputs):
        return False
    inputs = tuple(
        one if draft.operands[one].type == draft.operands[other].type == T.INT32 else other
        for one, other in zip(first.inputs, step.inputs, strict=True)
    )
    changed = inputs != step.inputs
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return changed
