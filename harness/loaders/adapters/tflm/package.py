"""The optional package of ``tflm:``, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
from functools import cache
from importlib import metadata
from typing import Any

from nnconform.harness.model.errors import UsageError


@cache
def runtime() -> Any:
    """Return the module of ``Interpreter``. Raises UsageError."""
    try:
        return importlib.import_module("tflite_micro.python.tflite_micro.runtime")
    except ImportError as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise UsageError(
            f"tflm: the package tflite-micro is not installed{cause}: pip install 'nnconform[tflm]'"
        ) from None


def version() -> str:
    """Return the version of the package."""
    return metadata.version("tflite-micro")
