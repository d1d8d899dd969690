"""Loads a delegate library, LiteRT's way to hand operators to an accelerator.

It exports ``tflite_plugin_create_delegate`` and ``tflite_plugin_destroy_delegate``.
"""

from __future__ import annotations

import ctypes
from typing import Any

from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.model.errors import UsageError

_ENTRY_POINTS = ("tflite_plugin_create_delegate", "tflite_plugin_destroy_delegate")


class DelegateFailed(Exception):
    """The delegate fails to prepare a model that LiteRT alone prepares."""


def load_delegate(options: LiteRtOptions) -> list[Any]:
    """Return the delegate of the options, as a list of at most one. Raises UsageError."""
    path = options.delegate
    if not path:
        return []
    try:
        # LiteRT leaves a broken object behind if a library is no delegate, so the library is checked first.
        library = ctypes.CDLL(path)
    except OSError as error:
        raise UsageError(f"litert: {path} cannot be loaded as a library: {error}") from None
    for name in _ENTRY_POINTS:
        if not hasattr(library, name):
            raise UsageError(f"litert: {path} is no delegate: it exports no {name}")
    try:
        return [package.interpreter().load_delegate(path, dict(options.delegate_options))]
    except ValueError as error:
        # LiteRT's own line comes first, then what the delegate reports.
        reason = " ".join(str(error).partition("\n")[2].split()) or "it reports no reason"
        own_options = " ".join(f"{key}={value}" for key, value in options.delegate_options) or "none"
        raise UsageError(f"litert: {path} creates no delegate (its options: {own_options}): {reason}") from None
