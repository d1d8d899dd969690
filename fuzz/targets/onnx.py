"""Fuzz target of `.onnx` files: small networks of any contents, with edits of their bytes."""

from __future__ import annotations

from pathlib import Path

from nnconform.fuzz.damage import damage
from nnconform.fuzz.network_target import NetworkTarget
from nnconform.fuzz.onnx_sketch import draw_proto
from nnconform.fuzz.own_target import FileInput
from nnconform.harness.generate.choices import Choices
from nnconform.mlts.convert.onnx.reader import read_onnx
from nnconform.mlts.convert.tflite import ConvertedModel


class OnnxTarget(NetworkTarget):
    """Reads `.onnx` files; needs the package onnx."""

    name = "onnx"
    says = __doc__.partition("\n")[0]
    suffix = ".onnx"
    instruments = ("nnconform.mlts.convert",)

    def make(self, choices: Choices) -> FileInput:
        edits = choices.integer(0, 1)
        return FileInput.of(damage(draw_proto(choices), choices, 4 * edits))

    def network(self, path: Path) -> ConvertedModel:
        return read_onnx(path)


TARGET = OnnxTarget
