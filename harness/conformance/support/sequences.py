"""Calls in any order, checked against a model of the contract: a Hypothesis state machine over the driver API.

The machine knows of everything that it opened what a driver must know too: which case a prepared model answers, which
memories a burst may keep, what a device buffer holds. A sequence of calls that the driver gets wrong is shrunk, and
its steps are the message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
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

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import content, expect_uninitialised, fill, place
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, Burst, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import compare, judge_case, judge_outputs
from nnconform.harness.execution.paths import open_burst
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

SEQUENCES, STEPS = 30, 30
# Slots that a burst may keep memories in.
_SLOTS = 3


class Broke(BaseException):
    """The driver broke down. Not an Exception, so that nothing tries to shrink it: each try would cost a driver."""


@dataclass(eq=False)
class PreparedCase:
    """A prepared model, the case that it answers, and how often it was executed."""

    prepared: PreparedModel
    case: Case
    closed: bool = False

    def __repr__(self) -> str:
        return self.case.name


@dataclass(eq=False)
class Opened:
    """A burst of a prepared model."""

    burst: Burst
    of: PreparedCase

    def __repr__(self) -> str:
        return f"burst of {self.of}"


@dataclass(eq=False)
class HeldBuffer:
    """A device buffer for the first input or output of a prepared model, and what it holds; None: nothing yet."""

    buffer: Buffer
    token: int
    of: PreparedCase
    is_input: bool
    size: int
    content: Array | None = None

    def __repr__(self) -> str:
        return f"{'input' if self.is_input else 'output'} buffer of {self.of}"


Step = Callable[..., Any]


def watched(step: Step) -> Step:
    """A step that ends the whole run when the driver breaks down."""

    @wraps(step)
    def run(machine: DriverCalls, **drawn: Any) -> Any:
        try:
            return step(machine, **drawn)
        except DriverFault as fault:
            machine.there.clear()
            raise Broke from fault

    return run


class DriverCalls(RuleBasedStateMachine):
    """One sequence of calls."""

    subject: ClassVar[Subject]
    known: ClassVar[tuple[Case, ...]]
    steps: ClassVar[list[str]]
    ready, bursts, buffers = Bundle("ready"), Bundle("bursts"), Bundle("buffers")

    def __init__(self) -> None:
        super().__init__()
        self.steps.clear()
        # Each sequence begins with a driver that was just opened, or it could not be shrunk and repeated.
        self.subject.session.close()
        self.there: list[PreparedCase | Opened | HeldBuffer] = []
        self.emulated = self.subject.session.info().emulated

    def offers(self, feature: str, since: HalVersion) -> bool:
        """Whether the driver has a feature of its own."""
        return since <= self.subject.hal and feature not in self.emulated

    # Without these, many a sequence has nothing to call.
    @initialize(target=ready, first=st.integers(0, 99), second=st.integers(0, 99))
    @watched
    def prepare_two(self, first: int, second: int) -> Any:
        return multiple(self._prepare(first), self._prepare(second))

    @rule(target=ready, choice=st.integers(0, 99))
    @watched
    def prepare(self, choice: int) -> PreparedCase:
        return self._prepare(choice)

    def _prepare(self, choice: int) -> PreparedCase:
        case = self.known[choice % len(self.known)]
        self.steps.append(f"prepare {case.name}")
        status, prepared = _prepare(self.subject, case.model)
        expect_status(status, ErrorStatus.NONE, call=f"prepare_model of {case.name}")
        assert prepared is not None
        found = PreparedCase(prepared, case)
        self.there.append(found)
        return found

    @rule(at=ready, choice=st.integers(0, 9))
    @watched
    def execute(self, at: PreparedCase, choice: int) -> None:
        paths = [path.name for path in self.subject.paths()]
        self.steps.append(f"execute {at} {paths[choice % len(paths)]}")
        self.subject.expect_right(at.prepared, at.case, paths[choice % len(paths)])

    @rule(at=ready, broken=st.sampled_from(["model", "request"]))
    @watched
    def ask_for_what_is_broken(self, at: PreparedCase, broken: str) -> None:
        if broken == "model":
            self.steps.append("prepare a model whose operation reads an operand that is not there")
            status, _ = _prepare(self.subject, _broken())
        else:
            self.steps.append(f"execute {at} with an output too few")
            request = self.subject.lay_out(at.case)
            fewer = Request(request.inputs, request.outputs[:-1], request.pools)
            status = self.subject.execute(at.prepared, fewer).status
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"what is asked with a broken {broken}")

    @rule(at=consumes(ready))
    @watched
    def close(self, at: PreparedCase) -> None:
        self.steps.append(f"close {at}")
        at.closed = True
        at.prepared.close()

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(target=bursts, at=ready)
    @watched
    def open_burst(self, at: PreparedCase) -> Opened:
        self.steps.append(f"open a burst of {at}")
        found = Opened(open_burst(at.prepared), at)
        self.there.append(found)
        return found

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=bursts, first=st.integers(0, _SLOTS - 1))
    @watched
    def execute_in_burst(self, at: Opened, first: int) -> None:
        self.steps.append(f"execute in the {at}, its pools in slots {first} and {first + _SLOTS}")
        request = self.subject.lay_out(at.of.case)
        # The arena's pools change when it grows, so that a slot is freed before another pool takes it.
        for slot in (first, first + _SLOTS):
            expect_status(at.burst.free_memory(slot), ErrorStatus.NONE, call="free_memory")
        result = at.burst.execute_synchronously(request, [first, first + _SLOTS])
        judge_case(at.of.case, self.subject.arena, result, f"execution in the {at}")

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=bursts, slot=st.integers(0, 99))
    @watched
    def free_memory(self, at: Opened, slot: int) -> None:
        self.steps.append(f"free slot {slot} of the {at}")
        expect_status(at.burst.free_memory(slot), ErrorStatus.NONE, call="free_memory, used or not,")

    @precondition(lambda self: self.offers("burst", HalVersion.V1_2))
    @rule(at=consumes(bursts))
    @watched
    def close_burst(self, at: Opened) -> None:
        self.steps.append(f"close the {at}")
        self.there.remove(at)
        at.burst.close()

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(target=buffers, at=ready, is_input=st.booleans())
    @watched
    def allocate(self, at: PreparedCase, is_input: bool) -> Any:
        self.steps.append(f"allocate the first {'input' if is_input else 'output'} of {at}")
        array = at.case.inputs[0] if is_input else at.case.expected[0]
        assert array is not None
        role = [BufferRole(0, 0)]
        roles = (role, []) if is_input else ([], role)
        status, buffer, token = self.subject.device.allocate(BufferDesc(array.shape), [at.prepared], *roles)
        if status == ErrorStatus.GENERAL_FAILURE and buffer is None:
            # The driver has no buffers to give, which is its right.
            return multiple()
        expect_status(status, ErrorStatus.NONE, call="allocate")
        assert buffer is not None
        tokens = [each.token for each in self.there if isinstance(each, HeldBuffer)]
        expect(token > 0 and token not in tokens, f"allocate gave token {token}; alive are {tokens}")
        found = HeldBuffer(buffer, token, at, is_input, array.nbytes)
        self.there.append(found)
        return found

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @watched
    def copy_from(self, at: HeldBuffer) -> None:
        self.steps.append(f"copy into the {at}")
        array = at.of.case.inputs[0] if at.is_input else at.of.case.expected[0]
        assert array is not None
        fill(self.subject, at.buffer, array)
        at.content = array

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @watched
    def copy_to(self, at: HeldBuffer) -> None:
        self.steps.append(f"copy out of the {at}")
        if at.content is None:
            expect_uninitialised(self.subject, at.buffer, at.size, "that nothing was written to")
            return
        same = content(self.subject, at.buffer, at.content).tobytes() == at.content.tobytes()
        expect(same, f"the {at} holds other bytes than were last written to it")

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=buffers)
    @watched
    def execute_with_a_buffer(self, at: HeldBuffer) -> None:
        if at.of.closed:
            return
        self.steps.append(f"execute {at.of} with the {at}")
        case = at.of.case
        request = self.subject.lay_out(case)
        named = {0: at.buffer}
        request = place(request, named) if at.is_input else place(request, None, named)
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
        comparison = compare(case, [at.content, *others])
        expect(comparison.passed, explain(comparison, case.inputs), Verdict.WRONG)

    @precondition(lambda self: self.offers("allocate", HalVersion.V1_3))
    @rule(at=consumes(buffers))
    @watched
    def close_buffer(self, at: HeldBuffer) -> None:
        self.steps.append(f"close the {at}")
        self.there.remove(at)
        at.buffer.close()

    @watched
    def teardown(self) -> None:
        for each in reversed(self.there):
            if isinstance(each, Opened):
                each.burst.close()
            elif isinstance(each, HeldBuffer):
                each.buffer.close()
            elif not each.closed:
                each.prepared.close()


def run_sequences(subject: Subject, number: int) -> None:
    """Try SEQUENCES sequences drawn from ``number``. Raises VerdictReached with the shrunk steps of one that fails."""
    steps: list[str] = []
    known = tuple(case for case in models.cases(subject.hal) if _is_supported(subject, case.model))
    if not known:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models that calls are made with")
    machine = seed(number)(type("DriverCalls", (DriverCalls,), {"subject": subject, "steps": steps, "known": known}))
    chosen = settings(
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
        run_state_machine_as_test(machine, settings=chosen)
    except Broke as broke:
        fault = broke.__cause__
        assert isinstance(fault, DriverFault)
        fault.args = (f"{fault}\n{_told(steps)}",)
        raise fault from None
    except VerdictReached as settled:
        raise VerdictReached(settled.verdict, f"{settled}\n{_told(steps)}", **settled.details) from None
    except Flaky as flaky:
        once = next((each for each in _causes(flaky) if isinstance(each, VerdictReached)), None)
        if once is None:
            raise
        raise VerdictReached(Verdict.FLAKY, f"{once}; the same calls on a driver just opened did not show it") from None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The exceptions on the way to this one."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _is_supported(subject: Subject, model: Model) -> bool:
    status, supported = subject.device.supported_operations(model)
    return status == ErrorStatus.NONE and all(supported)


def _prepare(subject: Subject, model: Model) -> tuple[ErrorStatus, PreparedModel | None]:
    """Prepare without the help of the subject, which would close at the end of the trial what a step closes."""
    preparation = prepare(subject.session, model)
    preparation.expect_no_problem()
    return preparation.status, preparation.prepared


def _broken() -> Model:
    """A model whose operation reads an operand that is not there."""
    model = models.case("add_float32").model
    operation = model.main.operations[0]
    beyond = replace(operation, inputs=(*operation.inputs[:-1], len(model.main.operands)))
    return replace(model, main=replace(model.main, operations=(beyond,)))


def _told(steps: list[str]) -> str:
    return "after these calls:\n" + "\n".join(f"  {number}. {step}" for number, step in enumerate(steps, 1))
