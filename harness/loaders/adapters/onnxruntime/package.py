"""The optional package of ``onnxruntime:``, imported when first used and nowhere else."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any

from nnconform.harness.loaders.adapters.onnx.package import optional

# ONNX Runtime's log level: only errors that end the process.
FATAL = 4
# Read when onnxruntime is imported. Since 1.31 the import makes an identity of the device in the home folder, and sends
# events to the maker unless this says otherwise; ``disable_telemetry_events`` comes too late for both.
_SILENCE = "ORT_DISABLE_TELEMETRY"
_LABEL = re.compile(r"\[ONNXRuntimeError\] : \d+ : [A-Z_]+ : ")


@cache
def onnxruntime() -> Any:
    """Return the package onnxruntime, with its log silenced and without its telemetry. Raises UsageError."""
    os.environ[_SILENCE] = "1"
    package = optional("onnxruntime", "onnx")
    package.set_default_logger_severity(FATAL)
    return package


@cache
def built_in() -> tuple[str, ...]:
    """Return the providers that are built into ONNX Runtime: later it names those of plug-ins among them. Raises
    UsageError.
    """
    return tuple(onnxruntime().get_available_providers())


@cache
def failures() -> tuple[type[Exception], ...]:
    """Return ONNX Runtime's exception classes, which have no base class in common, and what it raises beside them."""
    state = vars(onnxruntime().capi.onnxruntime_pybind11_state)
    own = (each for each in state.values() if isinstance(each, type) and issubclass(each, Exception))
    return (RuntimeError, *own)


def reason_in(message: str) -> str:
    """Return what a message says, without the places in ONNX Runtime's sources and the codes before it."""
    return _LABEL.split(" ".join(message.split()))[-1]
