"""Faults that show after hours: a driver that becomes slower, and what it keeps of every execution and every model."""

from __future__ import annotations

import os
import time
from functools import partial
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._load import KeepingDevice, LoadedModel, Outputs
from nnconform.reference_driver.faulty._parts import rounded
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

fault_of_soaks = partial(fault, command="stress")


@fault_of_soaks(options={f"by={by}": {"performance-degradation": "FAILURE slow"} for by in ("computing", "waiting")})
class ExecutionsBecomeSlower(LoadedModel):
    """Each execution takes longer than the one before, as where a list of all of them is searched, or a lock waited
    for.
    """

    by: str

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        number = self.device.load.computed
        if self.by == "computing":
            sum(range(1000 * number))
        else:
            time.sleep(2e-4 * number)
        return outputs


@fault_of_soaks(caught_by={"performance-degradation": "FAILURE slow"})
class MemoriesAreSearchedOneByOne(ReferencePreparedModel):
    """Memories that executions have used stay in a list, which each other execution searches."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.used: list[object] = []

    def check(self, request: Request, measure: int) -> ErrorStatus:
        pools = [each.identity if isinstance(each, Memory) else each for each in request.pools]
        if pools not in self.used:
            self.used.append(pools)
        sum(range(1000 * len(self.used)))
        return super().check(request, measure)


@fault_of_soaks(caught_by={"performance-degradation": "FAILURE slow"})
class AllocationsBecomeSlower(ReferenceDevice):
    """Each allocation looks through all those before it, also of what is free again."""

    allocations = 0

    def allocate(self, *arguments: Any) -> Any:
        self.allocations += 1
        sum(range(1000 * self.allocations))
        return super().allocate(*arguments)


@fault_of_soaks(caught_by={"model-loading-soak": "FAILURE slow"})
class PreparationsBecomeSlower(ReferenceDevice):
    """Each preparation takes longer than the one before."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.programs = 0

    def program(self, model: Model, *arguments: Any) -> Program:
        self.programs += 1
        sum(range(2000 * self.programs))
        return super().program(model, *arguments)


@fault_of_soaks(caught_by={"model-loading-soak": "FAILURE leaked memory"})
class RemembersEveryModel(ReferenceDevice):
    """What was compiled is kept for each model that differs from all before."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.compiled: dict[int, bytes] = {}

    def program(self, model: Model, *arguments: Any) -> Program:
        self.compiled.setdefault(hash(model.operand_values), os.urandom(256 << 10))
        return super().program(model, *arguments)


@fault_of_soaks(
    options={
        f"what={what}": {"inference-soak": f"FAILURE leaked {what}"}
        for what in ("descriptors", "memory", "threads", "mappings")
    }
)
class LeaksPerExecution(LoadedModel):
    """Every eighth execution leaks something."""

    device: KeepingDevice
    device_type = KeepingDevice
    what: str

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if self.device.load.computed % 8 == 0:
            self.device.keep(self.what, 1 << 17)
        return outputs


@fault_of_soaks(options={f"bits={bits}": {"inference-soak": "FAILURE wrong"} for bits in (7, 10, 12)})
class SavesPowerUnderLoad(LoadedModel):
    """When the device has been busy for a second, float32 is computed in fewer bits until it has had a pause."""

    bits: str
    began = last = 0.0

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        now, before = time.monotonic(), self.last
        if now - before > 0.3:
            self.began = now
        self.last = now
        return [rounded(each, int(self.bits)) for each in outputs] if now - self.began > 1.0 else outputs
