"""What is said between this process and the one of the source runtime."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array

LITERT, ONNX = "litert", "onnx"
_TEXT = "text"


class SentArray(msgspec.Struct):
    """An array: the name of its element type, or "text" for strings, which are ``texts``."""

    dtype: str
    shape: tuple[int, ...]
    data: bytes = b""
    texts: list[bytes] = []


class DescribedTensor(msgspec.Struct):
    """A tensor of a file, as the runtime has it after a run: ``index`` is that in the file, -1 if it has none."""

    name: str
    index: int
    dtype: str
    shape: tuple[int, ...]


class Ask(msgspec.Struct):
    """A request: run ``number``, loading it from ``content`` first if that is there; "observe" in place of running
    describes all tensors after a run.

    ``shapes`` are those of the inputs, by position, if they are to be set.
    """

    number: int
    runtime: str = LITERT
    content: bytes = b""
    shapes: list[tuple[int, ...]] = []
    values: list[SentArray] | None = None
    observe: bool = False
    reset: bool = False


class SourceAnswer(msgspec.Struct):
    """The answer: ``error`` if the runtime has one."""

    error: str = ""
    inputs: list[DescribedTensor] = []
    tensors: list[DescribedTensor] = []
    values: list[SentArray] = []


def sent(array: Any) -> SentArray:
    """Return an array as it is sent."""
    array = np.asarray(array)
    if array.dtype.kind in "OSU":
        texts = [each if isinstance(each, bytes) else str(each).encode() for each in array.ravel().tolist()]
        return SentArray(_TEXT, array.shape, texts=texts)
    return SentArray(array.dtype.name, array.shape, np.ascontiguousarray(array).tobytes())


def received(message: SentArray) -> Array:
    """Return an array that was sent."""
    if message.dtype == _TEXT:
        return np.array(message.texts, object).reshape(message.shape)
    return np.frombuffer(message.data, np.dtype(message.dtype)).reshape(message.shape)
