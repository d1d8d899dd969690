"""Spans of time by layer and phase: what was done, by whom, for how long.

A span costs a comparison while nothing is recorded. ``trace_to``, the option ``--trace`` and the public API record into
a folder, a file for each process, a line for each span as it ends, so that a driver that crashes loses only the spans
it was in. Processes of drivers inherit the folder from the environment. The clock is ``CLOCK_MONOTONIC``, which is the
same in all processes of a machine.

Source: Tracing.h of AOSP, which the driver guide names. Unlike there, a device has a layer of its own, and the CPU's is
what a framework does by falling back; what nothing here does is left out: the layers for other and for shared code,
warmup and benchmark, and the transformation of data as a part of an execution.
"""

from __future__ import annotations

import functools
import json
import os
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

_F = TypeVar("_F", bound=Callable[..., Any])
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

TRACE_VARIABLE = "NNCONFORM_TRACE_FOLDER"


class Layer(Enum):
    """Who does the work of a span, from the outside to the inside."""

    APPLICATION = "application"
    RUNTIME = "runtime"
    CPU = "cpu"
    IPC = "ipc"
    DRIVER = "driver"
    DEVICE = "device"


class Phase(Enum):
    """What a span's work is for: initialization is what no model is needed for, preparation the building of one; inputs
    and outputs, computation and results are parts of an execution.
    """

    OVERALL = "overall"
    INITIALIZATION = "initialization"
    PREPARATION = "preparation"
    COMPILATION = "compilation"
    EXECUTION = "execution"
    INPUT_OUTPUT = "input-output"
    COMPUTATION = "computation"
    RESULTS = "results"
    TERMINATION = "termination"


class _Recorder:
    """The file of this process in the folder of a trace."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._owner, self._file = 0, -1

    def write(self, entry: dict[str, Any]) -> None:
        pid = os.getpid()
        if pid != self._owner:  # the first span of this process, which may be a fork of one that records
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
            self._owner, self._file = pid, os.open(self.folder / f"{pid}.jsonl", flags, 0o600)
        # One call, so that lines of threads do not mix.
        os.write(self._file, json.dumps({"pid": pid, "tid": threading.get_native_id(), **entry}).encode() + b"\n")

    def close(self) -> None:
        if self._owner == os.getpid():
            os.close(self._file)
        self._owner = 0


_recorder: _Recorder | None = None
_NOTHING: AbstractContextManager[None] = nullcontext()


class _Span:
    """A span that is recorded when it ends, also by an exception."""

    __slots__ = ("_entry", "_start")

    def __init__(self, layer: Layer, phase: Phase, name: str) -> None:
        self._entry = {"layer": layer.value, "phase": phase.value, "name": name}
        self._start = 0

    def __enter__(self) -> None:
        self._start = time.monotonic_ns()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        end = time.monotonic_ns()
        if _recorder is not None:
            _recorder.write({**self._entry, "start": self._start, "end": end})


def span(layer: Layer, phase: Phase, name: str) -> AbstractContextManager[None]:
    """Return a context whose time is a span of the trace, if one is recorded."""
    return _NOTHING if _recorder is None else _Span(layer, phase, name)


def within_span(
    layer: Layer,
    phase: Phase,
    name: str,
    function: Callable[_Arguments, _Result],
    *arguments: _Arguments.args,
    **named: _Arguments.kwargs,
) -> _Result:
    """Return what the function returns; its time is a span of the trace, if one is recorded. Where none is, it costs
    less than ``span``.
    """
    if _recorder is None:
        return function(*arguments, **named)
    with _Span(layer, phase, name):
        return function(*arguments, **named)


def traced(layer: Layer, phase: Phase, name: str = "") -> Callable[[_F], _F]:
    """Return a decorator: each call of the function is a span, with the function's name unless another is given."""

    def decorate(function: _F) -> _F:
        shown = name or function.__name__

        @functools.wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            if _recorder is None:
                return function(*arguments, **named)
            with _Span(layer, phase, shown):
                return function(*arguments, **named)

        return call  # type: ignore[return-value]

    return decorate


def is_tracing() -> bool:
    """Return whether spans are recorded."""
    return _recorder is not None


def record_to(folder: Path | None) -> None:
    """Record the spans of this process, and of those that it starts from now on, into a folder; None ends that."""
    global _recorder
    if _recorder is not None:
        _recorder.close()
    if folder is None:
        os.environ.pop(TRACE_VARIABLE, None)
    else:
        os.environ[TRACE_VARIABLE] = str(folder)
    _recorder = None if folder is None else _Recorder(folder)


def trace_by_environment() -> None:
    """Record the spans of this process if the environment names a folder that is there, else none."""
    folder = os.environ.get(TRACE_VARIABLE, "")
    record_to(Path(folder) if folder and Path(folder).is_dir() else None)


trace_by_environment()
