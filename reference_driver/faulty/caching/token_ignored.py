"""The token is saved and not looked at again."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching, Saved
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.refuses_another_token", "caching.replaces_an_older_cache")


class Forgetful(Caching):
    """Asks only who wrote the cache."""

    def check(self, saved: Saved, token: bytes) -> None:
        super().check(saved, saved.token)


class Faulty(ReferenceDevice):
    """Takes any token."""

    caching = Forgetful


open_device = Faulty
