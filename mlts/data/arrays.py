"""A data set in an ``.npz`` file: an array of inputs, and arrays of what is right, of as many rows."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.mlts.data.data_set import DataSet, Item
from nnconform.mlts.data.preprocessing import Preprocessing, as_input

_BROKEN = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, NotImplementedError, MemoryError)


class Arrays(DataSet):
    """The rows of ``inputs``, one array for each input of the network; ``truth`` maps names to arrays of the file.

    Raises FormatError if the file is none, or arrays are missing or differ in length. Objects are never unpickled.
    """

    def __init__(
        self, path: Path, inputs: tuple[str, ...], truth: Mapping[str, str], preprocessing: Preprocessing,
        labels: tuple[str, ...] = (), most: int | None = None,
    ) -> None:  # fmt: skip
        self._path, self._preprocessing, self._labels = path, preprocessing, labels
        self._inputs = [self._array(name) for name in inputs]
        self._truth = {name: self._array(array) for name, array in truth.items()}
        lengths = {len(each) for each in (*self._inputs, *self._truth.values())}
        if len(lengths) != 1 or 0 in lengths:
            raise FormatError(path, f"rows of the arrays: got {sorted(lengths)}, wanted as many of each, at least 1")
        self._count = min(lengths.pop(), most or len(self._inputs[0]))
        self.truth = (*truth, *(["labels"] if labels else []))

    def __len__(self) -> int:
        return self._count

    def item(self, number: int, operands: tuple[Operand, ...]) -> Item:
        if len(operands) != len(self._inputs):
            text = f"{len(self._inputs)} arrays of inputs for {len(operands)} inputs of the network"
            raise UsageError(f"{self._path}: {text}; name one for each")
        inputs = tuple(
            self._input(array[number], operand) for array, operand in zip(self._inputs, operands, strict=True)
        )
        truth = {name: array[number] for name, array in self._truth.items()}
        return Item(inputs, truth | ({"labels": self._labels} if self._labels else {}))

    def _input(self, row: Array, operand: Operand) -> Array:
        if row.size != int(np.prod(operand.dimensions)):
            raise UsageError(f"{self._path}: rows of {list(row.shape)} for the network's input {operand!r}")
        return as_input(self._preprocessing.normalised(row), operand)

    def _array(self, name: str) -> Array:
        try:
            with np.load(self._path, allow_pickle=False) as content:
                if name not in content:
                    raise FormatError(self._path, f"no array {name!r}; there are {', '.join(content) or 'none'}")
                array: Array = content[name]
        except _BROKEN as problem:
            raise FormatError(self._path, f"no readable .npz file: {problem}") from None
        if not array.ndim or array.dtype.kind not in "biuf":
            raise FormatError(self._path, f"array {name!r}: got {array.dtype} of {list(array.shape)}, wanted numbers")
        return array
