"""An opened library: its functions, called with their result codes checked."""

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
        """Return whether the library has this function."""
        return name in self._functions

    def code(self, name: str, *arguments: Any) -> int:
        """Call a function that returns a result code, and return the code. Raises Refusal if the library does not have
        it.
        """
        function = self._functions.get(name)
        if function is None:
            raise Refusal(ErrorStatus.GENERAL_FAILURE, f"the library has no {name}")
        return int(function(*arguments))

    def check(self, name: str, *arguments: Any) -> None:
        """Call a function that returns a result code. Raises Refusal unless it succeeds."""
        code = self.code(name, *arguments)
        if code != NO_ERROR:
            raise Refusal(status_of(name, code), f"{name} returned {code}")

    def create(self, name: str, *arguments: Any) -> int:
        """Call a function whose last parameter receives a new object, and return its address. Raises Refusal."""
        created = ctypes.c_void_p()
        self.check(name, *arguments, ctypes.byref(created))
        if created.value is None:
            raise Refusal(ErrorStatus.GENERAL_FAILURE, f"{name} succeeded but returned no object")
        return created.value

    def read(self, name: str, kind: type[Any], *arguments: Any) -> Any:
        """Call a function whose last parameter receives a value of the ctypes type ``kind``, and return it. Raises
        Refusal.
        """
        value = kind()
        self.check(name, *arguments, ctypes.byref(value))
        return value.value if hasattr(value, "value") else value

    def free(self, kind: str, address: int) -> None:
        """Free an object of this kind, for example ``Model``."""
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
    pointer = entry()
    if not pointer:
        raise UsageError(f"driver {address!r}: {ENTRY}() returned NULL, wanted the support library's struct")
    struct = pointer.contents
    if struct.feature_level < FEATURE_LEVEL_5:
        wanted = f"at least {FEATURE_LEVEL_5} (feature level 5)"
        raise UsageError(f"driver {address!r}: its struct has feature level {struct.feature_level}, wanted {wanted}")
    functions = {name: getattr(struct, name) for name in {**SHARED, **SUPPORT_LIBRARY_ONLY}}
    functions = {name: function for name, function in functions.items() if function}
    _expect_all(functions, address, "has NULL in its struct for")
    return Library(functions, is_support_library=True)


def _expect_all(functions: Mapping[str, Function], address: str, complaint: str) -> None:
    missing = [name for name in REQUIRED if name not in functions]
    if missing:
        rest = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
        names = ", ".join(missing[:_SHOWN])
        raise UsageError(f"driver {address!r}: the library {complaint} {names}{rest}, which every driver needs")


def _named(name: str, function: Function) -> Function:
    """Return ``function`` in a frame of its own name, so that the stack of a crash or a hang ends with the API call."""

    def call(*arguments: Any) -> Any:
        return function(*arguments)

    call.__code__ = call.__code__.replace(co_name=name)
    return call
