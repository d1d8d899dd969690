"""What follows the model cache in its file is not looked at."""

from __future__ import annotations

from nnconform.reference_driver.caching import Caching, NoCache
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.refuses_a_model_cache_of_another_length",)


class Ending(Caching):
    """Saves the length first, and reads no further than that."""

    def seal(self, content: bytes) -> bytes:
        return len(content).to_bytes(4, "little") + super().seal(content)

    def unseal(self, sealed: bytes) -> bytes:
        content = sealed[len(self.seal(b"")) :][: int.from_bytes(sealed[:4], "little")]
        if not sealed.startswith(self.seal(content)):
            raise NoCache("the model cache was changed")
        return content


class Faulty(ReferenceDevice):
    """Reads as much as it wrote."""

    caching = Ending


open_device = Faulty
