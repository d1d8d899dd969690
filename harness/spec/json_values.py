"""Numbers of one operand type as a JSON list, preserved bit by bit.

Integers and bools are JSON's own. A float is the shortest decimal that rounds to it, by way of float64, in its type.
JSON has no NaN and no infinities: they are the strings ``"nan"``, ``"inf"`` and ``"-inf"``; a NaN with other bits than
numpy's own is its bits in hexadecimal, such as ``"0xffc00000"``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array

Number = bool | int | float | str
_WORDS = {"nan": np.nan, "inf": np.inf, "-inf": -np.inf}
_KINDS: dict[str, frozenset[type]] = {
    "f": frozenset({int, float, str}),
    "i": frozenset({int}),
    "u": frozenset({int}),
    "b": frozenset({bool}),
}
_NAMES = {"f": "a number", "i": "an integer", "u": "an integer", "b": "true or false"}


class NumberOutOfRange(ValueError):
    """Raised for a value out of the element type's range or of another kind."""


def array_of(values: Sequence[Any], dtype: np.dtype[Any]) -> Array:
    """Return the values as a flat array. Raises NumberOutOfRange for the first that ``dtype`` cannot represent."""
    kinds = set(map(type, values))
    if not kinds <= _KINDS[dtype.kind]:
        wrong = next(value for value in values if type(value) not in _KINDS[dtype.kind])
        raise NumberOutOfRange(f"got {_shortened(wrong)}, wanted {_NAMES[dtype.kind]}")
    if dtype.kind == "f":
        return _floats(values, dtype, str in kinds)
    if dtype.kind != "b" and values:
        low, high = _range(dtype)
        if min(values) < low or max(values) > high:
            wrong = next(value for value in values if not low <= value <= high)
            raise NumberOutOfRange(f"{_shortened(wrong)} is not in the range of {dtype.name}, {low} to {high}")
    return np.array(values, dtype)


@lru_cache
def _range(dtype: np.dtype[Any]) -> tuple[int, int]:
    """Return the smallest and the largest value of an integer type; numpy takes ten times as long."""
    return int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)


def _floats(values: Sequence[Any], dtype: np.dtype[Any], words: bool) -> Array:
    numbers = [_WORDS.get(value, 0.0) if isinstance(value, str) else value for value in values] if words else values
    try:
        with np.errstate(over="ignore"):
            array = np.array(numbers, np.float64).astype(dtype)
    except OverflowError:
        raise NumberOutOfRange(f"an integer is not in the range of {dtype.name}") from None
    if not words and np.isfinite(array).all():
        return array
    for place, value in enumerate(values):
        if not isinstance(value, str):
            if not np.isfinite(array[place]):
                raise NumberOutOfRange(f"{_shortened(value)} is not in the range of {dtype.name}")
        elif value not in _WORDS:
            array[place] = _from_bits(value, dtype)
    return array


def _from_bits(text: str, dtype: np.dtype[Any]) -> Any:
    """Return the float with the bits of a string such as ``0xffc00000``."""
    digits = text.removeprefix("0x")
    if digits == text or len(digits) != 2 * dtype.itemsize or not set(digits) <= set("0123456789abcdef"):
        wanted = f"{', '.join(_WORDS)} or 0x and {2 * dtype.itemsize} digits"
        raise NumberOutOfRange(f"got {_shortened(text)}, wanted a number, {wanted}")
    return np.array([int(digits, 16)], f"<u{dtype.itemsize}").view(dtype)[0]


def list_of(array: Array) -> str:
    """Return an array's values as a flat JSON list."""
    flat = array.reshape(-1)
    if flat.dtype.kind == "f":
        return f"[{', '.join(map(float_text, flat))}]"
    words = map(str, flat.tolist())
    return f"[{', '.join(map(str.lower, words) if flat.dtype.kind == 'b' else words)}]"


def float_text(value: Any) -> str:
    """Return one numpy float as JSON text."""
    if not math.isfinite(value):
        word = str(value)
        same = np.array(_WORDS[word], value.dtype).tobytes() == value.tobytes()
        return f'"{word}"' if same else f'"0x{int.from_bytes(value.tobytes(), "little"):0{2 * value.itemsize}x}"'
    short = str(value)
    exact = np.float64(short).astype(value.dtype).tobytes() == value.tobytes()
    return short if exact else repr(float(value))


def _shortened(value: Number) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."
