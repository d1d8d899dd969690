"""What networks are tried with: a model file, images as its input, and what each shows.

The bundled digits, or a folder of models with MLTS's labelled photos.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from harness.model.codes import OperandType
from harness.model.errors import FormatError, UsageError
from harness.model.graph import Operand
from harness.model.numbers import Array, quantise
from mlts.classifier import Classifier
from mlts.convert.tflite import read_tflite
from mlts.photos import Photos

BUNDLED = Path(__file__).parent / "bundled"


@dataclass(frozen=True, slots=True)
class Task:
    """A classifier, and labelled images as its inputs; ``labels`` names the classes in the order of the scores."""

    name: str
    path: Path
    classifier: Classifier
    inputs: tuple[Array, ...]
    truth: tuple[str, ...]
    labels: tuple[str, ...]


def bundled(count: int | None = None) -> list[Task]:
    """The bundled classifiers of digits, on at most ``count`` of the images that they were not trained on."""
    with np.load(BUNDLED / "digits.npz") as data:
        images, labels = data["images"][:count], data["labels"][:count]
    found = []
    for path in sorted(BUNDLED.glob("*.tflite")):
        classifier = Classifier(read_tflite(path))
        inputs = tuple(_digit(image, classifier.input) for image in images)
        names = tuple(str(label) for label in range(10))
        found.append(Task(path.stem, path, classifier, inputs, tuple(str(label) for label in labels), names))
    return found


def _digit(image: Array, operand: Operand) -> Array:
    """Pixels from 0 to 16 as a network sees them, from -1 to 1."""
    real = (image[np.newaxis, ..., np.newaxis] / 8 - 1).astype(np.float32)
    if not operand.scale:
        return real
    return quantise(real, OperandType(operand.type), operand.scale, operand.zero_point)


def photographs(models: Path, data: Path, count: int | None = None) -> list[Task]:
    """The image classifiers among the .tflite files of a folder, on at most ``count`` of the labelled photos in another
    (or in its ``images``). Raises UsageError where there are none.
    """
    folder = data / "images" if (data / "images").is_dir() else data
    photos = Photos(folder)
    paths = sorted(models.glob("*.tflite"))
    if not photos.paths or not paths:
        missing = f"no image-N.jpeg in {folder}" if not photos.paths else f"no .tflite file in {models}"
        raise UsageError(f"{missing}; --models DIR wants networks, --data DIR images, ground_truth.txt and labels.txt")
    found = []
    for path in paths:
        try:
            classifier = Classifier(read_tflite(path))
        except (UsageError, FormatError):
            # No classifier of images, or not for the HAL: the folder holds other networks too.
            continue
        if classifier.classes != len(photos.labels):
            continue
        inputs = tuple(classifier.image(image) for image in photos.paths[:count])
        found.append(Task(path.stem, path, classifier, inputs, photos.truth[:count], photos.labels))
    if not found:
        raise UsageError(f"{models}: no network there gives a score for each of the {len(photos.labels)} labels")
    return found
