"""``openvino:DEVICE``: OpenVINO as a driver. Models are written as ONNX and run by the plugin of the device. Needs the
extra ``openvino``. Absolute imports make ``openvino`` elsewhere the real package, not this one.
"""

from nnconform.harness.loaders.adapters.openvino.device import open_device

__all__ = ["open_device"]
