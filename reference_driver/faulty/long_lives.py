"""Faults of lives longer than those of the checks: counters of ten bits and more, caches that hold hundreds, and what a
driver remembers of inputs.

``after`` is the number of calls, or of objects, that the driver survives.
"""

from __future__ import annotations

import itertools
import threading
from functools import partial
from typing import Any, ClassVar

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Burst, PrepareCallback
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty import lives
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]
fault_of_long_lives = partial(fault, command="stress")
COUNTS = "counts-past-16-bits"
ALIKE, ALIVE, STATUS = "inputs-alike", "models-beyond-a-cache", "status-after-load"
# Counts that a test reaches at once, and those of a counter of 16 bits, which takes minutes.
_AFTER = (100, 1024, 65535, 65536)


def _each(test: str, ending: str, **options: Any) -> dict[str, dict[str, str]]:
    """Return what must catch a fault with each value of one option."""
    ((name, values),) = options.items()
    return {f"{name}={value}": {test: ending} for value in values}


@fault_of_long_lives(options=_each(COUNTS, "FAILURE wrong", after=_AFTER))
class WrapsToAStaleSlot(ReferencePreparedModel):
    """The results of a prepared model have so many slots and one: the execution that comes to the last gets zeros."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.numbers = itertools.count(1)

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        outputs = super().compute(inputs, limits)
        last = next(self.numbers) % (int(self.after) + 1) == 0
        return [output * 0 for output in outputs] if last else outputs


@fault_of_long_lives(options=_each(COUNTS, "FAILURE error", after=_AFTER))
class RequestNumbersRunOut(ReferenceBurst):
    """A burst numbers its requests, and refuses those after the last number."""

    after: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.numbers = itertools.count(1)

    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        if next(self.numbers) > int(self.after):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_synchronously(*arguments, **more)


@fault_of_long_lives(options=_each(COUNTS, "FAILURE error", after=_AFTER))
class BurstNumbersRunOut(ReferenceDevice):
    """The device has so many bursts in its life."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.opened = itertools.count(1)
        self.prepared_model = _OfManyBursts


class _OfManyBursts(ReferencePreparedModel):
    """A prepared model whose device counts bursts."""

    device: BurstNumbersRunOut

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if next(self.device.opened) > int(self.device.after):
            return ErrorStatus.GENERAL_FAILURE, None
        return super().configure_execution_burst()


@fault_of_long_lives(options=_each(COUNTS, "FAILURE rejected_valid", after=_AFTER))
class QueriesRunOut(ReferenceDevice):
    """The device answers so many queries of valid models, and refuses the later ones."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.numbers = itertools.count(1)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        result = super().supported_operations(model)
        if result[0] == ErrorStatus.NONE and next(self.numbers) > int(self.after):
            return ErrorStatus.GENERAL_FAILURE, ()
        return result


@fault_of_long_lives(options=_each(COUNTS, "FAILURE error", after=_AFTER))
class PreparationsRunOut(ReferenceDevice):
    """The device has handles for so many prepared models in its life: closed ones keep theirs."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.numbers = itertools.count(1)

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        if next(self.numbers) <= int(self.after):
            return super().prepare_model(model, *arguments, **more)
        callback: PrepareCallback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


@fault_of_long_lives(options=_each(COUNTS, "FAILURE wrong", after=_AFTER))
class TokensWrapAround(lives.TokensComeRound):
    """A buffer whose token has so many and one as a factor, as its low bits are those of none, loses its content."""


@fault_of_long_lives(options=_each(COUNTS, "FAILURE error", after=_AFTER))
class RefusalsUseUpAModel(lives.RefusalsAreHeldAgainstAModel):
    """A prepared model that has refused so many requests refuses them all."""


