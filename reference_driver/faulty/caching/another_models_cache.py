"""A model cache is believed beside whatever data cache."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching, Saved
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.is_safe_from_writers_while_saving",
    "cache_security.refuses_another_models_cache",
)


class Unpaired(Caching):
    """Does not ask which data cache belongs to a model cache."""

    def check_data(self, saved: Saved, data: bytes) -> None:
        """Everything is welcome."""


class Faulty(ReferenceDevice):
    """Pairs any two files."""

    caching = Unpaired


open_device = Faulty
