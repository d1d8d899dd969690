"""Outputs of processes that died, cut."""

from __future__ import annotations

import pytest

from nnconform.harness.process.crash_text import CUT, cut_output

STACKS = (
    "Fatal Python error: Aborted\n\n"
    + "".join(f'Thread 0x{n:x} (most recent call first):\n  File "a.py", line {n} in work\n\n' for n in range(40))
    + "Current thread 0xff (most recent call first):\n"
    + '  File "guilty.py", line 7 in crash\n  File "b.py", line 8 in run\n\n'
    + "".join(f'Thread 0x{n:x} (most recent call first):\n  File "c.py", line {n} in work\n\n' for n in range(40))
)


def test_a_short_output_is_whole() -> None:
    assert cut_output(STACKS, len(STACKS)) == STACKS
    assert cut_output("", 10) == ""


def test_the_reason_and_the_culprit_stay() -> None:
    text = cut_output("noise\n" * 99 + STACKS, 1000)
    assert len(text) == 1000
    assert text.startswith("Fatal Python error: Aborted\n\nCurrent thread 0xff (most recent call first):\n")
    assert 'File "guilty.py", line 7 in crash\n  File "b.py", line 8 in run\n' in text
    assert CUT in text
    assert text.endswith('File "c.py", line 39 in work\n\n')


@pytest.mark.parametrize("before", ["", "x\n" * 5000])
def test_of_anything_else_the_end_stays(before: str) -> None:
    assert cut_output(before + "the end", 500) == (before + "the end")[-500:]


def test_a_culprit_without_end_leaves_room_for_the_end() -> None:
    endless = "Fatal Python error: Aborted\n\nCurrent thread 0x1\n" + "  File x\n" * 5000 + "\nthe end"
    text = cut_output(endless, 400)
    assert len(text) == 400
    assert text.endswith("the end")
