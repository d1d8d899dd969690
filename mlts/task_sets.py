"""The tasks to run: the bundled digits, or folders of models with MLTS's labelled photos and goldens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array, quantise
from nnconform.mlts.classification_task import Classification
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.goldens import load_goldens
from nnconform.mlts.photos import Photos
from nnconform.mlts.task import Task

BUNDLED = Path(__file__).parent / "bundled"


@dataclass(slots=True)
class TaskSet:
    """Tasks, and the networks and goldens of the folders that make none, with the reason."""

    tasks: list[Task] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)


def bundled_tasks(count: int | None = None) -> list[Classification]:
    """Return the bundled classifiers of digits, on at most ``count`` of the held-out images."""
    with np.load(BUNDLED / "digits.npz") as data:
        images, labels = data["images"][:count], data["labels"][:count]
    tasks = []
    for path in sorted(BUNDLED.glob("*.tflite")):
        classifier = Classifier(read_tflite(path))
        inputs = tuple(_digit(image, classifier.input) for image in images)
        names = tuple(str(label) for label in range(10))
        tasks.append(Classification(path.stem, classifier, inputs, tuple(str(label) for label in labels), names))
    return tasks


def _digit(image: Array, operand: Operand) -> Array:
    """Return pixels from 0 to 16 as a network's input, from -1 to 1."""
    real = (image[np.newaxis, ..., np.newaxis] / 8 - 1).astype(np.float32)
    if not operand.scale:
        return real
    return quantise(real, OperandType(operand.type), operand.scale, operand.zero_point)


def tasks_in_folders(models: Path, data: Path, count: int | None = None) -> TaskSet:
    """Return tasks for the .tflite files of a folder with the data of another: classifiers of images on the labelled
    photos (there or in its ``images``), any network on its own sequences in ``goldens``; at most ``count`` of each.

    Raises UsageError if there are no models or no data.
    """
    folder = data / "images" if (data / "images").is_dir() else data
    photos = Photos(folder) if any(folder.glob("image-*.jpeg")) else None
    goldens = data / "goldens"
    paths = sorted(models.glob("*.tflite"))
    if not paths or not (photos or goldens.is_dir()):
        missing = f"no image-N.jpeg in {folder} and no {goldens}" if paths else f"no .tflite file in {models}"
        wanted = "--models DIR wants networks, --data DIR images, ground_truth.txt and labels.txt, or goldens/"
        raise UsageError(f"{missing}; {wanted}")
    task_set = TaskSet()
    for path in paths:
        try:
            converted = read_tflite(path)
        except FormatError as problem:
            # Without the long list of all that is convertible.
            task_set.skipped.append(str(problem).partition("; convertible:")[0])
            continue
        _add(task_set, converted, photos, goldens, count)
    for goldens_folder in sorted(goldens.iterdir()) if goldens.is_dir() else []:
        if not goldens_folder.name.startswith("mobilenet_") and not (models / f"{goldens_folder.name}.tflite").exists():
            task_set.skipped.append(f"{goldens_folder}: no {goldens_folder.name}.tflite in {models}")
    if not task_set.tasks:
        raise UsageError(f"{models}: nothing to try: {'; '.join(task_set.skipped)}")
    return task_set


def _add(task_set: TaskSet, converted: ConvertedModel, photos: Photos | None, goldens: Path, count: int | None) -> None:
    """Add the tasks of one network, or the reasons why there are none."""
    reasons, before = [], len(task_set.tasks)
    try:
        if photos:
            task_set.tasks.append(_photographs(converted, photos, count))
    except UsageError as reason:
        reasons.append(f"on photos: {str(reason).removeprefix(f'{converted.path}: ')}")
    if task := load_goldens(converted, goldens, count):
        task_set.tasks.append(task)
    if len(task_set.tasks) == before:
        task_set.skipped.append("; ".join([f"{converted.path}: no goldens", *reasons]))


def _photographs(converted: ConvertedModel, photos: Photos, count: int | None) -> Classification:
    classifier = Classifier(converted)
    if classifier.classes != len(photos.labels):
        text = f"number of scores: got {classifier.classes}, wanted {len(photos.labels)}, one for each label"
        raise UsageError(f"{converted.path}: {text}")
    inputs = tuple(classifier.image(image) for image in photos.paths[:count])
    return Classification(converted.path.stem, classifier, inputs, photos.truth[:count], photos.labels)
