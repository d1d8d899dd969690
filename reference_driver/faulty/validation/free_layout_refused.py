"""A valid request is refused for where its arguments lie, or what it says of them: ``?why=odd``, ``room``, ``said``,
``unused`` or ``protected``.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _odd(model: Model, request: Request) -> bool:
    return any(each.location.offset % 2 for each in (*request.inputs, *request.outputs))


def _room(model: Model, request: Request) -> bool:
    operands = [model.main.operands[index] for index in model.main.output_indexes]
    sizes = [value_size(operand.type, operand.dimensions) for operand in operands]
    return any(0 < size < each.location.length for size, each in zip(sizes, request.outputs, strict=False))


def _said(model: Model, request: Request) -> bool:
    return any(each.dimensions for each in request.inputs)


def _unused(model: Model, request: Request) -> bool:
    used = {each.location.pool_index for each in (*request.inputs, *request.outputs)}
    return len(used) < len(request.pools)


def _protected(model: Model, request: Request) -> bool:
    pools = [pool for pool in request.pools if isinstance(pool, Memory)]
    return any(pool.protection != mmap.PROT_READ | mmap.PROT_WRITE for pool in pools)


WHY: dict[str, Callable[[Model, Request], bool]] = {
    "odd": _odd,
    "room": _room,
    "said": _said,
    "unused": _unused,
    "protected": _protected,
}
# What other checks see of that, which say the dimensions of what is in a buffer of the driver's.
_SEEN_BY = {"said": ("buffer_states.keeps_the_shape_of_its_content", "buffer_states.refuses_dimensions_in_a_request")}
CAUGHT_BY = {f"?why={name}": ("requests.unusual_ones_are_executed", *_SEEN_BY.get(name, ())) for name in WHY}


class Faulty(ReferenceDevice):
    """Wants requests as it is used to them."""

    def __init__(self, why: str, **options: str) -> None:
        super().__init__(**options)
        if why not in WHY:
            raise UsageError(f"free_layout_refused: why={why!r}; known: {', '.join(WHY)}")
        unusual = WHY[why]

        class Prepared(ReferencePreparedModel):
            """Refuses what is unusual."""

            def check(self, request: Request, measure: int) -> ErrorStatus:
                status = super().check(request, measure)
                return ErrorStatus.INVALID_ARGUMENT if unusual(self.model, request) else status

        self.prepared_model = Prepared


open_device = Faulty
