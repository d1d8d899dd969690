"""Faults of reusable executions, which the AIDL HAL has since its version 4."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, PreparedModel, ReusableExecution
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.fenced import close_fences
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

_NEW = HalVersion.AIDL4


@fault("reusable.computes_again_and_again", hal=_NEW)
class ReadsItsInputsOnce(ReferenceExecution):
    """A reusable execution keeps the inputs that its memories held when it was created."""

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        self.kept = {place: bytes(pool.view()) for place, pool in enumerate(request.pools) if isinstance(pool, Memory)}

    def _with_kept_inputs(self) -> Request:
        pools = list(self.request.pools)
        places = {}
        for place, data in self.kept.items():
            memory = Memory.create(len(data))
            memory.view()[:] = data
            places[place] = len(pools)
            pools.append(memory)
        inputs = tuple(
            replace(each, location=replace(each.location, pool_index=places[each.location.pool_index]))
            for each in self.request.inputs
        )
        return Request(inputs, self.request.outputs, tuple(pools))

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        config = self.config
        return self.prepared.execute_synchronously(
            self._with_kept_inputs(), config.measure, deadline, config.loop_timeout
        )


_CONFIGS, _BUFFERS = "reusable.keep_their_own_configs", "reusable.verify_their_buffers_each_time"
_AGAIN = (
    "reusable.computes_again_and_again",
    "reusable.has_a_deadline_each_time",
    "reusable.has_a_request_of_its_own",
    "reusable.may_change_its_way",
    "reusable.outlives_its_failures",
)


@fault(
    *_AGAIN,
    "reusable.keeps_its_limit_of_loops",
    "reusable.measures_as_it_was_created",
    _BUFFERS,
    may_be_caught_by=[_CONFIGS],
    hal=_NEW,
)
class ExecutesOnce(ReferenceExecution):
    """A reusable execution can be executed once; then it returns GENERAL_FAILURE."""

    used = False

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        if self.used:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        self.used = True
        return super().execute_synchronously(deadline)


@fault(
    "reusable.computes_again_and_again",
    "reusable.has_a_deadline_each_time",
    "reusable.may_change_its_way",
    "reusable.outlives_its_failures",
    "reusable.waits_for_its_fences",
    _BUFFERS,
    may_be_caught_by=[_CONFIGS],
    hal=_NEW,
)
class FencedIsNotAgain(ReferenceExecution):
    """The second fenced execution of a reusable one is done at once, and computes nothing."""

    times = 0

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        self.times += 1
        if self.times != 2:
            return super().execute_fenced(wait_for, deadline, duration_after_fence)
        request = Request(self.request.inputs, self.request.outputs, tuple(map(_elsewhere, self.request.pools)))
        return self.prepared.execute_fenced(request, wait_for)


def _elsewhere(pool: Pool) -> Pool:
    if not isinstance(pool, Memory):
        return pool
    memory = Memory.create(pool.size)
    memory.view()[:] = pool.view()
    return memory


@fault("reusable.has_a_request_of_its_own", may_be_caught_by=[_CONFIGS], hal=_NEW)
class LastRequestWins(ReferencePreparedModel):
    """All reusable executions of a prepared model execute the request of the one that was created last."""

    last: ReferenceExecution | None = None

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        status, execution = super().create_reusable_execution(request, config)
        if isinstance(execution, ReferenceExecution):
            if self.last is not None:
                self.last.request = request
            self.last = execution
        return status, execution


@fault("reusable.has_a_request_of_its_own", hal=_NEW)
class ClosesAll(ReferencePreparedModel):
    """Closing one reusable execution ends the others of the same prepared model."""

    ended = False

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        model = self
        status, execution = super().create_reusable_execution(request, config)
        if execution is None:
            return status, None

        class _Closing(ReferenceExecution):
            def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
                return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if model.ended else super().execute_synchronously()

            def close(self) -> None:
                model.ended = True

        return status, _Closing(self, request, config)


@fault("reusable.refuses_a_broken_request", hal=_NEW)
class TakesWhatIsBroken(ReferencePreparedModel):
    """``create_reusable_execution`` checks no request; its executions fail with GENERAL_FAILURE then."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        return ErrorStatus.NONE, _Failing(self, request, config)


