"""Equivalence classes of calls that a suite should cover: enumerated from definitions, and recognised in models.

A class is an operation's signature with one property: a rank, a flag, an optional argument given or left out, an
activation, a tensor that is constant or an input, a zero point at an end of its range.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import ZERO_POINTS, is_tensor
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Arg, Omission, OneOf, TypeRow, Within
from nnconform.harness.validate.once import validated

_CONSTANTS = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})
# Enumerations of at most this many values are covered in full.
_FEW = 4


class Class(NamedTuple):
    """A class: operation, form, types and property; ``argument`` and ``value`` are "" if the property has none."""

    operation: str
    form: str
    types: str
    property: str
    argument: str = ""
    value: str = ""

    def __str__(self) -> str:
        text = " ".join(part for part in (self.property, self.argument, self.value) if part)
        return f"{self.operation} {self.form} {self.types}: {text}"


def types_name(form: Form, types: TypeRow) -> str:
    """Return a type row in short: the types of the tensors, each once."""
    tensors = [types.type_of(arg) for arg in (*form.inputs, *form.outputs) if not arg.any_type]
    return "/".join(dict.fromkeys(code.name.removeprefix("TENSOR_") for code in tensors if is_tensor(code)))


def reachable(op: Op, form: Form, types: TypeRow) -> Iterator[Class]:
    """Yield every class of a signature."""

    name = types_name(form, types)

    def new_class(property: str, argument: str = "", value: object = "") -> Class:
        return Class(op.code.name, form.name, name, property, argument, str(value))

    yield new_class("signature")
    for arg in form.inputs:
        if arg.any_type or arg.repeated:
            continue
        code = types.type_of(arg)
        if arg.omission is not Omission.NEVER:
            yield new_class("omitted", arg.name)
            yield new_class("given", arg.name)
        if is_tensor(code):
            yield from (new_class(*each) for each in _tensor_classes(form, types, arg))
        else:
            yield from (new_class("value", arg.name, value) for value in _few_values(arg, code))
    for group in dict.fromkeys(arg.group for arg in form.inputs if arg.group):
        yield from (new_class(kind, group) for kind in _kinds(form, types, group))
    for arg in form.outputs:
        if arg.omission is not Omission.NEVER:
            yield new_class("omitted", arg.name)
            yield new_class("given", arg.name)
    if form.outputs and not form.outputs[0].any_type and types.type_of(form.outputs[0]) in (T.TENSOR_FLOAT32,):
        yield new_class("relaxed")


def _tensor_classes(form: Form, types: TypeRow, arg: Arg) -> Iterator[tuple[str, str, object]]:
    code, (low, high) = types.type_of(arg), arg.ranks
    if low != high:
        yield from (("rank", arg.name, rank) for rank in range(max(low, 1), (5 if high is None else high) + 1))
    if not arg.group:
        yield from ((kind, arg.name, "") for kind in _kinds(form, types, arg.name))
    if code in ZERO_POINTS and ZERO_POINTS[code] != (0, 0) and arg.quantisation is None:
        yield "zero_point", arg.name, "lowest"
        yield "zero_point", arg.name, "highest"


def _kinds(form: Form, types: TypeRow, name: str) -> Iterator[str]:
    """Yield what the argument or group may be: a constant only if another tensor can be the model's input."""
    others = (arg for arg in form.inputs if name not in (arg.name, arg.group))
    if any(arg.any_type or is_tensor(types.type_of(arg)) for arg in others):
        yield "constant"
    yield "runtime"


def _few_values(arg: Arg, code: T) -> tuple[int, ...]:
    if isinstance(arg.values, OneOf):
        return arg.values.choices
    if code == T.BOOL:
        return (0, 1)
    if code == T.INT32 and isinstance(arg.values, Within) and arg.values.high - arg.values.low < _FEW:
        return tuple(range(int(arg.values.low), int(arg.values.high) + 1))
    return ()


def classes_of(model: Model) -> set[Class]:
    """Return the classes of the operations of a valid model's main subgraph."""
    classes: set[Class] = set()
    for call in validated(model)[0].calls:
        if call is not None:
            classes |= _classes_of_call(model, call)
    return classes


def _classes_of_call(model: Model, call: Call) -> set[Class]:
    form, types = call.form, call.types
    operation, name = call.op.code.name, types_name(form, types)

    def new_class(property: str, argument: str = "", value: object = "") -> Class:
        return Class(operation, form.name, name, property, argument, str(value))

    classes = {new_class("signature")}
    if model.relax_computation_float32_to_float16:
        classes.add(new_class("relaxed"))
    groups: dict[str, set[str]] = {}
    for arg in (*form.inputs, *form.outputs):
        operand = call.operands[arg.name]
        if arg.omission is not Omission.NEVER:
            classes.add(new_class("omitted" if operand is None else "given", arg.name))
        if not isinstance(operand, Operand) or arg in form.outputs:
            continue
        if not is_tensor(operand.type):
            if operand.location.length and _few_values(arg, T(operand.type)):
                classes.add(new_class("value", arg.name, int(call.value(arg.name))))
            continue
        classes.add(new_class("rank", arg.name, len(operand.dimensions)))
        groups.setdefault(arg.group or arg.name, set()).add("constant" if operand.lifetime in _CONSTANTS else "runtime")
        if operand.type in ZERO_POINTS:
            low, high = ZERO_POINTS[T(operand.type)]
            ends = {low: "lowest", high: "highest"}
            if operand.zero_point in ends:
                classes.add(new_class("zero_point", arg.name, ends[operand.zero_point]))
    classes |= {new_class(min(kinds), group) for group, kinds in groups.items() if len(kinds) == 1}
    return classes
