"""The optional package of ``openvino:``, imported when first used and nowhere else."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from nnconform.harness.loaders.adapters.onnx.package import optional

# openvino imports this if it is installed; the import sends telemetry and leaves a file in the home folder.
_CONVERTER = "openvino.tools.ovc"


@cache
def openvino() -> Any:
    """Return the package openvino, without its converter. Raises UsageError."""
    if _CONVERTER in sys.modules:
        return optional("openvino", "openvino")
    # A module that is None cannot be imported, and openvino does without.
    sys.modules[_CONVERTER] = None  # type: ignore[assignment]
    try:
        return optional("openvino", "openvino")
    finally:
        del sys.modules[_CONVERTER]


@cache
def core() -> Any:
    """Return the one Core object, which knows the devices. Raises UsageError."""
    return openvino().Core()
