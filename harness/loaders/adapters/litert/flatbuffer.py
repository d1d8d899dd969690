"""Builds a ``.tflite`` file: its buffers, operator codes and subgraphs, by LiteRT's own schema.

Source: ``schema.fbs`` of TensorFlow Lite, version 3.
"""

from __future__ import annotations

from typing import Any

import flatbuffers
import numpy as np

from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.model.numbers import Array

_VERSION = 3
_IDENTIFIER = b"TFL3"
# Codes above this are in a wider field; the old field then has this number.
_LAST_NARROW_CODE = 127


class Flatbuffer:
    """The parts that the subgraphs of one file share. The first buffer is empty: that of tensors without data."""

    def __init__(self) -> None:
        self.schema = package.schema()
        self.model = self.schema.ModelT(
            version=_VERSION, operatorCodes=[], subgraphs=[], buffers=[self.schema.BufferT()], description="nnconform"
        )
        self._codes: dict[str, int] = {}

    def buffer(self, data: Array) -> int:
        """Add a buffer with these bytes, and return its index."""
        raw = np.frombuffer(data.tobytes(), np.uint8)
        self.model.buffers.append(self.schema.BufferT(data=raw))
        return len(self.model.buffers) - 1

    def code(self, name: str) -> int:
        """Return the index of the builtin operator of this name, added if it is new."""
        if name not in self._codes:
            number = getattr(self.schema.BuiltinOperator, name)
            code = self.schema.OperatorCodeT(
                builtinCode=number, deprecatedBuiltinCode=min(number, _LAST_NARROW_CODE), version=1
            )
            self.model.operatorCodes.append(code)
            self._codes[name] = len(self.model.operatorCodes) - 1
        return self._codes[name]

    def subgraph(self, name: str) -> tuple[int, Any]:
        """Add a subgraph, and return its index and the object; the first is the main one."""
        graph = self.schema.SubGraphT(tensors=[], inputs=[], outputs=[], operators=[], name=name)
        self.model.subgraphs.append(graph)
        return len(self.model.subgraphs) - 1, graph

    def content(self) -> bytes:
        """Return the bytes of the file."""
        builder = flatbuffers.Builder(1024)
        builder.Finish(self.model.Pack(builder), _IDENTIFIER)
        return bytes(builder.Output())
