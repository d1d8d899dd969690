"""Clients of the NNAPI that are wrong in one thing, for the rules that must find them."""

from __future__ import annotations

import os

from msgspec.structs import replace

from nnconform.harness.driver.fences import Signal
from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.execution import ClientExecution
from nnconform.harness.runtime.client.framework_api import FrameworkApi
from nnconform.harness.runtime.client.model import ClientModel


def answering(function, code, instead=R.NO_ERROR):
    """Return a client of which one function returns ``instead`` wherever it should return ``code``."""

    def answer(self, *arguments, **named):
        result = getattr(FrameworkApi, function)(self, *arguments, **named)
        if isinstance(result, tuple):
            return (instead, *result[1:]) if result[0] == code else result
        return instead if result == code else result

    return type("WrongClient", (FrameworkApi,), {function: answer})


def wrong_outputs(function):
    """Return a client that executes by ``function`` and writes other outputs."""

    class Wrong(ClientExecution):
        def _end(self, result, pool, starts):
            code = super()._end(result, pool, starts)
            if self.way == function:
                for index in starts:
                    room = self.outputs[index].value
                    assert isinstance(room, bytearray)
                    room[0] ^= 1
            return code

        def compute(self, burst=None):
            self.way = "plain" if burst is None else "burst"
            return super().compute(burst)

        def start_fenced(self, fences, duration):
            self.way = "fenced"
            return super().start_fenced(fences, duration)

    return type("WrongOutputs", (FrameworkApi,), {"execution": Wrong})


class Unordered(ClientModel):
    """A model of which the operations stay in the order in which they were added."""

    def _ordered(self):
        return self.operations


class KeepsOrder(FrameworkApi):
    """Operations are taken in the order in which they were added."""

    model = Unordered


class OneAtATime(FrameworkApi):
    """Of executions of one compilation that are made before another has ended, one alone computes."""

    def execution_create(self, compilation):
        code, execution = super().execution_create(compilation)
        self.made = [*getattr(self, "made", []), execution]
        return code, execution

    def execution_compute(self, execution):
        alone = [each.prepared for each in self.made].count(execution.prepared) < 3 if execution else True
        return super().execution_compute(execution) if alone else int(R.OP_FAILED)


class ForgetsRank(FrameworkApi):
    """The rank of every output is 1."""

    def execution_get_output_operand_rank(self, execution, index):
        code, rank = super().execution_get_output_operand_rank(execution, index)
        return code, min(rank, 1)


class DeviceTakesLonger(FrameworkApi):
    """The time on the device is longer than that in the driver."""

    def execution_get_duration(self, execution, what):
        code, _ = super().execution_get_duration(execution, what)
        return code, 5 - what


class FreesMore(FrameworkApi):
    """A null pointer that is freed takes the framework with it."""

    is_dead = False

    def burst_free(self, burst):
        self.is_dead = True

    def execution_compute(self, execution):
        return int(R.DEAD_OBJECT) if self.is_dead else super().execution_compute(execution)


class NamesAll(FrameworkApi):
    """All devices have one name."""

    def device_name(self, device):
        return super().device_name(device)[0], "device"


class UnknownType(FrameworkApi):
    """Devices are of a type that there is not."""

    def device_type(self, device):
        return super().device_type(device)[0], 9


class NoLevel(FrameworkApi):
    """Devices have feature level 0."""

    def device_feature_level(self, device):
        return super().device_feature_level(device)[0], 0


class SignedLimits(FrameworkApi):
    """The largest limits are taken for times that have passed."""

    def execution_set_timeout(self, execution, nanoseconds):
        return super().execution_set_timeout(execution, nanoseconds % 2**63 and 1)


class SignedCompilationLimits(FrameworkApi):
    """The largest limit of a compilation is taken for a time that has passed."""

    def compilation_set_timeout(self, compilation, nanoseconds):
        return super().compilation_set_timeout(compilation, nanoseconds % 2**63 and 1)


class EndlessByDefault(FrameworkApi):
    """Loops may take no time by default."""

    def default_loop_timeout(self):
        return 0


class DoesNotWait(FrameworkApi):
    """An execution is done before what it depends on."""

    def execution_start_compute_with_dependencies(self, execution, events, count, duration):
        code, event = super().execution_start_compute_with_dependencies(execution, None, 0, duration)
        if event is not None:
            event.wait()
        return code, event


