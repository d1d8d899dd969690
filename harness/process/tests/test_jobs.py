"""Work shared between processes: lines come as they are printed, and no process stays behind."""

from __future__ import annotations

import sys
from contextlib import closing

import psutil
import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import lines_of


def program(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_all_lines_of_all() -> None:
    found = list(lines_of([program("print('a\\nb')"), program(f"print('c' * {1 << 18}); print('d')")]))
    assert sorted(found) == [b"a", b"b", b"c" * (1 << 18), b"d"]


def test_a_line_comes_while_its_process_goes_on_and_closing_ends_that() -> None:
    # It ends when it is ended, not before.
    endless = program("import os, signal; print(os.getpid(), flush=True); signal.pause()")
    with closing(lines_of([endless, endless])) as lines:
        numbers = {int(next(lines)), int(next(lines))}
        assert all(map(psutil.pid_exists, numbers))
    assert not any(map(psutil.pid_exists, numbers))


def test_one_that_fails_ends_the_others() -> None:
    endless = program("import os, signal; print(os.getpid(), flush=True); signal.pause()")
    lines = lines_of([endless, program("import sys; sys.exit(3)")])
    with pytest.raises(UsageError, match="part 1 of 2 ended with status 3"):
        list(lines)
    assert not [each for each in psutil.Process().children() if each.cmdline() == endless]
