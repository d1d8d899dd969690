"""An executable model: each operation with its kernel, its arguments, and everything that is known before execution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from math import prod
from typing import Any

import numpy as np

from nnconform.harness.diagnostics.tags import is_on, tag_logger
from nnconform.harness.diagnostics.tracing import Layer, Phase, is_tracing, span
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType, name_of
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, element_size
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.operation import (
    CONSTANT,
    check_operation,
    constant_value,
    merge_extents,
    operand_extents,
)
from nnconform.reference_driver import compiled
from nnconform.reference_driver.binding import Binding, Slot, Sources, Writer
from nnconform.reference_driver.deadline import UNLIMITED, Limits
from nnconform.reference_driver.kernel_choice import Kernels, choose_kernel
from nnconform.reference_driver.kernels.registry import Kernel, Takes
from nnconform.reference_driver.known_call import KnownCall, call_of
from nnconform.reference_driver.products import CompiledProduct, product_of
from nnconform.reference_driver.room import expect_room
from nnconform.reference_driver.silent import silently
from nnconform.reference_driver.step_layout import layout_of
from nnconform.reference_driver.tensors import Quantisation
from nnconform.reference_driver.vendor_step import VendorStep, check_extents

Values = list[Array | None]
_log = tag_logger("cpuexe")
_OF_NO_EXTENTS = (OperandType.SUBGRAPH, OperandType.TENSOR_BOOL8)


def _itemsize(operand: Operand) -> int:
    """Return the bytes of an element, 1 of a vendor's type."""
    return element_size(operand.type) or 1


