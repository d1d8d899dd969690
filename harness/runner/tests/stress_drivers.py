"""Drivers for the tests of the stress tests."""

from __future__ import annotations

from harness.model.codes import ErrorStatus
from reference_driver.device import ReferenceDevice


class Refuses(ReferenceDevice):
    """Prepares nothing."""

    def prepare_model(self, *arguments, **more):
        callback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE
