"""Fuzz target of `.onnx` files: small networks of any contents, with edits of their bytes."""

from __future__ import annotations

from pathlib import Path

from nnconform.fuzz.network_target import NetworkTarget
from nnconform.fuzz.onnx_sketch import draw_proto
from nnconform.harness.generate.choices import Choices
from nnconform.mlts.convert.onnx.reader import read_onnx
from nnconform.mlts.convert.tflite import ConvertedModel


class OnnxTarget(NetworkTarget):
    """Reads `.onnx` files; needs the package onnx."""

    name = "onnx"
    says = __doc__.partition("\n")[0]
    suffix = ".onnx"

    def draw(self, choices: Choices) -> bytes:
        return draw_proto(choices)

    def network(self, path: Path) -> ConvertedModel:
        return read_onnx(path)


TARGET = OnnxTarget