class Step:
    """One operation. ``derived`` and ``constants`` hold what is the same in every execution."""

    def __init__(self, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel) -> None:
        self.operation, self.call, self.kernel, self.graph = operation, call, kernel, graph
        self.binding = program.binding
        laid_out = layout_of(call.form, kernel, len(operation.inputs), len(operation.outputs))
        every = (*operation.inputs, *operation.outputs)
        self.indexes = laid_out.indexes(every)
        self.slots: list[Slot] = []
        self.derived = laid_out.derived
        self.constants: dict[str, Any] = {"code": call.op.code} if "code" in kernel.specials else {}
        for argument in laid_out.inputs:
            if argument.type == OperandType.SUBGRAPH:
                self.constants[argument.name] = program.graph(call.operand(argument.name).location.offset).run
            else:
                self._add_slot(argument)
        for name in laid_out.outputs:
            operand = call.operand(name)
            self.constants[name] = Quantisation.of(operand) if operand.type in QUANTISED else operand
        self.static = self._is_static()
        self.nchw = call.nchw() if self.static else None
        if self.static:
            self.constants.update((name, call.derived(name)) for name in self.derived)
            self._fold_constants(program)
        self._limited = "limits" in kernel.specials
        self._images = laid_out.images
        # The shape rule cannot know the number of boxes in the result; images are not among such outputs.
        self._declared = [
            None if image else graph.operands[index]
            for index, image in zip(operation.outputs, self._images, strict=False)
        ]
        self._input_names, self._every = laid_out.read, [every[place] for place in laid_out.bound]
        self._last_known: KnownCall | None = None
        self._where = call.where("output")
        self._activation = self._constant_activation(program)
        # By whether images are in NCHW order, and for results also by the activation: the same in most executions.
        self._sources: dict[bool, Sources] = {}
        self._writers: dict[tuple[bool, FusedActivation] | None, list[Writer]] = {}
        # The operation in compiled loops alone, where that is possible.
        self.product: CompiledProduct | None = None

    def _add_slot(self, argument: Arg) -> None:
        name = argument.name
        index = self.indexes[name]
        if isinstance(index, list):
            self.slots.append(Slot(name, tuple(index), True, argument.image))
        elif index is None or self.call.operands[name] is None:
            self.constants[name] = argument.default
        else:
            self.slots.append(Slot(name, (index,), False, argument.image))

    def _is_static(self) -> bool:
        """Return whether all extents and small arguments are known: shapes then need not be computed at execution."""
        operands, every_extents = self.call.operands, self.call.extents
        for arg in self.call.form.inputs:
            bound, extents = operands[arg.name], every_extents[arg.name]
            if bound is None:
                continue
            for each in extents if isinstance(extents, list) else (extents,):
                if each is None or None in each:
                    return False
            # Neither subgraphs nor truth values decide on extents.
            if isinstance(bound, list) or bound.location.length or arg.type in _OF_NO_EXTENTS:
                continue
            # Whether a request omits an optional input is known only at execution.
            if arg.omission is Omission.NO_VALUE or not bound.dimensions or arg.type is not None:
                return False
        return not self.call.waits

    def _fold_constants(self, program: Program) -> None:
        """Convert constant arguments to the kernel's form once."""
        left = []
        for slot in self.slots:
            if slot.repeated:
                left.append(slot)
                continue
            operand = self.graph.operands[slot.indexes[0]]
            value = program.value(operand)
            if value is None:
                left.append(slot)
                continue
            to_nhwc = slot.image and bool(self.nchw)
            self.constants[slot.name] = self.binding.argument(operand, value, self.kernel.takes, to_nhwc=to_nhwc)
        self.slots = left

    def _constant_activation(self, program: Program) -> FusedActivation | None:
        """Return the fused activation if it is known before execution."""
        index = self.indexes.get("fused_activation")
        if not isinstance(index, int):
            return FusedActivation.NONE
        value = program.value(self.graph.operands[index])
        return None if value is None else FusedActivation(int(value))

    def loop_elements(self) -> int:
        """Return how many elements of known extents compiled loops can write."""
        outputs = [self.graph.operands[index] for index in self.operation.outputs]
        if self.kernel.takes is Takes.STORED or not (
            self.kernel.loops or any(operand.type in QUANTISED for operand in outputs)
        ):
            return 0
        return sum(prod(operand.dimensions) for operand in outputs)

    def use_loops(self) -> None:
        """Prepare the operation in compiled loops alone, if it is a product whose input alone is known at execution."""
        # A step of a faulty driver computes in a way of its own.
        plain = type(self) is Step and self.static and not self.nchw
        if plain and self._activation is not None and [slot.name for slot in self.slots] == ["input"]:
            input = self.graph.operands[self.slots[0].indexes[0]]
            self.product = product_of(self.kernel.summing, input, self.constants, self._activation)

    def run(self, values: Values, limits: Limits) -> None:
        """Compute the operation: read its inputs from ``values`` and write its outputs there.

        Raises ValidationError for a rule that can be checked only at execution, MemoryError for an output that has no
        room, and DeadlineMissed.
        """
        if self.product is not None and (value := values[self.slots[0].indexes[0]]) is not None:
            result = self.product(value)
            if result is not None:
                values[self.operation.outputs[0]] = result
                return
        arguments = self.constants.copy()
        if self._limited:
            arguments["limits"] = limits
        call, nchw = self.call, self.nchw
        if nchw is None:
            known = self.known(values)
            call, nchw = known.call, known.nchw
            arguments.update(known.derived)
        sources = self._sources.get(nchw) or self.sources(nchw=nchw)
        for name, index, read in sources.single:
            value = values[index]
            # A request may omit an optional argument.
            arguments[name] = None if value is None else read(value)
        for name, readers in sources.repeated:
            arguments[name] = [None if (value := values[index]) is None else read(value) for index, read in readers]
        results = self.compute(call, arguments)
        writers = self._writers.get(None) or self.write(values, nchw=nchw)
        for index, result, write in zip(self.operation.outputs, results, writers, strict=False):
            values[index] = write(result)

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        """Return the kernel's results for its arguments; a faulty driver overrides this."""
        results = self.kernel.compute(**arguments)
        if type(results) is not tuple and type(results) is not list:
            results = (results,)
        for index, operand, result in zip(self.operation.outputs, self._declared, results, strict=False):
            if operand is not None and result is not None and result.shape != operand.dimensions:
                check_extents(operand, result, self._where, index)
        return results

    def _check(self, call: Call) -> None:
        """Check the rules with all extents and values known, and the outputs against the model's declarations."""
        for index, dims in zip(self.operation.outputs, check_operation(call), strict=True):
            merge_extents(call.where(f"output {index}"), operand_extents(self.graph.operands[index]), dims)
            expect_room(dims, _itemsize(self.graph.operands[index]))

    def sources(self, *, nchw: bool) -> Sources:
        """Return how the arguments are read where images are in NCHW order, or not."""
        found = Sources([], [])
        for slot in self.slots:
            readers = [
                (
                    index,
                    self.binding.reader(self.graph.operands[index], self.kernel.takes, to_nhwc=slot.image and nchw),
                )
                for index in slot.indexes
            ]
            if slot.repeated:
                found.repeated.append((slot.name, readers))
            else:
                found.single.append((slot.name, *readers[0]))
        # Executions of one model run at the same time: another one must not see what is half found.
        self._sources[nchw] = found
        return found

    def write(self, values: Values, *, nchw: bool) -> list[Writer]:
        """Return how each result is stored."""
        # Mostly the activation is constant; the order of images is, where the extents are known.
        key = None if self._activation is not None and self.nchw is not None else (nchw, self.activation(values))
        found = self._writers.get(key)
        if found is not None:
            return found
        activation = self.activation(values)
        found = self._writers[key] = [
            self.binding.writer(self.graph.operands[index], self.kernel.takes, activation, to_nchw=image and nchw)
            for index, image in zip(self.operation.outputs, self._images, strict=False)
        ]
        return found

    def activation(self, values: Values) -> FusedActivation:
        """Return the fused activation of the results."""
        if self._activation is not None:
            return self._activation
        index = self.indexes["fused_activation"]
        assert isinstance(index, int)
        value = values[index]
        assert value is not None
        return FusedActivation(int(value))

    def known(self, values: Values) -> KnownCall:
        """Return the call with the extents and values of this execution, checked. Raises ValidationError."""
        last = self._last_known
        # A faulty driver may read other values of its call than the rules do: it gets a new one.
        if last is not None and type(self).compute is Step.compute and last.holds(values):
            return last
        read: dict[str, Array | None] = {}
        source = [values]
        call = call_of(self.call, self.indexes, self._input_names, source, read)
        self._check(call)
        nchw, derived = call.nchw(), {name: call.derived(name) for name in self.derived}
        places = {name: index for name in read if isinstance(index := self.indexes[name], int)}
        known = KnownCall.of(call, nchw, derived, values, self._every, places)
        if type(self).compute is Step.compute:
            # What is kept must not keep the client's memories, in which the values are.
            source.clear()
            self._last_known = known
        return known


