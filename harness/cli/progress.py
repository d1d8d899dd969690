"""How far a long command is, on standard error: a display that is kept up to date on a terminal, else a line a minute.

Standard output stays what the command prints, whatever it is piped to. What is printed while the display is shown
comes above it, unbroken, so that a line can be copied whole.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TextIO, TypeVar, cast

from rich.console import Console
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

_T = TypeVar("_T")

# Seconds between two lines, where there is no terminal.
PERIOD = 60.0
_REFRESHES = 4  # a second, on a terminal
_WIDTH = 30


@dataclass
class Tally:
    """What a command has done so far: ``done`` of ``total``, None if nobody knows how much there is.

    ``what`` is what is counted, in the plural. ``seconds`` is the time that the command may take, 0 for no limit.
    ``where`` says where it is done, "" for here.
    """

    what: str
    total: int | None = None
    seconds: float = 0.0
    clock: Callable[[], float] = time.monotonic
    done: int = 0
    failures: int = 0
    now: str = ""
    where: Callable[[], str] = str
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.clock()

    @property
    def took(self) -> float:
        """The seconds since the beginning."""
        return self.clock() - self.began

    @property
    def share(self) -> float | None:
        """The share that is done, from 0 to 1, by number or by time, whichever is more; None if nobody knows."""
        shares = [self.done / self.total] if self.total else []
        shares += [self.took / self.seconds] if self.seconds else []
        return min(1.0, max(shares)) if shares else None

    @property
    def left(self) -> float | None:
        """The seconds that are left: at the rate so far, and within the limit; None if nobody knows."""
        bounds = [max(0.0, self.seconds - self.took)] if self.seconds else []
        if self.total is not None and self.done:
            bounds.append(max(0, self.total - self.done) * self.took / self.done)
        return min(bounds, default=None)

    def line(self) -> str:
        """Return all of it in one line: ``mutants: 40 of 1,000, 8/s, 2 failures, 2 min left, now ADD/0``."""
        of = f" of {self.total:,}" if self.total is not None else ""
        rate = self.done / self.took if self.took > 0 else 0.0
        parts = [f"{self.what}: {self.done:,}{of}"]
        parts += [f"{rate:,.0f}/s" if rate >= 1 else f"{60 * rate:.0f}/min"] if self.done else []
        parts += [f"{self.failures:,} failure{'s' * (self.failures != 1)}"]
        parts += [f"{_time(self.left)} left"] if self.left is not None else [_time(self.took)]
        where = self.where()
        return ", ".join([*parts, *([where] if where else []), *([f"now {self.now}"] if self.now else [])])


class Progress:
    """The progress of a command while it is a context manager; see ``Tally`` for the parameters.

    ``stream`` is where it goes, standard error by default. ``terminal`` is whether that is a terminal, which it finds
    out itself by default; a CI system counts as none. ``period`` is the time between two lines, in seconds.
    """

    def __init__(
        self,
        what: str,
        total: int | None = None,
        *,
        seconds: float = 0.0,
        where: Callable[[], str] = str,
        stream: TextIO | None = None,
        terminal: bool | None = None,
        period: float | None = None,
    ) -> None:
        self.tally = Tally(what, total, seconds, where=where)
        self._stream, self._period = stream or sys.stderr, PERIOD if period is None else period
        self._terminal = _is_terminal(self._stream) if terminal is None else terminal
        self._stack = ExitStack()

    def __enter__(self) -> Progress:
        show = _on_terminal if self._terminal else _by_lines
        show(self.tally, self._stream, self._period, self._stack)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def add(self, done: int = 1, *, failures: int = 0) -> None:
        """Count more that is done, and how much of it failed."""
        self.tally.done += done
        self.tally.failures += failures

    def set(self, done: int, failures: int) -> None:
        """Set what is done, and how much of it failed."""
        self.tally.done, self.tally.failures = done, failures

    def say(self, now: str) -> None:
        """Say what the command is at."""
        self.tally.now = now

    def over(self, results: Iterable[_T], failed: Callable[[_T], object] = lambda _: False) -> Iterator[_T]:
        """Yield the results, each of which is counted when the next is asked for."""
        for each in results:
            yield each
            self.add(failures=int(bool(failed(each))))


def _is_terminal(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM", "") not in ("", "dumb", "unknown") and not os.environ.get("CI")


def _by_lines(tally: Tally, stream: TextIO, period: float, stack: ExitStack) -> None:
    """Write a line each period, from a thread: one step of the command may take longer than that."""
    over = threading.Event()

    def write() -> None:
        while not over.wait(period):
            stream.write(f"{tally.line()}\n")
            stream.flush()

    thread = threading.Thread(target=write, daemon=True)
    stack.callback(thread.join)
    stack.callback(over.set)
    thread.start()


def _on_terminal(tally: Tally, stream: TextIO, period: float, stack: ExitStack) -> None:
    """Keep a bar and the line up to date at the bottom of the terminal; it goes when the command is done."""
    console = Console(file=stream, force_terminal=True)
    live = Live(
        get_renderable=lambda: _bar(tally),
        console=console,
        refresh_per_second=_REFRESHES,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    stack.enter_context(live)
    for name, redirect in (("stdout", redirect_stdout), ("stderr", redirect_stderr)):
        if getattr(sys, name).isatty():
            above = _Above(console, getattr(sys, name))
            stack.callback(above.close)
            stack.enter_context(redirect(cast(TextIO, above)))


def _bar(tally: Tally) -> Table:
    grid = Table.grid(padding=(0, 1))
    bar = ProgressBar(1.0, tally.share or 0.0, _WIDTH, pulse=tally.share is None)
    grid.add_row(bar, Text(tally.line(), no_wrap=True, overflow="ellipsis"))
    return grid


class _Above:
    """A stream of a terminal whose lines are written above the display, as they are: neither wrapped nor coloured."""

    def __init__(self, console: Console, stream: TextIO) -> None:
        self._console, self._stream, self._rest = console, stream, ""

    def write(self, text: str) -> int:
        """Write the lines that are complete."""
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            self._console.out(line, highlight=False)
        return len(text)

    def flush(self) -> None:
        """Write nothing: the display needs whole lines."""

    def close(self) -> None:
        """Write the rest."""
        if self._rest:
            self._console.out(self._rest, highlight=False)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _time(seconds: float) -> str:
    """Return a time in its two largest units: ``1 h 5 min``, ``3 min``, ``12 s``."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    hours, minutes = divmod(round(whole / 60), 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"
