"""An executable model: each operation with its kernel, its arguments, and everything that is known before execution."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.operation import Bound, BoundDims, Call, Check, Form, Op, Unknown
from nnconform.harness.ops.schema import Omission, TypeRow
from nnconform.harness.ops.select import bind
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.operation import check_operation, constant_value, merge_extents, operand_extents
from nnconform.reference_driver import extensions
from nnconform.reference_driver.binding import Binding
from nnconform.reference_driver.deadline import UNLIMITED, Limits
from nnconform.reference_driver.extensions.vendor import VendorCall, VendorOperation, Vendors, collect
from nnconform.reference_driver.kernels.registry import Kernel, Takes
from nnconform.reference_driver.tensors import Quantisation

Kernels = Mapping[tuple[OperationType, Takes], Kernel]
Values = list[Array | None]


def choose_kernel(kernels: Kernels, call: Call) -> Kernel | None:
    """Return the kernel for a call: a STORED one, else a QUANTISED one if the call has quantised tensors, else a REAL
    one.
    """
    return kernel_for(kernels, call.op, call.form, call.types)


def kernel_for(kernels: Kernels, op: Op, form: Form, types: TypeRow) -> Kernel | None:
    """Return the kernel for a signature."""
    stored = kernels.get((op.code, Takes.STORED))
    if stored:
        return stored
    quantised = any(types.type_of(arg) in QUANTISED for arg in (*form.inputs, *form.outputs) if not arg.any_type)
    raw = kernels.get((op.code, Takes.QUANTISED)) if quantised else None
    return raw or kernels.get((op.code, Takes.REAL))


def check_extents(where: str, operand: Operand, value: Array | None) -> None:
    """Raise ValidationError if a value does not have the extents that its operand declares."""
    if value is not None and value.shape != operand.dimensions:
        merge_extents(where, operand_extents(operand), value.shape)


@dataclass(frozen=True, slots=True)
class _Slot:
    """A kernel argument that comes from operands: one index, several for a repeated one, none for an omitted one."""

    name: str
    indexes: tuple[int, ...]
    repeated: bool
    image: bool


class Step:
    """One operation. ``derived`` and ``constants`` hold what is the same in every execution."""

    def __init__(self, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel) -> None:
        self.operation, self.call, self.kernel, self.graph = operation, call, kernel, graph
        self.binding = program.binding
        form = call.form
        indexes = {**(bind(form.inputs, operation.inputs) or {}), **(bind(form.outputs, operation.outputs) or {})}
        self.indexes = indexes
        inputs = {arg.name: arg for arg in form.inputs}
        outputs = {arg.name for arg in form.outputs}
        self.slots: list[_Slot] = []
        self.derived = [name for name in kernel.parameters if name in form.derive]
        self.constants: dict[str, Any] = {"code": call.op.code} if "code" in kernel.specials else {}
        for name in kernel.parameters:
            if name in inputs and inputs[name].type == OperandType.SUBGRAPH:
                self.constants[name] = program.graph(call.operand(name).location.offset).run
            elif name in inputs:
                self._add_slot(name, inputs[name].repeated, inputs[name].image)
            elif name in outputs:
                operand = call.operand(name)
                self.constants[name] = Quantisation.of(operand) if operand.type in QUANTISED else operand
        self.static = self._is_static()
        self.nchw = call.nchw() if self.static else None
        if self.static:
            self.constants.update((name, call.derived(name)) for name in self.derived)
            self._fold_constants(program.model)

    def _add_slot(self, name: str, repeated: bool, image: bool) -> None:
        index = self.indexes[name]
        if isinstance(index, list):
            self.slots.append(_Slot(name, tuple(index), True, image))
        elif index is None or self.call.operands[name] is None:
            self.constants[name] = self.call.form.argument(name).default
        else:
            self.slots.append(_Slot(name, (index,), False, image))

    def _is_static(self) -> bool:
        """Return whether all extents and small arguments are known: shapes then need not be computed at execution."""
        for arg in self.call.form.inputs:
            bound = self.call.operands[arg.name]
            extents = self.call.extents[arg.name]
            for each in extents if isinstance(extents, list) else [extents]:
                if bound is not None and (each is None or None in each):
                    return False
            # Whether a request omits an optional input is known only at execution.
            if isinstance(bound, Operand) and arg.omission is Omission.NO_VALUE and not bound.location.length:
                return False
            if (
                isinstance(bound, Operand)
                and (not bound.dimensions or arg.type is not None)
                and not bound.location.length
            ):
                return False
        return not any(map(self._waits, self.call.form.checks))

    def _waits(self, check: Check) -> bool:
        """Return whether a rule needs something known only at execution, such as the values of a tensor."""
        try:
            check(self.call)
        except Unknown:
            return True
        return False

    def _fold_constants(self, model: Model) -> None:
        """Convert constant arguments to the kernel's form once."""
        left = []
        for slot in self.slots:
            if slot.repeated:
                left.append(slot)
                continue
            operand = self.graph.operands[slot.indexes[0]]
            value = constant_value(model, operand)
            if value is None:
                left.append(slot)
                continue
            to_nhwc = slot.image and bool(self.nchw)
            self.constants[slot.name] = self.binding.argument(operand, value, self.kernel.takes, to_nhwc=to_nhwc)
        self.slots = left

    def run(self, values: Values, limits: Limits) -> None:
        """Compute the operation: read its inputs from ``values`` and write its outputs there.

        Raises ValidationError for a rule that can be checked only at execution, and DeadlineMissed.
        """
        arguments = dict(self.constants)
        if "limits" in self.kernel.specials:
            arguments["limits"] = limits
        call, nchw = self.call, self.nchw
        if nchw is None:
            call = self._known_call(values)
            self._check(call)
            nchw = call.nchw()
            arguments.update((name, call.derived(name)) for name in self.derived)
        for slot in self.slots:
            tensors = [self._argument(index, values[index], slot.image and nchw) for index in slot.indexes]
            arguments[slot.name] = tensors if slot.repeated else tensors[0]
        results = self.compute(call, arguments)
        activation = self.activation(values)
        for index, result, image in zip(self.operation.outputs, results, self._output_images(), strict=False):
            to_nchw = image and nchw
            operand = self.graph.operands[index]
            values[index] = self.binding.result(operand, result, self.kernel.takes, activation, to_nchw=to_nchw)

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        """Return the kernel's results for its arguments; a faulty driver overrides this."""
        results = self.kernel.compute(**arguments)
        results = results if isinstance(results, tuple | list) else (results,)
        for index, result, image in zip(self.operation.outputs, results, self._output_images(), strict=False):
            # The shape rule cannot know the number of boxes in the result; images are not among such outputs.
            if not image:
                check_extents(self.call.where(f"output {index}"), self.graph.operands[index], result)
        return results

    def _check(self, call: Call) -> None:
        """Check the rules with all extents and values known, and the outputs against the model's declarations."""
        for index, dims in zip(self.operation.outputs, check_operation(call), strict=True):
            merge_extents(call.where(f"output {index}"), operand_extents(self.graph.operands[index]), dims)

    def _argument(self, index: int, value: Array | None, to_nhwc: bool) -> Any:
        """Return an argument in the kernel's form; None if the request omits an optional one."""
        if value is None:
            return None
        return self.binding.argument(self.graph.operands[index], value, self.kernel.takes, to_nhwc=to_nhwc)

    def _output_images(self) -> list[bool]:
        outputs = self.call.form.outputs
        return [arg.image and not arg.repeated for arg in outputs] + [False] * len(self.operation.outputs)

    def activation(self, values: Values) -> FusedActivation:
        """Return the fused activation of the results."""
        index = self.indexes.get("fused_activation")
        if not isinstance(index, int):
            return FusedActivation.NONE
        value = values[index]
        assert value is not None
        return FusedActivation(int(value))

    def _known_call(self, values: Values) -> Call:
        """Return the call with the extents and values of this execution; its small arguments are checked again."""
        operands, extents = {}, {}
        for name, index in self.indexes.items():
            bound: Bound = self.call.operands[name]
            dims: BoundDims = None
            if isinstance(index, list):
                dims = [self._extents(values, each) for each in index]
            elif index is not None:
                dims = self._extents(values, index)
                bound = None if bound is None or (name in self._input_names() and values[index] is None) else bound
            operands[name], extents[name] = bound, dims

        def fetch(name: str) -> Array | None:
            index = self.indexes[name]
            return values[index] if isinstance(index, int) else None

        return Call(self.call.op, self.call.form, self.call.types, operands, extents, fetch, self.call.graphs)

    def _input_names(self) -> set[str]:
        """Return the names of the arguments that have a value; subgraphs, which have none, are left out."""
        return {arg.name for arg in self.call.form.inputs if arg.type != OperandType.SUBGRAPH}

    def _extents(self, values: Values, index: int) -> tuple[int, ...] | None:
        value = values[index]
        return None if value is None else value.shape


