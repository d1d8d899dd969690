"""Messages of the service protocol, one of each kind in an order that makes sense, as plain values to edit."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nnconform.harness.conformance.support import models
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.values import wire_model

SESSION = bytes(range(m.SESSION_SIZE))
HELLO = {"type": "hello", "version": m.PROTOCOL_VERSION, "session": SESSION, "events": False}
# The model whose calls are made, of two inputs and an output of this many bytes each.
_CASE, _BYTES = "add_float32", 16
_POOL, _PREPARED, _BURST, _BUFFER, _FENCED = 1, 1, 2, 3, 4


@cache
def conversation() -> tuple[tuple[Any, int], ...]:
    """Return the messages, each with the number of its descriptors."""
    model = msgspec.msgpack.decode(m.encode(wire_model(models.case(_CASE).model)))
    places = [_argument(place * _BYTES) for place in range(3)]
    request = {"inputs": places[:2], "outputs": places[2:], "pools": [_POOL]}
    plain = {"measure": 0, "deadline": None, "loop_timeout": None}
    execution = {"prepared": _PREPARED, "request": request, **plain}
    preparation = {"preference": 1, "priority": 1, "deadline": None, "token": bytes(32)}
    messages: list[tuple[dict[str, Any], int]] = [
        ({"type": "add_pool", "identity": _POOL, "size": 64, "offset": 0, "protection": 3}, 1),
        *(({"type": each}, 0) for each in ("info", "status", "get_capabilities", "supported_extensions")),
        ({"type": "number_of_cache_files_needed"}, 0),
        ({"type": "supported_operations", "model": model}, 0),
        ({"type": "reasons", "model": model}, 0),
        ({"type": "prepare_model", "model": model, **preparation, "model_cache": 0, "data_cache": 0, "callback": 1}, 0),
        ({"type": "prepare_model_from_cache", "deadline": None, "model_cache": 1, "data_cache": 1,
          "token": bytes(32), "callback": 2}, 2),
        ({"type": "execute_synchronously", **execution}, 0),
        ({"type": "execute", **execution, "callback": 3}, 0),
        ({"type": "configure_execution_burst", "prepared": _PREPARED}, 0),
        ({"type": "burst_execute", "burst": _BURST, "request": request, "slots": [0], "measure": 0}, 0),
        ({"type": "burst_free_memory", "burst": _BURST, "slot": 0}, 0),
        ({"type": "allocate", "dimensions": [], "prepared_models": [_PREPARED],
          "input_roles": [{"model_index": 0, "io_index": 0, "frequency": 1.0}], "output_roles": []}, 0),
        ({"type": "buffer_copy_from", "buffer": _BUFFER, "pool": _POOL, "dimensions": []}, 0),
        ({"type": "buffer_copy_to", "buffer": _BUFFER, "pool": _POOL}, 0),
        ({"type": "execute_fenced", **execution, "duration_after_fence": None}, 0),
        ({"type": "fenced_info", "handle": _FENCED}, 0),
        ({"type": "configure_burst_channel", "prepared": _PREPARED, "requests": 64, "results": 64, "callback": 4}, 4),
        ({"type": "channel_free_memory", "channel": _FENCED, "slot": 0}, 0),
        ({"type": "provide_memories", "ticket": 1, "status": 0, "pools": [_POOL]}, 0),
        ({"type": "close_handle", "handle": _PREPARED}, 0),
        ({"type": "forget_pools", "identities": [_POOL]}, 0),
        ({"type": "close_device"}, 0),
    ]  # fmt: skip
    return tuple(messages)


def _argument(offset: int) -> dict[str, Any]:
    location = {"pool_index": 0, "offset": offset, "length": _BYTES}
    return {"location": location, "dimensions": [], "has_no_value": False}
