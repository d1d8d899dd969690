"""Answers and models that are wrong, in the ways in which drivers go wrong, for a case that should tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from harness.model.codes import OperandLifeTime, OperationType
from harness.model.graph import Model, Operation
from harness.model.numbers import Array
from harness.ops.schema import Form
from harness.ops.select import select
from harness.oracle.tolerance import Tolerance, tolerance_for
from harness.spec.case import Case

_COMMUTATIVE = frozenset({OperationType.ADD, OperationType.MUL})
_SWAPPED_ENDINGS = (("_left", "_right"), ("_top", "_bottom"), ("_width", "_height"))


def wrong_outputs(case: Case) -> Iterator[tuple[str, list[Array | None]]]:
    """A name, and an answer that is wrong in one output; the others are as expected."""
    for place, (operand, right) in enumerate(zip(case.output_operands(), case.expected, strict=True)):
        if right is None or not right.size:
            continue
        for name, wrong in _wrong(case, right, operand.zero_point, tolerance_for(case.model, operand)):
            yield name, [*case.expected[:place], wrong, *case.expected[place + 1 :]]


def _wrong(case: Case, right: Array, zero_point: int, tolerance: Tolerance) -> Iterator[tuple[str, Array]]:
    yield "zeros", np.zeros_like(right)
    yield "zero point", np.full_like(right, zero_point)
    if right.size > 1:
        middle = (right.min().astype(np.float64) + right.max().astype(np.float64)) / 2
        for constant in (middle, np.median(right), right.flat[0]):
            yield "constant", np.full_like(right, constant)
    for given in case.inputs:
        if given is not None and given.size == right.size:
            with np.errstate(over="ignore", invalid="ignore"):
                yield "input copied", given.reshape(right.shape).astype(right.dtype)
    for order in _orders(right.shape):
        yield "elements in another order", right.flat[order].reshape(right.shape)
    for where in (0, right.size - 1):
        yield "one element off", _off(right, where, tolerance)


def _orders(shape: tuple[int, ...]) -> Iterator[Array]:
    """Other orders of the elements: backwards, shifted, and axes exchanged."""
    places = np.arange(int(np.prod(shape))).reshape(shape)
    pairs = [(one, two) for one in range(len(shape)) for two in range(one)]
    orders = [places[::-1], np.flip(places), np.roll(places.ravel(), 1), places.T]
    orders += [places.swapaxes(*pair) for pair in pairs]
    for order in orders:
        if not np.array_equal(order.ravel(), places.ravel()):
            yield order.ravel()


def _off(right: Array, where: int, tolerance: Tolerance) -> Array:
    """One element off by twice its tolerance, or by one where that is none; away from the ends of an integer type."""
    wrong = right.copy()
    if right.dtype == np.bool_:
        wrong.flat[where] = not right.flat[where]
        return wrong
    value = right.flat[where].item()
    step = 2 * (tolerance.absolute + tolerance.relative * abs(value)) or 1
    upper_half = right.dtype.kind != "f" and value > np.iinfo(right.dtype).max // 2
    with np.errstate(over="ignore"):
        wrong.flat[where] = np.asarray(value - step if upper_half else value + step).astype(right.dtype)
    return wrong


def wrong_models(case: Case) -> Iterator[tuple[str, Case]]:
    """A name, and the case with a model that a careless driver may take its own for."""
    for place, step in enumerate(case.model.main.operations):
        form = _form(case.model, step)
        names = [argument.name for argument in form.inputs]
        if any(argument.repeated for argument in form.inputs):
            continue
        given = dict(zip(names, step.inputs, strict=False))
        for one, two in _swaps(step, list(given)):
            if not _same(case.model, given[one], given[two]):
                changed = [given[{one: two, two: one}.get(name, name)] for name in given]
                yield f"{one} and {two} swapped", _with_step(case, place, replace(step, inputs=tuple(changed)))
        if "fused_activation" in given and _scalar(case.model, given["fused_activation"]):
            yield "activation ignored", replace(case, model=_without(case.model, given["fused_activation"]))


def _form(model: Model, step: Operation) -> Form:
    types = [tuple(model.main.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs)]
    return select(step.type, *types).form


def _swaps(step: Operation, names: list[str]) -> Iterator[tuple[str, str]]:
    for one in names:
        for ending, other in _SWAPPED_ENDINGS:
            if one.endswith(ending) and one.removesuffix(ending) + other in names:
                yield one, one.removesuffix(ending) + other
    if {"lhs", "rhs"} <= set(names) and step.type not in _COMMUTATIVE:
        yield "lhs", "rhs"


def _scalar(model: Model, index: int) -> int | None:
    """The value of a constant INT32, None of anything else."""
    operand = model.main.operands[index]
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.dimensions:
        return None
    return int.from_bytes(model.constant(operand), "little", signed=True)


def _same(model: Model, one: int, two: int) -> bool:
    found = _scalar(model, one)
    return found is not None and found == _scalar(model, two)


def _with_step(case: Case, place: int, step: Operation) -> Case:
    steps = list(case.model.main.operations)
    steps[place] = step
    return replace(case, model=replace(case.model, main=replace(case.model.main, operations=tuple(steps))))


def _without(model: Model, index: int) -> Model:
    """The model with 0 for this constant."""
    where = model.main.operands[index].location
    values = bytearray(model.operand_values)
    values[where.offset : where.offset + where.length] = bytes(where.length)
    return replace(model, operand_values=bytes(values))
