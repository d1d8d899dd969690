"""The labelled photos of MLTS: a folder of images, their labels, and the names of the classes."""

from __future__ import annotations

from pathlib import Path

from nnconform.mlts.labels import read_labels

_CLASSES = 1001


class Photos:
    """The folder: ``image-N.jpeg``, line N + 1 of ``ground_truth.txt`` for each, and ``labels.txt``.

    Raises FormatError if a text file is missing or has the wrong number of lines.
    """

    def __init__(self, folder: Path) -> None:
        count = len(list(folder.glob("image-*.jpeg")))
        self.paths = tuple(folder / f"image-{number}.jpeg" for number in range(count))
        self.truth = read_labels(folder / "ground_truth.txt", count)
        self.labels = read_labels(folder / "labels.txt", _CLASSES)
