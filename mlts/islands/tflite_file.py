"""Cuts operators out of a ``.tflite`` file as a file of its own, for LiteRT."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import flatbuffers
import numpy as np

from nnconform.harness.model.errors import UsageError


def _schema() -> Any:
    """Return LiteRT's own object API of the schema."""
    try:
        from ai_edge_litert import schema_py_generated  # noqa: PLC0415 - an extra
    except ImportError:
        raise UsageError("LiteRT is not installed: pip install 'nnconform[litert]'") from None
    return schema_py_generated


def cut_file(
    content: bytes,
    subgraph: int,
    numbers: Sequence[int] | None = None,
    boundary: tuple[Sequence[int], Sequence[int]] | None = None,
    shapes: Mapping[int, tuple[int, ...]] | None = None,
) -> bytes:
    """Return a file whose main subgraph has the operators ``numbers`` of a subgraph, all if None.

    ``boundary``: its inputs and outputs, tensors by index; those of the subgraph if None. ``shapes``: the shapes of
    tensors. Raises what reading a damaged file raises.
    """
    schema = _schema()
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    _embed(model, content)
    main = model.subgraphs[subgraph]
    if numbers is not None:
        main.operators = [main.operators[number] for number in numbers]
    if boundary is not None:
        main.inputs, main.outputs = (np.array(each, np.int32) for each in boundary)
    for index, shape in (shapes or {}).items():
        main.tensors[index].shape, main.tensors[index].shapeSignature = np.array(shape, np.int32), None
    model.subgraphs[0] = main
    model.signatureDefs, model.metadata, model.metadataBuffer = [], [], []
    used = {tensor.buffer for graph in model.subgraphs for tensor in graph.tensors}
    read = _read_buffers(model)
    for number, buffer in enumerate(model.buffers):
        if number not in used or (numbers is not None and number not in read):
            buffer.data = None
    builder = flatbuffers.Builder(len(content))
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def _read_buffers(model: Any) -> set[int]:
    """Return the buffers that an operator of any subgraph, or an output, reads."""
    found = set()
    for graph in model.subgraphs:
        listed = [*(index for each in graph.operators for index in _integers(each.inputs)), *_integers(graph.outputs)]
        found |= {graph.tensors[index].buffer for index in listed if index >= 0}
    return found


def _integers(values: Any) -> list[int]:
    return [] if values is None else [int(each) for each in values]


def _embed(model: Any, content: bytes) -> None:
    """Take what lies behind the flatbuffer into it."""
    for buffer in model.buffers:
        if buffer.offset > 1:
            buffer.data = np.frombuffer(content[buffer.offset : buffer.offset + buffer.size], np.uint8)
            buffer.offset = buffer.size = 0
    for graph in model.subgraphs:
        for operator in graph.operators or []:
            if getattr(operator, "largeCustomOptionsOffset", 0) > 1:
                first, size = operator.largeCustomOptionsOffset, operator.largeCustomOptionsSize
                operator.customOptions = np.frombuffer(content[first : first + size], np.uint8)
                operator.largeCustomOptionsOffset = operator.largeCustomOptionsSize = 0
