"""A network that classifies images: converts a file to its input, and its output to scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array, dequantise
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.data.images import check_image_input, load_image
from nnconform.mlts.data.preprocessing import as_input


def _single(operands: tuple[Operand, ...], what: str, path: Path) -> Operand:
    """Return the only one of a model's inputs or outputs. Raises UsageError if there are more."""
    if len(operands) != 1:
        raise UsageError(f"{path}: number of {what}s: got {len(operands)}, wanted 1")
    return operands[0]


class Classifier:
    """A model that takes one image and returns a score for each class. Raises UsageError for any other."""

    def __init__(self, converted: ConvertedModel) -> None:
        if converted.state_count:
            raise UsageError(
                f"{converted.path}: number of states that go from step to step: got {converted.state_count}, wanted 0"
            )
        self.converted, self.model = converted, converted.model
        self.input = _single(converted.inputs(), "input", converted.path)
        self.output = _single(converted.outputs(), "output", converted.path)
        check_image_input(self.input, converted.path)
        self.classes = int(np.prod(self.output.dimensions))

    def image(self, path: Path) -> Array:
        """Return the image in the file as the model's input."""
        _, height, width, channels = self.input.dimensions
        return as_input(load_image(path, height, width, channels), self.input)

    def scores(self, outputs: Sequence[Array]) -> Array:
        """Return the score of each class, float32, from the model's raw outputs."""
        flat = outputs[0].reshape(-1)
        if not self.output.scale:
            return flat.astype(np.float32)
        return dequantise(flat, self.output.scale, self.output.zero_point)
