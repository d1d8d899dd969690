"""The optional package onnx, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from nnconform.harness.model.errors import UsageError


@cache
def onnx() -> Any:
    """Return the package onnx. Raises UsageError."""
    return optional("onnx", "onnx")


def optional(name: str, extra: str) -> Any:
    """Return a package that one of the harness's extras installs. Raises UsageError with the command that does."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise UsageError(f"{name} is not installed{cause}: pip install 'nnconform[{extra}]'") from None
