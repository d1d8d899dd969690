"""Networks on stored sequences: inputs, and MLTS's expected outputs.

In MLTS's folder ``goldens`` a network has a folder of its name, with ``NAME.input`` and ``NAME.output`` for each
sequence: a row of plain values for each step. Those of its MobileNets lie together, by width and size of the image.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.metrics.mel_cepstral import VALUES
from nnconform.mlts.scoring import Classes, Judge, Phones, Speech, Values
from nnconform.mlts.task import Prediction, Task

_MOBILENET = re.compile(r"mobilenet_v\d_(?P<width>[\d.]+)_(?P<size>\d+)(?P<quantised>_quant)?")
_PHONES = re.compile(r"asr_")


@dataclass(frozen=True, slots=True)
class Golden:
    """A sequence: the input of each step, and the expected outputs, a row for each."""

    name: str
    inputs: tuple[Array, ...]
    expected: Array


class Goldens(Task):
    """A network, and sequences whose stored outputs it must reproduce."""

    items = "goldens"

    def __init__(self, name: str, converted: ConvertedModel, sequences: Sequence[Golden], judge: Judge) -> None:
        super().__init__(name, converted)
        self.sequences, self._judge = tuple(sequences), judge

    @property
    def quantities(self) -> Mapping[str, str]:
        return self._judge.quantities

    def __len__(self) -> int:
        return len(self.sequences)

    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        return [(row,) for row in self.sequences[number].inputs]

    def judge(self, number: int, outputs: Sequence[tuple[Array, ...]]) -> Prediction:
        golden = self.sequences[number]
        prediction = self._judge(golden.expected, np.stack([step_outputs[0].reshape(-1) for step_outputs in outputs]))
        return Prediction(prediction.scores, prediction.problem and f"{golden.name}: {prediction.problem}")


def load_goldens(converted: ConvertedModel, folder: Path, count: int | None = None) -> Goldens | None:
    """Return a network's goldens in MLTS's folder, at most ``count``; None if it has none.

    Raises UsageError for a network that has more than one input or output, FormatError for files that do not fit it.
    """
    files = _files(converted.path.stem, folder)
    if not files:
        return None
    inputs, outputs = converted.inputs(), converted.outputs()
    if len(inputs) != 1 or len(outputs) != 1:
        counts = f"{len(inputs)} inputs and {len(outputs)} outputs"
        raise UsageError(f"{converted.path}: goldens want 1 input and 1 output: got {counts}")
    sequences = [_read(*pair, inputs[0], outputs[0]) for pair in files[:count]]
    mobilenet = _MOBILENET.fullmatch(converted.path.stem)
    name = f"{converted.path.stem}/goldens" if mobilenet else converted.path.stem
    judge = Classes() if mobilenet else _judge(converted, files[0][0].parent, outputs[0])
    return Goldens(name, converted, sequences, judge)


def _files(stem: str, folder: Path) -> list[tuple[Path, Path]]:
    """Return the files of a network's sequences: pairs of input and output."""
    mobilenet = _MOBILENET.fullmatch(stem)
    if not mobilenet:
        return [(path.with_suffix(".input"), path) for path in sorted((folder / stem).glob("*.output"))]
    mobilenet_folder = folder / ("mobilenet_quant" if mobilenet["quantised"] else "mobilenet_float")
    size, end = mobilenet["size"], f"_{mobilenet['width']}_{mobilenet['size']}.output"
    paths = sorted(mobilenet_folder.glob(f"*{end}"))
    return [(mobilenet_folder / f"{path.name.removesuffix(end)}_{size}.input", path) for path in paths]


def _judge(converted: ConvertedModel, folder: Path, output: Operand) -> Judge:
    stem = converted.path.stem
    if (normal := folder / f"{stem}.output_mean_std_dev").exists():
        return _speech(normal)
    if _PHONES.match(stem):
        return Phones()
    if OperandType(output.type) not in FLOATS:
        raise UsageError(f"{converted.path}: its goldens are quantised: no tolerance is known for them")
    return Values()


def _read(input_path: Path, output_path: Path, input_operand: Operand, output_operand: Operand) -> Golden:
    inputs, expected = _rows(input_path, input_operand), _rows(output_path, output_operand)
    if len(inputs) != len(expected):
        raise FormatError(output_path, f"number of steps: got {len(expected)}, wanted {len(inputs)} as of its input")
    name = output_path.stem
    return Golden(name, tuple(inputs.reshape(-1, *input_operand.dimensions)), expected)


def _rows(path: Path, operand: Operand) -> Array:
    """Return the values in a file, a row for each step of a network's input or output."""
    values, size = _values(path, DTYPES[OperandType(operand.type)]), int(np.prod(operand.dimensions))
    if not size or not values.size or values.size % size:
        raise FormatError(
            path, f"number of values: got {values.size}, wanted a multiple of {size}, a row for each step"
        )
    return values.reshape(-1, size)


def _speech(path: Path) -> Speech:
    values = _values(path, np.dtype(np.float32))
    if values.size != 2 * VALUES:
        raise FormatError(path, f"number of values: got {values.size}, wanted {VALUES} pairs of mean and deviation")
    means, deviations = values.reshape(-1, 2).T
    return Speech(means, deviations)


def _values(path: Path, dtype: np.dtype[np.generic]) -> Array:
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from problem
    if len(content) % dtype.itemsize:
        raise FormatError(path, f"size: got {len(content)}, wanted a multiple of {dtype.itemsize} bytes")
    return np.frombuffer(content, dtype.newbyteorder("<")).astype(dtype)