class FailsFences(FrameworkApi):
    """The fence of an execution that succeeds fails."""

    def event_get_fence(self, event):
        code, fence = super().event_get_fence(event)
        if fence == -1:
            return code, fence
        os.close(fence)
        failed = Signal()
        failed.fail()
        return code, failed.fence


class CopiesInputs(FrameworkApi):
    """Inputs are read as they are set."""

    def execution_set_input(self, execution, index, value, length, type=None):
        return super().execution_set_input(execution, index, value and bytes(value), length, type)


class OnceOnly(FrameworkApi):
    """No execution is reusable, whatever it is told."""

    def execution_set_reusable(self, execution, reusable):
        return super().execution_set_reusable(execution, False)


class ForgetsExtents(FrameworkApi):
    """The extents of outputs that the model leaves open stay unknown."""

    def execution_get_output_operand_dimensions(self, execution, index, rank):
        code, dimensions = super().execution_get_output_operand_dimensions(execution, index, rank)
        return code, [0, *dimensions[1:]]


def from_the_start(function):
    """Return a client of which one function takes a memory from its first byte on, whatever the offset."""

    def take(self, owner, index, memory, offset, *more):
        return getattr(FrameworkApi, function)(self, owner, index, memory, 0, *more)

    return type("FromTheStart", (FrameworkApi,), {function: take})


class Exchanged(ClientModel):
    """A model whose first two values that are models change places."""

    def finish(self):
        if len(self.models) > 1:
            first, second = list(self.models)[:2]
            self.models[first], self.models[second] = self.models[second], self.models[first]
        return super().finish()


class ExchangesBranches(FrameworkApi):
    """An IF takes the branch of the other condition."""

    model = Exchanged


class OneBody(ClientModel):
    """A model whose values that are models have the constants of the first, as far as they go."""

    def finish(self):
        values = [each.operand_values for each in self.models.values()]
        for index, each in self.models.items():
            own = each.operand_values
            self.models[index] = replace(each, operand_values=values[0][: len(own)] + own[len(values[0]) :])
        return super().finish()


class SharesConstants(FrameworkApi):
    """The constants of one model that is a value are those of another."""

    model = OneBody


class UnfinishedValues(FrameworkApi):
    """An operand for a model that has none gets an empty one."""

    def model_finish(self, model):
        if model is not None and any(
            each.type == OperandType.SUBGRAPH and index not in model.models for index, each in enumerate(model.operands)
        ):
            return int(R.NO_ERROR)
        return super().model_finish(model)


class OneScale(FrameworkApi):
    """All channels have the scale of the first."""

    def model_set_channel_scales(self, model, index, params):
        if params is not None and min(params.scales) > 0:
            params = replace(params, scales=params.scales[:1] * len(params.scales))
        return super().model_set_channel_scales(model, index, params)


class ElsewhereConstants(FrameworkApi):
    """A constant in a memory lies behind its offset."""

    def model_set_operand_value_from_memory(self, model, index, memory, offset, length):
        return super().model_set_operand_value_from_memory(model, index, memory, offset + 32, length)


class EmptyFiles(FrameworkApi):
    """A memory may be of no bytes."""

    def memory_create_from_fd(self, size, protection, fd, offset):
        return super().memory_create_from_fd(max(size, 1), protection, fd, offset)


class AnyFile(FrameworkApi):
    """A memory may be of no file."""

    def memory_create_from_fd(self, size, protection, fd, offset):
        code, memory = super().memory_create_from_fd(size, protection, fd, offset)
        return (code, memory) if fd >= 0 else (int(R.NO_ERROR), None)


class WrongCopies(FrameworkApi):
    """A copy differs in a bit."""

    def memory_copy(self, source, destination):
        code = super().memory_copy(source, destination)
        if code == R.NO_ERROR and destination.memory is not None:
            destination.memory.view()[0] ^= 1
        return code


class TakesConstants(FrameworkApi):
    """Constants among the inputs are passed over."""

    def model_identify_inputs_and_outputs(self, model, inputs, outputs):
        lifetimes = [model.operands[index].lifetime for index in inputs]
        variables = [
            index for index, each in zip(inputs, lifetimes, strict=True) if each == OperandLifeTime.TEMPORARY_VARIABLE
        ]
        return super().model_identify_inputs_and_outputs(model, variables, outputs)
