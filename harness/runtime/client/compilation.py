"""A client's compilation, and the devices that it names.

Source: CompilationBuilder and NeuralNetworks.cpp of runtime/ of packages/modules/NeuralNetworks. Unlike there, a model
that no device takes is OP_FAILED, not BAD_DATA: nothing is wrong with the client's data.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.model.codes import ExecutionPreference, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.codes import CODES
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.prepared import FrameworkPreparedModel, compiled
from nnconform.harness.runtime.running import ExecutionStopped
from nnconform.harness.runtime.step_cache import ClientCache

PRIORITIES = {90: Priority.LOW, 100: Priority.MEDIUM, 110: Priority.HIGH}
# A deadline is a signed number of 64 bits.
_NEVER = 2**63 - 1


def deadline_after(nanoseconds: int) -> int | None:
    """Return the deadline of a time limit that begins now, None for 0."""
    return min(time.monotonic_ns() + nanoseconds, _NEVER) if nanoseconds else None


@dataclass
class ClientCompilation:
    """A compilation of a finished model on a framework, or on ``devices`` of it (None: no list was given)."""

    framework: Framework
    model: Model
    devices: int | None = None
    options: PreparationOptions = field(default_factory=PreparationOptions)
    cache: ClientCache | None = None
    timeout: int = 0
    prepared: FrameworkPreparedModel | None = None
    is_finished: bool = False

    def set_preference(self, preference: int) -> R:
        """Set the preference."""
        if self.is_finished:
            return R.BAD_STATE
        if preference not in ExecutionPreference._value2member_map_:
            return R.BAD_DATA
        self.options = replace(self.options, preference=ExecutionPreference(preference))
        return R.NO_ERROR

    def set_priority(self, priority: int) -> R:
        """Set the priority, a number of the NNAPI."""
        if self.is_finished:
            return R.BAD_STATE
        if priority not in PRIORITIES:
            return R.BAD_DATA
        self.options = replace(self.options, priority=PRIORITIES[priority])
        return R.NO_ERROR

    def set_caching(self, folder: str, token: bytes) -> R:
        """Set the cache."""
        if self.is_finished:
            return R.BAD_STATE
        if len(token) != BYTE_SIZE_OF_CACHE_TOKEN or not Path(folder).is_dir():
            return R.BAD_DATA
        self.cache = ClientCache(Path(folder), token)
        return R.NO_ERROR

    def set_timeout(self, nanoseconds: int) -> R:
        """Limit the time of the compilation, 0 for no limit; of one device alone."""
        if self.is_finished:
            return R.BAD_STATE
        if self.devices != 1:
            return R.BAD_DATA
        self.timeout = nanoseconds
        return R.NO_ERROR

    def finish(self) -> R:
        """Compile; afterwards nothing can be set, whether or not that succeeded."""
        if self.is_finished:
            return R.BAD_STATE
        self.is_finished = True
        options = replace(self.options, deadline=deadline_after(self.timeout))
        try:
            self.prepared = compiled(self.framework, self.model, options, self.cache)
        except ExecutionStopped as stopped:
            return CODES[stopped.status]
        return R.NO_ERROR
