"""``tflm:``: TensorFlow Lite Micro as a driver. Models are written as ``.tflite`` and run by its reference kernels.
Needs the extra ``tflm``: the package ``tflite-micro``, and LiteRT's, whose schema writes the files.
"""

from nnconform.harness.loaders.adapters.tflm.device import open_device

__all__ = ["open_device"]
