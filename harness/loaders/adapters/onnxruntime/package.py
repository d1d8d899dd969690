"""The optional package of ``onnxruntime:``, imported when first used and nowhere else."""

from __future__ import annotations

from functools import cache
from typing import Any

from nnconform.harness.loaders.adapters.onnx.package import optional

# ONNX Runtime's log level: only errors that end the process.
_FATAL = 4


@cache
def onnxruntime() -> Any:
    """Return the package onnxruntime, with its log silenced. Raises UsageError."""
    package = optional("onnxruntime", "onnx")
    package.set_default_logger_severity(_FATAL)
    return package
