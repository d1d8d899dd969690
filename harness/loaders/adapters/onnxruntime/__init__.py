"""``onnxruntime:PROVIDER``: ONNX Runtime as a driver. Models are written as ONNX and run by the execution provider.
Needs the extra ``onnx``. Absolute imports make ``onnxruntime`` elsewhere the real package, not this one.
"""

from nnconform.harness.loaders.adapters.onnxruntime.device import open_device

__all__ = ["open_device"]
