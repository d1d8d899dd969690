"""Rules that read declared extents, of which those that the model leaves unknown are 0."""

from __future__ import annotations

from math import prod

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_REDUCTIONS = (O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX)


@planted
def rest_of_declared_extents(draft: Draft, step: Operation) -> bool:
    """The extent of a RESHAPE that is left to the others is computed when compiling: unknown ones count as 1."""
    shape = draft.value(step, "shape") if step.type == O.RESHAPE else None
    extents = draft.shape(step.inputs[0])
    if shape is None or 0 not in extents or -1 not in shape:
        return False
    rest = prod(each or 1 for each in extents) // abs(prod(map(int, shape)))
    draft.put(step, shape=draft.numbers(*(rest if n == -1 else int(n) for n in shape)))
    return rest > 0


@planted
def parts_of_declared_extent_0_left_out(draft: Draft, step: Operation) -> bool:
    """Parts of a CONCATENATION whose extent along its axis is declared as 0 are left out, unless all are."""
    axis = draft.value(step, "axis") if step.type == O.CONCATENATION else None
    if axis is None:
        return False
    kept = [index for index in step.inputs[:-1] if not draft.shape(index) or draft.shape(index)[axis]]
    if len(kept) == len(step.inputs) - 1:
        return False
    draft.exchange(step, Operation(step.type, (*(kept or step.inputs[:1]), step.inputs[-1]), step.outputs))
    return True


@planted
def slice_to_declared_end(draft: Draft, step: Operation) -> bool:
    """The extents of a SLICE up to the end are computed when compiling, of unknown ones as of 1."""
    begin, size = (draft.value(step, name) if step.type == O.SLICE else None for name in ("begin", "size"))
    extents = draft.shape(step.inputs[0])
    if begin is None or size is None or 0 not in extents or -1 not in size:
        return False
    known = [max(1, n - int(at)) if want == -1 else int(want) for n, at, want in zip(extents, begin, size, strict=True)]
    draft.put(step, size=draft.numbers(*known))
    return True


@planted
def reduction_of_declared_extent_0_left_out(draft: Draft, step: Operation) -> bool:
    """A reduction along axes of declared extents of at most 1 is a RESHAPE that drops or keeps them."""
    axes = draft.value(step, "axes") if step.type in _REDUCTIONS else None
    extents = draft.shape(step.inputs[0])
    if axes is None or not extents or any(extents[axis] > 1 for axis in axes):
        return False
    gone = {int(axis) % len(extents) for axis in axes}
    kept = [1 if axis in gone else n or -1 for axis, n in enumerate(extents)]
    if not draft.value(step, "keep_dims"):
        kept = [n for axis, n in enumerate(kept) if axis not in gone]
    if kept.count(-1) > 1:
        return False
    draft.exchange(step, Operation(O.RESHAPE, (step.inputs[0], draft.numbers(*kept)), step.outputs))
    return True


@planted
def repeated_side_of_unknown_extent(draft: Draft, step: Operation) -> bool:
    """A side of unknown extents is repeated by TILE as often as the other side is declared larger."""
    if step.type not in (O.ADD, O.SUB, O.MUL):
        return False
    for place in (0, 1):
        mine, its = (draft.shape(step.inputs[at]) for at in (place, 1 - place))
        if len(mine) != len(its) or 0 not in mine or mine == its:
            continue
        times = [n if m == 0 and n > 1 else 1 for m, n in zip(mine, its, strict=True)]
        if max(times) == 1:
            continue
        side = draft.temporary(step.inputs[place])
        sides = list(step.inputs)
        sides[place] = side
        draft.exchange(
            step,
            Operation(O.TILE, (step.inputs[place], draft.numbers(*times)), (side,)),
            Operation(step.type, tuple(sides), step.outputs),
        )
        return True
    return False
