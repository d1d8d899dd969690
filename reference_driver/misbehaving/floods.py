"""Output that nobody asked for."""

from __future__ import annotations

import os

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves

_MIB = 1 << 20


@misbehaves("hung")
def prints_without_end(struck: StruckExecution) -> None:
    """Prints to stdout without end."""
    while True:
        os.write(1, b"x" * 4095 + b"\n")


@misbehaves("passed", each=(1, 2))
def prints_much(struck: StruckExecution, descriptor: int) -> None:
    """Prints 64 MiB to descriptor 1 or 2, and answers."""
    for _ in range(64):
        os.write(descriptor, b"y" * _MIB)


@misbehaves("crashed")
def prints_escape_sequences_and_dies(struck: StruckExecution) -> None:
    """Prints what changes a terminal's title and clears its screen, and aborts."""
    os.write(2, b"\x1b]0;title\x07\x1b[2J\x1b[8m hidden \x9b31m")
    os.abort()


@misbehaves("crashed")
def prints_random_bytes_and_dies(struck: StruckExecution) -> None:
    """Prints a mebibyte of random bytes, and aborts."""
    os.write(2, os.urandom(_MIB))
    os.abort()


@misbehaves("error")
def raises_a_text_of_a_mebibyte(struck: StruckExecution) -> None:
    """Raises an exception with a text of a mebibyte."""
    raise ValueError("z" * _MIB)
