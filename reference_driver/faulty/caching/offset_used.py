"""Cache files are written and read from where the offsets of their descriptors are."""

from __future__ import annotations

import os

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.saves_at_the_start_of_files",)


class Seeking(Caching):
    """Starts at the offset, and puts it back to where it was."""

    def write_file(self, file: int, content: bytes) -> None:
        start = os.lseek(file, 0, os.SEEK_CUR)
        os.ftruncate(file, 0)
        os.pwrite(file, content, start)

    def read_file(self, file: int) -> bytes:
        return os.pread(file, 1 << 20, os.lseek(file, 0, os.SEEK_CUR))


class Faulty(ReferenceDevice):
    """Believes in offsets."""

    caching = Seeking


open_device = Faulty
