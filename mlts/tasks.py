"""What there is to try networks with: the bundled digits, or folders of models, MLTS's labelled photos and goldens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array, quantise
from nnconform.mlts.classification import Classification
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.goldens import goldens_of
from nnconform.mlts.photos import Photos
from nnconform.mlts.task import Task

BUNDLED = Path(__file__).parent / "bundled"


@dataclass(slots=True)
class Found:
    """Tasks, and what of the folders makes none, with the reason."""

    tasks: list[Task] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


def bundled(count: int | None = None) -> list[Classification]:
    """The bundled classifiers of digits, on at most ``count`` of the images that they were not trained on."""
    with np.load(BUNDLED / "digits.npz") as data:
        images, labels = data["images"][:count], data["labels"][:count]
    found = []
    for path in sorted(BUNDLED.glob("*.tflite")):
        classifier = Classifier(read_tflite(path))
        inputs = tuple(_digit(image, classifier.input) for image in images)
        names = tuple(str(label) for label in range(10))
        found.append(Classification(path.stem, classifier, inputs, tuple(str(label) for label in labels), names))
    return found


def _digit(image: Array, operand: Operand) -> Array:
    """Pixels from 0 to 16 as a network sees them, from -1 to 1."""
    real = (image[np.newaxis, ..., np.newaxis] / 8 - 1).astype(np.float32)
    if not operand.scale:
        return real
    return quantise(real, OperandType(operand.type), operand.scale, operand.zero_point)


def in_folders(models: Path, data: Path, count: int | None = None) -> Found:
    """The .tflite files of a folder on what another holds for them: classifiers of images on the labelled photos (there
    or in its ``images``), any network on its own sequences in ``goldens``; at most ``count`` of each.

    Raises UsageError where there is nothing to try or to try it with.
    """
    folder = data / "images" if (data / "images").is_dir() else data
    photos = Photos(folder) if any(folder.glob("image-*.jpeg")) else None
    goldens = data / "goldens"
    paths = sorted(models.glob("*.tflite"))
    if not paths or not (photos or goldens.is_dir()):
        missing = f"no image-N.jpeg in {folder} and no {goldens}" if paths else f"no .tflite file in {models}"
        wanted = "--models DIR wants networks, --data DIR images, ground_truth.txt and labels.txt, or goldens/"
        raise UsageError(f"{missing}; {wanted}")
    found = Found()
    for path in paths:
        try:
            converted = read_tflite(path)
        except FormatError as problem:
            # Long where it lists all that is convertible.
            found.left_out.append(str(problem).partition("; convertible:")[0])
            continue
        _add(found, converted, photos, goldens, count)
    for place in sorted(goldens.iterdir()) if goldens.is_dir() else []:
        if not place.name.startswith("mobilenet_") and not (models / f"{place.name}.tflite").exists():
            found.left_out.append(f"{place}: no {place.name}.tflite in {models}")
    if not found.tasks:
        raise UsageError(f"{models}: nothing to try: {'; '.join(found.left_out)}")
    return found


def _add(found: Found, converted: ConvertedModel, photos: Photos | None, goldens: Path, count: int | None) -> None:
    """Add the tasks of one network, or the reasons why there are none."""
    reasons, before = [], len(found.tasks)
    try:
        if photos:
            found.tasks.append(_photographs(converted, photos, count))
    except UsageError as reason:
        reasons.append(f"on photos: {str(reason).removeprefix(f'{converted.path}: ')}")
    if task := goldens_of(converted, goldens, count):
        found.tasks.append(task)
    if len(found.tasks) == before:
        found.left_out.append("; ".join([f"{converted.path}: no goldens", *reasons]))


def _photographs(converted: ConvertedModel, photos: Photos, count: int | None) -> Classification:
    classifier = Classifier(converted)
    if classifier.classes != len(photos.labels):
        text = f"number of scores: got {classifier.classes}, wanted {len(photos.labels)}, one for each label"
        raise UsageError(f"{converted.path}: {text}")
    inputs = tuple(classifier.image(image) for image in photos.paths[:count])
    return Classification(converted.path.stem, classifier, inputs, photos.truth[:count], photos.labels)
