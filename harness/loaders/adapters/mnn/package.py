"""The optional package of ``mnn:``, imported when first used and nowhere else.

Its libraries are used without the modules around them: to import ``MNN.tools``, as the program ``mnnconvert`` does, has
pip install a package, and reports each conversion to the maker.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from nnconform.harness.loaders.adapters.messages import STDOUT, printed
from nnconform.harness.model.errors import UsageError


@cache
def engine() -> Any:
    """Return the library that runs models. Raises UsageError."""
    return _library("_mnncengine")


@cache
def tools() -> Any:
    """Return the library of ``mnnconvert``. Raises UsageError."""
    return _library("_tools")


def _library(name: str) -> Any:
    try:
        with printed([], STDOUT):
            return importlib.import_module(name)
    except ImportError as error:
        cause = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise UsageError(f"mnn: the package MNN is not installed{cause}: pip install 'nnconform[mnn]'") from None
