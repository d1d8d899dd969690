"""The argument ``paddings`` of PAD, PAD_V2 and MIRROR_PAD: elements to add before and after, along each axis."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Dims, Within, tensor

PADDINGS = tensor("paddings", "input_rank 2", type=OperandType.TENSOR_INT32, values=Within(0))


def pad_widths(call: Call) -> list[tuple[int, int]]:
    """Return for each axis of the input how many elements to add before and after it."""
    # Reading it also checks the extents of the paddings: two numbers in each row.
    call.symbol("input_rank")
    rank, widths = len(call.dims("input")), call.value("paddings").tolist()
    if len(widths) != rank:
        call.fail("paddings", "number of rows", len(widths), f"{rank}, the input's rank")
    return [(before, after) for before, after in widths]


def padded_shape(call: Call) -> tuple[Dims]:
    """Return the input's extents with padding."""
    widths = zip(call.dims("input"), pad_widths(call), strict=True)
    return (tuple(None if extent is None else before + extent + after for extent, (before, after) in widths),)


def arrange_paddings(draft: CallDraft, most: Callable[[int], int]) -> None:
    """Draw ``paddings``: at most 2 and ``most(extent)`` on each side of an axis; at least one somewhere, if there
    is room.
    """
    if "paddings" in draft.values:
        return
    room = [min(2, most(extent)) for extent in draft.shape("input")]
    widths = [[draft.integer(0, each), draft.integer(0, each)] for each in room]
    if not any(map(any, widths)):
        widths[room.index(max(room))][draft.integer(0, 1)] = min(1, max(room))
    each_side = draft.with_most("paddings", [width for pair in widths for width in pair])
    draft.values["paddings"] = [each_side[place : place + 2] for place in range(0, len(each_side), 2)]
