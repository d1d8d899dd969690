"""Text that comes from a driver, made safe to print on a terminal."""

from __future__ import annotations

# Characters of a driver's text that are kept: more of each of thousands of failures fills a disk, and hides the rest.
_MOST = 8_000


def cut_middle(text: str) -> str:
    """Return a text of a driver, without its middle if it is very long."""
    if len(text) <= _MOST:
        return text
    half = _MOST // 2
    return f"{text[:half]} [... {len(text) - 2 * half} characters left out ...] {text[-half:]}"


def printable(text: object) -> str:
    """Return ``text`` with unprintable characters (line breaks, escapes) replaced by Python escape sequences."""
    letters = str(text)
    if letters.isprintable():
        return letters
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in letters)


def printable_lines(text: str) -> str:
    """Return ``text`` with its lines kept and all else that is unprintable replaced by Python escape sequences."""
    return text if text.isprintable() else "\n".join(map(printable, text.expandtabs().split("\n")))


def single_line(text: object) -> str:
    """Return ``text`` as one printable line."""
    return printable(" ".join(str(text).split()))


def exception_text(error: BaseException) -> str:
    """Return the text of an exception, cut if it is very long; a placeholder if a driver's own exception raises when it
    is formatted.
    """
    try:
        return cut_middle(str(error))
    except Exception as another:
        return f"its text cannot be had: {type(another).__name__}"


def describe_exception(error: BaseException) -> str:
    """Return an exception's type and, if it has one, its text."""
    text = exception_text(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
