"""A data set of images: a CSV file with a row for each, and the folder that they are in."""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.mlts.data.data_set import DataSet, Item
from nnconform.mlts.data.images import check_image_input, load_image, read_mask, read_pixels
from nnconform.mlts.data.preprocessing import MLTS, Preprocessing, as_input

# Positions move with the image; only of one that is taken whole they are known.
_POSITIONS = ("boxes", "points", "mask", "image")


class ImageTable(DataSet):
    """Images by the column ``file``, relative to ``folder``; every other column is what is right.

    ``label`` is a text; ``words``, ``phones`` and ``classes`` are integers, ``points`` and ``boxes`` numbers in shares
    of the image's height and width, and ``visible`` 1 or 0, all with spaces between them; ``size`` is a number;
    ``mask`` and ``image`` are files in the same folder. ``sha256`` is the digest of the file in ``file``. Images are
    read when they are used. Raises FormatError for a broken table.
    """

    def __init__(
        self, table: Path, folder: Path, preprocessing: Preprocessing = MLTS, labels: tuple[str, ...] = (),
        most: int | None = None,
    ) -> None:  # fmt: skip
        self._table, self._folder, self._preprocessing, self._labels = table, folder, preprocessing, labels
        self._rows = _read(table)[:most]
        columns = tuple(self._rows[0])
        self.truth = (*(each for each in columns if each not in ("file", "sha256")), *(["labels"] if labels else []))
        if unknown := [each for each in self.truth if each not in (*_COLUMNS, "labels", "mask", "image")]:
            wanted = ", ".join(("file", "sha256", *_COLUMNS, "mask", "image"))
            raise FormatError(table, f"unknown column {unknown[0]!r}; there are {wanted}")
        placed = [each for each in self.truth if each in _POSITIONS]
        if placed and preprocessing.resize == "centre-crop":
            raise FormatError(table, f'the column {placed[0]!r} wants resize = "stretch" or "none": positions move')

    def __len__(self) -> int:
        return len(self._rows)

    def item(self, number: int, operands: tuple[Operand, ...]) -> Item:
        if len(operands) != 1:
            raise UsageError(f"{self._table}: images for a network of {len(operands)} inputs, wanted 1")
        row, preprocessing = self._rows[number], self._preprocessing
        path, operand = self._folder / row["file"], operands[0]
        check_image_input(operand, self._table, preprocessing)
        if row.get("sha256"):
            check_digest(path, row["sha256"])
        height, width, channels = preprocessing.extents(operand)
        values = preprocessing.arranged(load_image(path, height, width, channels, preprocessing))
        truth = {name: self._value(number, name, text, channels) for name, text in row.items() if name in self.truth}
        for name in ("points", "boxes"):
            if name in truth:
                truth[name] = truth[name] * np.tile([height, width], truth[name].shape[1] // 2)
        return Item((as_input(values, operand),), truth | ({"labels": self._labels} if self._labels else {}))

    def _value(self, number: int, name: str, text: str, channels: int) -> Any:
        if name == "mask":
            return read_mask(self._folder / text)
        if name == "image":
            return np.asarray(read_pixels(self._folder / text, channels))
        try:
            return _COLUMNS[name](text)
        except ValueError as problem:
            raise FormatError(self._table, f"line {number + 2}, column {name!r}: got {text!r}: {problem}") from None


def check_digest(path: Path, wanted: str) -> None:
    """Raise FormatError unless the file's SHA-256 is ``wanted``, in hexadecimal digits."""
    digest = hashlib.sha256()
    try:
        with path.open("rb") as file:
            while part := file.read(1 << 20):
                digest.update(part)
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from None
    if digest.hexdigest() != wanted.lower():
        raise FormatError(path, f"SHA-256: got {digest.hexdigest()}, wanted {wanted.lower()}; it is not the same file")


def _read(table: Path) -> list[dict[str, str]]:
    try:
        with table.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file, strict=True))
    except OSError as problem:
        raise FormatError(table, f"cannot be read: {problem.strerror}") from None
    except (csv.Error, UnicodeDecodeError) as problem:
        raise FormatError(table, f"no CSV file in UTF-8: {problem}") from None
    if not rows or "file" not in rows[0]:
        raise FormatError(
            table, 'wanted a first line with the names of columns, "file" among them, and a line an image'
        )
    for number, row in enumerate(rows, 2):
        if None in row or None in row.values():
            raise FormatError(table, f"line {number}: wanted as many values as the first line has names")
    return rows


def _integers(text: str) -> Any:
    return np.array([int(each) for each in text.split()], np.int64)


def _numbers(width: int) -> Callable[[str], Any]:
    def parse(text: str) -> Any:
        values = np.array([float(each) for each in text.split()], np.float64)
        if values.size % width or not np.isfinite(values).all():
            raise ValueError(f"wanted finite numbers, {width} for each")
        return values.reshape(-1, width)

    return parse


_COLUMNS: Mapping[str, Callable[[str], Any]] = {
    "label": str,
    "words": _integers,
    "phones": _integers,
    "classes": _integers,
    "points": _numbers(2),
    "boxes": _numbers(4),
    "visible": _integers,
    "size": float,
}
