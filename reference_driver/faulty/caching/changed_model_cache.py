"""A model cache that was changed is believed as long as it can be read."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.refuses_a_changed_model_cache",)


class Believing(Caching):
    """Looks at no digest."""

    def unseal(self, sealed: bytes) -> bytes:
        return sealed[len(self.seal(b"")) :]


class Faulty(ReferenceDevice):
    """Believes its files."""

    caching = Believing


open_device = Faulty
