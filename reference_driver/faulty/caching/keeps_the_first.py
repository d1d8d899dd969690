"""A file that holds a cache already is left as it is."""

from __future__ import annotations

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching, NoCache
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.replaces_an_older_cache",)


class Keeping(Caching):
    """Takes what is there for what it would write."""

    def write(self, files: CacheFiles, model: Model, priority: int) -> None:
        try:
            self.unseal(self.read_file(files.model[0]))
        except NoCache:
            super().write(files, model, priority)


class Faulty(ReferenceDevice):
    """Saves once."""

    caching = Keeping


open_device = Faulty
