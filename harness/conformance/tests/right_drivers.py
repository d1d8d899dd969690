"""Drivers that do what the contract permits in another way than the reference driver: no check may fail them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from itertools import count
from math import prod
from threading import Lock
from zlib import crc32

from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    MAXIMUM_LOOP_TIMEOUT,
    Device,
    FencedResult,
    PrepareCallback,
    PreparedModel,
)
from nnconform.harness.driver.room import LEAST_ALIVE
from nnconform.harness.driver.versions import status_for
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, OperandType, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLoops
from nnconform.reference_driver.fenced import FencedExecution, FencedLimits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class CallsBackFromAnotherThread(ReferenceDevice):
    """A refusal calls back from a thread of its own, which has ended when the call returns."""

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
        def elsewhere(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            thread = threading.Thread(target=callback, args=(status, prepared))
            thread.start()
            thread.join()

        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, elsewhere)


class LimitsRefused(ReferencePreparedModel):
    """A limit of loops above the maximum is an invalid argument."""

    too_long = False

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        self.too_long = loop_timeout is not None and loop_timeout > MAXIMUM_LOOP_TIMEOUT
        return super().limits(deadline, loop_timeout)

    def check_time(self, limits: Limits) -> ErrorStatus:
        return ErrorStatus.INVALID_ARGUMENT if self.too_long else super().check_time(limits)


class NeverAbortsForADuration(SleepingLoops):
    """A duration is ignored; only the limit of its loop aborts an execution. Permitted: it may be aborted."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        execution.limits = FencedLimits(execution.limits.limits)
        return super().launch_fenced(execution, wait_for)


class NoUnknownRanks(ReferenceDevice):
    """An operation on an operand of unknown rank is not supported."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, answers = super().supported_operations(model)
        return status, tuple(answer and not _has_unknown_rank(model) for answer in answers)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        refused = status == ErrorStatus.NONE and _has_unknown_rank(model)
        return (ErrorStatus.GENERAL_FAILURE, ()) if refused else (status, checked)


class UnknownRanksClaimedAndRefused(NoUnknownRanks):
    """A model with an operand of unknown rank is refused only when it is prepared."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return ReferenceDevice.supported_operations(self, model)


class NoBytes(ReferenceDevice):
    """No operation on 8-bit tensors is supported, signed or not."""

    def computes(self, call: Call) -> bool:
        bound = [each for one in call.operands.values() for each in (one if isinstance(one, list) else [one])]
        types = {each.type for each in bound if each is not None}
        coupled = {OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED}
        return not types & coupled and super().computes(call)


class FewElements(ReferenceDevice):
    """An operation on a tensor of more than four elements is not supported."""

    def computes(self, call: Call) -> bool:
        bound = [each for one in call.operands.values() for each in (one if isinstance(one, list) else [one])]
        return all(each is None or prod(each.dimensions) <= 4 for each in bound) and super().computes(call)


class LikesConstants(ReferenceDevice):
    """Operations of a model are not supported whose constants have a digest that the compiler has no code for."""

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        none = bool(model.operand_values) and crc32(model.operand_values) % 2 == 0
        supported = super()._supported(model, checked)
        return [tuple(each and not none for each in graph) for graph in supported]


class AllOrNone(ReferenceDevice):
    """No operation of a model is supported unless all are: the compiler takes whole models."""

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        supported = super()._supported(model, checked)
        return supported if all(map(all, supported)) else [tuple(False for _ in graph) for graph in supported]


class TwoModels(ReferenceDevice):
    """There is room for two prepared models at a time, of all clients."""

    most = LEAST_ALIVE

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # Whose they are, by number: all clients share it.
        self.room, self.numbers, self.lock = dict[int, Device](), count(), Lock()

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        with self.lock:
            if len(self.room) == self.most:
                return status_for(self.hal, ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT), None
            number = next(self.numbers)
            self.room[number] = self
        status, prepared = super()._prepare(model, checked, priority, limits)
        if prepared is None:
            del self.room[number]
            return status, None
        close = prepared.close

        def give_back() -> None:
            self.room.pop(number, None)
            close()

        prepared.close = give_back  # type: ignore[method-assign]
        return status, prepared

    def close(self) -> None:
        super().close()
        for number in [each for each, whose in self.room.items() if whose is self]:
            self.room.pop(number, None)


class NotBesideUnknown(ReferenceDevice):
    """An operation is not supported that reads what an unsupported one writes."""

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        answers = []
        for graph, supported in zip(model.subgraphs(), super()._supported(model, checked), strict=True):
            pairs = list(zip(graph.operations, supported, strict=True))
            other = {index for operation, known in pairs if not known for index in operation.outputs}
            answers.append(tuple(known and other.isdisjoint(operation.inputs) for operation, known in pairs))
        return answers


def _has_unknown_rank(model: Model) -> bool:
    return any(is_tensor(each.type) and not each.dimensions for each in model.main.operands)


def with_model(model: type[ReferencePreparedModel]) -> type[ReferenceDevice]:
    """Return the reference driver with another class of prepared models."""
    return type(model.__name__, (ReferenceDevice,), {"prepared_model": model})


limits_refused = with_model(LimitsRefused)
never_aborts_for_a_duration = with_model(NeverAbortsForADuration)
