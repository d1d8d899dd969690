"""Cache files are not truncated before they are written."""

from __future__ import annotations

import os

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.truncates_files",)


class Overwriting(Caching):
    """Leaves the end of what was there."""

    def write_file(self, file: int, content: bytes) -> None:
        os.pwrite(file, content, 0)


class Faulty(ReferenceDevice):
    """Writes over what is there."""

    caching = Overwriting


open_device = Faulty
