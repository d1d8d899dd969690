"""Cache files are opened anew by their names under /proc, with access that the client did not give."""

from __future__ import annotations

import os

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.refuses_files_that_it_may_not_read",)


class Reopening(Caching):
    """Takes the rights that it needs."""

    def read_file(self, file: int) -> bytes:
        again = os.open(f"/proc/self/fd/{file}", os.O_RDONLY | os.O_CLOEXEC)
        try:
            return super().read_file(again)
        finally:
            os.close(again)


class Faulty(ReferenceDevice):
    """Reads what it may only write."""

    caching = Reopening


open_device = Faulty
