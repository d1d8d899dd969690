"""Logs that are followed: which lines are failures, rotation, commands, and what a user gets wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil
import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress.logs import Log, LogCommand, LogFile, LogWatch, open_logs, user_patterns
from nnconform.harness.stress.tests.stressed import wait_for

LINES = {
    "==4242==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010": Verdict.ERROR,
    "WARNING: ThreadSanitizer: data race (pid=4242)": Verdict.ERROR,
    "==7==ERROR: LeakSanitizer: detected memory leaks": Verdict.ERROR,
    "kernel.c:41:9: runtime error: signed integer overflow: 2147483647 + 1": Verdict.ERROR,
    "driver: kernel.c:41: add: Assertion `size > 0' failed.": Verdict.ERROR,
    "F tag: Check failed: size == 4 (size=3, 4=4)": Verdict.ERROR,
    "thread 'main' panicked at src/lib.rs:3:5:": Verdict.ERROR,
    "terminate called after throwing an instance of 'std::bad_alloc'": Verdict.ERROR,
    "*** stack smashing detected ***: terminated": Verdict.ERROR,
    "free(): invalid pointer": Verdict.ERROR,
    "F libc    : Fatal signal 11 (SIGSEGV), code 1 (SEGV_MAPERR)": Verdict.CRASHED,
    "I init    : Service 'neuralnetworks_hal_service' (pid 612) exited with status 1": Verdict.CRASHED,
    "host systemd[1]: npu.service: Main process exited, code=dumped, status=11/SEGV": Verdict.CRASHED,
    # What right drivers print too.
    "INFO: Created TensorFlow Lite XNNPACK delegate for CPU.": None,
    "Traceback (most recent call last):": None,
    "ERROR: a request was refused: error 3": None,
    "I init    : starting service 'neuralnetworks_hal_service'...": None,
    "2026-01-01 W checks failed over to the other queue": None,
}


class _Text(Log):
    """A log with a given text, in pieces."""

    name = "text"

    def __init__(self, *pieces: bytes) -> None:
        super().__init__()
        self._pieces = list(pieces)

    def read(self) -> bytes:
        return self._pieces.pop(0) if self._pieces else b""


@pytest.mark.parametrize("line", LINES)
def test_which_lines_are_failures(line: str) -> None:
    watch = LogWatch([_Text(line.encode() + b"\n")])
    watch.look()
    assert [match.pattern.verdict for match in watch.matches] == ([LINES[line]] if LINES[line] else [])


def test_a_line_that_comes_in_pieces_and_one_of_no_text() -> None:
    watch = LogWatch([_Text(b"\xff\x00 WARNING: Thread", b"Sanitizer: data race\x1b[2J\nand more")])
    watch.look()
    assert not watch.matches
    watch.look()
    (match,) = watch.matches
    assert "ThreadSanitizer: data race" in str(match)
    assert "\x1b" not in str(match), "a log must not write to the terminal"


def test_matches_are_bounded() -> None:
    watch = LogWatch([_Text(b"free(): invalid pointer\n" * 1000)])
    watch.look()
    assert len(watch.matches) == 20


def test_a_pattern_of_the_user() -> None:
    watch = LogWatch([_Text(b"npu: queue 3 was reset\n")], user_patterns([r"queue \d+ was reset"]))
    watch.look()
    (match,) = watch.matches
    assert (match.pattern.verdict, "queue 3 was reset" in str(match)) == (Verdict.ERROR, True)
    with pytest.raises(UsageError, match=r"--log-pattern '\(': .*wanted a regular expression"):
        user_patterns(["("])


def test_a_file_is_followed_from_its_end_and_when_it_is_rotated(tmp_path: Path) -> None:
    path = tmp_path / "driver.log"
    path.write_text("free(): invalid pointer, before the test\n")
    watch = LogWatch([LogFile(path)])
    watch.look()
    assert not watch.matches
    with path.open("a") as file:
        file.write("malloc(): corrupted top size\n")
    watch.look()
    path.rename(tmp_path / "driver.log.1")
    watch.look()
    path.write_text("double free or corruption (out)\n")
    watch.look()
    path.write_text("")
    watch.look()
    path.write_text("stack smashing detected\n")
    watch.look()
    assert [match.line.split()[0] for match in watch.matches] == ["malloc():", "double", "stack"]


def test_a_file_that_comes_later_and_one_that_cannot_be_read(tmp_path: Path) -> None:
    watch = LogWatch([LogFile(tmp_path / "later.log")])
    watch.look()
    (tmp_path / "later.log").write_text("free(): invalid size\n")
    watch.look()
    assert len(watch.matches) == 1
    with pytest.raises(UsageError, match=r"--log .*: Is a directory; wanted a file"):
        open_logs([str(tmp_path)], [])


def _looked(watch: LogWatch) -> int:
    watch.look()
    return len(watch.matches)


def test_a_command_is_followed_and_ended() -> None:
    program = "print('Fatal signal 6 (SIGABRT)', flush=True); import time; time.sleep(600)"
    log = LogCommand(f'{sys.executable} -c "{program}"')
    # A process that has just become another program has no arguments to read for a moment.
    (child,) = wait_for(lambda: [each for each in psutil.Process().children() if program in each.cmdline()], bool)
    watch = LogWatch([log])
    wait_for(lambda: _looked(watch), bool)
    watch.close()
    assert not child.is_running()
    assert watch.matches[0].pattern.verdict is Verdict.CRASHED


@pytest.mark.parametrize("command", ["no-such-command-here -f", '"unfinished'])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(UsageError, match=r"--log-command .*wanted a command that prints a log"):
        open_logs([], [command])
