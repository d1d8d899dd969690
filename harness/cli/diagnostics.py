"""``--vlog`` and ``--trace``, which every command that runs drivers has."""

from __future__ import annotations

import fcntl
import functools
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

import click

from nnconform.harness.diagnostics.tags import VLOG_FILE_VARIABLE, set_log_tags
from nnconform.harness.diagnostics.trace_file import TraceSpan, trace_to
from nnconform.harness.diagnostics.trace_summary import summary_lines
from nnconform.harness.diagnostics.tracing import Layer, Phase, span

_F = TypeVar("_F", bound=Callable[..., Any])
# Of what is kept for a command, the path of its trace.
_TRACE = f"{__name__}.trace"


def set_vlog(context: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """Turn on the messages of tags, of this process and of the drivers', all on the standard error of this one."""
    if value is None:
        return
    if VLOG_FILE_VARIABLE not in os.environ:
        _share_standard_error()
    set_log_tags(value)


def _share_standard_error() -> None:
    """Let other processes write to the standard error of this one; what a driver writes to its own is kept for a crash.

    Where that cannot be opened again, such as a socket, each process writes to its own.
    """
    path = f"/proc/{os.getpid()}/fd/2"
    with suppress(OSError):
        if stat.S_ISREG(os.fstat(2).st_mode):  # or this process would write over what others append
            fcntl.fcntl(2, fcntl.F_SETFL, fcntl.fcntl(2, fcntl.F_GETFL) | os.O_APPEND)
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND))
        os.environ[VLOG_FILE_VARIABLE] = path


def keep_trace(context: click.Context, parameter: click.Parameter, value: Path | None) -> None:
    """Keep the path of a trace for ``with_trace``: another option may be wrong, and then nothing is recorded."""
    context.meta[_TRACE] = value


def with_trace(function: _F) -> _F:
    """Return the function of a command, which records the trace that is asked for and prints its summary in the end."""

    @functools.wraps(function)
    def call(*arguments: Any, **named: Any) -> Any:
        context = click.get_current_context()
        path = context.meta.get(_TRACE)
        with _traced(path, context.info_name or "") if path else nullcontext():
            return function(*arguments, **named)

    return call  # type: ignore[return-value]


@contextmanager
def _traced(path: Path, command: str) -> Iterator[None]:
    spans: list[TraceSpan] = []
    try:
        with trace_to(path) as spans, span(Layer.APPLICATION, Phase.OVERALL, command):
            yield
    finally:
        for line in summary_lines(spans) if spans else ():
            click.echo(line, err=True)
