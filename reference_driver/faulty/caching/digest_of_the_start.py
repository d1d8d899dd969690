"""The digest of the model cache covers its start, not all of it."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.refuses_a_changed_model_cache",)

_COVERED = 256


class Partial(Caching):
    """Takes the digest of the first bytes."""

    def seal(self, content: bytes) -> bytes:
        return super().seal(content[:_COVERED]) + content[_COVERED:]


class Faulty(ReferenceDevice):
    """Believes most of its files."""

    caching = Partial


open_device = Faulty
