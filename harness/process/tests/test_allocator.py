"""Tests of the allocator: what is freed is used again without faults; in a process of its own, as it is for good."""

from __future__ import annotations

import subprocess
import sys

import pytest

SIZE = 64 << 20
PAGES = SIZE // 4096
# Prints the page faults of the second array, which may use what the first has freed.
PROGRAM = f"""
import resource, sys
import numpy as np
from nnconform.harness.process.allocator import keep_freed_memory
if "keep" in sys.argv:
    keep_freed_memory()
np.ones({SIZE}, np.uint8)
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
np.ones({SIZE}, np.uint8)
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def _faults(*arguments: str) -> int:
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="mallopt is glibc's")
def test_kept_memory_is_used_again_without_faults() -> None:
    kept, returned = _faults("keep"), _faults()
    # numpy asks for pages of 2 MiB where the kernel has them.
    assert kept < returned / 4, f"{kept} faults with kept memory, {returned} without, of {PAGES} pages"
