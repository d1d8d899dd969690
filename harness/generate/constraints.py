"""Constraints under which a drawn call falls into a class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import Class
from nnconform.harness.generate.per_op import Constraints
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import ZERO_POINTS, element_size, is_tensor, quantised_range
from nnconform.harness.ops.operation import Form, Signature
from nnconform.harness.ops.schema import Arg, Omission

# Floats at which arithmetic is delicate and yet defined: signed zeros, the smallest numbers, ones that round. A
# driver may flush denormals to 0: they are positive, as FLOOR of a negative one is -1.
SPECIAL_FLOATS = (0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5)
# One more than the vector width of most machines, so that a tail is left.
TAIL = 17


def constraints_for(wanted: Class, signature: Signature, choices: Choices) -> Constraints:
    """Return the constraints that lead to a class."""
    extra = {each.name: each for each in EXTRA}.get(wanted.property)
    if extra is not None:
        return extra.wish(signature, choices)
    name, value = wanted.argument, wanted.value
    match wanted.property:
        case "omitted":
            return Constraints(omitted=_left_off(signature.form, name, given=False))
        case "given":
            return Constraints(omitted=_left_off(signature.form, name, given=True))
        case "rank":
            return Constraints(ranks={name: int(value)})
        case "value":
            return Constraints(values={name: int(value)}, omitted=_left_off(signature.form, name, given=True))
        case "constant":
            return Constraints(constants=_members(signature.form, name))
        case "runtime":
            return Constraints(runtime=_members(signature.form, name))
        case "zero_point":
            low, high = ZERO_POINTS[signature.row.type_of(signature.form.argument(name))]
            return Constraints(scales={name: (0.0625 * choices.integer(1, 8), low if value == "lowest" else high)})
        case "relaxed":
            return Constraints(relaxed=True)
    return Constraints()


def mixed_constraints(left: list[Class], signature: Signature, choices: Choices) -> Constraints:
    """Return constraints that lead to several classes at once: one for each argument and property, if compatible."""
    groups: dict[tuple[str, str], list[Class]] = {}
    for wanted in left:
        kind = "constant" if wanted.property in ("constant", "runtime") else wanted.property
        kind = "given" if kind in ("given", "omitted") else kind
        groups.setdefault((kind, wanted.argument), []).append(wanted)
    mixed, ranked = Constraints(), False
    for (kind, _), classes in groups.items():
        if kind in {extra.name for extra in EXTRA} or (kind == "rank" and ranked):
            continue
        wanted = choices.pick(classes)
        constraints = constraints_for(wanted, signature, choices)
        if wanted.argument in mixed.omitted or (kind == "given" and constraints.omitted & set(mixed.values)):
            continue
        ranked |= kind == "rank"
        mixed = _both(mixed, constraints)
    return mixed


def _both(one: Constraints, other: Constraints) -> Constraints:
    return Constraints(
        values={**one.values, **other.values},
        ranks={**one.ranks, **other.ranks},
        scales={**one.scales, **other.scales},
        omitted=one.omitted | other.omitted,
        constants=one.constants | other.constants,
        runtime=one.runtime | other.runtime,
        relaxed=one.relaxed or other.relaxed,
    )


def _members(form: Form, name: str) -> frozenset[str]:
    """Return the argument of that name, or those of the group."""
    return frozenset(arg.name for arg in form.inputs if name in (arg.name, arg.group))


def _left_off(form: Form, name: str, *, given: bool) -> frozenset[str]:
    """Return the optional arguments to leave out so that ``name`` is present (``given``) or absent; trailing arguments
    are left off from some point on.
    """
    names = [arg.name for arg in form.inputs]
    if name not in names or form.argument(name).omission is not Omission.TRAILING:
        return frozenset() if given else frozenset({name})
    place = names.index(name)
    counts = [count for count in form.input_counts() if (count > place) == given]
    count = min(counts) if given else max(counts)
    return frozenset(names[count:])


def _first_tensor(form: Form) -> Arg | None:
    return next((arg for arg in form.inputs if not arg.any_type and arg.type is None and not arg.repeated), None)


def _tail(signature: Signature, choices: Choices) -> Constraints:
    first = _first_tensor(signature.form)
    assert first is not None
    if first.extents:
        sizes = {part: TAIL for part in first.extents[-1:] if isinstance(part, str)}
        return Constraints(sizes=sizes)
    low, high = first.ranks
    rank = min(2 if high is None else high, max(low, 2))
    return Constraints(extents={first.name: (*(choices.integer(1, 3) for _ in range(rank - 1)), TAIL)})


def _special(signature: Signature, choices: Choices) -> Constraints:
    first = _first_tensor(signature.form)
    assert first is not None
    shift = choices.integer(0, len(SPECIAL_FLOATS) - 1)
    values = SPECIAL_FLOATS[shift:] + SPECIAL_FLOATS[:shift]
    return Constraints(fill={first.name: values}, **_row_of(first, len(SPECIAL_FLOATS)))


def _exhaustive(signature: Signature, choices: Choices) -> Constraints:
    first = _first_tensor(signature.form)
    assert first is not None
    low, high = quantised_range(signature.row.type_of(first))
    # Do not start with the lowest value: a search for the least or the first element should not find it at index 0.
    middle = choices.integer(low + 1, high)
    values = (*range(middle, high + 1), *range(low, middle))
    return Constraints(fill={first.name: values}, **_row_of(first, len(values)))


def _row_of(first: Arg, count: int) -> dict[str, Any]:
    low, _ = first.ranks
    return {"extents": {first.name: (1,) * (max(low, 1) - 1) + (count,)}}


def _wide_tensor(signature: Signature) -> bool:
    """Return whether the first tensor has the row's type and variable extents."""
    first = _first_tensor(signature.form)
    return first is not None and is_tensor(signature.row.type_of(first)) and first.ranks[1] != 0


def _unary(signature: Signature) -> bool:
    tensors = [arg for arg in signature.form.inputs if arg.any_type or is_tensor(signature.row.type_of(arg))]
    return len(tensors) == 1 and not tensors[0].repeated and not tensors[0].extents and _wide_tensor(signature)


def _unary_float(signature: Signature) -> bool:
    return _unary(signature) and signature.row.of == T.TENSOR_FLOAT32


def _unary_8_bit(signature: Signature) -> bool:
    first = _first_tensor(signature.form)
    if first is None or not _unary(signature):
        return False
    code = signature.row.type_of(first)
    return code in ZERO_POINTS and element_size(code) == 1


class Extra(msgspec.Struct, frozen=True):
    """A class of contents or sizes that cannot be recognised in a model: drawing under its constraints reaches it."""

    name: str
    applies: Callable[[Signature], bool]
    wish: Callable[[Signature, Choices], Constraints]


EXTRA = (
    Extra("tail", _wide_tensor, _tail),
    Extra("special_floats", _unary_float, _special),
    Extra("every_8_bit_value", _unary_8_bit, _exhaustive),
)
