"""The rules of adapters on each of ours, and a round trip of one operation; all operations: ``make survey``."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

import pytest

from nnconform import AdapterKit

PACKAGES = {
    "onnxruntime:CPUExecutionProvider": ("onnx", "onnxruntime"),
    "onnxruntime:nxrt": ("onnx", "onnxruntime", "nxrt_ep_cpu"),
    "openvino:CPU": ("onnx", "openvino"),
    "litert:": ("ai_edge_litert",),
    "mnn:": ("onnx", "_mnncengine"),
    "tflm:?arena=1M": ("ai_edge_litert", "tflite_micro"),
    "tvm:": ("onnx", "tvm"),
}


def kit(address: str, *wrong_options: str, operation: str = "CONV_2D") -> AdapterKit | Callable[[], None]:
    """Return the kit for one of ours; a test that is skipped if a package that it needs is not installed."""
    missing = [package for package in PACKAGES[address] if not find_spec(package)]
    if missing:
        return lambda: pytest.skip(f"{address} needs {', '.join(missing)}: make installs them")
    return AdapterKit(f"service:{address}", wrong_options, operations=(operation,))


test_onnxruntime = kit("onnxruntime:CPUExecutionProvider", "threads=many", "no_such_option=1")
# All other options are the provider's.
test_plugin = kit("onnxruntime:nxrt", "threads=many", "device=npu")
test_openvino = kit("openvino:CPU", "threads=many", "no_such_option=1")
test_litert = kit("litert:", "threads=many", "no_such_option=1", "kernels=none")
# It is wrong on 8 bits.
test_mnn = kit("mnn:", "threads=many", "no_such_option=1", operation="FLOOR")
test_tflm = kit("tflm:?arena=1M", "no_such_option=1")
test_tvm = kit("tvm:", "threads=many", "no_such_option=1")
