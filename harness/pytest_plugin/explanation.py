"""The report of a failure, which also says in one line what pytest's summary and JUnit's ``message`` are to show.

A report that is plain text is all that pytest has for its summary: where the variable ``CI`` is set it then prints the
whole text of each failure a second time.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    from _pytest._code.code import ReprEntryNative, ReprExceptionInfo, ReprFileLocation, ReprTraceback
except ImportError:  # not public: another pytest may not have them
    HAS_CLASSES = False
else:
    HAS_CLASSES = True


def explain(lines: Sequence[str], path: str) -> ReprExceptionInfo | str:
    """Return the report with these lines, of which the first is the summary; ``path`` is the test's file.

    The class is one that pytest sends from the workers of xdist with its parts. It is plain text for a pytest that has
    no such class.
    """
    if not HAS_CLASSES:
        return "\n".join(lines)
    text = [f"{line}\n" for line in lines]
    traceback = ReprTraceback([ReprEntryNative(text)], extraline=None, style="native")
    # The first of these may be several: how elements are wrong is not for one line.
    return ReprExceptionInfo(traceback, ReprFileLocation(path, 0, lines[0].partition("\n")[0]))
