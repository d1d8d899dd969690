"""Drivers for the tests of the stress tests."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# The call that hangs: more than the survey makes.
MANY = 300
# Bytes that are kept of a model: after 24 samples of two preparations a leak, if that were all.
KEPT = 1 << 18
# The models of a cache.
KEPT_MODELS = 60


class Refuses(ReferenceDevice):
    """Refuses every preparation."""

    def prepare_model(self, *arguments, **more):
        callback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


class Hanging(ReferencePreparedModel):
    """Counts executions and closings for its device."""

    device: Hangs

    def compute(self, inputs, limits):
        self.device.count("execution")
        return super().compute(inputs, limits)

    def close(self):
        self.device.count("closing")
        super().close()


class Hangs(ReferenceDevice):
    """Hangs in call number ``many`` of the kind ``where``."""

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
    """A preparation hangs."""

    where, many = "preparation", 100


class HangsInExecution(Hangs):
    """An execution hangs."""

    where = "execution"


class HangsInClosing(Hangs):
    """Closing a model hangs."""

    where, many = "closing", 100


class HangsAtOnce(Hangs):
    """The first preparation of the survey hangs."""

    where, many = "preparation", 1


class StandsStill(Hangs):
    """The whole process is stopped, so that it writes no stacks."""

    where = "execution"

    def hang(self):
        os.kill(os.getpid(), signal.SIGSTOP)


class CachedModel(ReferencePreparedModel):
    """A prepared model of which the device keeps something."""

    device: KeepsLastModels

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        # Not zeros, of which the system has no page in memory before they are written again.
        self.device.compiled.append(b"\1" * KEPT)


class KeepsLastModels(ReferenceDevice):
    """Keeps what it compiled of the last models, as a cache does."""

    prepared_model = CachedModel
    most: int | None = KEPT_MODELS

    def __init__(self, **options):
        super().__init__(**options)
        self.compiled: deque[bytes] = deque(maxlen=self.most)


class KeepsAllModels(KeepsLastModels):
    """Keeps what it compiled of every model."""

    most = None
