"""DEPTH_TO_SPACE and SPACE_TO_DEPTH."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _blocks(code: OperationType, kind: type) -> Converter:
    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(0), *step.integers(step.options(kind).BlockSize())])

    return convert


CONVERTERS = {
    "DEPTH_TO_SPACE": _blocks(OperationType.DEPTH_TO_SPACE, tflite.DepthToSpaceOptions),
    "SPACE_TO_DEPTH": _blocks(OperationType.SPACE_TO_DEPTH, tflite.SpaceToDepthOptions),
}
