"""Edits of nested values (maps, lists, numbers, texts, bytes), as JSON and MessagePack carry them."""

from __future__ import annotations

import math
from typing import Any

from nnconform.harness.generate.choices import Choices

# Values that fields take badly. Each may replace any other.
ODD: tuple[Any, ...] = (
    0, 1, -1, 2, 255, 2**31 - 1, 2**31, -(2**31), 2**32 - 1, 2**63, -(2**63), 2**64 - 1, 0.5, -0.0, 1e300, math.nan,
    math.inf, "", "x", "TENSOR_FLOAT32", "\x1b[2J", None, True, [], {}, [0], [[]], b"", bytes(32),
)  # fmt: skip
_DEEPEST = 12


def edit_tree(tree: Any, choices: Choices, most: int) -> Any:
    """Return the tree after up to ``most`` edits, each a span of the choices; ``tree`` itself stays as it is."""
    for _ in range(choices.integer(0, most)):
        begin = len(choices.sequence)
        tree = _edited(tree, choices, 0)
        choices.mark_span(begin)
    return tree


def _edited(tree: Any, choices: Choices, depth: int) -> Any:
    """Return the tree with one value of it changed."""
    inner = isinstance(tree, dict | list | tuple) and len(tree) and depth < _DEEPEST
    if not inner or choices.integer(0, 7) == 7:
        return _changed(tree, choices)
    keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
    key = choices.pick(keys)
    copy = dict(tree) if isinstance(tree, dict) else list(tree)
    match choices.integer(0, 11):
        case 11:
            del copy[key]
        case 10 if isinstance(copy, list):
            copy.insert(key, copy[key])
        case 10:
            copy[f"{key}x"] = copy[key]
        case 9:
            copy[key] = copy[choices.pick(keys)]
        case _:
            copy[key] = _edited(copy[key], choices, depth + 1)
    return copy


def _changed(value: Any, choices: Choices) -> Any:
    """Return another value: most often a near one of the same type."""
    kind = choices.integer(0, 3)
    if isinstance(value, bool):
        return not value if kind else choices.pick(ODD)
    if isinstance(value, int) and kind:
        return (min(value + 1, 2**64 - 1), max(value - 1, -(2**63)), choices.pick(ODD[:12]))[kind - 1]
    if isinstance(value, float) and kind:
        return (-value, value * 2, choices.pick(ODD[:17]))[kind - 1]
    if isinstance(value, str | bytes | list) and kind == 1:
        return value + value
    if isinstance(value, str | bytes | list) and kind == 2:
        return value[:-1]
    return choices.pick(ODD)
