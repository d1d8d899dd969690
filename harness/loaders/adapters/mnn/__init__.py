"""``mnn:[?threads=N]``: MNN as a driver. Models are written as ONNX models, converted to MNN's format, and run on the
CPU. Needs the extra ``mnn``.
"""

from nnconform.harness.loaders.adapters.mnn.device import open_device

__all__ = ["open_device"]
