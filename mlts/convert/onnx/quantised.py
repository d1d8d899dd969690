"""The quantisation of raw tensors in an ONNX model, which has it in the nodes beside them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.onnx.file import OnnxNode

# Operators whose outputs are elements of their first inputs, quantised alike.
MOVES = frozenset(
    {"Identity", "Transpose", "Reshape", "Flatten", "Squeeze", "Unsqueeze", "MaxPool", "Slice", "Gather", "Split"}
)


class OnnxQuantisation(msgspec.Struct, frozen=True):
    """One scale, or one for each index along ``axis``; and the zero point."""

    scales: tuple[float, ...]
    zero_point: int
    axis: int = 0

    @property
    def scale(self) -> float:
        """The only scale."""
        return self.scales[0]


def quantisation_of(
    node: OnnxNode, constants: Mapping[str, Array], scale: int, zero_point: int
) -> OnnxQuantisation | None:
    """Return the quantisation that the inputs at these positions of a node give; None if they are no constants of the
    HAL's kinds: one scale, or one an index with zero points of 0.
    """
    scales = constants.get(node.inputs[scale]) if scale < len(node.inputs) else None
    if scales is None or scales.ndim > 1 or not scales.size:
        return None
    points = constants.get(node.inputs[zero_point]) if zero_point < len(node.inputs) else np.zeros(1, np.int64)
    if points is None or points.dtype.kind not in "iu" or not points.size or (points.size > 1 and points.any()):
        return None
    numbers = tuple(np.asarray(scales, np.float32).reshape(-1).tolist())
    return OnnxQuantisation(numbers, int(points.reshape(-1)[0]), int(node.attributes.get("axis", 1)))


def quantisations(nodes: list[OnnxNode], constants: Mapping[str, Array]) -> dict[str, OnnxQuantisation]:
    """Return the quantisation of each raw tensor that a node writes or reads as one, or that moves its elements."""
    found: dict[str, OnnxQuantisation] = {}
    for node in nodes:
        for name, places in _described(node):
            quantisation = quantisation_of(node, constants, *places)
            if quantisation is not None:
                found.setdefault(name, quantisation)
    moves = [node for node in nodes if node.operator in MOVES and node.inputs[0]]
    for node in (*moves, *reversed(moves)):
        ends = (node.inputs[0], *node.outputs)
        known = next((found[name] for name in ends if name in found), None)
        if known is not None and len(known.scales) == 1:
            for name in ends:
                found.setdefault(name, known)
    return found


def _described(node: OnnxNode) -> list[tuple[str, tuple[int, int]]]:
    """Return the raw tensors of a node, each with the positions of its scale and zero point."""
    if node.operator == "QuantizeLinear":
        return [(node.outputs[0], (1, 2))]
    if node.operator == "DequantizeLinear":
        return [(node.inputs[0], (1, 2))]
    if node.operator in ("QLinearConv", "QLinearMatMul"):
        return [(node.inputs[0], (1, 2)), (node.inputs[3], (4, 5)), (node.outputs[0], (6, 7))]
    return []
