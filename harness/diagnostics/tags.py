"""Messages by tag, over the standard ``logging``: off by default, and then as cheap as one comparison.

A logger ``nnconform.TAG`` for each tag. ``set_log_tags``, the option ``--vlog`` and the environment variable
NNCONFORM_VLOG turn tags on, the last when this module is imported; processes of drivers inherit them. Messages go to
the handlers of the application, or to standard error if it has none, or to the file that NNCONFORM_VLOG_FILE names, to
which all processes append.

Source: VLOG and the property debug.nn.vlog of the driver guide, and initVLogMask of common/LegacyUtils.cpp of AOSP,
which knows one for memory too. As there, an unknown tag in the environment is skipped with a warning; unlike there, the
option and ``set_log_tags`` refuse one, before anything runs.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from contextlib import suppress
from typing import TextIO

from nnconform.harness.model.errors import UsageError

LOG_TAGS = ("model", "compilation", "execution", "cpuexe", "manager", "driver", "memory")
VLOG_VARIABLE, VLOG_FILE_VARIABLE = "NNCONFORM_VLOG", "NNCONFORM_VLOG_FILE"
_EVERY = frozenset({"1", "all"})
_FORMAT = "%(name)s [%(process)d]: %(message)s"


def tag_logger(tag: str) -> logging.Logger:
    """Return the logger of a tag, whose messages are of level DEBUG. Raises UsageError for an unknown tag.

    Where a message costs something to make, ask ``is_on`` first.
    """
    return logging.getLogger(f"nnconform.{_known(tag)}")


def is_on(logger: logging.Logger) -> bool:
    """Return whether a message of a tag's logger goes anywhere."""
    return logger.isEnabledFor(logging.DEBUG)


def tags_of(text: str) -> frozenset[str]:
    """Return the tags that a text names: none for "", else those of a list with spaces, commas or colons between, all
    if ``1`` or ``all`` is in it. Raises UsageError for an unknown one.
    """
    words = _words(text)
    tags = frozenset(_known(word) for word in words if word not in _EVERY)
    return tags if _EVERY.isdisjoint(words) else frozenset(LOG_TAGS)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[ ,:]+", text) if word]


def set_log_tags(text: str) -> None:
    """Turn on the messages of the tags of a text, as in ``tags_of``, and turn off those of all others, in this process
    and in those that it starts from now on. Raises UsageError for an unknown tag.
    """
    tags = tags_of(text)
    os.environ[VLOG_VARIABLE] = text
    _apply(tags)


def log_by_environment() -> None:
    """Turn on the messages of the tags that the environment names; warn of each unknown one, and skip it."""
    text = os.environ.get(VLOG_VARIABLE, "")
    tags: frozenset[str] = frozenset()
    for word in _words(text):
        try:
            tags |= tags_of(word)
        except UsageError as error:
            logging.getLogger("nnconform").warning("%s=%s: %s", VLOG_VARIABLE, text, error)
    _apply(tags)


def _apply(tags: frozenset[str]) -> None:
    for tag in LOG_TAGS:
        logging.getLogger(f"nnconform.{tag}").setLevel(logging.DEBUG if tag in tags else logging.NOTSET)
    ours = logging.getLogger("nnconform")
    for handler in [each for each in ours.handlers if isinstance(each, _TagHandler)]:
        ours.removeHandler(handler)
        handler.close()
    path = os.environ.get(VLOG_FILE_VARIABLE, "")
    if tags and (path or not ours.hasHandlers()):
        ours.addHandler(_TagHandler(path))


class _TagHandler(logging.Handler):
    """Writes to a file, or to standard error; each message at once, so that a crash loses none."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._file = _opened(path) if path else None
        self.setFormatter(logging.Formatter(_FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a message; a file that is gone ends no driver."""
        with suppress(OSError, ValueError):
            stream = self._file or sys.stderr
            stream.write(f"{self.format(record)}\n")
            stream.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


def _opened(path: str) -> TextIO:
    try:
        return open(path, "a", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{VLOG_FILE_VARIABLE}: {path}: cannot be written to: {error.strerror}") from None


def _known(tag: str) -> str:
    if tag not in LOG_TAGS:
        raise UsageError(f"log tag {tag!r}: unknown; known: {', '.join(LOG_TAGS)}, or 1 or all for all of them")
    return tag


log_by_environment()
