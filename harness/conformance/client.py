"""The client's side of the NNAPI under test: the definition of its rules, and what they have in common.

A rule is a function in a module of ``client_rules``, marked with ``@client_rule``; its docstring is its text. It takes
a ``Client`` and returns if the implementation keeps the rule, else ``Client.expect`` raises VerdictReached.
"""

from __future__ import annotations

import inspect
import mmap
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache

import msgspec
from msgspec.structs import replace

from nnconform.harness.conformance import client_rules
from nnconform.harness.conformance.support import models
from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.execution.expect import expect
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, name_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, SymmPerChannelQuantParams
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.runtime.client.api import ClientApi, Handle, OffersClientApi, ResultCode
from nnconform.harness.spec.case import Case

NO_ERROR = ResultCode.NO_ERROR
_CONSTANT = OperandLifeTime.CONSTANT_COPY


class ClientWay(msgspec.Struct, frozen=True):
    """A way to execute; ``run`` starts an execution, waits for its end and returns its result."""

    name: str
    run: Callable[[Handle], int]


class Client:
    """A client of ``api``, with a small model whose answers are worked by hand."""

    def __init__(self, api: ClientApi) -> None:
        self.api = api
        self.case: Case = models.case("add_float32")

    def expect(self, got: int, *wanted: ResultCode, call: str) -> None:
        """Raises VerdictReached unless a call returned one of these codes."""
        names = " or ".join(code.name for code in wanted)
        verdict = Verdict.ACCEPTED_INVALID if got == NO_ERROR else Verdict.ERROR
        expect(got in wanted, f"{call}: got {name_of(ResultCode, got)}, wanted {names}", verdict)

    def take(self, made: tuple[int, Handle], call: str) -> Handle:
        """Return what a call created. Raises VerdictReached if it did not."""
        code, handle = made
        self.expect(code, NO_ERROR, call=call)
        return handle

    def unidentified(self, model: Model | None = None, *, backwards: bool = False, graphs: bool = True) -> Handle:
        """Return the model of the case (None) without inputs and outputs; ``backwards``: its operations last first;
        not ``graphs``: without the models that are values.
        """
        api, model = self.api, model or self.case.model
        handle = self.take(api.model_create(), "Model_create")
        graph = model.main
        for index, operand in enumerate(graph.operands):
            self.expect(api.model_add_operand(handle, operand), NO_ERROR, call=f"addOperand {operand!r}")
            if isinstance(operand.extra_params, SymmPerChannelQuantParams):
                code = api.model_set_channel_scales(handle, index, operand.extra_params)
                self.expect(code, NO_ERROR, call=f"setOperandSymmPerChannelQuantParams of operand {index}")
            if operand.lifetime == OperandLifeTime.SUBGRAPH and graphs:
                value = self.model(replace(model, main=model.referenced[operand.location.offset]))
                code = api.model_set_operand_value_from_model(handle, index, value)
                self.expect(code, NO_ERROR, call=f"setOperandValueFromModel of operand {index}")
            if operand.lifetime == _CONSTANT:
                value = bytes(model.constant(operand))
                code = api.model_set_operand_value(handle, index, value, len(value))
                self.expect(code, NO_ERROR, call=f"setOperandValue of operand {index}")
        for step in reversed(graph.operations) if backwards else graph.operations:
            code = api.model_add_operation(handle, step.type, step.inputs, step.outputs)
            self.expect(code, NO_ERROR, call=f"addOperation {step!r}")
        return handle

    def unfinished(self, model: Model | None = None, *, backwards: bool = False, graphs: bool = True) -> Handle:
        """Return such a model with its inputs and outputs, not finished."""
        api, graph = self.api, (model or self.case.model).main
        handle = self.unidentified(model, backwards=backwards, graphs=graphs)
        code = api.model_identify_inputs_and_outputs(handle, graph.input_indexes, graph.output_indexes)
        self.expect(code, NO_ERROR, call="identifyInputsAndOutputs")
        return handle

    def model(self, model: Model | None = None, *, backwards: bool = False) -> Handle:
        """Return a finished model."""
        handle = self.unfinished(model, backwards=backwards)
        self.expect(self.api.model_finish(handle), NO_ERROR, call="Model_finish of a valid model")
        return handle

    def unfinished_compilation(self, model: Handle = None) -> Handle:
        """Return a compilation that is not finished, for the devices that the address names."""
        return self.take(self.compile(model or self.model()), "Compilation_create")

    def compile(self, model: Handle) -> tuple[int, Handle]:
        """Return what creating a compilation for the devices that the address names returns."""
        devices = self.api.named_devices()
        if devices is None:
            return self.api.compilation_create(model)
        return self.api.compilation_create_for_devices(model, devices)

    def devices(self) -> list[Handle]:
        """Return all devices."""
        code, count = self.api.device_count()
        self.expect(code, NO_ERROR, call="getDeviceCount")
        return [self.take(self.api.get_device(number), f"getDevice {number}") for number in range(count)]

    def device(self, model: Handle) -> Handle:
        """Return a device that has all operations of a finished model. Raises Refusal if there is none."""
        count = len(self.case.model.main.operations)
        for device in self.api.named_devices() or self.devices():
            if self._has_all(model, [device], count):
                return device
        raise Refusal(ErrorStatus.GENERAL_FAILURE, "no device has the operations of the model")

    def unfinished_on_device(self) -> Handle:
        """Return a compilation for one device that is named alone, not finished."""
        model = self.model()
        made = self.api.compilation_create_for_devices(model, [self.device(model)])
        return self.take(made, "Compilation_createForDevices")

    def on_device(self) -> Handle:
        """Return a finished compilation for one device that is named alone."""
        handle = self.unfinished_on_device()
        self.expect(self.api.compilation_finish(handle), NO_ERROR, call="Compilation_finish for one device")
        return handle

    def memory(self, size: int) -> tuple[Handle, Memory]:
        """Return a memory of a file, and the same memory as the client sees it."""
        own = Memory.create(size)
        made = self.api.memory_create_from_fd(size, mmap.PROT_READ | mmap.PROT_WRITE, own.fd, 0)
        return self.take(made, "Memory_createFromFd"), own

    def described(self, compilation: Handle, inputs: Sequence[int] = (), outputs: Sequence[int] = ()) -> Handle:
        """Return a memory for these arguments of a compilation."""
        desc = self.take(self.api.desc_create(), "MemoryDesc_create")
        for output, indexes in ((False, inputs), (True, outputs)):
            for index in indexes:
                code = self.api.desc_add_role(desc, compilation, output, index, 1.0)
                self.expect(code, NO_ERROR, call=f"MemoryDesc_add{'Output' if output else 'Input'}Role {index}")
        self.expect(self.api.desc_finish(desc), NO_ERROR, call="MemoryDesc_finish")
        code, memory = self.api.memory_create_from_desc(desc)
        self.api.desc_free(desc)
        if code == ResultCode.OP_FAILED:
            raise Refusal(ErrorStatus.GENERAL_FAILURE, "no device allocates memory for roles")
        return self.take((code, memory), "Memory_createFromDesc")

    def compilation(self, model: Handle = None) -> Handle:
        """Return a finished compilation."""
        handle = self.unfinished_compilation(model)
        self.expect(self.api.compilation_finish(handle), NO_ERROR, call="Compilation_finish")
        return handle

    def bare_execution(self, compilation: Handle = None) -> Handle:
        """Return an execution without arguments."""
        return self.take(self.api.execution_create(compilation or self.compilation()), "Execution_create")

    def expect_support(self, model: Handle, count: int) -> None:
        """Raises Refusal if the address names devices, and none of them has one of the ``count`` operations."""
        devices = self.api.named_devices()
        if devices is not None and not self._has_all(model, devices, count):
            raise Refusal(ErrorStatus.GENERAL_FAILURE, "the device has not all operations of the model")

    def _has_all(self, model: Handle, devices: Sequence[Handle], count: int) -> bool:
        """Return whether some of these devices have each of the ``count`` operations of a finished model."""
        code, supported = self.api.model_supported_operations(model, devices, count)
        self.expect(code, NO_ERROR, call="getSupportedOperationsForDevices")
        return all(supported)

    def expect_computed(self, case: Case, model: Handle = None) -> None:
        """Raises VerdictReached unless a case is computed right in each way, Refusal if the devices do not have it.

        ``model`` is the finished model of the case; None: one is built.
        """
        model = self.model(case.model) if model is None else model
        self.expect_support(model, len(case.model.main.operations))
        compilation = self.compilation(model)
        for way in self.ways(compilation):
            execution, rooms = self.execution(compilation, case)
            self.expect(way.run(execution), NO_ERROR, call=f"{way.name} of {case.name}")
            self.expect_right(rooms, f"{way.name} of {case.name}", case)

    def execution(self, compilation: Handle = None, case: Case | None = None) -> tuple[Handle, list[bytearray]]:
        """Return an execution of a case (None: the client's) with its arguments, and the rooms of its outputs."""
        execution, case = self.bare_execution(compilation), case or self.case
        for index, array in enumerate(case.inputs):
            assert array is not None
            code = self.api.execution_set_input(execution, index, array.tobytes(), array.nbytes)
            self.expect(code, NO_ERROR, call=f"setInput {index}")
        rooms = [bytearray(_expected(case, index).nbytes) for index in range(len(case.expected))]
        for index, room in enumerate(rooms):
            code = self.api.execution_set_output(execution, index, room, len(room))
            self.expect(code, NO_ERROR, call=f"setOutput {index}")
        return execution, rooms

    def ways(self, compilation: Handle) -> list[ClientWay]:
        """Return the ways to execute of a compilation."""
        api = self.api
        burst = self.take(api.burst_create(compilation), "Burst_create")

        def until_event(made: tuple[int, Handle]) -> int:
            code, event = made
            if code == NO_ERROR:
                code = api.event_wait(event)
                api.event_free(event)
            return code

        return [
            ClientWay("compute", api.execution_compute),
            ClientWay("startCompute", lambda execution: until_event(api.execution_start_compute(execution))),
            ClientWay("burstCompute", lambda execution: api.execution_burst_compute(execution, burst)),
            ClientWay(
                "startComputeWithDependencies",
                lambda each: until_event(api.execution_start_compute_with_dependencies(each, None, 0, 0)),
            ),
        ]

    def expect_right(self, rooms: list[bytearray], what: str, case: Case | None = None) -> None:
        """Raises VerdictReached unless the outputs are those of the case: the numbers are exact in float32."""
        for index, room in enumerate(rooms):
            wanted = _expected(case or self.case, index).tobytes()
            expect(bytes(room) == wanted, f"{what}: output {index} is wrong", Verdict.WRONG)


