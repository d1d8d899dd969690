"""An opened library: the functions that it has, called with their result codes checked."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from nnconform.harness.loaders.nnapi.codes import FEATURE_LEVEL_5, NO_ERROR, Refusal, status_of
from nnconform.harness.loaders.nnapi.declarations import (
    ENTRY,
    EXPORTED_ONLY,
    REQUIRED,
    SHARED,
    SUPPORT_LIBRARY_ONLY,
    SupportLibrary,
)
from nnconform.harness.loaders.nnapi.elf import NotALibrary, check_library
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import UsageError

Function = Callable[..., Any]
_SHOWN = 4


class Library:
    """The functions of the API that a library has, by name."""

    def __init__(self, functions: Mapping[str, Function], *, is_support_library: bool) -> None:
        self.is_support_library = is_support_library
        self._functions = {name: _named(name, function) for name, function in functions.items()}

    def has(self, name: str) -> bool:
        """Whether the library has this function."""
        return name in self._functions

    def code(self, name: str, *arguments: Any) -> int:
        """Call a function that returns a result code; the code. GENERAL_FAILURE of a missing one is a Refusal."""
        function = self._functions.get(name)
        if function is None:
            raise Refusal(ErrorStatus.GENERAL_FAILURE, f"the library has no {name}")
        return int(function(*arguments))

    def check(self, name: str, *arguments: Any) -> None:
        """The same; raises Refusal unless it succeeds."""
        code = self.code(name, *arguments)
        if code != NO_ERROR:
            raise Refusal(status_of(name, code), f"{name} returned {code}")

    def create(self, name: str, *arguments: Any) -> int:
        """Call a function whose last parameter receives a new object; its address. Raises Refusal."""
        made = ctypes.c_void_p()
        self.check(name, *arguments, ctypes.byref(made))
        if made.value is None:
            raise Refusal(ErrorStatus.GENERAL_FAILURE, f"{name} succeeded and gave no object")
        return made.value

    def read(self, name: str, kind: type[Any], *arguments: Any) -> Any:
        """Call a function whose last parameter receives a value of the ctypes type ``kind``; it. Raises Refusal."""
        value = kind()
        self.check(name, *arguments, ctypes.byref(value))
        return value.value if hasattr(value, "value") else value

    def free(self, kind: str, address: int) -> None:
        """Free an object of this kind, ``Model`` for example."""
        self._functions[f"ANeuralNetworks{kind}_free"](address)


def open_library(path: Path, address: str) -> Library:
    """Open the library for the driver's ``address``. Raises UsageError with the cause."""
    try:
        check_library(path)
        loaded = ctypes.CDLL(str(path.resolve()))
    except (NotALibrary, OSError) as error:
        cause = f"{path}: {error.strerror}" if isinstance(error, OSError) and error.strerror else error
        raise UsageError(f"driver {address!r} cannot be opened: {' '.join(str(cause).split())}") from None
    if hasattr(loaded, ENTRY):
        return _support_library(loaded, address)
    return _exporting_library(loaded, address)


def _exporting_library(loaded: ctypes.CDLL, address: str) -> Library:
    functions = {}
    for name, (result, *parameters) in {**SHARED, **EXPORTED_ONLY}.items():
        try:
            function = getattr(loaded, name)
        except AttributeError:
            continue
        function.restype, function.argtypes = result, parameters
        functions[name] = function
    if not functions:
        raise UsageError(f"driver {address!r}: the library exports neither {ENTRY} nor any ANeuralNetworks function")
    _expect_all(functions, address, "does not export")
    return Library(functions, is_support_library=False)


def _support_library(loaded: ctypes.CDLL, address: str) -> Library:
    entry = getattr(loaded, ENTRY)
    entry.restype, entry.argtypes = ctypes.POINTER(SupportLibrary), []
    found = entry()
    if not found:
        raise UsageError(f"driver {address!r}: {ENTRY}() returned NULL, wanted the support library's struct")
    struct = found.contents
    if struct.feature_level < FEATURE_LEVEL_5:
        wanted = f"at least {FEATURE_LEVEL_5} (feature level 5)"
        raise UsageError(f"driver {address!r}: its struct says feature level {struct.feature_level}, wanted {wanted}")
    functions = {name: getattr(struct, name) for name in {**SHARED, **SUPPORT_LIBRARY_ONLY}}
    functions = {name: function for name, function in functions.items() if function}
    _expect_all(functions, address, "has NULL in its struct for")
    return Library(functions, is_support_library=True)


def _expect_all(functions: Mapping[str, Function], address: str, complaint: str) -> None:
    missing = [name for name in REQUIRED if name not in functions]
    if missing:
        more = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
        shown = ", ".join(missing[:_SHOWN])
        raise UsageError(f"driver {address!r}: the library {complaint} {shown}{more}, which every driver needs")


def _named(name: str, function: Function) -> Function:
    """``function`` in a frame of its own name: the stack of a crash or a hang ends with the call that was made."""

    def call(*arguments: Any) -> Any:
        return function(*arguments)

    call.__code__ = call.__code__.replace(co_name=name)
    return call
