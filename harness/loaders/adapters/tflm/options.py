"""Parses ``tflm:[?arena=BYTES]``."""

from __future__ import annotations

from argparse import ArgumentTypeError

from nnconform.harness.arguments import memory
from nnconform.harness.loaders.query import Query

# Bytes of the arena, in which tensors and all else of a model lie. Memory that is not used is not touched.
_ARENA = 64 << 20
# With less than its own records need, TFLM writes to address 0.
_SMALLEST = 4 << 10
_LARGEST = (1 << 31) - 1


def parse_arena(rest: str) -> int:
    """Return the bytes of the arena of ``tflm:REST``. Raises UsageError."""
    query = Query.parse_one_option("tflm", rest, "arena=BYTES")
    text = query.options.get("arena", str(_ARENA))
    try:
        arena = memory(text)
    except ArgumentTypeError:
        arena = 0
    if not _SMALLEST <= arena <= _LARGEST:
        raise query.wrong(f"arena={text}; wanted bytes from {_SMALLEST} to {_LARGEST}, such as 256K")
    return arena
