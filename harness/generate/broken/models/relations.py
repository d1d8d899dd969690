"""Arguments that an operation admits each by itself, but not together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.lines import line
from nnconform.harness.generate.broken.models._optional import given, left_out, omitted
from nnconform.harness.generate.broken.models._rescaled import rescaled
from nnconform.harness.generate.broken.models._reshaped import reshaped, resized
from nnconform.harness.generate.broken.models.values import valued
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import (
    Model,
    Operand,
    Operation,
    SymmPerChannelQuantParams,
)
from nnconform.harness.model.numbers import DTYPES, is_tensor
from nnconform.harness.ops.operation import Call, Unknown
from nnconform.harness.ops.select import bind
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_arguments

# Values for scalars and the first element of small tensors, each admitted somewhere.
_VALUES = (0, 1, 2, 3, 7, -1, -5, 1000)
# Longer than 32 bits, and than what is drawn.
_LONG = 40


@family(Level.TEXT)
def bias_scale(base: Base) -> Iterator[Mutation]:
    """The scale of a bias is not that of the input times that of the weights; under a scale for each channel not 0."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for index in dict.fromkeys(step.inputs):
                operand = graph.graph.operands[index]
                if operand.type != T.TENSOR_INT32 or operand.lifetime == L.NO_VALUE:
                    continue
                for scale in (2 * operand.scale, operand.scale / 2, 0.0) if operand.scale else (1.0,):
                    mutation = replaced(graph, index, replace(operand, scale=scale))
                    rule = _broken_rule(mutation.build(), graph, number)
                    if rule is not None and rule[1] == "scale":
                        yield mutation


@family(Level.STRICT)
def arguments_together(base: Base) -> Iterator[Mutation]:
    """Arguments that an operation admits each by itself do not go together: channels that are no multiple of the
    groups, an axis beyond the rank, weights without their counterpart, vectors that give a result no extents. One for
    each rule and place, and once more with results of unknown extents: those of the model contradict it too.
    """
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            if step.type not in TABLE:
                continue
            seen: set[tuple[str, str, str]] = set()
            for mutation in (
                *_candidates(graph, step),
                *rescaled(graph, step),
                *_emptied(graph, number, step),
                *left_out(graph, step),
                *reshaped(graph, step),
                *resized(graph, number),
                *given(graph, step),
            ):
                rule = _broken_rule(mutation.build(), graph, number)
                if rule is not None and (*rule, mutation.place) not in seen:
                    seen.add((*rule, mutation.place))
                    yield mutation
                    yield from _with_open_results(mutation, rule, graph, number)


def _with_open_results(mutation: Mutation, rule: tuple[str, str], graph: BaseGraph, number: int) -> Iterator[Mutation]:
    """Yield the mutation with results of unknown extents, if it breaks the same rule then."""
    results = graph.graph.operations[number].outputs
    if any(graph.graph.operands[index].dimensions for index in results):
        build = partial(_open, mutation.build, graph.number, results)
        if _broken_rule(build(), graph, number) == rule:
            after = f"{line(mutation.after)}, and results of unknown extents"
            yield mutation._replace(after=after, build=build)


def _open(build: Callable[[], Model], number: int, results: Sequence[int]) -> Model:
    graph = Base(build()).graphs[number]
    operands = graph.graph.operands
    tensors = [index for index in results if is_tensor(operands[index].type)]
    return graph.with_operands({index: replace(operands[index], dimensions=()) for index in tensors})


def _broken_rule(model: Model, graph: BaseGraph, number: int) -> tuple[str, str] | None:
    """Return place and rule of the check of the definition that an operation of the model breaks, or of what leaves its
    results without extents; None if it breaks none of them, or another rule before.
    """
    whole = model.subgraphs()[graph.number]
    try:
        call = bind_call(OperandFacts(model, whole), whole.operations[number])
        check_arguments(call)
    except ValidationError:
        return None
    for check in (*call.form.checks, Call.output_dims):
        try:
            check(call)
        except Unknown:
            continue
        except ValidationError as error:
            return _as_first(model, error)
    return None


def _as_first(model: Model, error: ValidationError) -> tuple[str, str] | None:
    """Return place and rule of what the validator refuses first, if that is the operation's error."""
    # Most candidates break no check: the whole model is validated for the others alone.
    try:
        validate_model(model)
    except ValidationError as first:
        # The validator adds the place of the operation in front.
        return (first.where, first.rule) if first.where.endswith(error.where) and first.rule == error.rule else None
    return None


def _candidates(graph: BaseGraph, step: Operation) -> Iterator[Mutation]:
    for index in dict.fromkeys((*step.inputs, *step.outputs)):
        operand = graph.graph.operands[index]
        if operand.lifetime in CONSTANTS and operand.type in DTYPES:
            yield from _values(graph, index, operand)
        params = operand.extra_params
        if isinstance(params, SymmPerChannelQuantParams):
            for axis, extent in enumerate(operand.dimensions):
                if axis != params.channel_dim:
                    scales = SymmPerChannelQuantParams((1.0,) * extent, axis)
                    yield replaced(graph, index, replace(operand, extra_params=scales))
        if operand.lifetime == L.SUBGRAPH_INPUT and is_tensor(operand.type):
            for axis, extent in enumerate(operand.dimensions):
                for other in (extent + 1, 1, 2 * extent + 1, _LONG):
                    dimensions = (*operand.dimensions[:axis], other, *operand.dimensions[axis + 1 :])
                    yield replaced(graph, index, replace(operand, dimensions=dimensions))
        if operand.lifetime == L.SUBGRAPH_INPUT and step.inputs.count(index) == 1:
            yield omitted(graph, index, operand)


def _emptied(graph: BaseGraph, number: int, step: Operation) -> Iterator[Mutation]:
    """Yield the mutation that leaves out all operands of an argument that takes any number of them."""
    forms = TABLE[OperationType(step.type)].forms
    for form in forms if len(forms) == 1 else ():
        slots = bind(form.inputs, step.inputs) or {}
        repeated = [index for each in slots.values() if isinstance(each, list) for index in each]
        if repeated:
            changed = replace(step, inputs=tuple(index for index in step.inputs if index not in repeated))
            build = partial(graph.with_operation, number, changed)
            yield Mutation(graph.operation_place(number), graph.operations[number], step, changed, build)


def _values(graph: BaseGraph, index: int, operand: Operand) -> Iterator[Mutation]:
    elements = np.frombuffer(graph.base.model.constant(operand), DTYPES[T(operand.type)])
    for value in _VALUES if elements.size else ():
        changed = elements.copy()
        with np.errstate(over="ignore"):
            changed[0] = np.asarray(value).astype(elements.dtype)
        if changed[0] != elements[0]:
            yield valued(graph, index, elements, changed)
    # A vector with an element too few or too many, or with extents of which each is to follow from the others. Its
    # neighbours may be extents or axes: the last one comes twice.
    if len(operand.dimensions) == 1 and operand.type == T.TENSOR_INT32 and elements.size:
        unknown = np.full_like(elements, -1)
        for changed in (elements[:-1], np.append(elements, elements[-1:]), *([unknown] if len(elements) > 1 else ())):
            if changed.size and not np.array_equal(changed, elements):
                yield valued(graph, index, elements, changed)
