"""``litert:``: LiteRT (TensorFlow Lite) as a driver. Models are written as ``.tflite`` and run on its CPU kernels, on
XNNPACK, or through a delegate library. Needs the extra ``litert``.
"""

from nnconform.harness.loaders.adapters.litert.device import open_device

__all__ = ["open_device"]
