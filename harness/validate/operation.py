"""Validates one operation against its definition: types, ranks, values, extents, quantisation. Names no operation."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from types import MappingProxyType
from typing import Any, cast

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, is_tensor, truths
from nnconform.harness.ops.operation import Bound, BoundDims, Call, Unknown
from nnconform.harness.ops.schema import Above, Arg, Dims, Omission, OneOf, QuantisedAs, QuantisedLike, Within
from nnconform.harness.ops.select import Selected, places_of, select

# The life times of constants.
CONSTANT = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)
_READABLE: dict[int, np.dtype[Any]] = {
    code: dtype for code, dtype in DTYPES.items() if code != OperandType.TENSOR_OEM_BYTE
}


def operand_extents(operand: Operand) -> Dims | None:
    """Return the extents that an operand declares: None for an unknown rank, a None inside for an unknown extent."""
    if not operand.dimensions:
        return None if is_tensor(operand.type) else ()
    return tuple([extent or None for extent in operand.dimensions]) if 0 in operand.dimensions else operand.dimensions


def constant_value(model: Model, operand: Operand) -> Array | None:
    """Return the value of a constant operand as an array of its extents; None if not constant or vendor-defined."""
    dtype = _READABLE.get(operand.type)
    if dtype is None or operand.lifetime not in CONSTANT:
        return None
    return truths(np.frombuffer(model.constant(operand), dtype).reshape(operand.dimensions))


class OperandFacts:
    """The known extents and values of a subgraph's operands during validation: those of constants, and of the operands
    in ``known``, by index, such as the inputs of an execution.
    """

    def __init__(self, model: Model, graph: Subgraph, known: Mapping[int, Array] = MappingProxyType({})) -> None:
        self.model, self.graph = model, graph
        self.extents: list[Dims | None] = [operand_extents(operand) for operand in graph.operands]
        # Rules read the same value two or three times, and each array takes 4 microseconds.
        self._values: dict[int, Array | None] = dict(known)
        for index, value in known.items():
            self.extents[index] = operand_extents(replace(graph.operands[index], dimensions=value.shape))

    def value(self, index: int) -> Array | None:
        """Return the value of a constant or known operand; None for others."""
        if index not in self._values:
            self._values[index] = constant_value(self.model, self.graph.operands[index])
        return self._values[index]


def select_for(facts: OperandFacts, operation: Operation) -> Selected:
    """Return the signature that an operation calls. Raises ValidationError if none matches."""
    operands = facts.graph.operands
    return select(
        operation.type,
        tuple([operands[index].type for index in operation.inputs]),
        tuple([operands[index].type for index in operation.outputs]),
    )


def bind_call(facts: OperandFacts, operation: Operation) -> Call:
    """Return the call that an operation makes. Raises ValidationError if no signature matches."""
    return bind_to(select_for(facts, operation), facts, operation)


def bind_to(selected: Selected, facts: OperandFacts, operation: Operation) -> Call:
    """Return the call that an operation makes of this signature."""
    graph_operands, every_extents = facts.graph.operands, facts.extents
    every = (*operation.inputs, *operation.outputs)
    places = places_of(selected.form, len(operation.inputs), len(operation.outputs))
    operands: dict[str, Bound] = {}
    extents: dict[str, BoundDims] = {}
    for name, place in places.items():
        if isinstance(place, list):
            operands[name] = [graph_operands[every[each]] for each in place]
            extents[name] = [every_extents[every[each]] for each in place]
        elif place is None:
            operands[name] = extents[name] = None
        else:
            operand, extents[name] = graph_operands[every[place]], every_extents[every[place]]
            operands[name] = None if operand.lifetime == OperandLifeTime.NO_VALUE else operand

    def fetch(name: str) -> Array | None:
        place = places[name]
        return None if place is None or isinstance(place, list) else facts.value(every[place])

    return Call(selected.op, selected.form, selected.row, operands, extents, fetch, facts.model.referenced)


def check_operation(call: Call) -> tuple[Dims | None, ...]:
    """Check a call against its definition; return the extents of its outputs as far as they are known.

    Raises ValidationError. Checks that need something unknown are skipped here and run again at execution.
    """
    check_arguments(call)
    return check_outputs(call)


def check_arguments(call: Call) -> None:
    """Check each argument by itself: whether it is there, its rank, its values. Raises ValidationError."""
    every_operand, every_extents, elements = call.operands, call.extents, not call.op.zero_sized
    for argument in call.form.inputs:
        name = argument.name
        operand, extents = every_operand[name], every_extents[name]
        if elements and not argument.empty and extents is not None and (isinstance(extents, list) or 0 in extents):
            _check_elements(call, argument)
        if operand is None:
            if argument.omission is Omission.NEVER:
                call.fail(name, "value", "none", "one: the argument is not optional")
        elif isinstance(operand, list):
            for place, each in enumerate(extents if isinstance(extents, list) else []):
                if operand[place].lifetime == OperandLifeTime.NO_VALUE:
                    call.fail(name, f"value {place}", "none", "one: the argument is not optional")
                _check_rank(call, argument, each)
        elif argument.ranked or argument.values is not None:
            assert not isinstance(extents, list)
            # A placeholder has one extent, an unknown one.
            if extents == (None,) and call.placeholder(name):
                continue
            low, high = argument.ranks
            if extents is not None and not (low <= len(extents) and (high is None or len(extents) <= high)):
                _check_rank(call, argument, extents)
            if argument.values is not None:
                _check_values(call, argument, argument.values)
    for first, second in call.form.pairs:
        if call.given(first) != call.given(second):
            call.fail(
                second if call.given(first) else first, "arguments", "one of a pair", f"{first} and {second} or neither"
            )


def check_outputs(call: Call) -> tuple[Dims | None, ...]:
    """Check the rules that relate arguments to each other and to the outputs; return the extents of the outputs
    present.
    """
    for check in call.form.checks:
        try:
            check(call)
        except Unknown:
            call.waits = True
    for argument in call.form.quantised:
        bound_to = call.operands[argument.name]
        # None of these arguments is optional.
        for operand in bound_to if isinstance(bound_to, list) else [call.operand(argument.name)]:
            _check_quantisation(call, argument, operand)
    bound = [call.operands[argument.name] for argument in call.form.outputs]
    count = sum(len(each) if isinstance(each, list) else each is not None for each in bound)
    try:
        return call.output_dims()[:count]
    except Unknown:
        return (None,) * count


def _check_rank(call: Call, argument: Arg, extents: Dims | None) -> None:
    if extents is None or not argument.ranked:
        return
    low, high = argument.ranks
    if len(extents) < low or (high is not None and len(extents) > high):
        wanted = f"{low}" if low == high else f"{low} to {high}" if high is not None else f"at least {low}"
        call.fail(argument.name, "rank", len(extents), wanted)


def _check_elements(call: Call, argument: Arg) -> None:
    extents = call.extents[argument.name]
    for each in extents if isinstance(extents, list) else [extents]:
        if each is not None and 0 in each:
            call.fail(argument.name, "extents", _text(each), "each above 0: this operation needs elements")


def _check_values(call: Call, argument: Arg, admitted: Within | Above | OneOf) -> None:
    try:
        value = call.value(argument.name)
    except Unknown:
        return
    if isinstance(value, np.ndarray) and isinstance(admitted, Within) and _all_within(value, admitted):
        return
    for each in value.ravel().tolist() if isinstance(value, np.ndarray) else [value]:
        if not admitted.admits(each):
            call.fail(argument.name, "value", each, admitted)


def _all_within(values: Array, bound: Within) -> bool:
    """Return whether all elements are within the bound: a tensor may have as many indexes as it likes."""
    return bool((values >= bound.low).all() and (values <= bound.high).all())


def _check_quantisation(call: Call, argument: Arg, operand: Operand) -> None:
    if operand.type not in QUANTISED:
        return
    rule, code = argument.quantisation, OperandType(operand.type)
    if isinstance(rule, QuantisedLike):
        bound = call.operands[rule.argument]
        source = bound[0] if isinstance(bound, list) else call.operand(rule.argument)
        wanted = (source.scale, source.zero_point)
        why = f" (as {rule.argument})"
    else:
        assert isinstance(rule, QuantisedAs)
        wanted, why = rule.params[code], " (fixed by the contract)"
    # Scales cross the wire as float32: compare as such.
    if (np.float32(operand.scale), operand.zero_point) != (np.float32(wanted[0]), wanted[1]):
        got = f"scale {operand.scale:g} zero point {operand.zero_point}"
        call.fail(argument.name, "quantisation", got, f"scale {wanted[0]:g} zero point {wanted[1]}{why}")


def merge_extents(where: str, declared: Dims | None, inferred: Dims | None) -> Dims | None:
    """Return an output's extents, merged from the declared and the inferred ones. Raises ValidationError if these
    differ, or have 2**32 or more elements.
    """
    if inferred is None:
        return declared
    if None not in inferred and prod(cast("tuple[int, ...]", inferred)) >= 2**32:
        raise ValidationError(where, "number of elements", _text(inferred), "less than 2**32")
    # Most are declared as they are inferred.
    if declared is None or declared == inferred:
        return inferred
    # A declared extent cannot be 0, which stands for unknown; an inferred one can.
    pairs = zip(declared, inferred, strict=False)
    if len(declared) != len(inferred) or any(own != other for own, other in pairs if None not in (own, other)):
        raise ValidationError(where, "extents", _text(declared), f"{_text(inferred)} as they follow from the inputs")
    return tuple(own if other is None else other for own, other in zip(declared, inferred, strict=True))


def _text(dims: Dims) -> str:
    return "[" + ", ".join("?" if extent is None else str(extent) for extent in dims) + "]"
