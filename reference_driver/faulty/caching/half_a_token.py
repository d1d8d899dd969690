"""Tokens are compared in their first half."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching, Saved
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.refuses_another_token",)


class Hasty(Caching):
    """Compares 16 of 32 bytes."""

    def check(self, saved: Saved, token: bytes) -> None:
        half = len(token) // 2
        super().check(saved, token[:half] + saved.token[half:])


class Faulty(ReferenceDevice):
    """Takes many a token."""

    caching = Hasty


open_device = Faulty
