"""The logs of a driver, followed while a stress test runs: its output, files, and what commands such as ``logcat``
print.

A line that matches a pattern is a fault that the driver's answers need not show: a sanitizer's report, an assertion, or
a part of the driver that ended and was started again.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.process.supervised import SupervisedProcess
from nnconform.harness.results.verdict import Verdict

# Matches that are kept of a test, and characters of a line.
_MOST, _LONGEST = 20, 500
# Bytes of a log that are read at once.
_PIECE = 1 << 20


class LogPattern(msgspec.Struct, frozen=True):
    """What a line of a log tells: ``what`` it is in messages, and the verdict."""

    what: str
    regex: re.Pattern[str]
    verdict: Verdict = Verdict.ERROR


def _pattern(what: str, regex: str, verdict: Verdict = Verdict.ERROR) -> LogPattern:
    return LogPattern(what, re.compile(regex), verdict)


# Source: the first lines of reports of LLVM's and GCC's sanitizers; assert(3), glibc's and libstdc++'s messages; the
# messages of init and of crash_dump in Android's log, and those of systemd.
PATTERNS = (
    _pattern("a sanitizer's report", r"(ERROR|WARNING): (Address|HWAddress|Leak|Memory|Thread|Realtime)Sanitizer"),
    _pattern("a sanitizer's report", r":\d+(:\d+)?: runtime error: "),
    _pattern("a failed assertion", r"\bAssertion `?.*failed|\b(CHECK|Check|DCHECK) failed\b|\bassertion failed\b"),
    _pattern("a failed assertion", r"thread '.*' panicked at|terminate called (after|without)"),
    _pattern("damaged memory", r"stack smashing detected|malloc\(\)|double free or corruption|free\(\): invalid"),
    _pattern("a crash", r"\bFatal signal \d+ \(SIG|segfault at [0-9a-f]+ ip ", Verdict.CRASHED),
    _pattern("a restart", r"init *: .*[Ss]ervice '.*' \(pid \d+\) (exited|received signal)", Verdict.CRASHED),
    _pattern("a restart", r"systemd\[\d+\]: .*: (Main process exited|Scheduled restart job)", Verdict.CRASHED),
)


def user_patterns(texts: Iterable[str]) -> list[LogPattern]:
    """Return the patterns that a user gives as regular expressions. Raises UsageError."""
    patterns = []
    for text in texts:
        try:
            patterns.append(_pattern(f"what matches {text!r}", text))
        except re.error as error:
            raise UsageError(f"--log-pattern {text!r}: {error}; wanted a regular expression") from None
    return patterns


class LogMatch(msgspec.Struct, frozen=True):
    """A line of a log that matches a pattern."""

    source: str
    pattern: LogPattern
    line: str

    def __str__(self) -> str:
        return f"{self.source} has {self.pattern.what}: {self.line}"


class Log(ABC):
    """A growing text; ``name`` is its name in messages."""

    name: str

    def __init__(self) -> None:
        self._rest = ""

    @abstractmethod
    def read(self) -> bytes:
        """Return what is new, at most _PIECE bytes."""

    def lines(self) -> list[str]:
        """Return the whole lines that are new."""
        *lines, self._rest = (self._rest + self.read().decode(errors="replace")).split("\n")
        # A line without an end is not kept for ever.
        self._rest = self._rest[-_PIECE:]
        return lines

    def close(self) -> None:  # noqa: B027  most logs have nothing to close
        """Stop following."""


class DriverOutput(Log):
    """What the driver's process prints."""

    name = "the driver's output"

    def __init__(self, process: SupervisedProcess) -> None:
        super().__init__()
        self._process, self._at = process, 0

    def read(self) -> bytes:
        size = self._process.output_size()
        self._at = min(self._at, size)
        new = self._process.output(self._at, _PIECE)
        self._at += len(new)
        return new


class LogFile(Log):
    """A file, from its end at the start on; one that is rotated or cut off is read from its beginning."""

    def __init__(self, path: Path) -> None:
        """Raises UsageError if the file cannot be read; it may come into being later."""
        super().__init__()
        self.name, self._path = f"log {path}", path
        self._at, self._inode = 0, 0
        with contextlib.suppress(FileNotFoundError):
            try:
                with path.open("rb"):
                    status = path.stat()
            except FileNotFoundError:
                raise
            except OSError as error:
                raise UsageError(f"--log {path}: {error.strerror}; wanted a file that can be read") from None
            self._at, self._inode = status.st_size, status.st_ino

    def read(self) -> bytes:
        with contextlib.suppress(OSError), self._path.open("rb") as file:
            status = os.fstat(file.fileno())
            if status.st_ino != self._inode or status.st_size < self._at:
                self._at, self._inode = 0, status.st_ino
            file.seek(self._at)
            new = file.read(_PIECE)
            self._at += len(new)
            return new
        return b""


class LogCommand(Log):
    """What a command prints while the test runs, stdout and stderr, such as ``logcat -T 1``."""

    def __init__(self, command: str) -> None:
        """Raises UsageError if the command cannot be started."""
        super().__init__()
        self.name = f"log command {command}"
        self._file = tempfile.TemporaryFile()  # noqa: SIM115  closed with the log
        self._at = 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.DEVNULL,
                stdout=self._file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._file.close()
            raise UsageError(f"--log-command {command!r}: {error}; wanted a command that prints a log") from None

    def read(self) -> bytes:
        new = os.pread(self._file.fileno(), _PIECE, self._at)
        self._at += len(new)
        return new

    def close(self) -> None:
        """End the command."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, 9)
        self._process.wait()
        self._file.close()


class LogWatch:
    """The logs of one test, and the lines of them that matched: at most _MOST."""

    def __init__(self, logs: Sequence[Log], patterns: Sequence[LogPattern] = ()) -> None:
        self._logs, self._patterns = list(logs), [*PATTERNS, *patterns]
        self.matches: list[LogMatch] = []

    def add(self, log: Log) -> None:
        """Follow one more log."""
        self._logs.append(log)

    def look(self) -> None:
        """Read what is new in all logs."""
        for log in self._logs:
            for line in log.lines():
                pattern = next((each for each in self._patterns if each.regex.search(line)), None)
                if pattern is not None and len(self.matches) < _MOST:
                    self.matches.append(LogMatch(log.name, pattern, printable(line[:_LONGEST])))

    def close(self) -> None:
        """Stop following."""
        for log in self._logs:
            log.close()


def open_logs(files: Iterable[str], commands: Iterable[str]) -> list[Log]:
    """Return the logs at these paths and of these commands. Raises UsageError."""
    logs: list[Log] = [LogFile(Path(each)) for each in files]
    try:
        for command in commands:
            logs.append(LogCommand(command))
    except UsageError:
        for log in logs:
            log.close()
        raise
    return logs
