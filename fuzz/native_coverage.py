"""Coverage of native code in the driver's process, through counters in memory that both processes share.

``native/coverage.c``, compiled into a driver in C or C++, maps the counters that clang or gcc puts into the code (see
there) to the file that the environment names. After each input the fuzzer reads and clears them.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np

VARIABLE = "NNCONFORM_COUNTERS"
# What a driver compiles in.
RUNTIME = Path(__file__).parent / "native" / "coverage.c"
# The layout of the header, a page: see coverage.c.
_PAGE, _SIZE, _MAGIC = 4096, 4 << 20, 0x4E4E4346
_HEADER, _REGION, _MOST_REGIONS = struct.Struct("<IIII"), struct.Struct("<II"), 64
# Counts in one bucket are one feature, as in libFuzzer: 1, 2, 3, 4-7, 8-15, 16-31, 32-127, 128 and more.
_BUCKETS = np.digitize(np.arange(256), (1, 2, 3, 4, 8, 16, 32, 128)).astype(np.uint8)


class NativeCoverage:
    """The shared counters. The process of a driver that is opened from now on finds them by its environment."""

    def __init__(self) -> None:
        self._fd = os.memfd_create("nnconform-counters", os.MFD_CLOEXEC)
        os.ftruncate(self._fd, _SIZE)
        self._shared = mmap.mmap(self._fd, _SIZE)
        _HEADER.pack_into(self._shared, 0, _MAGIC, 0, _PAGE, 0)
        os.environ[VARIABLE] = f"/proc/{os.getpid()}/fd/{self._fd}"

    def features(self) -> Iterator[tuple[int, int, int]]:
        """Yield the code that ran since the last call, with how often, as features; and clear the counters."""
        _, _, _, count = _HEADER.unpack_from(self._shared)
        for region in range(min(count, _MOST_REGIONS)):
            offset, length = _REGION.unpack_from(self._shared, _HEADER.size + region * _REGION.size)
            # The driver writes the header: what it says is not trusted.
            if not _PAGE <= offset <= offset + length <= _SIZE:
                continue
            counters = np.frombuffer(self._shared, np.uint8, length, offset)
            places = np.flatnonzero(counters)
            buckets = _BUCKETS[counters[places]]
            np.frombuffer(self._shared, np.uint8, length, offset)[places] = 0
            yield from zip([region] * len(places), places.tolist(), buckets.tolist(), strict=True)
