"""Windows in a row whose intermediate image is large run in tiles, each with less around it than it needs."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_KINDS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D)
# Elements of an intermediate image that a tile's memory does not hold.
_LARGE = 2000


def _in_halves(draft: Draft, step: Operation, axis: int, least: int) -> bool:
    """Run a window that keeps the extents of a large intermediate image in two halves along an axis."""
    source, result = step.inputs[0], step.outputs[0]
    if step.type not in _KINDS or draft.writer(source, *_KINDS) is None or draft.value(step, "padding_scheme") != 1:
        return False
    extents, wanted = draft.shape(source), draft.shape(result)
    large = len(extents) == 4 and extents[0] * extents[1] * extents[2] * extents[3] >= _LARGE
    if not large or draft.value(step, "nchw") or extents[:3] != wanted[:3] or extents[axis] < least:
        return False
    parts, new = [], []
    half = extents[axis] // 2
    for begin, size in ((0, half), (half, extents[axis] - half)):
        of = [size if at == axis else extent for at, extent in enumerate(extents)]
        part = draft.temporary(source, of)
        parts.append(draft.temporary(result, [*of[:3], wanted[3]]))
        new += [draft.slice(source, part, axis, begin), Operation(step.type, (part, *step.inputs[1:]), (parts[-1],))]
    draft.exchange(step, *new, Operation(O.CONCATENATION, (*parts, draft.scalar(axis)), (result,)))
    return True


@planted
def wide_images_in_columns(draft: Draft, step: Operation) -> bool:
    """A window on a wide intermediate image runs in two halves of columns, each padded for itself."""
    return _in_halves(draft, step, 2, 32)


@planted
def tall_images_in_rows(draft: Draft, step: Operation) -> bool:
    """A window on a tall intermediate image runs in two halves of rows, each padded for itself."""
    return _in_halves(draft, step, 1, 32)


@planted
def square_images_in_rows(draft: Draft, step: Operation) -> bool:
    """A window on an intermediate image of usual extents runs in two halves of rows, each padded for itself."""
    return draft.shape(step.outputs[0])[1:2] == draft.shape(step.outputs[0])[2:3] and _in_halves(draft, step, 1, 12)
