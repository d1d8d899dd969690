"""The optional packages behind ``onnxruntime:``, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from harness.model.errors import UsageError

# Of ONNX Runtime's logging: only what ends the process.
_FATAL = 4


@cache
def onnx() -> Any:
    """The package onnx. Raises UsageError."""
    return _module("onnx")


@cache
def onnxruntime() -> Any:
    """The package onnxruntime, silenced. Raises UsageError."""
    found = _module("onnxruntime")
    found.set_default_logger_severity(_FATAL)
    return found


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise UsageError(f"onnxruntime: {name} is not installed{cause}: pip install 'nnconform[onnx]'") from None
