"""Reads stored sequences: plain values, a row for each step, in a file of inputs and one for each output."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.mlts.metrics.mel_cepstral import VALUES
from nnconform.mlts.scoring import Speech


class Golden(msgspec.Struct, frozen=True):
    """A sequence: the input of each step, and the expected outputs, a row for each with the values of all outputs."""

    name: str
    inputs: tuple[Array, ...]
    expected: Array


def read_golden(input_path: Path, output_paths: Sequence[Path], operand: Operand, outputs: Sequence[Operand]) -> Golden:
    """Return a sequence for a network with this input and these outputs. Raises FormatError for files that do not fit
    it.
    """
    inputs = _rows(input_path, operand)
    expected = [_rows(path, output) for path, output in zip(output_paths, outputs, strict=True)]
    for path, rows in zip(output_paths, expected, strict=True):
        if len(inputs) != len(rows):
            raise FormatError(path, f"number of steps: got {len(rows)}, wanted {len(inputs)} as of its input")
    together = np.concatenate(expected, axis=1)
    return Golden(output_paths[0].stem, tuple(inputs.reshape(-1, *operand.dimensions)), together)


def read_speech(path: Path) -> Speech:
    """Return the judge of synthesised speech with the means and deviations in a file. Raises FormatError."""
    values = _values(path, np.dtype(np.float32))
    if values.size != 2 * VALUES:
        raise FormatError(path, f"number of values: got {values.size}, wanted {VALUES} pairs of mean and deviation")
    means, deviations = values.reshape(-1, 2).T
    return Speech(means, deviations)


def _rows(path: Path, operand: Operand) -> Array:
    """Return the values in a file, a row for each step of a network's input or output."""
    values, size = _values(path, DTYPES[OperandType(operand.type)]), int(np.prod(operand.dimensions))
    if not size or not values.size or values.size % size:
        raise FormatError(
            path, f"number of values: got {values.size}, wanted a multiple of {size}, a row for each step"
        )
    return values.reshape(-1, size)


def _values(path: Path, dtype: np.dtype[np.generic]) -> Array:
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from problem
    if len(content) % dtype.itemsize:
        raise FormatError(path, f"size: got {len(content)}, wanted a multiple of {dtype.itemsize} bytes")
    return np.frombuffer(content, dtype.newbyteorder("<")).astype(dtype)
