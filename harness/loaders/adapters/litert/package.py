"""The optional package of ``litert:``, imported when first used and nowhere else."""

from __future__ import annotations

import importlib
from functools import cache
from importlib import metadata
from typing import Any

from nnconform.harness.model.errors import UsageError


def schema() -> Any:
    """Return the flatbuffer schema with its object API (``ModelT`` and the others)."""
    return _module("schema_py_generated")


def interpreter() -> Any:
    """Return the module of ``Interpreter``, ``OpResolverType`` and ``load_delegate``."""
    return _module("interpreter")


def compiled_model() -> Any:
    """Return the module of ``CompiledModel``."""
    return _module("compiled_model")


def compiled_options() -> Any:
    """Return the module of ``Options``, and of the options of each accelerator."""
    return _module("options")


def hardware_accelerator() -> Any:
    """Return the module of ``HardwareAccelerator``."""
    return _module("hardware_accelerator")


def environment() -> Any:
    """Return the module of ``Environment`` and ``EnvironmentOptions``."""
    return _module("environment")


def version() -> str:
    """Return LiteRT's version."""
    return metadata.version("ai-edge-litert")


@cache
def _module(name: str) -> Any:
    try:
        return importlib.import_module(f"ai_edge_litert.{name}")
    except ImportError as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise UsageError(f"litert: LiteRT is not installed{cause}: pip install 'nnconform[litert]'") from None
