"""A first model for a plug-in, so that options with which it cannot start are told when it is opened."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import numpy as np

from nnconform.harness.loaders.adapters.onnx import package as onnx_package
from nnconform.harness.loaders.adapters.onnx.write import IR_VERSION, OPSET
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions
from nnconform.harness.loaders.adapters.onnxruntime.plugins import Plugin, keep
from nnconform.harness.loaders.adapters.onnxruntime.session import nodes_of, open_session
from nnconform.harness.model.errors import UsageError

_ERROR = 3
# A line of ONNX Runtime's log: what follows the place in its sources.
_LINE = re.compile(r"\[E:onnxruntime:[^]]*\] (.*?)(?:\x1b\[m)?$", re.MULTILINE)


def start(address: str, options: OnnxRuntimeOptions, plugin: Plugin) -> None:
    """Have the plug-in prepare operators that any takes some of. Raises UsageError if it cannot start, takes none, or
    logs that an option is wrong.
    """
    with _captured_errors() as log:
        try:
            session = open_session(_model(), options, _ERROR)
        except package.failures() as error:
            raise _wrong(address, plugin, package.reason_in(str(error))) from None
        taken = nodes_of(session, by=options.provider)[0]
        log.seek(0)
        lines = [package.reason_in(line) for line in _LINE.findall(log.read())]
    own = re.compile("|".join(rf"\b{re.escape(key)}\b" for key, _ in plugin.options) or "(?!)")
    if not taken:
        raise _wrong(address, plugin, lines[-1] if lines else "it takes none of Add, Conv, MatMul, Relu")
    for line in lines:
        if own.search(line):
            raise _wrong(address, plugin, line)
    keep(plugin)


def _wrong(address: str, plugin: Plugin, why: str) -> UsageError:
    return UsageError(f"driver {address!r}: {plugin.provider} does not start on {plugin}: {why}")


def _model() -> bytes:
    """Return operators on float32, and an Add between DequantizeLinear and QuantizeLinear."""
    onnx = onnx_package.onnx()
    node, kinds = onnx.helper.make_node, onnx.TensorProto
    values = {
        "filter": np.ones((1, 1, 1, 1), np.float32),
        "matrix": np.eye(4, dtype=np.float32),
        "scale": np.float32(0.5),
        "zero": np.uint8(0),
    }
    nodes = [
        node("Add", ["x", "x"], ["sum"]),
        node("Relu", ["sum"], ["kept"]),
        node("Conv", ["kept", "filter"], ["image"]),
        node("MatMul", ["image", "matrix"], ["y"]),
        node("DequantizeLinear", ["raw", "scale", "zero"], ["real"]),
        node("Add", ["real", "real"], ["twice"]),
        node("QuantizeLinear", ["twice", "scale", "zero"], ["out"]),
    ]
    ends = [
        onnx.helper.make_tensor_value_info(name, kind, [1, 1, 4, 4])
        for name, kind in (("x", kinds.FLOAT), ("raw", kinds.UINT8), ("y", kinds.FLOAT), ("out", kinds.UINT8))
    ]
    constants = [onnx.numpy_helper.from_array(np.asarray(value), name) for name, value in values.items()]
    graph = onnx.helper.make_graph(nodes, "trial", ends[:2], ends[2:], constants)
    opsets = [onnx.helper.make_opsetid("", OPSET)]
    return bytes(onnx.helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION).SerializeToString())


@contextmanager
def _captured_errors() -> Iterator[IO[str]]:
    """A file with what ONNX Runtime writes to the process's stderr meanwhile: its log has no other way out."""
    sys.stderr.flush()
    kept = os.dup(2)
    with tempfile.TemporaryFile("w+", errors="replace") as log:
        os.dup2(log.fileno(), 2)
        try:
            yield log
        finally:
            os.dup2(kept, 2)
            os.close(kept)
