"""``tosa:``: the reference model of TOSA as a driver. Models are written as ``.tflite``, converted to TOSA's
operators by Arm's converter, and executed by the specification's own model. Needs the extra ``tosa``.
"""

from nnconform.harness.loaders.adapters.tosa.device import open_device

__all__ = ["open_device"]
