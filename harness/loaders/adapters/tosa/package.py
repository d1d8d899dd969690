"""The optional packages of ``tosa:``, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
import os
from importlib import metadata
from pathlib import Path
from typing import Any

from nnconform.harness.model.errors import UsageError

# Keeps the model from attaching gdb to this process, where gdb is installed, to print its stacks: it takes seconds, for
# each graph that it refuses.
_NO_STACKS = "TOSA_MODEL_NO_BACKTRACE"
_TOOLS, _CONVERTER = "tosa-tools", "tosa-converter-for-tflite"


def reference_model() -> Any:
    """Return the module of ``run`` and ``GraphStatus``. Raises UsageError."""
    os.environ.setdefault(_NO_STACKS, "1")
    return _module("tosa_reference_model", _TOOLS)


def converter() -> Any:
    """Return the module of ``tflite_flatbuffer_to_tosa_mlir``. Raises UsageError."""
    return _module("tosa_converter_for_tflite", _CONVERTER)


def serialiser() -> Path:
    """Return the program ``tosa-opt``, which writes TOSA's MLIR as a flatbuffer. Raises UsageError.

    The program of that name in ``bin`` is a script that starts an interpreter for it.
    """
    try:
        path = Path(str(metadata.distribution(_TOOLS).locate_file("bin/tosa-opt")))
    except metadata.PackageNotFoundError:
        raise _missing(_TOOLS) from None
    if not path.is_file():
        raise UsageError(f"tosa: the package {_TOOLS} has no {path}: pip install --force-reinstall {_TOOLS}")
    return path


def version() -> str:
    """Return the versions of the model and of the converter."""
    return f"{metadata.version(_TOOLS)} (converter {metadata.version(_CONVERTER)})"


def _module(name: str, package: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise _missing(package, "" if isinstance(error, ModuleNotFoundError) else f" ({error})") from None


def _missing(package: str, cause: str = "") -> UsageError:
    return UsageError(f"tosa: the package {package} is not installed{cause}: pip install 'nnconform[tosa]'")
