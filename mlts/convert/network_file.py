"""Reads a network from a file, whichever form it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from nnconform.harness.model.errors import FormatError
from nnconform.mlts.convert.input_shapes import Shapes, parse_shapes
from nnconform.mlts.convert.onnx.reader import read_onnx
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite

_READERS: Mapping[str, Callable[[Path, Shapes | None], ConvertedModel]] = {".tflite": read_tflite, ".onnx": read_onnx}
NETWORK_SUFFIXES = frozenset(_READERS)


def read_network(path: Path, shapes: Sequence[str] = ()) -> ConvertedModel:
    """Return the model of a file; ``shapes`` are texts such as ``image=1,224,224,3`` for inputs that the file leaves
    open. Raises UsageError, FormatError for a file of another form or one that the HAL cannot express.
    """
    reader = _READERS.get(path.suffix)
    if reader is None:
        raise FormatError(path, f"got the suffix {path.suffix!r}, wanted {' or '.join(_READERS)}")
    return reader(path, parse_shapes(shapes))