class _Remembering(ReferencePreparedModel):
    """A prepared model that gives the outputs of earlier inputs to those with the same key."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.known: dict[Any, Outputs] = {}
        self.computed = 0

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        key = self.key([b"" if each is None else each.tobytes() for each in inputs])
        self.computed += 1
        if key is None:
            return super().compute(inputs, limits)
        if key not in self.known:
            self.known[key] = super().compute(inputs, limits)
        return [output.copy() for output in self.known[key]]

    def key(self, inputs: list[bytes]) -> Any:
        """Return what inputs are told apart by; None to compute."""
        raise NotImplementedError


@fault_of_long_lives(options=_each(ALIKE, "FAILURE wrong", first=(64, 1000, 4096, 16384, 65536)))
class RemembersByTheBeginning(_Remembering):
    """Results are kept by the first bytes of inputs and their length, of inputs that are longer than those."""

    first: str

    def key(self, inputs: list[bytes]) -> Any:
        length = int(self.first)
        return tuple((len(each), each[:length]) for each in inputs) if min(map(len, inputs)) > length else None


@fault_of_long_lives(options=_each(ALIKE, "FAILURE wrong", every=(16, 61, 256)))
class RemembersBySomeBytes(_Remembering):
    """Results are kept by every so-manieth byte of inputs."""

    every: str

    def key(self, inputs: list[bytes]) -> Any:
        return tuple(each[:: int(self.every)] for each in inputs)


@fault_of_long_lives(options=_each(ALIKE, "FAILURE wrong", after=(300, 600)))
class StaleAfter(_Remembering):
    """After so many executions a prepared model looks at the sum of the bytes of inputs alone."""

    after: str

    def key(self, inputs: list[bytes]) -> Any:
        return tuple(map(sum, inputs)) if self.computed > int(self.after) else None


@fault_of_long_lives(options=_each(ALIVE, "FAILURE wrong", after=(300, 520, 1024)))
class HandlesComeRoundLate(ReferenceDevice):
    """The programs of prepared models lie in a ring of so many places: a new one takes the place of one in use."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.ring: list[Any] = [None] * int(self.after)
        self.numbers = itertools.count()
        self.prepared_model = _InLongRing


class _InLongRing(ReferencePreparedModel):
    """A prepared model whose program is found by its place in the ring."""

    device: HandlesComeRoundLate

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.place = next(self.device.numbers) % int(self.device.after)
        self.device.ring[self.place] = self.program

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        self.program = self.device.ring[self.place]
        return super().compute(inputs, limits)


@fault_of_long_lives(options=_each(ALIVE, "FAILURE wrong", first=(64, 1024)))
class CompiledOnceByTheBeginning(ReferenceDevice):
    """Programs are kept by the structure of a model and the first bytes of its constants."""

    first: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.programs: dict[Any, Any] = {}

    def program(self, model: Model, *arguments: Any) -> Any:
        constants = model.operand_values
        key = repr(model.main), len(constants), constants[: int(self.first)]
        if key not in self.programs:
            self.programs[key] = super().program(model, *arguments)
        return self.programs[key]


@fault_of_long_lives(options=_each(ALIVE, "FAILURE wrong", after=(260, 500)))
class OldestEvicted(ReferenceDevice):
    """The constants of the models used longest ago are evicted when so many are alive, and come back as zeros."""

    after: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.used: dict[int, None] = {}
        self.order = threading.Lock()
        self.prepared_model = _Evictable


class _Evictable(ReferencePreparedModel):
    """A prepared model that may be evicted."""

    device: OldestEvicted
    numbers: ClassVar[itertools.count[int]] = itertools.count()

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.number = next(self.numbers)
        self.touch()

    def touch(self) -> bool:
        """Make this the model used last. Return whether it was evicted before."""
        used = self.device.used
        with self.device.order:
            evicted = self.number not in used
            used.pop(self.number, None)
            used[self.number] = None
            if len(used) > int(self.device.after):
                del used[next(iter(used))]
        return evicted

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        outputs = super().compute(inputs, limits)
        return [output * 0 for output in outputs] if self.touch() else outputs

    def close(self) -> None:
        with self.device.order:
            self.device.used.pop(self.number, None)
        super().close()


@fault_of_long_lives(options=_each(STATUS, "FAILURE error", reports=("BUSY", "OFFLINE", "UNKNOWN")))
class NeverIdleAgain(ReferenceDevice):
    """The counter of executions under way loses one when it is above three: the device is never available again."""

    reports: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.under_way: list[None] = []
        self.lost = threading.Event()
        self.prepared_model = _Counted

    def status(self) -> DeviceStatus:
        return DeviceStatus[self.reports] if self.lost.is_set() else DeviceStatus.AVAILABLE


class _Counted(ReferencePreparedModel):
    """A prepared model whose executions the device counts, from their launch."""

    device: NeverIdleAgain

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status == ErrorStatus.NONE:
            self.device.under_way.append(None)
        return status

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        if len(self.device.under_way) > 3:
            self.device.lost.set()
        try:
            return super().compute(inputs, limits)
        finally:
            self.device.under_way.pop()
