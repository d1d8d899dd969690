"""The spans of calls between processes: the client's wait for an answer, and the driver's work on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import wraps
from typing import Any, TypeVar

from nnconform.harness.diagnostics.tracing import Layer, Phase, is_tracing, span

_F = TypeVar("_F", bound=Callable[..., Any])

_PHASES = {
    Phase.INITIALIZATION: (
        "hello", "info", "status", "get_capabilities", "supported_extensions", "number_of_cache_files_needed",
    ),
    Phase.COMPILATION: (
        "supported_operations", "reasons", "prepare_model", "prepare_model_with_config", "prepare_model_from_cache",
    ),
    Phase.INPUT_OUTPUT: ("add_pool", "allocate", "buffer_copy_to", "buffer_copy_from", "provide_memories"),
    Phase.TERMINATION: (
        "close_device", "close_handle", "forget_pools", "burst_free_memory", "channel_free_memory",
    ),
}  # fmt: skip
_PHASE_OF = {tag: phase for phase, tags in _PHASES.items() for tag in tags}


def phase_of(tag: str) -> Phase:
    """Return the phase that a call of the protocol, a message's tag, belongs to."""
    return _PHASE_OF.get(tag, Phase.EXECUTION)


def call_span(layer: Layer, message: Any) -> AbstractContextManager[None]:
    """Return the span of the call that a message asks for, with its tag as the name."""
    tag = str(message.__struct_config__.tag)
    return span(layer, phase_of(tag), tag)


def traced_exchange(exchange: _F) -> _F:
    """Return a method that takes a message first, as one whose calls are spans of the layer between processes."""

    @wraps(exchange)
    def call(self: Any, message: Any, *arguments: Any, **named: Any) -> Any:
        if not is_tracing():
            return exchange(self, message, *arguments, **named)
        with call_span(Layer.IPC, message):
            return exchange(self, message, *arguments, **named)

    return call  # type: ignore[return-value]
