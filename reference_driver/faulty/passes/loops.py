"""WHILE rewritten wrongly: its condition, its body, and the values that it carries."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted, planted_whole
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import inline, is_subgraph, subgraph, with_inner

_CARRIED = 2  # Inputs before the values that a WHILE carries.


def is_loop(draft: Draft, step: Operation) -> bool:
    """Return whether a step is a WHILE of subgraphs of the model."""
    return step.type == O.WHILE and all(is_subgraph(draft, index) for index in step.inputs[:2])


@planted
def loop_outputs_by_number(draft: Draft, step: Operation) -> bool:
    """The results of the body of a WHILE are taken in the order of their numbers."""

    def sort(inner: Draft) -> bool:
        before = list(inner.outputs)
        inner.outputs = sorted(before)
        return inner.outputs != before

    return is_loop(draft, step) and with_inner(draft, step, 1, sort)


@planted_whole
def loop_rotated_without_guard(draft: Draft) -> bool:
    """The body of a WHILE runs once before the condition is asked."""
    changed = [_rotate(draft, step) for step in list(draft.steps)]
    return any(changed)


def _rotate(draft: Draft, step: Operation) -> bool:
    if not is_loop(draft, step):
        return False
    steps, results = inline(draft, subgraph(draft, step.inputs[1]), step.inputs[_CARRIED:])
    results += step.inputs[_CARRIED + len(results) :]
    draft.exchange(step, *steps, Operation(O.WHILE, (*step.inputs[:_CARRIED], *results), step.outputs))
    return True


@planted
def loop_unrolled_by_two(draft: Draft, step: Operation) -> bool:
    """The body of a WHILE runs twice for each time that the condition is asked."""

    def twice(inner: Draft) -> bool:
        before = list(inner.outputs)
        again = [*before, *inner.inputs[len(before) :]]
        steps, inner.outputs = inline(inner, inner.model.main, again)
        inner.steps += steps
        return True

    return is_loop(draft, step) and with_inner(draft, step, 1, twice)


@planted
def constant_start_folded_into_body(draft: Draft, step: Operation) -> bool:
    """A value that a WHILE carries and begins as a constant is that constant in the body, if no condition reads it."""
    if not is_loop(draft, step):
        return False
    condition = subgraph(draft, step.inputs[0])
    read = {index for inner in condition.operations for index in inner.inputs}
    frozen = {
        place: draft.operands[index]
        for place, index in enumerate(step.inputs[_CARRIED:])
        if draft.operands[index].lifetime == L.CONSTANT_COPY and condition.input_indexes[place] not in read
    }

    def fold(inner: Draft) -> bool:
        changed = False
        for place, constant in frozen.items():
            old = inner.inputs[place]
            readers = inner.readers(old)
            inner.operands.append(constant)
            changed = (bool(readers) and inner.forward(old, len(inner.operands) - 1, readers)) or changed
        return changed

    return with_inner(draft, step, 1, fold)


@planted
def loop_bound_included(draft: Draft, step: Operation) -> bool:
    """A loop while a counter is less than a bound runs once more, for the bound itself."""

    def include(inner: Draft) -> bool:
        writer = inner.writer(inner.outputs[0])
        if writer is None or writer.type not in (O.LESS, O.GREATER):
            return False
        kind = O.LESS_EQUAL if writer.type == O.LESS else O.GREATER_EQUAL
        inner.exchange(writer, Operation(kind, writer.inputs, writer.outputs))
        return True

    return is_loop(draft, step) and with_inner(draft, step, 0, include)


@planted
def carried_values_updated_in_place(draft: Draft, step: Operation) -> bool:
    """What a body computes later from a value that it carries on reads the new value."""

    def update(inner: Draft) -> bool:
        changed = False
        for old, new in zip(inner.inputs, inner.outputs, strict=False):
            writer = inner.writer(new)
            if writer is None:
                continue
            later = inner.steps[inner.steps.index(writer) + 1 :]
            readers = [each for each in later if old in each.inputs]
            changed = (bool(readers) and inner.forward(old, new, readers)) or changed
        return changed

    return is_loop(draft, step) and with_inner(draft, step, 1, update)


@planted
def carried_values_of_equal_start_merged(draft: Draft, step: Operation) -> bool:
    """Two values that a WHILE carries and that begin as the same operand are one: the first result is both."""
    if not is_loop(draft, step):
        return False
    carried, pairs = step.inputs[_CARRIED:], []
    for place, index in enumerate(carried[: len(step.outputs)]):
        first = carried.index(index)
        if first != place:
            pairs.append((step.outputs[place], step.outputs[first]))
    return bool(pairs) and draft.forward_each(pairs)


@planted_whole
def changing_value_hoisted(draft: Draft) -> bool:
    """An operation of the body that reads one carried value and constants alone is computed before the loop, once."""
    changed = [_hoist(draft, step) for step in list(draft.steps)]
    return any(changed)


def _hoist(draft: Draft, step: Operation) -> bool:
    if not is_loop(draft, step):
        return False
    body = subgraph(draft, step.inputs[1])
    condition = subgraph(draft, step.inputs[0])
    for inner in body.operations:
        read = [index for index in inner.inputs if body.operands[index].lifetime == L.SUBGRAPH_INPUT]
        others = [i for i in inner.inputs if body.operands[i].lifetime not in (L.SUBGRAPH_INPUT, L.CONSTANT_COPY)]
        ends = any(index in body.output_indexes for index in inner.outputs)
        if len(set(read)) == 1 and not others and not ends and len(inner.outputs) == 1 and inner.type != O.WHILE:
            kind = body.operands[read[0]].type
            if kind != T.TENSOR_BOOL8 and body.operands[read[0]].dimensions:
                place = body.input_indexes.index(read[0])
                return _keep_first(draft, step, place, inner, len(condition.input_indexes))
    return False


def _keep_first(draft: Draft, step: Operation, place: int, hoisted: Operation, count: int) -> bool:
    """Carry a copy of what value ``place`` is before the loop, and let the operation of the body read that."""
    if count != len(step.outputs):
        return False

    def carry(inner: Draft) -> bool:
        old = inner.inputs[place]
        copy, kept = _carried_copy(inner, old)
        inner.steps.append(Operation(O.RESHAPE, (copy, inner.numbers(*inner.shape(copy))), (kept,)))
        inner.forward(old, copy, [next(each for each in inner.steps if each.outputs == hoisted.outputs)])
        inner.inputs.append(copy)
        inner.outputs.append(kept)
        return True

    def take(inner: Draft) -> bool:
        inner.inputs.append(_carried_copy(inner, inner.inputs[place])[0])
        return True

    at = draft.steps.index(step)
    with_inner(draft, step, 1, carry)
    with_inner(draft, draft.steps[at], 0, take)
    step = draft.steps[at]
    value = step.inputs[_CARRIED + place]
    extra = draft.temporary(value) if draft.operands[value].lifetime != L.CONSTANT_COPY else value
    if extra != value:
        draft.exchange(step, Operation(O.RESHAPE, (value, draft.numbers(*draft.shape(value))), (extra,)), step)
    result = draft.temporary(extra)
    draft.exchange(step, Operation(O.WHILE, (*step.inputs, extra), (*step.outputs, result)))
    return True


def _carried_copy(inner: Draft, like: int) -> tuple[int, int]:
    """Add an input and a result like an input of the subgraph."""
    inner.operands.append(inner.operands[like])
    return len(inner.operands) - 1, inner.temporary(like)


@planted
def condition_asked_of_next_state(draft: Draft, step: Operation) -> bool:
    """The condition of a WHILE is asked of what the body would give: the last turn is lost."""
    if not is_loop(draft, step):
        return False
    body = subgraph(draft, step.inputs[1])

    def ahead(inner: Draft) -> bool:
        steps, results = inline(inner, body, inner.inputs)
        head, truths = inline(inner, inner.model.main, [*results, *inner.inputs[len(results) :]])
        inner.steps, inner.outputs = [*steps, *head], truths
        return True

    return with_inner(draft, step, 0, ahead)


@planted
def branch_in_loop_decided_once(draft: Draft, step: Operation) -> bool:
    """The condition of an IF in a body is computed before the loop, of the constants that its values begin with."""
    if not is_loop(draft, step):
        return False
    starts = [draft.operands[index] for index in step.inputs[_CARRIED:]]

    def decide(inner: Draft) -> bool:
        changed = False
        for each in [one for one in inner.steps if one.type == O.IF]:
            writer = inner.writer(each.inputs[0])
            for place, old in enumerate(list(inner.inputs)):
                if writer is None or old not in writer.inputs or starts[place].lifetime != L.CONSTANT_COPY:
                    continue
                inner.operands.append(starts[place])
                changed = inner.forward(old, len(inner.operands) - 1, [writer]) or changed
                writer = inner.writer(each.inputs[0])
        return changed

    return with_inner(draft, step, 1, decide)


@planted
def unread_result_of_loop_frozen(draft: Draft, step: Operation) -> bool:
    """A carried value whose result nobody reads stays as it began, if no condition reads it; others depend on it."""
    if not is_loop(draft, step):
        return False
    condition = subgraph(draft, step.inputs[0])
    asked = {index for inner in condition.operations for index in inner.inputs}
    dead = [
        place
        for place, index in enumerate(step.outputs)
        if not draft.readers(index) and index not in draft.outputs and condition.input_indexes[place] not in asked
    ]

    return with_inner(draft, step, 1, lambda inner: freeze(inner, dead))


def freeze(inner: Draft, places: Sequence[int]) -> bool:
    """Let a body give what it got in these places; return whether there are any."""
    for place in places:
        old = inner.inputs[place]
        kept = inner.temporary(old)
        inner.steps.append(Operation(O.RESHAPE, (old, inner.numbers(*inner.shape(old))), (kept,)))
        inner.outputs[place] = kept
    return bool(places)


@planted
def passed_on_is_taken_for_kept(draft: Draft, step: Operation) -> bool:
    """A carried value that the body gives as it got it, in whichever place, is taken for one that never changes."""
    changed = False
    body = subgraph(draft, step.inputs[1]) if is_loop(draft, step) else None
    for place, end in enumerate(body.output_indexes[: len(step.outputs)] if body is not None else ()):
        assert body is not None
        read = next(set(each.inputs) for each in body.operations if end in each.outputs)
        # A copy: the larger of a value and itself.
        others = read & set(body.input_indexes) if len(read) == 1 else set()
        if others and body.input_indexes.index(others.pop()) != place:
            changed = draft.forward(step.outputs[place], step.inputs[_CARRIED + place]) or changed
    return changed
