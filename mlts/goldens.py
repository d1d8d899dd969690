"""Networks on stored sequences: inputs, and MLTS's expected outputs.

In a folder ``goldens`` a network has a folder of its name, with ``NAME.input`` and ``NAME.output`` for each sequence: a
row of plain values for each step. Those of MLTS's MobileNets lie together, by the network's version and width and the
size of the image: ``THING_WIDTH_SIZE.output`` of version 1, ``THING_v2_WIDTH_SIZE.output`` of version 2.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.golden_files import Golden, read_golden, read_speech
from nnconform.mlts.quantity import Quantity
from nnconform.mlts.scoring import Classes, Judge, Phones, Values
from nnconform.mlts.task import Prediction, Task

_MOBILENET = re.compile(r"mobilenet_(?P<version>v\d)_(?P<width>[\d.]+)_(?P<size>\d+)(?P<quantised>_quant)?")
_MOBILENET_OUTPUT = re.compile(r"(?P<thing>.+?)_(?:(?P<version>v\d)_)?(?P<width>[\d.]+)_(?P<size>\d+)\.output")
# The folders of the MobileNets' goldens; MLTS's own name of the second is the longer one.
_MOBILENET_FOLDERS = {False: ("mobilenet_float",), True: ("mobilenet_quant", "mobilenet_quantized")}
_PHONES = re.compile(r"asr_")


class Goldens(Task):
    """A network, and sequences whose stored outputs it must reproduce."""

    items = "goldens"

    def __init__(self, name: str, converted: ConvertedModel, sequences: Sequence[Golden], judge: Judge) -> None:
        super().__init__(name, converted)
        self.sequences, self._judge = tuple(sequences), judge

    @property
    def quantities(self) -> Mapping[str, Quantity]:
        return self._judge.quantities

    def __len__(self) -> int:
        return len(self.sequences)

    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        return [(row,) for row in self.sequences[number].inputs]

    def judge(
        self, number: int, outputs: Sequence[tuple[Array, ...]], baseline: Sequence[tuple[Array, ...]] | None = None
    ) -> Prediction:
        golden = self.sequences[number]
        rows = [np.concatenate([output.reshape(-1) for output in step_outputs]) for step_outputs in outputs]
        prediction = self._judge(golden.expected, np.stack(rows))
        return Prediction(prediction.scores, prediction.problem and f"{golden.name}: {prediction.problem}")


def load_goldens(converted: ConvertedModel, folder: Path, count: int | None = None) -> Goldens | None:
    """Return a network's goldens in a folder, at most ``count``; None if it has none.

    Raises UsageError for a network that has more than one input or output, FormatError for files that do not fit it.
    """
    files = _files(converted.path.stem, folder)
    if not files:
        return None
    inputs, outputs = converted.inputs(), converted.outputs()
    if len(inputs) != 1 or len(outputs) != 1:
        counts = f"{len(inputs)} inputs and {len(outputs)} outputs"
        raise UsageError(f"{converted.path}: goldens want 1 input and 1 output: got {counts}")
    sequences = [read_golden(given, [wanted], inputs[0], outputs) for given, wanted in files[:count]]
    mobilenet = _MOBILENET.fullmatch(converted.path.stem)
    name = f"{converted.path.stem}/goldens" if mobilenet else converted.path.stem
    judge = Classes() if mobilenet else _judge(converted, files[0][0].parent, outputs[0])
    return Goldens(name, converted, sequences, judge)


def _files(stem: str, folder: Path) -> list[tuple[Path, Path]]:
    """Return the files of a network's sequences: pairs of input and output."""
    mobilenet = _MOBILENET.fullmatch(stem)
    if not mobilenet:
        return [(path.with_suffix(".input"), path) for path in sorted((folder / stem).glob("*.output"))]
    pairs = []
    wanted = mobilenet["version"], mobilenet["width"], mobilenet["size"]
    for name in _MOBILENET_FOLDERS[bool(mobilenet["quantised"])]:
        for path in sorted((folder / name).glob("*.output")):
            parts = _MOBILENET_OUTPUT.fullmatch(path.name)
            if parts and (parts["version"] or "v1", parts["width"], parts["size"]) == wanted:
                pairs.append((path.with_name(f"{parts['thing']}_{parts['size']}.input"), path))
    return pairs


def _judge(converted: ConvertedModel, folder: Path, output: Operand) -> Judge:
    stem = converted.path.stem
    if (normal := folder / f"{stem}.output_mean_std_dev").exists():
        return read_speech(normal)
    if _PHONES.match(stem):
        return Phones()
    if OperandType(output.type) not in FLOATS:
        raise UsageError(f"{converted.path}: its goldens are quantised: no tolerance is known for them")
    return Values()