class Plan:
    """The steps of a subgraph in execution order."""

    def __init__(self, program: Program, graph: Subgraph, checked: CheckedGraph) -> None:
        self.graph = graph
        for operand in graph.operands:
            if operand.dimensions:
                expect_room(operand.dimensions, _itemsize(operand))
        self.steps: list[Step | VendorStep] = []
        for operation, call in zip(graph.operations, checked.calls, strict=True):
            program.limits.check()
            vendor_operation = program.vendors.operation(operation)
            if vendor_operation:
                self.steps.append(
                    VendorStep(program.vendors.call(operation, graph.operands), vendor_operation, operation)
                )
                continue
            kernel = choose_kernel(program.kernels, call) if call else None
            if call is None or kernel is None:
                raise LookupError(f"no kernel for {operation}")
            step = program.step(program, graph, operation, call, kernel)
            program.loop_elements += step.loop_elements()
            self.steps.append(step)
        self.constants: Values = [
            program.constant(operand) if operand.lifetime in CONSTANT else None for operand in graph.operands
        ]

    def run(self, inputs: Sequence[Array | None], limits: Limits) -> list[Array]:
        """Return the subgraph's outputs for these inputs. Raises ValidationError, DeadlineMissed."""
        values = self.values(inputs, limits)
        return [value for index in self.graph.output_indexes if (value := values[index]) is not None]

    def values(self, inputs: Sequence[Array | None], limits: Limits) -> Values:
        """Return the values of all operands for these inputs. Raises ValidationError, DeadlineMissed."""
        values, operands = self.constants.copy(), self.graph.operands
        for index, value in zip(self.graph.input_indexes, inputs, strict=True):
            # An input of a subgraph may have unknown extents outside it.
            operand = operands[index]
            if value is not None and value.shape != operand.dimensions:
                check_extents(operand, value, "input", index)
            values[index] = value
        shown = is_tracing() or is_on(_log)
        for step in self.steps:
            limits.check()
            if shown:
                _run_shown(step, values, limits)
            else:
                step.run(values, limits)
        return values


