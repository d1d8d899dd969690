"""The labelled photos of MLTS: a folder of images, their labels, and the names of the classes."""

from __future__ import annotations

from pathlib import Path

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operand
from nnconform.mlts.data.data_set import DataSet, Item
from nnconform.mlts.data.images import check_image_input, load_image
from nnconform.mlts.data.labels import read_labels
from nnconform.mlts.data.preprocessing import as_input

_CLASSES = 1001


class Photos(DataSet):
    """The folder: ``image-N.jpeg``, line N + 1 of ``ground_truth.txt`` for each, and ``labels.txt``; at most ``most``.

    The text files may have other paths. A photo is read when it is used. Raises FormatError if a text file is missing
    or has the wrong number of lines.
    """

    def __init__(
        self, folder: Path, truth: Path | None = None, labels: Path | None = None, most: int | None = None
    ) -> None:
        count = len(list(folder.glob("image-*.jpeg")))
        self.paths = tuple(folder / f"image-{number}.jpeg" for number in range(count))[:most]
        self.labels_of_photos = read_labels(truth or folder / "ground_truth.txt", count)[:most]
        self.labels = read_labels(labels or folder / "labels.txt", _CLASSES)
        self.truth = ("label", "labels")

    def __len__(self) -> int:
        return len(self.paths)

    def item(self, number: int, operands: tuple[Operand, ...]) -> Item:
        if len(operands) != 1:
            raise UsageError(f"photos for a network of {len(operands)} inputs, wanted 1")
        path, operand = self.paths[number], operands[0]
        check_image_input(operand, path)
        _, height, width, channels = operand.dimensions
        value = as_input(load_image(path, height, width, channels), operand)
        return Item((value,), {"label": self.labels_of_photos[number], "labels": self.labels})
