"""Reads an ``.onnx`` file into a HAL model. What the HAL's operations cannot express is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nnconform.harness.discovery import import_modules
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.errors import FormatError, ValidationError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.extents import with_inferred_extents
from nnconform.mlts.convert.input_shapes import Shapes
from nnconform.mlts.convert.onnx import ops
from nnconform.mlts.convert.onnx.builder import OnnxBuilder
from nnconform.mlts.convert.onnx.file import OnnxFile, OnnxNode
from nnconform.mlts.convert.onnx.step import OnnxConversion, Readers, Rule
from nnconform.mlts.convert.tflite import ConvertedModel


@cache
def rules() -> Mapping[str, Rule]:
    """Return the converters of the modules in ``ops``, by the operator's name, sorted."""
    by_name: dict[str, Rule] = {}
    for stem, module in import_modules(ops).items():
        for name, rule in getattr(module, "CONVERTERS", {}).items():
            if name in by_name:
                raise ValueError(f"{name} has a converter in {stem}.py and another: remove one")
            by_name[name] = rule
    return dict(sorted(by_name.items()))


def read_onnx(path: Path, shapes: Shapes | None = None, content: bytes | None = None) -> ConvertedModel:
    """Return the model of the file, or of its ``content`` if that is given; ``shapes`` are of inputs that the file
    leaves open, by name.

    Raises FormatError if it is no sound ONNX model, if the HAL cannot express it, or if extents of
    an input are open; UsageError without the package onnx.
    """
    file = OnnxFile(path, shapes or {}, content)
    builder, readers = OnnxBuilder(file), Readers(file.nodes, file.outputs)
    for node in file.nodes:
        with file.report_damage(node.location):
            if node.location not in readers.done and not _fold(builder, node):
                _convert(builder, readers, node)
    with file.report_damage("the list of outputs"):
        built = builder.build()
    try:
        model = with_inferred_extents(built)
    except ValidationError as problem:
        raise FormatError(path, f"not a valid model of the HAL: {problem}") from problem
    return ConvertedModel(path, model)


def _convert(builder: OnnxBuilder, readers: Readers, node: OnnxNode) -> None:
    rule = rules().get(node.operator)
    if rule is None:
        builder.file.refuse(f"{node.location}: not convertible; convertible: {', '.join(rules())}")
    rule.convert(OnnxConversion(builder, node, readers, rule))


def _fold(builder: OnnxBuilder, node: OnnxNode) -> bool:
    """Compute a node of constants alone, or the shape of a tensor; return false for any other.

    DequantizeLinear is left: weights are wanted as they are stored.
    """
    if node.operator == "Shape" and node.inputs[0] in builder.file.extents:
        extents = builder.extents(node.inputs[0])
        builder.constants[node.outputs[0]] = _evaluated(builder, node, [np.broadcast_to(np.float32(0), extents)])[0]
        return True
    if node.operator == "DequantizeLinear" or "." in node.operator:
        return False
    if not all(not name or name in builder.constants for name in node.inputs):
        return False
    values = _evaluated(builder, node, [builder.constants[name] for name in node.inputs if name])
    builder.constants.update(zip(node.outputs, values, strict=False))
    return True


def _evaluated(builder: OnnxBuilder, node: OnnxNode, inputs: list[Array]) -> list[Any]:
    """Return the outputs of a node by ONNX's own reference evaluator."""
    onnx = package.onnx()
    names = [name for name in node.inputs if name]
    proto = onnx.helper.make_node(node.operator, list(node.inputs), list(node.outputs), **node.attributes)
    described = [
        onnx.helper.make_tensor_value_info(name, onnx.helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)
        for name, value in zip(names, inputs, strict=True)
    ]
    outputs = [onnx.helper.make_value_info(name, onnx.TypeProto()) for name in node.outputs]
    graph = onnx.helper.make_graph([proto], "folded", described, outputs)
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", builder.file.opset)])
    evaluator = package.optional("onnx.reference", "onnx").ReferenceEvaluator(model)
    # Constants of a damaged file may be no numbers.
    with np.errstate(all="ignore"):
        return list(evaluator.run(None, dict(zip(names, inputs, strict=True))))
