"""The driver asks for more cache files than there may be."""

from __future__ import annotations

from nnconform.harness.driver.interface import MAX_NUMBER_OF_CACHE_FILES
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.needs_few_cache_files",)


class Faulty(ReferenceDevice):
    """Asks for one more data cache file than it may."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 1, MAX_NUMBER_OF_CACHE_FILES + 1


open_device = Faulty
