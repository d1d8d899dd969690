"""The state machine of the contract that sequences of calls are checked against."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from nnconform.fuzz.prepared import PreparedCases
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import content, expect_uninitialised, fill, place
from nnconform.harness.conformance.support.models import with_cycle
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, Burst, PreparedModel
from nnconform.harness.driver.room import is_full
from nnconform.harness.execution.alive import NoRoom
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import compare, judge_case, judge_outputs
from nnconform.harness.execution.paths import Launch, launch, open_burst
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

Item = TypeVar("Item")
# How many of a kind may be open at once.
_MOST = 6
_SLOTS = 3


@dataclass(eq=False)
class OpenModel:
    """A prepared model and its case."""

    prepared: PreparedModel
    case: Case


@dataclass(eq=False)
class ModelBurst:
    """A burst and the case of its model."""

    burst: Burst
    case: Case


@dataclass(eq=False)
class UnderWay:
    """An execution that was launched, in memory of its own."""

    launched: Launch
    arena: Arena
    case: Case


@dataclass(eq=False)
class ModelBuffer:
    """A buffer for the first input or output of a model, and its content; None if uninitialised."""

    buffer: Buffer
    of: OpenModel
    is_input: bool
    content: Array | None = None

    def array(self) -> Array:
        """Return the value that the case has for it."""
        array = self.of.case.inputs[0] if self.is_input else self.of.case.expected[0]
        assert array is not None
        return array


class CallMachine:
    """Makes calls on a driver and checks them; ``made`` gets the name of each that was made. ``make`` and ``end`` raise
    VerdictReached, DriverFault.
    """

    def __init__(self, subject: Subject, known: PreparedCases, made: list[str]) -> None:
        self._subject, self._known, self._made = subject, known, made
        self._emulated = subject.session.info().emulated
        self._models: list[OpenModel] = []
        self._bursts: list[ModelBurst] = []
        self._under_way: list[UnderWay] = []
        self._buffers: list[ModelBuffer] = []

    def make(self, name: str, at: int, number: int) -> None:
        """Make a call. Raises ValueError for an unknown name, as of a finding of another version."""
        if name not in CALLS:
            raise ValueError(f"there is no call {name!r} any more")
        if CALLS[name](self, at, number):
            self._made.append(name)

    def end(self) -> None:
        """Await what is under way, and close everything."""
        for _ in list(self._under_way):
            self.await_one(0, 0)
        for burst in self._bursts:
            burst.burst.close()
        for buffer in self._buffers:
            buffer.buffer.close()
        for model in self._models:
            model.prepared.close()

    def _offers(self, feature: str, since: HalVersion) -> bool:
        return since <= self._subject.hal and feature not in self._emulated

    def prepare(self, at: int, number: int) -> bool:
        """Prepare a model."""
        cases = self._known.all_supported()
        if not cases:
            raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models of the sequences")
        if len(self._models) == _MOST:
            return False
        case = cases[(at * 16 + number) % len(cases)]
        preparation = self._subject.launch(case.model)
        expect_status(preparation.status, ErrorStatus.NONE, call=f"prepare_model of {case.name}")
        assert preparation.prepared is not None
        self._models.append(OpenModel(preparation.prepared, case))
        return True

    def prepare_broken(self, at: int, number: int) -> bool:
        """Prepare a model whose operations form a cycle."""
        if "validation" in self._emulated:
            return False
        status = self._subject.launch(with_cycle()).status
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call="prepare_model of a cycle")
        return True

    def query(self, at: int, number: int) -> bool:
        """Ask which operations of a model are supported."""
        cases = self._known.all_supported()
        case = cases[(at * 16 + number) % len(cases)] if cases else None
        if case is None:
            return False
        supported = self._subject.supported_operations(case.model, case.name)
        expect(all(supported), f"{case.name} was supported, and is not any more")
        return True

    def execute(self, at: int, number: int) -> bool:
        """Execute a model on a path."""
        model = _chosen(self._models, at)
        if model is None:
            return False
        paths = [path.name for path in self._subject.paths()]
        self._subject.expect_right(model.prepared, model.case, paths[number % len(paths)])
        return True

    def execute_broken(self, at: int, number: int) -> bool:
        """Execute with an output too few."""
        model = _chosen(self._models, at)
        if model is None or "validation" in self._emulated:
            return False
        paths = [path.name for path in self._subject.paths()]
        request = self._subject.lay_out(model.case)
        fewer = Request(request.inputs, request.outputs[:-1], request.pools)
        result = self._subject.execute(model.prepared, fewer, paths[number % len(paths)])
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call="an execution with an output too few")
        return True

    def launch_one(self, at: int, number: int) -> bool:
        """Launch an asynchronous execution, and go on."""
        model = _chosen(self._models, at)
        if model is None or "asynchronous" in self._emulated or len(self._under_way) == _MOST:
            return False
        arena = Arena(number)
        request = self._subject.lay_out(model.case, arena)
        self._under_way.append(UnderWay(launch(model.prepared, request), arena, model.case))
        return True

    def await_one(self, at: int, number: int) -> bool:
        """Wait for the callback of an execution."""
        execution = _chosen(self._under_way, at)
        if execution is None:
            return False
        self._under_way.remove(execution)
        result = execution.launched.wait(self._subject.session)
        judge_case(execution.case, execution.arena, result, f"asynchronous execution of {execution.case.name}")
        return True

    def close(self, at: int, number: int) -> bool:
        """Close a prepared model, whatever is under way in it."""
        model = _chosen(self._models, at)
        if model is None:
            return False
        self._models.remove(model)
        model.prepared.close()
        return True

    def open_burst(self, at: int, number: int) -> bool:
        """Open a burst."""
        model = _chosen(self._models, at)
        if model is None or not self._offers("burst", HalVersion.V1_2) or len(self._bursts) == _MOST:
            return False
        try:
            self._bursts.append(ModelBurst(open_burst(model.prepared), model.case))
        except NoRoom as refused:
            if refused.verdict is not Verdict.NOT_APPLICABLE:
                raise
        return True

    def execute_in_burst(self, at: int, number: int) -> bool:
        """Execute in a burst, with slots that may be in use."""
        burst = _chosen(self._bursts, at)
        if burst is None:
            return False
        request, slots = self._subject.lay_out(burst.case), (number % _SLOTS, number % _SLOTS + _SLOTS)
        # The arena's pools change when it grows, so that a slot is freed before another pool takes it.
        for slot in slots:
            expect_status(burst.burst.free_memory(slot), ErrorStatus.NONE, call="free_memory")
        result = burst.burst.execute_synchronously(request, slots)
        judge_case(burst.case, self._subject.arena, result, "an execution in a burst")
        return True

    def free_memory(self, at: int, number: int) -> bool:
        """Free a slot, used or not, or a negative one."""
        burst = _chosen(self._bursts, at)
        if burst is None:
            return False
        slot = number - 1
        wanted = ErrorStatus.INVALID_ARGUMENT if slot < 0 else ErrorStatus.NONE
        expect_status(burst.burst.free_memory(slot), wanted, call=f"free_memory of slot {slot}")
        return True

    def close_burst(self, at: int, number: int) -> bool:
        """Close a burst."""
        burst = _chosen(self._bursts, at)
        if burst is None:
            return False
        self._bursts.remove(burst)
        burst.burst.close()
        return True

    def allocate(self, at: int, number: int) -> bool:
        """Allocate a buffer for the first input or output of a model."""
        model = _chosen(self._models, at)
        if model is None or not self._offers("allocate", HalVersion.V1_3) or len(self._buffers) == _MOST:
            return False
        is_input, role = number % 2 == 0, [BufferRole(0, 0)]
        array = model.case.inputs[0] if is_input else model.case.expected[0]
        if array is None:
            return False
        roles = (role, []) if is_input else ([], role)
        status, buffer, token = self._subject.device.allocate(BufferDesc(array.shape), [model.prepared], *roles)
        if buffer is None and (status == ErrorStatus.GENERAL_FAILURE or is_full(status, len(self._buffers))):
            return True  # a driver may have no buffers of this kind, or no room for another
        expect_status(status, ErrorStatus.NONE, call="allocate")
        assert buffer is not None
        alive = [each.buffer.token for each in self._buffers]
        expect(token > 0 and token not in alive, f"allocate gave token {token}; alive are {alive}")
        self._buffers.append(ModelBuffer(buffer, model, is_input))
        return True

    def copy_from(self, at: int, number: int) -> bool:
        """Copy into a buffer, at times a wrong number of bytes: it is uninitialised then."""
        chosen = _chosen(self._buffers, at)
        if chosen is None:
            return False
        array = chosen.array()
        if number % 4 == 3:
            status = chosen.buffer.copy_from(self._subject.memory(bytes(array.nbytes + 1)))
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call="copy_from a byte too many")
            chosen.content = None
            return True
        fill(self._subject, chosen.buffer, array)
        chosen.content = array
        return True

    def copy_to(self, at: int, number: int) -> bool:
        """Copy out of a buffer."""
        chosen = _chosen(self._buffers, at)
        if chosen is None:
            return False
        if chosen.content is None:
            expect_uninitialised(self._subject, chosen.buffer, chosen.array().nbytes, "that nothing was written to")
            return True
        same = content(self._subject, chosen.buffer, chosen.content).tobytes() == chosen.content.tobytes()
        expect(same, "a buffer holds other bytes than were last written to it")
        return True

    def execute_with_buffer(self, at: int, number: int) -> bool:
        """Execute with a buffer as an input or output."""
        chosen = _chosen(self._buffers, at)
        if chosen is None or chosen.of not in self._models:
            return False
        case, buffers = chosen.of.case, {0: chosen.buffer}
        request = self._subject.lay_out(case)
        request = place(request, buffers) if chosen.is_input else place(request, None, buffers)
        result = self._subject.execute(chosen.of.prepared, request)
        if chosen.is_input and chosen.content is None:
            call = "execution with an input buffer that nothing was written to"
            expect_status(result.status, ErrorStatus.GENERAL_FAILURE, call=call)
            return True
        expect_status(result.status, ErrorStatus.NONE, call="execution with a buffer")
        if chosen.is_input:
            judge_outputs(case, self._subject.arena, result)
            return True
        chosen.content = content(self._subject, chosen.buffer, case.expected[0])
        comparison = compare(case, [chosen.content, *self._subject.arena.outputs(result.output_shapes)[1:]])
        if not comparison.passed:
            fail(explain(comparison, case.inputs), Verdict.WRONG)
        return True

    def close_buffer(self, at: int, number: int) -> bool:
        """Close a buffer."""
        chosen = _chosen(self._buffers, at)
        if chosen is None:
            return False
        self._buffers.remove(chosen)
        chosen.buffer.close()
        return True


def _chosen(items: Sequence[Item], at: int) -> Item | None:
    return items[at % len(items)] if items else None


MakeCall = Callable[[CallMachine, int, int], bool]
CALLS: dict[str, MakeCall] = {
    method.__name__: method
    for method in (
        CallMachine.prepare,
        CallMachine.execute,
        CallMachine.launch_one,
        CallMachine.await_one,
        CallMachine.close,
        CallMachine.open_burst,
        CallMachine.execute_in_burst,
        CallMachine.free_memory,
        CallMachine.close_burst,
        CallMachine.allocate,
        CallMachine.copy_from,
        CallMachine.copy_to,
        CallMachine.execute_with_buffer,
        CallMachine.close_buffer,
        CallMachine.execute_broken,
        CallMachine.prepare_broken,
        CallMachine.query,
    )
}