def _expected(case: Case, index: int) -> Array:
    array = case.expected[index]
    assert array is not None
    return array


class ClientRule(msgspec.Struct, frozen=True):
    """One rule of the client's side: ``AREA.FUNCTION``, its text, and where AOSP's tests ask it."""

    name: str
    rule: str
    source: str
    function: Callable[[Client], None]

    @property
    def case(self) -> str:
        """The name of its verdicts, beside those of drivers' rules: ``client_AREA.FUNCTION``."""
        return f"client_{self.name}"


def client_rule(source: str) -> Callable[[Callable[[Client], None]], Callable[[Client], None]]:
    """Mark a function of ``client_rules`` as a rule; ``source`` is the test of AOSP's runtime that asks it."""

    def mark_rule(function: Callable[[Client], None]) -> Callable[[Client], None]:
        area = function.__module__.rpartition(".")[2]
        rule = " ".join(inspect.cleandoc(function.__doc__ or "").split())
        return mark(function, ClientRule(f"{area}.{function.__name__}", rule, source, function))

    return mark_rule


@cache
def all_client_rules() -> tuple[ClientRule, ...]:
    """Return every rule, by area."""
    return tuple(find_marks(client_rules, ClientRule))


def ask(api: ClientApi, rule: ClientRule) -> Outcome:
    """Ask one rule of an implementation."""
    try:
        rule.function(Client(api))
    except VerdictReached as reached:
        return Outcome(reached.verdict, Stage.EXECUTE, str(reached))
    except Refusal as refusal:
        return Outcome(Verdict.NOT_APPLICABLE, Stage.EXECUTE, str(refusal))
    return Outcome(Verdict.PASSED, Stage.EXECUTE)


def ask_at(address: str, name: str) -> Outcome:
    """Open an implementation for one rule, and ask it. Raises UsageError if the address has no client's side."""
    rule = next(each for each in all_client_rules() if each.name == name)
    with closing(open_driver(address)) as device:
        if not isinstance(device, OffersClientApi):
            raise UsageError(f"driver {address!r} has no client's side; name a framework:ADDRESS or a nnapi:LIBRARY")
        return ask(device.client_api(), rule)
