"""Edits of nested values (maps, lists, numbers, texts, bytes), as JSON and MessagePack carry them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from nnconform.harness.generate.choices import Choices

# Values that fields take badly. Each may replace any other.
ODD: tuple[Any, ...] = (
    0, 1, -1, 2, 255, 2**31 - 1, 2**31, -(2**31), 2**32 - 1, 2**63, -(2**63), 2**64 - 1, 0.5, -0.0, 1e300, math.nan,
    math.inf, "", "x", "TENSOR_FLOAT32", "\x1b[2J", None, True, [], {}, [0], [[]], b"", bytes(32),
)  # fmt: skip
_DEEPEST = 12
Path = tuple[Any, ...]


def edit_tree(tree: Any, choices: Choices, most: int) -> Any:
    """Return the tree after up to ``most`` edits, each a span of the choices; ``tree`` itself stays as it is."""
    for _ in range(choices.integer(0, most)):
        begin = len(choices.sequence)
        paths = list(_paths(tree, ()))
        path = choices.pick(paths)
        tree = _replaced(tree, path, choices)
        choices.mark_span(begin)
    return tree


def _paths(tree: Any, path: Path) -> Iterator[Path]:
    """Yield the paths of all values in a tree: keys of maps, and indexes of lists."""
    yield path
    if len(path) < _DEEPEST and isinstance(tree, dict):
        for key, value in tree.items():
            yield from _paths(value, (*path, key))
    elif len(path) < _DEEPEST and isinstance(tree, list | tuple):
        for index, value in enumerate(tree):
            yield from _paths(value, (*path, index))


def _replaced(tree: Any, path: Path, choices: Choices) -> Any:
    """Return the tree with the value at a path changed, left out, or doubled."""
    if not path:
        return _changed(tree, choices)
    key, *rest = path
    copy: Any = dict(tree) if isinstance(tree, dict) else list(tree)
    if rest:
        copy[key] = _replaced(copy[key], tuple(rest), choices)
        return copy
    match choices.integer(0, 9):
        case 9:
            del copy[key]
        case 8 if isinstance(copy, list):
            copy.insert(key, copy[key])
        case 8:
            copy[f"{key}x"] = copy[key]
        case 7:
            copy[key] = copy[choices.pick(list(copy) if isinstance(copy, dict) else range(len(copy)))]
        case _:
            copy[key] = _changed(copy[key], choices)
    return copy


def _changed(value: Any, choices: Choices) -> Any:
    """Return another value: most often a near one of the same type."""
    kind, is_sequence = choices.integer(0, 3), isinstance(value, str | bytes | list)
    if isinstance(value, bool):
        return not value if kind else choices.pick(ODD)
    if isinstance(value, int) and kind:
        return (min(value + 1, 2**64 - 1), max(value - 1, -(2**63)), choices.pick(ODD[:12]))[kind - 1]
    if isinstance(value, float) and kind:
        return (-value, value * 2, choices.pick(ODD[:17]))[kind - 1]
    if is_sequence and kind == 1:
        return value + value
    if is_sequence and kind == 2:
        return value[:-1]
    return choices.pick(ODD)