class VendorStep:
    """One operation of a vendor extension."""

    def __init__(self, call: VendorCall, vendor_operation: VendorOperation, operation: Operation) -> None:
        self.call, self.vendor_operation, self.operation = call, vendor_operation, operation

    def run(self, values: Values, limits: Limits) -> None:
        """Compute the operation from ``values`` and write its outputs there. Raises ValidationError."""
        inputs = [value for index in self.operation.inputs if (value := values[index]) is not None]
        results = self.vendor_operation.compute(self.call, inputs)
        for index, operand, result in zip(self.operation.outputs, self.call.outputs, results, strict=True):
            check_extents(f"{self.call.where} output {index}", operand, result)
            values[index] = result


class Plan:
    """The steps of a subgraph in execution order."""

    def __init__(self, program: Program, graph: Subgraph, checked: CheckedGraph) -> None:
        self.graph = graph
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
            self.steps.append(program.step(program, graph, operation, call, kernel))
        self._constants: Values = [program.constant(operand) for operand in graph.operands]

    def run(self, inputs: Sequence[Array | None], limits: Limits) -> list[Array]:
        """Return the subgraph's outputs for these inputs. Raises ValidationError, DeadlineMissed."""
        values = list(self._constants)
        for index, value in zip(self.graph.input_indexes, inputs, strict=True):
            # An input of a subgraph may have unknown extents outside it.
            check_extents(f"input {index}", self.graph.operands[index], value)
            values[index] = value
        for step in self.steps:
            limits.check()
            step.run(values, limits)
        return [value for index in self.graph.output_indexes if (value := values[index]) is not None]


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
        """``limits``: the limits of the preparation. Raises ValidationError, DeadlineMissed."""
        self.model, self.kernels, self.binding, self.step, self.limits = model, kernels, binding, step, limits
        self.vendors = Vendors(model, collect(extensions))
        self._checked = checked
        self._graphs: dict[int, Plan] = {}
        self.main = Plan(self, model.main, checked[0])

    def graph(self, index: int) -> Plan:
        """Return the plan of referenced subgraph ``index``."""
        if index not in self._graphs:
            self._graphs[index] = Plan(self, self.model.referenced[index], self._checked[index + 1])
        return self._graphs[index]

    def constant(self, operand: Operand) -> Array | None:
        """Return the value of a constant operand, None for others."""
        vendors = self.vendors.constant(operand)
        return constant_value(self.model, operand) if vendors is None else vendors

    def run(self, inputs: Sequence[Array | None], limits: Limits) -> list[Array]:
        """Return the model's outputs for these inputs. Raises ValidationError, DeadlineMissed."""
        if self.model.extension_name_to_prefix:
            operands = [self.model.main.operands[index] for index in self.model.main.input_indexes]
            pairs = zip(operands, inputs, strict=True)
            inputs = [None if value is None else self.vendors.value(operand, value) for operand, value in pairs]
        with np.errstate(all="ignore"):
            return self.main.run(inputs, limits)
