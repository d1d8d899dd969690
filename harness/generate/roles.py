"""The extents of a drawn call by role: what a driver has a loop over, a counter for, or a table of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.schema import Arg, Within

# Roles of the axes of a tensor whose extents have no names.
LAST, FIRST, MIDDLE = "last", "first", "middle"
# Role of the largest number of a small tensor that counts: times, paddings, a block, strides.
MOST = CallDraft.MOST
# Roles of the axis that an argument names, and of all elements that are reduced to one.
ALONG, TERMS = "along", "terms"
_ALONG_ARGUMENTS, _TERMS_ARGUMENT = ("axis",), "axes"


def roles_of(draft: CallDraft) -> Mapping[str, int]:
    """Return the extents of an arranged draft by role: its named extents, the axes of tensors without names
    (``input last``), scalars that count, the axis that the call works along, the terms of a reduction.
    """
    roles = dict(draft.sizes)
    for arg in draft.form.inputs:
        if _counts(arg) and isinstance(draft.values.get(arg.name), int):
            roles[arg.name] = draft.values[arg.name]
        elif has_free_extents(arg, draft.types.type_of(arg)) and arg.name in draft.extents:
            extents = draft.extents[arg.name]
            roles.update(_axes(arg.name, extents[0] if extents and isinstance(extents[0], Sequence) else extents))
    main = main_tensor(draft.form.inputs, draft.types.type_of)
    extents = draft.extents.get(main.name, ()) if main is not None else ()
    extents = extents[0] if extents and isinstance(extents[0], Sequence) else extents
    places = [draft.values[name] for name in _ALONG_ARGUMENTS if isinstance(draft.values.get(name), int)]
    if extents and places and -len(extents) <= places[0] < len(extents):
        roles[ALONG] = extents[places[0]]
    if extents and _TERMS_ARGUMENT in draft.values:
        roles[TERMS] = prod(extents[axis] for axis in {place % len(extents) for place in draft.values[_TERMS_ARGUMENT]})
    return {role: int(extent) for role, extent in roles.items()}


def main_tensor(inputs: Iterable[Arg], type_of: Any) -> Arg | None:
    """Return the first tensor of free rank and of the row's type; None if all extents have names."""
    return next((arg for arg in inputs if has_free_extents(arg, None if arg.any_type else type_of(arg))), None)


def has_free_extents(arg: Arg, code: OperandType | None) -> bool:
    """Return whether the argument is a tensor whose extents have no names: of the row's type, or of indexes."""
    if arg.any_type or code is None or not is_tensor(code):
        return False
    return arg.extents is None and arg.ranks[1] != 0


def scalar_roles(inputs: Iterable[Arg]) -> list[str]:
    """Return the scalars that count something."""
    return [arg.name for arg in inputs if _counts(arg)]


def _counts(arg: Arg) -> bool:
    """Return whether an argument is a scalar that counts: no choice of a few, which has a highest value, and no
    padding, which makes an extent larger.
    """
    if arg.type != OperandType.INT32 or not isinstance(arg.values, Within) or arg.name.startswith("padding"):
        return False
    return arg.values.low == 1 or (arg.values.low == 0 and arg.values.high == Within().high)


def _axes(name: str, extents: Sequence[int]) -> dict[str, int]:
    places = {LAST: extents[-1:], FIRST: extents[:1] if len(extents) > 1 else (), MIDDLE: extents[1:-1]}
    return {f"{name} {role}": max(part) for role, part in places.items() if part}
