"""Frees a prepared model that has an execution under way, and dies of it."""

from __future__ import annotations

import ctypes

from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel

ENDINGS = dict.fromkeys(("client-early-termination", "model-load-random"), "CRASH driver SIGSEGV")


class Model(LoadedModel):
    """Uses what it has freed."""

    def close(self) -> None:
        if self.launched:
            ctypes.string_at(0)
        super().close()


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
