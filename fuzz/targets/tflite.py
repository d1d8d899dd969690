"""Fuzz target of `.tflite` files: small networks of any contents, with edits of their bytes.

A network that is read is a valid model of the HAL, and its reader says so of the same file again.
"""

from __future__ import annotations

from pathlib import Path

from nnconform.fuzz.network_target import NetworkTarget
from nnconform.fuzz.tflite_sketch import draw_file
from nnconform.harness.generate.choices import Choices
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite


class TfliteTarget(NetworkTarget):
    """Reads `.tflite` files."""

    name = "tflite"
    says = __doc__.partition("\n")[0]
    suffix = ".tflite"

    def draw(self, choices: Choices) -> bytes:
        return draw_file(choices)

    def network(self, path: Path) -> ConvertedModel:
        return read_tflite(path)


TARGET = TfliteTarget
