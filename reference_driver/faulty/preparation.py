"""Faults of the preparation of models."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, OperandLifeTime, OperationType, Priority
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._parts import InexactModel
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class OtherRefusal(ReferenceDevice):
    """A device that refuses invalid models by ``refuse``, except a model that was queried just before."""

    queried: Model | None = None

    def refuse(self, callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
        """Call the callback and return the status that the caller gets."""
        raise NotImplementedError

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.queried = model
        return super().supported_operations(model)

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        queried, self.queried = self.queried, None
        status, _ = self.check_preparation(model, preference, priority, Limits(deadline))
        if status == ErrorStatus.INVALID_ARGUMENT and model != queried:
            return self.refuse(callback, status)
        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, callback)


@fault(
    options={
        "what=preference": ("preparation.refuses_an_unknown_preference",),
        "what=priority": ("preparation.refuses_an_unknown_priority",),
    }
)
class AcceptsUnknownCodes(ReferenceDevice):
    """Only the lowest bits of the preference and priority codes are checked."""

    what: str

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.what == "preference":
            preference %= 3
        else:
            priority %= 3
        return super().check_preparation(model, preference, priority, limits)


class _CallingModel(ReferencePreparedModel):
    """A prepared model that calls the callback of its preparation when it is closed."""

    callback: PrepareCallback | None = None

    def close(self) -> None:
        callback, self.callback = self.callback, None
        if callback:
            callback(ErrorStatus.GENERAL_FAILURE, None)
        super().close()


@fault("preparation.calls_back_once")
class CallbackAgainOnClose(ReferenceDevice):
    """Closing a prepared model calls the callback of its preparation again."""

    prepared_model = _CallingModel

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        def called(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            if isinstance(prepared, _CallingModel):
                prepared.callback = callback
            callback(status, prepared)

        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, called)


class _ClosableModel(ReferencePreparedModel):
    """A prepared model that fails once it is closed."""

    closed = False

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if self.closed else super().check(request, measure)

    def close(self) -> None:
        self.closed = True


@fault("preparation.prepares_a_model_twice")
class ClosingClosesItsTwin(ReferenceDevice):
    """Equal convolutions share one prepared model: closing one closes all."""

    prepared_model = _ClosableModel
    last: ReferencePreparedModel | None = None

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        last = self.last
        twin = isinstance(last, _ClosableModel) and last.model == model and not last.closed
        if twin and model.main.operations[0].type == OperationType.CONV_2D:
            return ErrorStatus.NONE, last
        status, self.last = super()._prepare(model, checked, priority, limits)
        return status, self.last


@fault(
    "preparation.takes_each_priority",
    "priorities.higher_goes_first",
    "priorities.every_priority_gets_its_turn",
    limit=3.0,
)
class NeverCallsBack(ReferenceDevice):
    """A preparation with priority HIGH never calls back."""

    high = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        self.high = priority == Priority.HIGH
        return super().check_preparation(model, preference, priority, limits)

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        return ErrorStatus.NONE if self.high else super().launch(prepare, limits, callback)


class _CheapModel(InexactModel):
    """A prepared model that is computed in float16 if power matters most."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.inexact = isinstance(self.device, LowPowerIsInexact) and self.device.saves_power


@fault("preparation.takes_each_preference")
class LowPowerIsInexact(ReferenceDevice):
    """A model that is prepared with preference LOW_POWER is computed in float16, whether it allows that or not."""

    prepared_model = _CheapModel
    saves_power = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        self.saves_power = preference == ExecutionPreference.LOW_POWER
        return super().check_preparation(model, preference, priority, limits)


@fault("preparation.takes_each_preference")
class NullModel(ReferenceDevice):
    """A preparation with preference SUSTAINED_SPEED returns NONE without a model."""

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        stripped: PrepareCallback = callback
        if preference == ExecutionPreference.SUSTAINED_SPEED:
            stripped = lambda status, prepared: callback(status, None)  # noqa: E731  a def would be as long again
        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, stripped)


@fault("preparation.tells_models_apart_by_their_constants", "overlap.many_models_serve_many_threads")
class OneModelForAll(ReferenceDevice):
    """A model that differs from the last prepared one only in its constants is taken for the same model."""

    last: Model | None = None

    def own(self, model: Model) -> Model:
        model = super().own(model)
        if self.last is not None and replace(self.last, operand_values=model.operand_values) == model:
            return self.last
        self.last = model
        return model


