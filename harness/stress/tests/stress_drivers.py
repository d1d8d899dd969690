"""Drivers for the tests of the stress tests."""

from __future__ import annotations

import os
import signal
import threading

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Calls until those that hang do: the survey comes before.
MANY = 300


class Refuses(ReferenceDevice):
    """Prepares nothing."""

    def prepare_model(self, *arguments, **more):
        callback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


class Hanging(ReferencePreparedModel):
    """Counts, for its device, what is done with models."""

    device: Hangs

    def compute(self, inputs, limits):
        self.device.count("execution")
        return super().compute(inputs, limits)

    def close(self):
        self.device.count("closing")
        super().close()


class Hangs(ReferenceDevice):
    """Hangs in the last of MANY calls of the kind ``where``."""

    prepared_model = Hanging
    where, many = "", MANY

    def __init__(self, **options):
        super().__init__(**options)
        self.counts = {"preparation": 0, "execution": 0, "closing": 0}

    def count(self, what):
        self.counts[what] += 1
        if what == self.where and self.counts[what] >= self.many:
            self.hang()

    def hang(self):
        threading.Event().wait()

    def prepare_model(self, *arguments, **more):
        self.count("preparation")
        return super().prepare_model(*arguments, **more)


class HangsInPreparation(Hangs):
    """It does not come back."""

    where, many = "preparation", 100


class HangsInExecution(Hangs):
    """It does not come back."""

    where = "execution"


class HangsInClosing(Hangs):
    """It does not come back."""

    where, many = "closing", 100


class HangsAtOnce(Hangs):
    """In the first preparation of the survey."""

    where, many = "preparation", 1


class StandsStill(Hangs):
    """The whole process is stopped."""

    where = "execution"

    def hang(self):
        os.kill(os.getpid(), signal.SIGSTOP)
