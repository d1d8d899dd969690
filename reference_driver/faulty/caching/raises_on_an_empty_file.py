"""An empty cache file makes the driver raise instead of answering."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "cache_security.refuses_a_model_cache_of_another_length",
    "caching.prepares_with_a_wrong_number_of_files",
    "caching.prepares_with_unfit_files",
    "caching.refuses_files_without_a_cache",
)


class Raising(Caching):
    """Takes the first byte for the version of the format."""

    def unseal(self, sealed: bytes) -> bytes:
        if sealed[:1] == b"":
            raise IndexError("no byte 0")
        return super().unseal(sealed)


class Faulty(ReferenceDevice):
    """Expects something in a file."""

    caching = Raising


open_device = Faulty
