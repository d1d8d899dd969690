"""Arguments that refer to axes of ``input``, as of reductions, slices and paddings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import FLOATS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Dims
from nnconform.harness.ops.shapes import axis_of


def axis(call: Call) -> int:
    """Return the argument ``axis`` as an index from 0 into the input's axes."""
    return axis_of(call, "axis", call.value("axis"), len(call.dims("input")))


def check_axis(call: Call) -> None:
    """Check that the argument ``axis`` is one of the input's axes."""
    axis(call)


def for_each_axis(call: Call, argument: str) -> list[int]:
    """Return the elements of a vector that has one for each axis of the input."""
    values: list[int] = call.value(argument).tolist()
    rank = len(call.dims("input"))
    if len(values) != rank:
        call.fail(argument, "number of elements", len(values), f"{rank}, the input's rank")
    return values


def without(dims: Dims, dropped: Iterable[int]) -> Dims:
    """Return the extents without those of some axes; [1] if none is left, as no tensor has rank 0."""
    dropped_axes = set(dropped)
    return tuple(extent for place, extent in enumerate(dims) if place not in dropped_axes) or (1,)


def agreed(call: Call, argument: str, dims: Dims, other: Dims) -> Dims:
    """Return a shape merged from what two tensors of equal shape declare; fails for ``argument``, whose extents are
    ``other``.
    """
    if len(other) != len(dims):
        call.fail(argument, "rank", len(other), len(dims))
    for place, (wanted, got) in enumerate(zip(dims, other, strict=True)):
        if wanted is not None and got is not None and got != wanted:
            call.fail(argument, f"extent {place}", got, wanted)
    return tuple(got if wanted is None else wanted for wanted, got in zip(dims, other, strict=True))


def arrange_axis(draft: CallDraft, *, negative: bool = True) -> int:
    """Draw ``axis``, sometimes counted from the end; return it as an index from 0.

    An axis of extent 1 is drawn only if the input has no other: most operations do nothing along it.
    """
    extents = draft.shape("input", 1, 3)
    if "axis" not in draft.values:
        place = draft.pick(longer_axes(extents))
        draft.values["axis"] = place - len(extents) if negative and draft.flag() else place
    return int(draft.values["axis"]) % len(extents)


def longer_axes(extents: Sequence[int]) -> list[int]:
    """Return the axes of more than one element; all if there are none."""
    return [place for place, extent in enumerate(extents) if extent > 1] or list(range(len(extents)))


def arrange_distinct(draft: CallDraft, name: str) -> None:
    """Widen the domain of a tensor so that all elements of a small one are distinct."""
    code = draft.type_of(name)
    if code in FLOATS:
        draft.domains[name] = (-100.0, 100.0)
    elif code == OperandType.TENSOR_INT32:
        draft.domains[name] = (-1000.0, 1000.0)
