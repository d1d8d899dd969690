"""``rknn:[ENVIRONMENT][?target=rk3588]``: the simulator of Rockchip's NPUs as a driver. Models are written as ONNX, and
built and run by ``rknn-toolkit2`` in a Python environment of its own, as it pins numpy below 2.
"""

from nnconform.harness.loaders.adapters.rknn.device import open_device

__all__ = ["open_device"]
