"""A call of the faulty operation: the places where a fault may be, and the results with some argument misread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import QUANTISED, Array, is_tensor
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Arg, TypeRow
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.tensors import Quantised

# Scalars that kernels do not get: the driver applies the activation and the layout itself.
OUTSIDE = frozenset({"fused_activation", "nchw"})


class Target(msgspec.Struct, frozen=True):
    """A signature of an operation with its kernel, in which a fault may be placed."""

    op: Op
    form: Form
    types: TypeRow
    kernel: Kernel

    def tensors(self) -> Iterable[Arg]:
        """Yield the tensor arguments of the kernel, without repeated ones."""
        return (arg for arg in self._own() if arg.name in self.kernel.parameters and self.is_tensor(arg))

    def scalars(self) -> Iterable[Arg]:
        """Yield the scalars that the kernel gets, or from which its arguments may be derived."""
        return (arg for arg in self._used() if arg.name not in OUTSIDE and not self.is_tensor(arg))

    def lists(self) -> Iterable[Arg]:
        """Yield the repeated arguments of the kernel."""
        return (arg for arg in self.form.inputs if arg.repeated and arg.name in self.kernel.parameters)

    def integers(self) -> Iterable[Arg]:
        """Yield the TENSOR_INT32 arguments, which determine shapes or places."""
        return (arg for arg in self._used() if arg.type == OperandType.TENSOR_INT32)

    def is_tensor(self, arg: Arg) -> bool:
        """Return whether the argument is a tensor in this signature."""
        return arg.any_type or is_tensor(self.types.type_of(arg))

    def is_quantised(self, arg: Arg) -> bool:
        """Return whether the argument is a quantised tensor in this signature."""
        return not arg.any_type and self.types.type_of(arg) in QUANTISED

    def outputs(self, *types: OperandType) -> Iterable[Arg]:
        """Yield the outputs of these types."""
        return (arg for arg in self.form.outputs if not arg.any_type and self.types.type_of(arg) in types)

    def _own(self) -> Iterable[Arg]:
        subgraph = OperandType.SUBGRAPH
        return (arg for arg in self.form.inputs if not arg.repeated and not arg.any_type and arg.type != subgraph)

    def _used(self) -> Iterable[Arg]:
        return (arg for arg in self._own() if arg.name in self.kernel.parameters or self.form.derive)


class Execution:
    """One execution of the faulty operation. ``right``: the kernel's correct results, which a fault must not change."""

    def __init__(self, call: Call, kernel: Kernel, place: str, arguments: Mapping[str, Any]) -> None:
        self.call, self.kernel, self.place, self.arguments = call, kernel, place, arguments
        self.right = self._computed({})

    def _computed(self, changes: Mapping[str, Any]) -> list[Array]:
        results = self.kernel.compute(**{**self.arguments, **changes})
        return [np.asarray(each) for each in (results if isinstance(results, tuple | list) else (results,))]

    def with_arguments(self, **changes: Any) -> list[Array]:
        """Return the results with these arguments of the kernel replaced, fitted to the shapes of the correct ones."""
        return list(map(fitted, self._computed(changes), self.right))

    def with_tensor(self, change: Callable[[Array], Array]) -> list[Array]:
        """Return the results with the tensor at the fault's place changed (raw values of a quantised one)."""
        tensor = self.arguments[self.place]
        return self.right if tensor is None else self.with_arguments(**{self.place: changed(tensor, change)})

    def with_value(self, change: Callable[[Any], Any]) -> list[Array]:
        """Return the results with the scalar or small tensor at the fault's place changed."""
        return self.with_values({self.place: change(self.call.value(self.place))})

    def with_values(self, values: Mapping[str, Any]) -> list[Array]:
        """Return the results with these scalars or small tensors, and all that is derived from them, replaced."""
        call = _Misread(self.call, values)
        derived = {name: call.derived(name) for name in self.kernel.parameters if name in self.call.form.derive}
        own = {name: value for name, value in values.items() if name in self.kernel.parameters and name not in derived}
        return self.with_arguments(**derived, **own)

    def output_operands(self) -> list[Operand]:
        """Return the operands of the results."""
        bound = (self.call.operands[arg.name] for arg in self.call.form.outputs)
        return [each for operand in bound if operand is not None for each in _listed(operand)]


class _Misread(Call):
    """A call with some of its values replaced."""

    def __init__(self, call: Call, values: Mapping[str, Any]) -> None:
        self.__dict__.update(call.__dict__)
        self._symbols = None
        self._misread = values

    def value(self, name: str) -> Any:
        return self._misread[name] if name in self._misread else super().value(name)


def _listed(operand: Operand | list[Operand]) -> list[Operand]:
    return operand if isinstance(operand, list) else [operand]


def changed(tensor: Any, change: Callable[[Array], Array]) -> Any:
    """Return the tensor with changed contents; a quantised one keeps its quantisation."""
    return Quantised(change(tensor.raw), tensor.quantisation) if isinstance(tensor, Quantised) else change(tensor)


def fitted(result: Array, right: Array) -> Array:
    """Return ``result`` as a buffer for ``right`` would hold it: all of it if it has as many elements, else a part,
    padded with zeros.
    """
    if result.size == right.size:
        return result
    if not result.size:
        return np.zeros_like(right)
    if result.ndim != right.ndim:
        return np.resize(result, right.shape)
    whole = np.zeros(right.shape, result.dtype)
    common = tuple(slice(0, min(extents)) for extents in zip(result.shape, right.shape, strict=True))
    whole[common] = result[common]
    return whole


def anywhere(target: Target) -> Iterable[str]:
    """Return the place of a fault that every signature may have."""
    return ("",)
