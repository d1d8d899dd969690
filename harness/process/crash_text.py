"""What a process wrote to standard error before it died, cut so that what matters stays."""

from __future__ import annotations

import re

# What Python's faulthandler writes of a crash: a line about it, then a block for each thread, one of them the culprit.
_FATAL = re.compile(r"^(Fatal Python error: .*)$", re.M)
_CULPRIT = re.compile(r"^Current thread 0x.*\n(?:  .*\n?)*", re.M)
CUT = "[...]"


def cut_output(text: str, most: int) -> str:
    """Return at most ``most`` characters of an output: its end, and of a crash first its reason and the stack of the
    thread that crashed, if these would be cut away.
    """
    end = text[-most:]
    fatal = list(_FATAL.finditer(text))
    if len(text) <= most or not fatal or fatal[-1].start() >= len(text) - most:
        return end
    culprit = _CULPRIT.search(text, fatal[-1].end())
    lead = f"{fatal[-1][1]}\n\n{culprit[0] if culprit else ''}"[: most // 2]
    return f"{lead}\n{CUT}\n{text[len(lead) + len(CUT) + 2 - most :]}"
