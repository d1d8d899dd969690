"""The limit on the memory of one execution in the process of the fuzzer."""

from __future__ import annotations

import os
import resource

from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.loaders.service.host.tuning import limit_memory

# Bytes that an input of a few KiB may have our own code write to, Python and its libraries included.
DEFAULT = 2 << 30


def limit_own_memory() -> None:
    """Limit the memory that this process may write to, to that of ``--memory`` or DEFAULT. More is a MemoryError."""
    if os.environ.get(MEMORY_VARIABLE):
        limit_memory()
    else:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        size = DEFAULT if most == resource.RLIM_INFINITY else min(DEFAULT, most)
        resource.setrlimit(resource.RLIMIT_DATA, (size, most))
