"""What a driver says or raises, as text that a terminal may have."""

from __future__ import annotations


def printable(text: object) -> str:
    """``text``; what is not to be seen of it, such as a line break or an escape, is written as Python does."""
    letters = str(text)
    if letters.isprintable():
        return letters
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in letters)


def single_line(text: object) -> str:
    """``text`` as one line, whatever it holds."""
    return printable(" ".join(str(text).split()))


def exception_text(error: BaseException) -> str:
    """What an exception says. A driver's own may break down over it."""
    try:
        return str(error)
    except Exception as another:
        return f"its text cannot be had: {type(another).__name__}"


def describe_exception(error: BaseException) -> str:
    """An exception's kind, and what it says, if anything."""
    text = exception_text(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
