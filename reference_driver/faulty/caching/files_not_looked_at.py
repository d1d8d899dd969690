"""The files are not looked at: a token is enough, and brings back what was prepared with it last."""

from __future__ import annotations

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching, NoCache
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.refuses_a_model_cache_of_another_length",
    "cache_security.refuses_another_models_cache",
    "caching.prepares_with_a_wrong_number_of_files",
    "caching.refuses_files_that_it_may_not_read",
    "caching.refuses_files_without_a_cache",
    "caching.replaces_an_older_cache",
    "caching.truncates_files",
)

_REMEMBERED: dict[bytes, tuple[Model, int]] = {}


class Remembering(Caching):
    """Keeps models in memory."""

    def write(self, files: CacheFiles, model: Model, priority: int) -> None:
        _REMEMBERED[files.token] = model, priority

    def load(self, files: CacheFiles) -> tuple[Model, int]:
        try:
            return _REMEMBERED[files.token]
        except KeyError:
            raise NoCache("no such token") from None


class Faulty(ReferenceDevice):
    """Has a good memory."""

    caching = Remembering


open_device = Faulty