def _run_shown(step: Step | VendorStep, values: Values, limits: Limits) -> None:
    """Run a step, with a message and as a span of the trace."""
    name = name_of(OperationType, step.operation.type)
    with span(Layer.DEVICE, Phase.COMPUTATION, name):
        step.run(values, limits)
    shapes = [None if (value := values[index]) is None else list(value.shape) for index in step.operation.outputs]
    _log.debug("%s -> %s", name, shapes)


class Program:
    """The plans of a model: those of the main subgraph and of the subgraphs that it refers to."""

    def __init__(
        self,
        model: Model,
        checked: Sequence[CheckedGraph],
        kernels: Kernels,
        binding: Binding,
        step: Callable[[Program, Subgraph, Operation, Call, Kernel], Step] = Step,
        limits: Limits = UNLIMITED,
    ) -> None:
        """``limits``: the limits of the preparation. Raises ValidationError, DeadlineMissed, MemoryError."""
        self.model, self.kernels, self.binding, self.step, self.limits = model, kernels, binding, step, limits
        self.vendors = Vendors(model, known_vendors())
        self._checked = checked
        self.loop_elements = 0
        self._graphs: dict[int, Plan] = {}
        self._constants: dict[int, Array | None] = {}
        self.main = Plan(self, model.main, checked[0])
        large = self.loop_elements >= compiled.ELEMENTS and len(model.main.operations) >= compiled.OPERATIONS
        # Loading takes half a second.
        if large and limits.deadline is None:
            compiled.load()
        if compiled.loaded():
            for each in chain.from_iterable(plan.steps for plan in (self.main, *self._graphs.values())):
                if isinstance(each, Step):
                    each.use_loops()
        operands = (model.main.operands[index] for index in model.main.output_indexes)
        self._output_types = [self.vendors.dtype(each) or DTYPES[OperandType(each.type)] for each in operands]

    def graph(self, index: int) -> Plan:
        """Return the plan of referenced subgraph ``index``."""
        if index not in self._graphs:
            self._graphs[index] = Plan(self, self.model.referenced[index], self._checked[index + 1])
        return self._graphs[index]

    def constant(self, operand: Operand) -> Array | None:
        """Return the value of a constant operand, also of a vendor's type; None for others."""
        vendors = self.vendors.constant(operand)
        return self.value(operand) if vendors is None else vendors

    def value(self, operand: Operand) -> Array | None:
        """Return the value of a constant operand of the HAL's types; None for others. It is read once for all that ask:
        the steps that fold it, and the plan.
        """
        # By identity: the model keeps its operands.
        key = id(operand)
        if key not in self._constants:
            self._constants[key] = constant_value(self.model, operand)
        return self._constants[key]

    def run(self, inputs: Sequence[Array | None], limits: Limits) -> list[Array]:
        """Return the model's outputs for these inputs. Raises ValidationError, DeadlineMissed."""
        if self.model.extension_name_to_prefix:
            operands = [self.model.main.operands[index] for index in self.model.main.input_indexes]
            pairs = zip(operands, inputs, strict=True)
            inputs = [None if value is None else self.vendors.value(operand, value) for operand, value in pairs]
        return silently(self.main.run, inputs, limits)

    def outputs(self, values: Sequence[Array]) -> list[Array]:
        """Return outputs in the element types of their operands: in float64 precision they are wider than these."""
        if [value.dtype for value in values] == self._output_types:
            return list(values)
        with np.errstate(over="ignore"):
            return [value.astype(dtype, copy=False) for value, dtype in zip(values, self._output_types, strict=True)]
