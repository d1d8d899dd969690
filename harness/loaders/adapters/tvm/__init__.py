"""``tvm:[?threads=N]``: TVM as a driver. Models are written as ONNX models, imported to Relax, compiled by LLVM, and
run on the CPU. Needs the extra ``tvm``.
"""

from nnconform.harness.loaders.adapters.tvm.device import open_device

__all__ = ["open_device"]
