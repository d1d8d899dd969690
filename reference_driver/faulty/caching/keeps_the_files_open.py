"""Cache files are kept open, by copies of their descriptors, for ever."""

from __future__ import annotations

import os

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.gives_descriptors_back",)


class Keeping(Caching):
    """Might want to look again."""

    def read_file(self, file: int) -> bytes:
        return super().read_file(os.dup(file))


class Faulty(ReferenceDevice):
    """Has many files open."""

    caching = Keeping


open_device = Faulty
