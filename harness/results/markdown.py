"""Text from elsewhere in Markdown."""

from __future__ import annotations

import re

from nnconform.harness.model.printable import single_line


def code(text: str) -> str:
    """Return a text as code in Markdown, which nothing in it can end; it is one line, and safe in a table's cell."""
    line = single_line(text).replace("|", "\\|")
    longest = max(map(len, re.findall("`+", line)), default=0)
    fence, pad = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{pad}{line}{pad}{fence}" if line else ""
