"""Faults that show after many uses of one object, or after many objects: counters that wrap around, tables that fill.

``after`` is the number of uses that the driver survives.
"""

from __future__ import annotations

import itertools
import os
import threading
from typing import Any, ClassVar

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Buffer, Burst, ExecutionCallback
from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.caching import CacheFileSet
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._parts import rounded
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]
_SERVE, _OUTLAST = "lives.serve_any_number_of_executions", "lives.outlast_what_comes_and_goes"
_KEEP = "lives.keep_no_memory_of"


class _Counting(ReferencePreparedModel):
    """A prepared model that counts its executions, from 1."""

    after: ClassVar[str]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.counts = itertools.count(1)
        self.last: Outputs = []

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        outputs = super().compute(inputs, limits)
        result = self.strike(next(self.counts), int(self.after), outputs)
        self.last = outputs
        return result

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        """Return what the client gets from execution ``count``."""
        raise NotImplementedError


@fault(options={f"after={after}": [_SERVE, _OUTLAST] if after <= 300 else [_SERVE] for after in (255, 257, 300, 512)})
class WrongFromThenOn(_Counting):
    """A prepared model is right so many times, and wrong from then on."""

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        return [output + output.dtype.type(9) for output in outputs] if count > after else outputs


@fault(options={f"bits={bits}": [_SERVE] for bits in (7, 10, 12)}, takes=["after"])
class InexactFromThenOn(_Counting):
    """A prepared model computes float32 in fewer bits once it is used often."""

    after = "400"
    bits: str

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        return [rounded(each, int(self.bits)) for each in outputs] if count > after else outputs


@fault(options={f"after={after}": [_SERVE] for after in (310, 400, 511, 513)})
class LastOutputsOnce(_Counting):
    """One execution, after so many, gets the outputs of the one before it."""

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        return self.last if count == after + 1 else outputs


@fault(options={f"after={after}": {_SERVE: "crashed", _KEEP: "crashed"} for after in (317, 512)})
class AbortsAtACount(_Counting):
    """The driver aborts in an execution of one prepared model, after so many."""

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        if count > after:
            os.abort()
        return outputs


@fault(options={"after=310": {_SERVE: "hung", _KEEP: "hung"}}, limit=3.0, may_be_caught_by=[_OUTLAST])
class LosesACallbackAtACount(ReferencePreparedModel):
    """After so many launches of one prepared model the callback of one is never called."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.launches = itertools.count(1)

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        lost = next(self.launches) == int(self.after) + 1
        return super().execute(request, measure, deadline, loop_timeout, (lambda result: None) if lost else callback)


@fault(options={f"after={after}": [_SERVE] for after in (64, 256, 500)})
class BurstWearsOut(ReferenceBurst):
    """A burst serves so many requests, and refuses those after them."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.served = itertools.count(1)

    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        if next(self.served) > int(self.after):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_synchronously(*arguments, **more)


@fault(options={f"after={after}": [_OUTLAST, _SERVE] for after in (100, 255, 256)})
class BurstsRunOut(ReferencePreparedModel):
    """A prepared model has so many bursts in its life: closed ones keep their places."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.opened = itertools.count(1)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if next(self.opened) > int(self.after):
            return ErrorStatus.GENERAL_FAILURE, None
        return super().configure_execution_burst()


class _Ring:
    """Programs by handle, a ring: the next one takes the place of the oldest, alive or not."""

    def __init__(self, size: int) -> None:
        self.programs: list[Any] = [None] * size
        self.numbers = itertools.count()
        self.adding = threading.Lock()

    def add(self, program: Any) -> int:
        """Put a program into the next place, and return that."""
        with self.adding:
            place = next(self.numbers) % len(self.programs)
            self.programs[place] = program
        return place


class _InRing(ReferencePreparedModel):
    """A prepared model whose program is found by its place in the ring."""

    device: HandlesComeRound

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.place = self.device.ring.add(self.program)

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        self.program = self.device.ring.programs[self.place]
        return super().compute(inputs, limits)


@fault(options={f"after={after}": [_OUTLAST] for after in (100, 128, 256)})
class HandlesComeRound(ReferenceDevice):
    """The handles of prepared models come round after so many: a new model takes the place of an old one in use."""

    after: str
    prepared_model = _InRing

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.ring = _Ring(int(self.after))


@fault(options={"after=200": [_OUTLAST], "after=256": [_OUTLAST]})
class RefusalsAreHeldAgainstAModel(ReferencePreparedModel):
    """A prepared model that has refused so many requests refuses them all, as if the device were lost."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.refused = 0

    def check(self, request: Request, measure: int) -> ErrorStatus:
        if self.refused >= int(self.after):
            return ErrorStatus.GENERAL_FAILURE
        status = super().check(request, measure)
        self.refused += status != ErrorStatus.NONE
        return status


