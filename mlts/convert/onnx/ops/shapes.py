"""Operators that move elements or convert types."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.codes import OperationType as O
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule, alike, any_scales


def reshaped(step: OnnxConversion) -> None:
    """Another shape for the same elements, which follows from the extents that are known."""
    step.add(O.RESHAPE, [step.input(0), step.integers(step.output_extents())])


def transpose(step: OnnxConversion) -> None:
    """Other order of axes; reversed by default."""
    order = step.attribute("perm") or list(reversed(range(step.rank(0))))
    step.add(O.TRANSPOSE, [step.input(0), step.integers(order)])


def concat(step: OnnxConversion) -> None:
    """Tensors one after the other."""
    axis = step.axis(step.attribute("axis"), len(step.output_extents()))
    step.add(O.CONCATENATION, [*step.inputs(), step.builder.scalar(axis)])


def tile(step: OnnxConversion) -> None:
    """A tensor repeated along its axes."""
    step.add(O.TILE, [step.input(0), step.integers(step.numbers(1) or ())])


def expand(step: OnnxConversion) -> None:
    """A tensor repeated along the axes in which it has one element, and along new ones before them."""
    extents, wanted = step.extents(0), step.output_extents()
    padded = (1,) * (len(wanted) - len(extents)) + extents
    operand = step.input(0)
    if padded != extents:
        operand = step.builder.temporary(step.builder.operand_type(operand))
        step.builder.operation(O.RESHAPE, [step.input(0), step.integers(padded)], [operand])
    repeated = [to // extent for to, extent in zip(wanted, padded, strict=True)]
    step.add(O.TILE, [operand, step.integers(repeated)])


def split(step: OnnxConversion) -> None:
    """Parts along an axis: each cut out on its own where they differ in size, or not all are wanted."""
    axis = step.axis(step.attribute("axis", 0), step.rank(0))
    sizes = _part_sizes(step, axis)
    if len(set(sizes)) == 1 and all(step.node.outputs):
        inputs = [step.input(0), step.builder.scalar(axis), step.builder.scalar(len(sizes))]
        step.builder.operation(O.SPLIT, inputs, step.outputs())
        return
    begin, size, operand = [0] * step.rank(0), list(step.extents(0)), step.input(0)
    for name, size[axis] in zip(step.node.outputs, sizes, strict=True):
        if name:
            parts = [operand, step.integers(begin), step.integers(size)]
            step.builder.operation(O.SLICE, parts, [step.builder.result(name)])
        begin[axis] += size[axis]


def _part_sizes(step: OnnxConversion, axis: int) -> list[int]:
    """Return the extents of the parts along the axis. Raises FormatError if one is not wanted and nothing tells its."""
    given = step.numbers(1, "split")
    if given is not None:
        return list(given)
    if not all(step.node.outputs):
        # ceil(extent / parts) each, and the last has the rest.
        extent, count = step.extents(0)[axis], len(step.node.outputs)
        each = -(-extent // count)
        return [each] * (count - 1) + [extent - each * (count - 1)]
    return [step.builder.extents(name)[axis] for name in step.node.outputs]


def sliced(step: OnnxConversion) -> None:
    """A part of a tensor, also of every nth element or from the end."""
    extents = step.extents(0)
    starts, ends = step.numbers(1) or (), step.numbers(2) or ()
    axes = step.numbers(3) or tuple(range(len(starts)))
    strides = step.numbers(4) or (1,) * len(starts)
    bounds = [(0, extent, 1) for extent in extents]
    for axis, start, end, stride in zip(axes, starts, ends, strides, strict=True):
        place = step.axis(axis, len(extents))
        bounds[place] = slice(start, end, stride).indices(extents[place])
    begin, stop, step_by = (step.integers(each) for each in zip(*bounds, strict=True))
    # An end of -1, before the first element, is one that the HAL must not count from the end.
    mask = sum(1 << axis for axis, (_, end, _) in enumerate(bounds) if end < 0)
    zero = step.builder.scalar(0)
    step.add(O.STRIDED_SLICE, [step.input(0), begin, stop, step_by, zero, step.builder.scalar(mask), zero])


def pad(step: OnnxConversion) -> None:
    """A border of one value, or of mirrored elements."""
    pads = step.numbers(1) or ()
    mode = step.attribute("mode", "constant")
    if step.has_input(3) or min(pads, default=0) < 0 or mode == "edge":
        step.refuse(f"mode {mode}, axes or pads below 0, which the HAL has not")
    pairs = np.array(pads, np.int32).reshape(2, -1).T
    operand = step.builder.constant(OperandType.TENSOR_INT32, np.ascontiguousarray(pairs))
    if mode == "reflect":
        step.add(O.MIRROR_PAD, [step.input(0), operand, step.builder.scalar(0)])
        return
    value = step.constant(2)
    if value is None and step.has_input(2):
        step.refuse("input 2: got a computed value, wanted a constant")
    number = 0.0 if value is None else float(value.reshape(-1)[0])
    step.add(O.PAD_V2, [step.input(0), operand, step.real(number)])


def gather(step: OnnxConversion) -> None:
    """Elements by index along an axis."""
    indexes = step.constant(1)
    axis = step.axis(step.attribute("axis", 0), step.rank(0))
    if indexes is None:
        operand = step.input(1)
    else:
        counted = np.where(indexes < 0, indexes + step.extents(0)[axis], indexes)
        operand = step.builder.constant(OperandType.TENSOR_INT32, counted)
    result = step.extents(0)[:axis] + step.extents(1) + step.extents(0)[axis + 1 :]
    if step.rank(1):
        step.add(O.GATHER, [step.input(0), step.builder.scalar(axis), operand])
        return
    # The HAL's keeps the axis for a single index.
    kept = step.builder.temporary(step.builder.operand_type(step.input(0)))
    step.builder.operation(O.GATHER, [step.input(0), step.builder.scalar(axis), operand], [kept])
    step.add(O.RESHAPE, [kept, step.integers(result or (1,))])


def cast(step: OnnxConversion) -> None:
    """Another type; between INT32 and INT64, which are one in the HAL, none."""
    source, target = step.builder.dtype(step.name(0)), step.builder.dtype(step.node.outputs[0])
    if {source, target} <= {"int32", "int64"}:
        step.builder.alias(step.node.outputs[0], step.name(0))
    else:
        step.add(O.CAST, [step.input(0)])


def dropout(step: OnnxConversion) -> None:
    """The input: nothing is dropped outside of training."""
    training = step.constant(2)
    if step.has_input(2) and (training is None or training.any()):
        step.refuse("training_mode, in which elements are dropped at random")
    same(step)


def same(step: OnnxConversion) -> None:
    """The input itself."""
    step.builder.alias(step.node.outputs[0], step.name(0))


def dequantise(step: OnnxConversion) -> None:
    """Real values of raw ones: only if something reads them as such."""
    source, target = step.name(0), step.node.outputs[0]
    quantisation = step.builder.quantisations.get(source)
    if quantisation is None:
        step.refuse("scales and zero points: wanted constants, one of each or zero points of 0")
    step.builder.raw[target] = source
    value = step.builder.constants.get(source)
    if value is not None:
        scales = np.array(quantisation.scales, np.float32)
        if len(scales) > 1:
            scales = scales.reshape([-1 if axis == quantisation.axis else 1 for axis in range(value.ndim)])
        step.builder.constants[target] = ((value.astype(np.float32) - quantisation.zero_point) * scales).astype(
            np.float32
        )


def quantise(step: OnnxConversion) -> None:
    """Raw values of real ones."""
    if step.node.outputs[0] not in step.builder.quantisations:
        step.refuse("scale and zero point: wanted constants, one of each")
    step.add(O.QUANTIZE, [step.input(0)])


def blocks(code: O) -> Rule:
    """Return the converter of an exchange of channels and pixels, block by block."""

    def convert(step: OnnxConversion) -> None:
        if step.attribute("mode", "DCR") != "DCR":
            step.refuse("mode CRD, which the HAL has not")
        step.add(code, [step.input(0), step.builder.scalar(step.attribute("blocksize")), step.flag(True)])

    return Rule(convert, accepts=alike)


CONVERTERS = {
    "Reshape": Rule(reshaped, accepts=alike),
    "Flatten": Rule(reshaped, accepts=alike),
    "Squeeze": Rule(reshaped, accepts=alike),
    "Unsqueeze": Rule(reshaped, accepts=alike),
    "Transpose": Rule(transpose, accepts=alike),
    "Concat": Rule(concat, data=0, accepts=any_scales),
    "Split": Rule(split),
    "Tile": Rule(tile, accepts=alike),
    "Expand": Rule(expand, accepts=alike),
    "DepthToSpace": blocks(O.DEPTH_TO_SPACE),
    "SpaceToDepth": blocks(O.SPACE_TO_DEPTH),
    "Slice": Rule(sliced, accepts=alike),
    "Pad": Rule(pad),
    "Gather": Rule(gather),
    "Cast": Rule(cast),
    "Identity": Rule(same),
    "Dropout": Rule(dropout),
    "DequantizeLinear": Rule(dequantise),
    "QuantizeLinear": Rule(quantise),
}
