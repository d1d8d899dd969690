"""The manifests of AOSP's MLTS: an assets folder with ``models_list/*.json``, networks, stored sequences and photos.

Keys and their meaning are those of MLTS's loader of model lists (``TestModelsListLoader``); ``baselineSec``,
``minSdkVersion`` and ``testName`` say nothing about outputs. The scale and zero point of an input are those of
the network.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.numbers import FLOATS
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.data.photos import Photos
from nnconform.mlts.golden_files import read_golden, read_speech
from nnconform.mlts.goldens import Goldens
from nnconform.mlts.metric import make_metric
from nnconform.mlts.metric_task import MetricTask
from nnconform.mlts.scoring import Classes, Judge, Phones, Values
from nnconform.mlts.task import Task

# The folder that makes a folder an assets folder.
MODELS_LIST = "models_list"
# How far below ``expectedTop1`` MLTS lets the accuracy be.
TOLERANCE = 0.05


class AospEvaluator(msgspec.Struct, frozen=True, rename="camel"):
    """How outputs are judged."""

    class_name: str
    output_mean_std_dev: str = ""
    expected_top1: float | None = None


class AospGolden(msgspec.Struct, frozen=True):
    """A stored sequence: a file of inputs, and a file of each output."""

    input: str
    output: str = ""
    outputs: tuple[str, ...] = ()


class AospDataset(msgspec.Struct, frozen=True, rename="camel"):
    """Labelled photos."""

    input_path: str
    ground_truth: str
    labels: str
    preprocessor: str


class AospEntry(msgspec.Struct, frozen=True, rename="camel"):
    """A network of a list."""

    name: str
    input_size: tuple[int, ...]
    data_size: int
    model_file: str = ""
    evaluator: AospEvaluator | None = None
    input_outputs: tuple[AospGolden, ...] = ()
    dataset: AospDataset | None = None


class _Models(msgspec.Struct, frozen=True):
    models: tuple[AospEntry, ...]


class AospNetwork(msgspec.Struct, frozen=True):
    """An entry of a list in an assets folder, and how many items of it to try."""

    assets: Path
    entry: AospEntry
    most: int | None = None

    @property
    def name(self) -> str:
        return self.entry.name

    def task(self) -> Task:
        """Return the task. Raises UsageError if a file is missing or broken, or cannot be judged."""
        entry = self.entry
        if bool(entry.input_outputs) == (entry.dataset is not None):
            raise UsageError(f"{entry.name}: wanted either inputOutputs or a dataset")
        converted = read_network(self.assets / f"{entry.model_file or entry.name}.tflite")
        self._check_input(converted)
        return self._goldens(converted) if entry.input_outputs else self._photos(converted)

    def _check_input(self, converted: ConvertedModel) -> None:
        inputs = converted.inputs()
        values = int(np.prod(self.entry.input_size))
        if len(inputs) != 1 or int(np.prod(inputs[0].dimensions)) != values:
            got = ", ".join(str(list(operand.dimensions)) for operand in inputs)
            raise UsageError(f"{self.name}: inputs: got {got}, the list says {list(self.entry.input_size)}")

    def _photos(self, converted: ConvertedModel) -> Task:
        dataset, evaluator = self.entry.dataset, self.entry.evaluator
        assert dataset is not None
        if dataset.preprocessor != "Inception" or evaluator is None or evaluator.class_name != "TopK":
            got = f"{dataset.preprocessor!r} and {evaluator.class_name if evaluator else None!r}"
            raise UsageError(f"{self.name}: preprocessor and evaluator: got {got}, wanted 'Inception' and 'TopK'")
        folder, truth, labels = (
            self.assets / each for each in (dataset.input_path, dataset.ground_truth, dataset.labels)
        )
        expected = {} if evaluator.expected_top1 is None else {"top-1": evaluator.expected_top1}
        return MetricTask(
            self.name,
            converted,
            Photos(folder, truth, labels, self.most),
            make_metric("top-k", {"k": [1, 2, 3, 4, 5]}),
            expected=expected,
            tolerance=TOLERANCE,
            whole=self.most is None,
        )

    def _goldens(self, converted: ConvertedModel) -> Task:
        inputs, outputs = converted.inputs(), converted.outputs()
        goldens = self.entry.input_outputs[: self.most]
        for each in goldens:
            count = len(each.outputs or (each.output,))
            if count != len(outputs):
                raise UsageError(
                    f"{self.name}: outputs of {each.input}: got {count} files, the network has {len(outputs)}"
                )
        sequences = [
            read_golden(
                self.assets / each.input,
                [self.assets / output for output in (each.outputs or (each.output,))],
                inputs[0],
                outputs,
            )
            for each in goldens
        ]
        return Goldens(self.name, converted, sequences, self._judge(converted))

    def _judge(self, converted: ConvertedModel) -> Judge:
        evaluator = self.entry.evaluator
        if evaluator is not None and evaluator.class_name == "MelCepLogF0":
            return read_speech(self.assets / evaluator.output_mean_std_dev)
        if evaluator is not None and evaluator.class_name == "PhoneErrorRate":
            return Phones()
        if evaluator is not None:
            raise UsageError(
                f"{self.name}: evaluator: got {evaluator.class_name!r}, wanted MelCepLogF0 or PhoneErrorRate"
            )
        if all(OperandType(operand.type) in FLOATS for operand in converted.outputs()):
            return Values()
        if len(converted.outputs()) == 1 and int(np.prod(converted.outputs()[0].dimensions)) > 1:
            return Classes()
        raise UsageError(f"{self.name}: its goldens are several quantised outputs: no tolerance is known for them")


def read_aosp_manifests(assets: Path, most: int | None = None) -> list[AospNetwork]:
    """Return the networks of all lists of an assets folder, in order. Raises FormatError for a broken list."""
    networks: list[AospNetwork] = []
    for path in sorted((assets / MODELS_LIST).glob("*.json")):
        networks += [AospNetwork(assets, entry, most) for entry in _read(path)]
    if not networks:
        raise FormatError(assets / MODELS_LIST, "no list of networks: wanted *.json")
    return networks


def _read(path: Path) -> tuple[AospEntry, ...]:
    try:
        content: Any = msgspec.json.decode(path.read_bytes())
        return msgspec.convert(content, _Models).models
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise FormatError(path, f"no list of networks of MLTS: {problem}") from None