class _Failing(ReferenceExecution):
    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        result = super().execute_synchronously(deadline)
        refused = result.status == ErrorStatus.INVALID_ARGUMENT
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if refused else result


@fault("reusable.refuses_a_broken_request", hal=_NEW, level=Level.TEXT)
class ChecksTooLate(ReferencePreparedModel):
    """``create_reusable_execution`` returns an object for a broken request, which each execution then refuses."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        return ErrorStatus.NONE, ReferenceExecution(self, request, config)


@fault("reusable.has_a_deadline_each_time", "reusable.outlives_its_failures", hal=_NEW)
class DeadlineStays(ReferenceExecution):
    """The deadline of one execution holds for those after it."""

    kept: int | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.kept = self.kept if deadline is None else deadline
        return super().execute_synchronously(self.kept)


@fault("reusable.keeps_its_limit_of_loops", may_be_caught_by=["configurations.keeps_the_limit_of_loops"], hal=_NEW)
class LoopsWithoutLimit(ReferenceExecution):
    """A reusable execution forgets the limit for loops after its first execution, and fails when it is over."""

    times = 0

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.times += 1
        if self.times == 1:
            return super().execute_synchronously(deadline)
        result = super().execute_synchronously(deadline)
        missed = result.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if missed else result


@fault(
    *_AGAIN,
    "reusable.measures_as_it_was_created",
    may_be_caught_by=[_CONFIGS],
    hal=_NEW,
)
class AlwaysMeasures(ReferenceExecution):
    """A reusable execution tells its times from the second execution on, though it was created without measuring."""

    times = 0

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.times += 1
        measure = MeasureTiming.YES if self.times > 1 else self.config.measure
        return self.prepared.execute_synchronously(self.request, measure, deadline, self.config.loop_timeout)


@fault("reusable.waits_for_its_fences", hal=_NEW)
class WaitsForNoFence(ReferenceExecution):
    """A fenced execution of a reusable one begins at once, whatever fences it was given."""

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        close_fences(wait_for)
        return super().execute_fenced((), deadline, duration_after_fence)


@fault("reusable.waits_for_its_fences", hal=_NEW)
class WaitsForTheFirstFence(ReferenceExecution):
    """A fenced execution of a reusable one waits for the first of its fences alone."""

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        close_fences(wait_for[1:])
        return super().execute_fenced(wait_for[:1], deadline, duration_after_fence)


@fault(_CONFIGS, hal=_NEW)
class OneConfigForAll(ReferenceExecution):
    """Reusable executions of one prepared model have the config of the one that was created last."""

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.config = vars(self.prepared)["config"]
        return super().execute_synchronously(deadline)

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        self.config = vars(self.prepared)["config"]
        return super().execute_fenced(wait_for, deadline, duration_after_fence)

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        vars(prepared)["config"] = config


@fault(_BUFFERS, level=Level.STRICT, hal=_NEW)
class CreatedForFilledBuffersOnly(ReferencePreparedModel):
    """A reusable execution is refused if an input is in a buffer that has no content when it is created."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        status, execution = super().create_reusable_execution(request, config)
        if execution is not None:
            exchange = self.exchange(self, request)
            held = [exchange.buffer_of(each) for each in request.inputs]
            if any(buffer is not None and buffer.content is None for buffer in held):
                return ErrorStatus.GENERAL_FAILURE, None
        return status, execution


@fault(_BUFFERS, hal=_NEW)
class VerifiedAtTheFirstTime(ReferenceExecution):
    """Once an execution has found its input buffers filled, it reads what they held then if they are so no more."""

    kept: dict[int, tuple[tuple[int, ...], bytes]] | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        assert isinstance(self.prepared, ReferencePreparedModel)
        exchange = self.prepared.exchange(self.prepared, self.request)
        inputs = [buffer for each in self.request.inputs if (buffer := exchange.buffer_of(each)) is not None]
        if self.kept is None:
            held = {buffer.token: buffer.content for buffer in inputs if buffer.content is not None}
            self.kept = held if inputs and len(held) == len(inputs) else None
        emptied = [buffer for buffer in inputs if buffer.content is None and self.kept]
        for buffer in emptied:
            buffer.content = (self.kept or {})[buffer.token]
        result = super().execute_synchronously(deadline)
        for buffer in emptied:
            buffer.content = None
        return result
