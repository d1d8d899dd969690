"""MIRROR_PAD."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def mirror_pad(step: ConversionStep) -> None:
    """The numbers of the modes are the same."""
    mode = step.options(tflite.MirrorPadOptions).Mode()
    step.add(OperationType.MIRROR_PAD, [step.input(0), step.indexes(1), *step.integers(mode)])


CONVERTERS = {"MIRROR_PAD": mirror_pad}
