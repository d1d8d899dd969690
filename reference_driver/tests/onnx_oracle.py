"""Runs one operation in onnxruntime, an independent implementation that some kernels are compared with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.numbers import Array

onnx = pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
onnxruntime = pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")


def run_onnx(operation: str, inputs: list[Array | None], opset: int = 17, **attributes: Any) -> Array:
    """Return the first output; an input of None is omitted."""
    names = ["" if value is None else f"input_{place}" for place, value in enumerate(inputs)]
    given = {name: value for name, value in zip(names, inputs, strict=True) if value is not None}
    declared = [
        onnx.helper.make_tensor_value_info(name, onnx.helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)
        for name, value in given.items()
    ]
    output = onnx.helper.make_tensor_value_info("output", onnx.TensorProto.FLOAT, None)
    node = onnx.helper.make_node(operation, names, ["output"], **attributes)
    graph = onnx.helper.make_graph([node], "one", declared, [output])
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", opset)], ir_version=8)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    (result,) = session.run(["output"], given)
    return np.asarray(result)
