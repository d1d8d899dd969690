"""Reads a network from a file, whichever form it has, and whatever operators."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nnconform.harness.model.errors import FormatError
from nnconform.mlts.convert.input_shapes import parse_shapes
from nnconform.mlts.islands.network import CutNetwork
from nnconform.mlts.islands.read_onnx import read_cut_onnx
from nnconform.mlts.islands.read_tflite import read_cut_tflite
from nnconform.mlts.islands.source import SourceRuntime

SUFFIXES = (".tflite", ".onnx")


def read_cut(path: Path, runtime: SourceRuntime, shapes: Sequence[str] = (), signature: str = "") -> CutNetwork:
    """Return the network of a file; ``shapes`` are texts such as ``image=1,224,224,3`` for inputs that the file leaves
    open; ``signature`` names what is run of a ``.tflite`` file with several.

    Raises UsageError, FormatError for a file that is no sound network, or that neither the HAL expresses nor its own
    runtime runs.
    """
    if path.suffix not in SUFFIXES:
        raise FormatError(path, f"got the suffix {path.suffix!r}, wanted {' or '.join(SUFFIXES)}")
    named = parse_shapes(shapes)
    if path.suffix == ".tflite":
        return read_cut_tflite(path, runtime, named, signature)
    if signature:
        raise FormatError(path, f"no signature {signature!r}: an ONNX model has none")
    return read_cut_onnx(path, runtime, named)
