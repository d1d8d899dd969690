"""Of constants of one size only the last is saved, and all are restored from it."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.restores_what_it_saved",)


class Merging(Caching):
    """Finds constants by their sizes."""

    def load(self, files: CacheFiles) -> tuple[Model, int]:
        model, priority = super().load(files)
        main = model.main
        by_size = {
            each.location.length: each.location
            for each in main.operands
            if each.lifetime == OperandLifeTime.CONSTANT_COPY
        }
        operands = tuple(
            replace(each, location=by_size[each.location.length])
            if each.lifetime == OperandLifeTime.CONSTANT_COPY
            else each
            for each in main.operands
        )
        return replace(model, main=replace(main, operands=operands)), priority


class Faulty(ReferenceDevice):
    """Mixes up constants."""

    caching = Merging


open_device = Faulty
