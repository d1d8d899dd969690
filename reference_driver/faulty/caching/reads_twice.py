"""The model cache is checked as it is read first, and used as it is read again."""

from __future__ import annotations

import time

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching, NoCache
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("cache_security.is_safe_from_writers_while_restoring",)


class Careless(Caching):
    """Checks one content of the files and uses the next, which somebody may have put there by then."""

    def load(self, files: CacheFiles) -> tuple[Model, int]:
        checked = super().load(files)
        sealed = self.read_file(files.model[0])
        # As on a busy machine, where the two are not always one moment.
        give_up = time.monotonic() + 0.1
        while self.read_file(files.model[0]) == sealed and time.monotonic() < give_up:
            time.sleep(0.001)
        try:
            return Unpaired(self.made_by).load(files)
        except NoCache:
            return checked


class Unpaired(Caching):
    """Has had everything checked."""

    def check_data(self, saved: object, data: bytes) -> None:
        """It was right when it was looked at."""


class Faulty(ReferenceDevice):
    """Checks at one time and uses at another."""

    caching = Careless


open_device = Faulty
