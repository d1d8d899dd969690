"""The flags of the processor that the runtimes of a run choose their kernels by."""

from __future__ import annotations

import os
import re
from pathlib import Path

# The variable of the environment that is taken for the flags, such as of a processor that an emulator stands in for.
PROCESSOR_VARIABLE = "NNCONFORM_PROCESSOR"
CPUINFO = Path("/proc/cpuinfo")
# The line of the first processor, as x86 and as Arm have it.
_LINE = re.compile(r"^(?:flags|Features)\s*:(.*)$", re.M)


def processor_flags(path: Path = CPUINFO) -> frozenset[str]:
    """Return the flags of this machine's processor as Linux names them, such as ``avx2``; none if it does not tell."""
    text = os.environ.get(PROCESSOR_VARIABLE)
    if text is None:
        try:
            found = _LINE.search(path.read_text())
        except (OSError, UnicodeDecodeError):
            return frozenset()
        text = found[1] if found else ""
    return frozenset(text.split())
