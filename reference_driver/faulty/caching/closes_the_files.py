"""Cache files are closed once they are written."""

from __future__ import annotations

import os

from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.is_safe_from_writers_while_saving",
    "cache_security.refuses_a_changed_model_cache",
    "cache_security.refuses_a_model_cache_of_another_length",
    "cache_security.refuses_another_models_cache",
    "cache_security.refuses_another_token",
    "cache_security.restores_side_by_side",
    "cache_security.survives_a_changed_data_cache",
    "caching.gives_descriptors_back",
    "caching.keeps_caches_apart",
    "caching.keeps_deadlines_when_restoring",
    "caching.leaves_files_to_the_client",
    "caching.prepares_with_unfit_files",
    "caching.refuses_a_wrong_number_of_files",
    "caching.refuses_files_that_it_may_not_read",
    "caching.replaces_an_older_cache",
    "caching.restores_more_than_once",
    "caching.restores_what_it_saved",
    "caching.saves_at_the_start_of_files",
    "caching.truncates_files",
)


class Tidy(Caching):
    """Takes the descriptors for its own."""

    def write_file(self, file: int, content: bytes) -> None:
        super().write_file(file, content)
        os.close(file)


class Faulty(ReferenceDevice):
    """Closes what is not its own."""

    caching = Tidy


open_device = Faulty
