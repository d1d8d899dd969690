"""A token that no argument uses may be any number."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import Request
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "buffers.refuses_unknown_tokens",
    "isolation.forgets_a_client_that_left",
    "isolation.keeps_buffers_from_other_clients",
)


class Saving(Exchange):
    """Drops the tokens at the end that nothing uses."""

    def __init__(self, prepared: ReferencePreparedModel, request: Request) -> None:
        used = {each.location.pool_index for each in (*request.inputs, *request.outputs)}
        pools = list(request.pools)
        while pools and len(pools) - 1 not in used and isinstance(pools[-1], BufferToken):
            pools.pop()
        super().__init__(prepared, replace(request, pools=tuple(pools)))


class Faulty(WithBuffers):
    """Looks at what is used."""

    exchange = Saving


open_device = Faulty