@fault("preparation.takes_constants_from", "preparation.keeps_constants_of_freed_pools")
class PoolMappedWritable(ReferenceDevice):
    """Pools of a model are mapped with write access, so that models with read-only pools are refused."""

    def own(self, model: Model) -> Model:
        self.writable = all(pool.protection & mmap.PROT_WRITE for pool in model.pools)
        return super().own(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if not self.writable:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


@fault("preparation.takes_constants_from")
class PoolOffsetIgnored(ReferenceDevice):
    """The offset of a model's pool is ignored: pools are mapped from the start of their files."""

    def own(self, model: Model) -> Model:
        pools = tuple(Memory(os.dup(pool.fd), pool.size, 0, pool.protection) for pool in model.pools)
        return super().own(replace(model, pools=pools))


@fault("preparation.takes_constants_from")
class OffsetInAGraphIgnored(ReferenceDevice):
    """Constants of referenced graphs are read from the start of their pools."""

    def own(self, model: Model) -> Model:
        def moved(operand: Operand) -> Operand:
            if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE:
                return operand
            return replace(operand, location=replace(operand.location, offset=0))

        graphs = tuple(replace(each, operands=tuple(map(moved, each.operands))) for each in model.referenced)
        return super().own(replace(model, referenced=graphs))


@fault("preparation.takes_constants_from")
class OffsetsOfWords(ReferenceDevice):
    """Constants in pools are read from offsets rounded down to a multiple of 4."""

    def own(self, model: Model) -> Model:
        def moved(operand: Operand) -> Operand:
            if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE:
                return operand
            return replace(operand, location=replace(operand.location, offset=operand.location.offset & ~3))

        return super().own(model.with_operands(moved))


@fault("preparation.takes_constants_from")
class OffsetsOfWordsInTheModel(ReferenceDevice):
    """Constants that are copied into the model are read from offsets rounded down to a multiple of 4."""

    def own(self, model: Model) -> Model:
        def moved(operand: Operand) -> Operand:
            if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
                return operand
            return replace(operand, location=replace(operand.location, offset=operand.location.offset & ~3))

        return super().own(model.with_operands(moved))


class _ReadingModel(ReferencePreparedModel):
    """A prepared model whose outputs are zeros if its pools no longer hold their first content."""

    pools_were: tuple[tuple[int, int, int, bytes], ...] = ()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if all(_read(fd, size, offset) == data for fd, size, offset, data in self.pools_were):
            return outputs
        return [np.zeros_like(output) for output in outputs]


def _read(descriptor: int, size: int, offset: int) -> bytes:
    """Return the descriptor's current bytes, or none if it is closed."""
    try:
        return os.pread(descriptor, size, offset)
    except OSError:
        return b""


def _describe(pool: Memory) -> tuple[int, int, int, bytes]:
    """Return a pool's descriptor, size, offset and content, without keeping the descriptor open."""
    return pool.fd, pool.size, pool.offset, bytes(pool.view())


@fault("preparation.keeps_constants_of_freed_pools")
class PoolReadAfterPreparation(ReferenceDevice):
    """A model's pools are read at execution, through the descriptors that they had at preparation."""

    def own(self, model: Model) -> Model:
        pools = tuple(_describe(pool) for pool in model.pools)

        class Here(_ReadingModel):
            """The prepared model of this model."""

            pools_were = pools

        self.prepared_model = Here
        return super().own(model)


@fault(
    "preparation.calls_back_once_when_it_refuses",
    "preparation.leave_nothing_when_they_fail",
    "preparation.refuses_an_unknown_preference",
    "preparation.refuses_an_unknown_priority",
)
class RefusalCalledBackAsSuccess(OtherRefusal):
    """The callback of a refused preparation gets NONE and no model."""

    def refuse(self, callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
        callback(ErrorStatus.NONE, None)
        return ErrorStatus.NONE


@fault(
    "preparation.calls_back_once_when_it_refuses",
    "preparation.leave_nothing_when_they_fail",
    "preparation.refuses_an_unknown_preference",
    "preparation.refuses_an_unknown_priority",
)
class RefusalCalledBackOtherwise(OtherRefusal):
    """The callback of a refused preparation gets another error than the caller."""

    def refuse(self, callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
        callback(ErrorStatus.DEVICE_UNAVAILABLE, None)
        return status


@fault(
    "preparation.calls_back_once_when_it_refuses",
    "preparation.leave_nothing_when_they_fail",
    "preparation.refuses_an_unknown_preference",
    "preparation.refuses_an_unknown_priority",
)
class RefusalCalledBackTwice(OtherRefusal):
    """The callback of a preparation that is refused at once is called twice."""

    def refuse(self, callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
        callback(status, None)
        callback(status, None)
        return status


@fault(
    "preparation.calls_back_once_when_it_refuses",
    "preparation.leave_nothing_when_they_fail",
    "preparation.refuses_an_unknown_preference",
    "preparation.refuses_an_unknown_priority",
    limit=3.0,
)
class RefusalNotCalledBack(OtherRefusal):
    """The callback of a preparation that is refused at once is not called."""

    def refuse(self, callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
        return status
