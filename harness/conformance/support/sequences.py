"""Random sequences of driver calls, checked by a Hypothesis state machine that models the contract.

For everything that it opens the machine keeps the state that a driver must have too: the case of a prepared model, the
memories that a burst may keep, the content of a device buffer. A failing sequence is shrunk, and its steps are in the
message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    multiple,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import content, expect_uninitialised, fill, place
from nnconform.harness.conformance.support.shortest import ShortEnough, Shortest
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, Burst, PreparedModel
from nnconform.harness.driver.room import LEAST_ALIVE, is_full, no_room
from nnconform.harness.execution.alive import NoRoom
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import expect_right, judge_case, judge_outputs
from nnconform.harness.execution.paths import open_burst
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

SEQUENCES, STEPS = 30, 30
# Slots that a burst may keep memories in.
_SLOTS = 3


class DriverBroke(BaseException):
    """The driver broke down. Not an Exception, so that Hypothesis does not shrink it: each try would cost a driver."""


@dataclass(eq=False)
class PreparedCase:
    """A prepared model, its case, and whether it is closed."""

    prepared: PreparedModel
    case: Case
    closed: bool = False

    def __repr__(self) -> str:
        return self.case.name


@dataclass(eq=False)
class OpenBurst:
    """A burst of a prepared model."""

    burst: Burst
    of: PreparedCase

    def __repr__(self) -> str:
        return f"burst of {self.of}"


@dataclass(eq=False)
class SequenceBuffer:
    """A device buffer for the first input or output of a prepared model, and its content; None if uninitialised."""

    buffer: Buffer
    token: int
    of: PreparedCase
    is_input: bool
    size: int
    content: Array | None = None

    def __repr__(self) -> str:
        return f"{'input' if self.is_input else 'output'} buffer of {self.of}"


Step = Callable[..., Any]


def ending_run_on_fault(step: Step) -> Step:
    """Return a step that ends the whole run if the driver breaks down."""

    @wraps(step)
    def run(machine: DriverCalls, **drawn: Any) -> Any:
        try:
            return step(machine, **drawn)
        except DriverFault as fault:
            machine.opened.clear()
            raise DriverBroke from fault
        except VerdictReached as reached:
            machine.shortest.note(machine.steps, reached)
            raise

    return run


class DriverCalls(RuleBasedStateMachine):
    """The state machine: one sequence of calls."""

    subject: ClassVar[Subject]
    known: ClassVar[tuple[Case, ...]]
    steps: ClassVar[list[str]]
    shortest: ClassVar[Shortest]
    ready, bursts, buffers = Bundle("ready"), Bundle("bursts"), Bundle("buffers")

    def __init__(self) -> None:
        super().__init__()
        self.steps.clear()
        # Each sequence begins with a newly opened driver, so that it can be shrunk and repeated.
        self.subject.session.close()
        self.opened: list[PreparedCase | OpenBurst | SequenceBuffer] = []
        self.emulated = self.subject.session.info().emulated

    def offers(self, feature: str, since: HalVersion) -> bool:
        """Return whether the driver itself has a feature."""
        return since <= self.subject.hal and feature not in self.emulated

    # Two prepared models from the start: without them many sequences have nothing to call.
    @initialize(target=ready, first=st.integers(0, 99), second=st.integers(0, 99))
    @ending_run_on_fault
    def prepare_two(self, first: int, second: int) -> Any:
        return multiple(self._prepare(first), self._prepare(second))

    @rule(target=ready, choice=st.integers(0, 99))
    @ending_run_on_fault
    def prepare(self, choice: int) -> Any:
        return self._prepare(choice)

    def _prepare(self, choice: int) -> Any:
        case = self.known[choice % len(self.known)]
        self.steps.append(f"prepare {case.name}")
        status, prepared = _prepare(self.subject, case.model)
        if status in no_room(self.subject.hal) and len(self.opened) >= LEAST_ALIVE:
            return multiple()
        expect_status(status, ErrorStatus.NONE, call=f"prepare_model of {case.name}")
        assert prepared is not None
        prepared_case = PreparedCase(prepared, case)
        self.opened.append(prepared_case)
        return prepared_case

    @rule(at=ready, choice=st.integers(0, 9))
    @ending_run_on_fault
    def execute(self, at: PreparedCase, choice: int) -> None:
        paths = [path.name for path in self.subject.paths()]
        self.steps.append(f"execute {at} {paths[choice % len(paths)]}")
        self.subject.expect_right(at.prepared, at.case, paths[choice % len(paths)])

    @rule(at=ready, broken=st.sampled_from(["model", "request"]))
    @ending_run_on_fault
    def ask_for_what_is_broken(self, at: PreparedCase, broken: str) -> None:
        if broken == "model":
            self.steps.append("prepare a model whose operation reads an operand that is not there")
            status, _ = _prepare(self.subject, _broken())
        else:
            self.steps.append(f"execute {at} with an output too few")
            request = self.subject.lay_out(at.case)
            fewer = Request(request.inputs, request.outputs[:-1], request.pools)
            status = self.subject.execute(at.prepared, fewer).status
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"a call with a broken {broken}")

    @rule(at=consumes(ready))
    @ending_run_on_fault
    def close(self, at: PreparedCase) -> None:
        self.steps.append(f"close {at}")
        at.closed = True
        at.prepared.close()

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(target=bursts, at=ready)
    @ending_run_on_fault
    def open_burst(self, at: PreparedCase) -> Any:
        self.steps.append(f"open a burst of {at}")
        try:
            burst = OpenBurst(open_burst(at.prepared), at)
        except NoRoom as refused:
            if refused.verdict is Verdict.NOT_APPLICABLE:
                return multiple()
            raise
        self.opened.append(burst)
        return burst

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=bursts, first=st.integers(0, _SLOTS - 1))
    @ending_run_on_fault
    def execute_in_burst(self, at: OpenBurst, first: int) -> None:
        self.steps.append(f"execute in the {at}, its pools in slots {first} and {first + _SLOTS}")
        request = self.subject.lay_out(at.of.case)
        # The arena's pools change when it grows, so that a slot is freed before another pool takes it.
        for slot in (first, first + _SLOTS):
            expect_status(at.burst.free_memory(slot), ErrorStatus.NONE, call="free_memory")
        result = at.burst.execute_synchronously(request, [first, first + _SLOTS])
        judge_case(at.of.case, self.subject.arena, result, f"execution in the {at}")

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=bursts, slot=st.integers(0, 99))
    @ending_run_on_fault
    def free_memory(self, at: OpenBurst, slot: int) -> None:
        self.steps.append(f"free slot {slot} of the {at}")
        expect_status(at.burst.free_memory(slot), ErrorStatus.NONE, call="free_memory, used or not,")

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=consumes(bursts))
    @ending_run_on_fault
    def close_burst(self, at: OpenBurst) -> None:
        self.steps.append(f"close the {at}")
        self.opened.remove(at)
        at.burst.close()

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(target=buffers, at=ready, is_input=st.booleans())
    @ending_run_on_fault
    def allocate(self, at: PreparedCase, is_input: bool) -> Any:
        self.steps.append(f"allocate the first {'input' if is_input else 'output'} of {at}")
        array = at.case.inputs[0] if is_input else at.case.expected[0]
        assert array is not None
        role = [BufferRole(0, 0)]
        roles = (role, []) if is_input else ([], role)
        status, buffer, token = self.subject.device.allocate(BufferDesc(array.shape), [at.prepared], *roles)
        tokens = [each.token for each in self.opened if isinstance(each, SequenceBuffer)]
        refused = status == ErrorStatus.GENERAL_FAILURE or is_full(status, len(tokens))
        if refused and buffer is None:
            # The contract permits a driver to allocate no buffers, and to have no room for another.
            return multiple()
        expect_status(status, ErrorStatus.NONE, call="allocate")
        assert buffer is not None
        expect(token > 0 and token not in tokens, f"allocate gave token {token}; alive are {tokens}")
        opened = SequenceBuffer(buffer, token, at, is_input, array.nbytes)
        self.opened.append(opened)
        return opened

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @ending_run_on_fault
    def copy_from(self, at: SequenceBuffer) -> None:
        self.steps.append(f"copy into the {at}")
        array = at.of.case.inputs[0] if at.is_input else at.of.case.expected[0]
        assert array is not None
        fill(self.subject, at.buffer, array)
        at.content = array

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @ending_run_on_fault
    def copy_to(self, at: SequenceBuffer) -> None:
        self.steps.append(f"copy out of the {at}")
        if at.content is None:
            expect_uninitialised(self.subject, at.buffer, at.size, "that nothing was written to")
            return
        same = content(self.subject, at.buffer, at.content).tobytes() == at.content.tobytes()
        expect(same, f"the {at} holds other bytes than were last written to it")

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @ending_run_on_fault
    def execute_with_a_buffer(self, at: SequenceBuffer) -> None:
        if at.of.closed:
            return
        self.steps.append(f"execute {at.of} with the {at}")
        case = at.of.case
        request = self.subject.lay_out(case)
        buffers = {0: at.buffer}
        request = place(request, buffers) if at.is_input else place(request, None, buffers)
        result = self.subject.execute(at.of.prepared, request)
        if at.is_input and at.content is None:
            wanted = ErrorStatus.GENERAL_FAILURE
            expect_status(result.status, wanted, call="execution with an input buffer that nothing was written to")
            return
        expect_status(result.status, ErrorStatus.NONE, call=f"execution with the {at}")
        if at.is_input:
            judge_outputs(case, self.subject.arena, result)
            return
        at.content = content(self.subject, at.buffer, case.expected[0])
        others = self.subject.arena.outputs(result.output_shapes)[1:]
        expect_right(case, [at.content, *others])

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=consumes(buffers))
    @ending_run_on_fault
    def close_buffer(self, at: SequenceBuffer) -> None:
        self.steps.append(f"close the {at}")
        self.opened.remove(at)
        at.buffer.close()

    @ending_run_on_fault
    def teardown(self) -> None:
        for each in reversed(self.opened):
            if isinstance(each, OpenBurst):
                each.burst.close()
            elif isinstance(each, SequenceBuffer):
                each.buffer.close()
            elif not each.closed:
                each.prepared.close()
        # Here, where a sequence has drawn all that it draws: Hypothesis would miss the rest of one that it knows.
        self.shortest.end_if_enough()


def run_sequences(subject: Subject, number: int) -> None:
    """Try SEQUENCES sequences drawn from the seed ``number``. Raises VerdictReached with the shrunk steps of a failing
    one.
    """
    steps, shortest = list[str](), Shortest()
    known = tuple(case for case in models.cases(subject.hal) if _is_supported(subject, case.model))
    if not known:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models of the sequences")
    members = {"subject": subject, "steps": steps, "known": known, "shortest": shortest}
    machine = seed(number)(type("DriverCalls", (DriverCalls,), members))
    run_settings = settings(
        max_examples=SEQUENCES,
        stateful_step_count=STEPS,
        database=None,
        deadline=None,
        derandomize=False,
        print_blob=False,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    try:
        run_state_machine_as_test(machine, settings=run_settings)
    except DriverBroke as broke:
        fault = broke.__cause__
        assert isinstance(fault, DriverFault)
        fault.args = (f"{fault}\n{_after(steps)}",)
        raise fault from None
    except VerdictReached as reached:
        raise _with_steps(reached, steps) from None
    except ShortEnough:
        assert shortest.reached is not None
        raise _with_steps(shortest.reached, shortest.steps) from None
    except Flaky as flaky:
        verdict = next((each for each in _causes(flaky) if isinstance(each, VerdictReached)), None)
        if verdict is None:
            raise
        raise VerdictReached(
            Verdict.FLAKY, f"{verdict}; the same calls on a newly opened driver did not fail"
        ) from None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield the exception and all its causes."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _is_supported(subject: Subject, model: Model) -> bool:
    status, supported = subject.device.supported_operations(model)
    return status == ErrorStatus.NONE and all(supported)


def _prepare(subject: Subject, model: Model) -> tuple[ErrorStatus, PreparedModel | None]:
    """Prepare a model that a step closes itself: ``Subject.prepare`` would close it at the end of the trial."""
    preparation = prepare(subject.session, model)
    preparation.expect_no_problem()
    return preparation.status, preparation.prepared


def _broken() -> Model:
    """Return a model whose operation reads an operand that does not exist."""
    model = models.case("add_float32").model
    operation = model.main.operations[0]
    beyond = replace(operation, inputs=(*operation.inputs[:-1], len(model.main.operands)))
    return replace(model, main=replace(model.main, operations=(beyond,)))


def _with_steps(reached: VerdictReached, steps: Sequence[str]) -> VerdictReached:
    return VerdictReached(reached.verdict, f"{reached}\n{_after(steps)}", **reached.details)


def _after(steps: Sequence[str]) -> str:
    return "after these calls:\n" + "\n".join(f"  {number}. {step}" for number, step in enumerate(steps, 1))
