"""Sizes in the data cache are trusted: the driver crashes on one that was cut."""

from __future__ import annotations

import ctypes

from nnconform.reference_driver.caching import Caching, Saved
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.survives_a_changed_data_cache", "caching.prepares_with_unfit_files")


class Trusting(Caching):
    """Knows how long the data cache was, and reads as far: from address 0, for want of a better one."""

    def name_data(self, data: bytes) -> bytes:
        return super().name_data(data) + len(data).to_bytes(4, "little")

    def check_data(self, saved: Saved, data: bytes) -> None:
        if len(data) < int.from_bytes(saved.data[-4:], "little"):
            ctypes.string_at(0)
        super().check_data(saved, data)


class Faulty(ReferenceDevice):
    """Crashes on a data cache that was cut."""

    caching = Trusting


open_device = Faulty
