"""What else than model and driver makes an execution fail, as options of a command that runs it again."""

from __future__ import annotations

import os

from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.driver.interface import DEFAULT_LIMIT


def conditions(limit: float, usual: float = DEFAULT_LIMIT) -> list[str]:
    """Return ``--limit`` and ``--memory`` of this run: the limit unless it is the command's ``usual`` one, and the
    memory if it is limited.

    Without them a driver that was too slow here, or out of memory, passes when it runs again.
    """
    memory = os.environ.get(MEMORY_VARIABLE, "")
    return [*(["--limit", f"{limit:g}"] if limit != usual else []), *(["--memory", memory] if memory else [])]