@fault(options={f"after={after}": [_OUTLAST] for after in (127, 256)})
class TokensComeRound(DeviceBuffer):
    """Each buffer whose token has so many and one as a factor loses what is copied to it."""

    after: str

    def copy_from(self, source: Any, dimensions: Any = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if self.content is not None and self.token % (int(self.after) + 1) == 0:
            self.content = self.content[0], bytes(len(self.content[1]))
        return status


@fault(options={f"after={after}": [_OUTLAST] for after in (1, 64, 256)})
class BuffersRunOut(ReferenceDevice):
    """The device has room for so many buffers in its life: closed ones keep theirs."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.numbers = itertools.count(1)

    def allocate(self, *arguments: Any, **more: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        if next(self.numbers) > int(self.after):
            return ErrorStatus.GENERAL_FAILURE, None, 0
        return super().allocate(*arguments, **more)


class _Busy(_Counting):
    """A prepared model whose executions the device counts."""

    device: BusyForEver
    after = "0"

    def strike(self, count: int, after: int, outputs: Outputs) -> Outputs:
        self.device.computed += 1
        return outputs


@fault(options={f"reports={status}": ["lives.end_available"] for status in ("BUSY", "OFFLINE", "UNKNOWN")}, limit=2.0)
class BusyForEver(ReferenceDevice):
    """After a hundred executions and more the device reports for ever that it is not available."""

    reports: str
    prepared_model = _Busy

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.computed = 0

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE if self.computed < 120 else DeviceStatus[self.reports]


@fault(options={f"of={of}&kept={kept}": [_KEEP] for of, kept in (("query", 1500), ("query", 20000), ("refusal", 4000))})
class KeepsALittle(ReferenceDevice):
    """Each query, or each refused query, loses so many bytes."""

    of: str
    kept: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.lost: list[bytes] = []

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        result = super().supported_operations(model)
        if (result[0] == ErrorStatus.NONE) == (self.of == "query"):
            self.lost.append(os.urandom(int(self.kept)))
        return result


@fault(options={"kept=2000": [_KEEP], "kept=30000": [_KEEP]})
class KeepsALittleOfRequests(ReferencePreparedModel):
    """Each execution, and each request that is refused, loses so many bytes."""

    kept: str
    # Never freed: what comes after a model that is gone would hide behind its memory.
    lost: ClassVar[list[bytes]] = []

    def check(self, request: Request, measure: int) -> ErrorStatus:
        self.lost.append(os.urandom(int(self.kept)))
        return super().check(request, measure)


@fault(
    options={f"after={after}": [_OUTLAST] for after in (64, 200)},
    may_be_caught_by=[_KEEP, "lives.end_available", "lives.answer_as_a_new_one"],
)
class RoomIsNotGivenBack(ReferenceDevice):
    """The room of a prepared model that is closed is not given back: after so many there is none."""

    after = 0
    taken = 0

    def _prepare(self, *arguments: Any) -> Prepared:
        self.taken += 1
        if self.taken > int(self.after):
            return ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, None
        return super()._prepare(*arguments)


_NEW = "lives.answer_as_a_new_one"


@fault(
    options={f"after={after}&about={about}": [_NEW] for after in ("model", "cache") for about in ("files", "figures")},
    may_be_caught_by=["lives.outlast_what_comes_and_goes"],
)
class AnswersOtherwiseAfterARefusal(ReferenceDevice):
    """Once it has refused a model or a cache, the device does not cache any more, or tells other figures."""

    after: str
    about: str
    refused = False

    def _validate(self, model: Model) -> Any:
        result = super()._validate(model)
        self.refused |= self.after == "model" and isinstance(result, ValidationError)
        return result

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        result = super().check_cache(files, limits)
        self.refused |= self.after == "cache" and result[0] != ErrorStatus.NONE
        return result

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        none = self.refused and self.about == "files"
        return (ErrorStatus.NONE, 0, 0) if none else super().number_of_cache_files_needed()

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, figures = super().capabilities()
        if figures is not None and self.refused and self.about == "figures":
            figures = replace(figures, relaxed_float32_to_float16_tensor=PerformanceInfo(3.0, 3.0))
        return status, figures
