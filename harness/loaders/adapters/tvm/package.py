"""The optional package of ``tvm:``, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from nnconform.harness.model.errors import UsageError


@cache
def tvm() -> Any:
    """Return the package tvm. Raises UsageError."""
    return _imported("tvm")


@cache
def from_onnx() -> Any:
    """Return the function that imports an ONNX model. Raises UsageError."""
    return _imported("tvm.relax.frontend.onnx").from_onnx


def _imported(name: str) -> Any:
    try:
        return importlib.import_module(name)
    # Its libraries are loaded by ctypes.
    except (ImportError, OSError, RuntimeError) as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({' '.join(str(error).split())[:200]})"
        raise UsageError(f"tvm: the package apache-tvm is not installed{cause}: pip install 'nnconform[tvm]'") from None
