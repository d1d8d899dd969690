"""Models with the errors of drivers that misread one, which a case should detect."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperationType
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.select import select
from nnconform.harness.spec.case import Case

_COMMUTATIVE = frozenset(
    OperationType[name]
    for name in ("ADD", "MUL", "MAXIMUM", "MINIMUM", "EQUAL", "NOT_EQUAL", "LOGICAL_AND", "LOGICAL_OR")
)
_SWAPPED_ENDINGS = (("_left", "_right"), ("_top", "_bottom"), ("_width", "_height"))


def wrong_models(case: Case) -> Iterator[tuple[str, Case]]:
    """Yield a name, and the case with a model as a faulty driver may misread it."""
    for place, step in enumerate(case.model.main.operations):
        form = _form(case.model, step)
        names = [argument.name for argument in form.inputs]
        if any(argument.repeated for argument in form.inputs):
            continue
        indexes = dict(zip(names, step.inputs, strict=False))
        for one, two in _swaps(step, list(indexes)):
            if not _same(case.model, indexes[one], indexes[two]):
                changed = [indexes[{one: two, two: one}.get(name, name)] for name in indexes]
                yield f"{one} and {two} swapped", _with_step(case, place, replace(step, inputs=tuple(changed)))
        if "fused_activation" in indexes and _scalar(case.model, indexes["fused_activation"]):
            yield "activation ignored", replace(case, model=_without(case.model, indexes["fused_activation"]))


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
    """Return the value of a constant INT32, None for anything else."""
    operand = model.main.operands[index]
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.dimensions:
        return None
    return int.from_bytes(model.constant(operand), "little", signed=True)


def _same(model: Model, one: int, two: int) -> bool:
    value = _scalar(model, one)
    return value is not None and value == _scalar(model, two)


def _with_step(case: Case, place: int, step: Operation) -> Case:
    steps = list(case.model.main.operations)
    steps[place] = step
    return replace(case, model=replace(case.model, main=replace(case.model.main, operations=tuple(steps))))


def _without(model: Model, index: int) -> Model:
    """Return the model with 0 for this constant."""
    where = model.main.operands[index].location
    values = bytearray(model.operand_values)
    values[where.offset : where.offset + where.length] = bytes(where.length)
    return replace(model, operand_values=bytes(values))
