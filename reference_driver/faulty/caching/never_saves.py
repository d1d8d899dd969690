"""Nothing is ever saved, though the driver asks for cache files."""

from __future__ import annotations

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "cache_security.refuses_a_changed_model_cache",
    "cache_security.restores_side_by_side",
    "caching.gives_descriptors_back",
    "caching.keeps_caches_apart",
    "caching.keeps_deadlines_when_restoring",
    "caching.leaves_files_to_the_client",
    "caching.replaces_an_older_cache",
    "caching.restores_more_than_once",
    "caching.restores_what_it_saved",
    "caching.saves_at_the_start_of_files",
    "caching.truncates_files",
)


class Idle(Caching):
    """Writes nothing."""

    def write(self, files: CacheFiles, model: Model, priority: int) -> None:
        """Tomorrow, perhaps."""


class Faulty(ReferenceDevice):
    """Has files and no use for them."""

    caching = Idle


open_device = Faulty
