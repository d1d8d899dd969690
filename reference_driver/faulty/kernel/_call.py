"""A call of the faulty operation: where in it a fault may be, and what its results are if something is read wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import QUANTISED, Array, is_tensor
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Arg, TypeRow
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.tensors import Quantised

# Scalars that the kernels do not see: the driver activates and lays out around them.
OUTSIDE = frozenset({"fused_activation", "nchw"})


@dataclass(frozen=True, slots=True)
class Target:
    """A signature of an operation with the kernel that computes it: where a fault may be."""

    op: Op
    form: Form
    types: TypeRow
    kernel: Kernel

    def tensors(self) -> Iterable[Arg]:
        """The tensors, not repeated ones, that the kernel gets."""
        return (arg for arg in self._own() if arg.name in self.kernel.parameters and self.is_tensor(arg))

    def scalars(self) -> Iterable[Arg]:
        """The scalars that the kernel gets, or that what it gets may be derived from."""
        return (arg for arg in self._used() if arg.name not in OUTSIDE and not self.is_tensor(arg))

    def lists(self) -> Iterable[Arg]:
        """The repeated arguments that the kernel gets."""
        return (arg for arg in self.form.inputs if arg.repeated and arg.name in self.kernel.parameters)

    def integers(self) -> Iterable[Arg]:
        """The tensors of INT32 that shapes or places follow from."""
        return (arg for arg in self._used() if arg.type == OperandType.TENSOR_INT32)

    def is_tensor(self, arg: Arg) -> bool:
        """Whether the argument is a tensor here."""
        return arg.any_type or is_tensor(self.types.type_of(arg))

    def is_quantised(self, arg: Arg) -> bool:
        """Whether the argument is a quantised tensor here."""
        return not arg.any_type and self.types.type_of(arg) in QUANTISED

    def outputs(self, *types: OperandType) -> Iterable[Arg]:
        """The outputs of these types."""
        return (arg for arg in self.form.outputs if not arg.any_type and self.types.type_of(arg) in types)

    def _own(self) -> Iterable[Arg]:
        subgraph = OperandType.SUBGRAPH
        return (arg for arg in self.form.inputs if not arg.repeated and not arg.any_type and arg.type != subgraph)

    def _used(self) -> Iterable[Arg]:
        return (arg for arg in self._own() if arg.name in self.kernel.parameters or self.form.derive)


class Execution:
    """One execution of the faulty operation. ``right`` are the kernel's results, which a fault must not write to."""

    def __init__(self, call: Call, kernel: Kernel, place: str, arguments: Mapping[str, Any]) -> None:
        self.call, self.kernel, self.place, self.arguments = call, kernel, place, arguments
        self.right = self._computed({})

    def _computed(self, changes: Mapping[str, Any]) -> list[Array]:
        results = self.kernel.compute(**{**self.arguments, **changes})
        return [np.asarray(each) for each in (results if isinstance(results, tuple | list) else (results,))]

    def with_arguments(self, **changes: Any) -> list[Array]:
        """The results if the kernel got these, brought to the sizes of the right ones."""
        return list(map(fitted, self._computed(changes), self.right))

    def with_tensor(self, change: Callable[[Array], Array]) -> list[Array]:
        """The results if the tensor at the fault's place held something else; for quantised ones, in raw values."""
        given = self.arguments[self.place]
        return self.right if given is None else self.with_arguments(**{self.place: changed(given, change)})

    def with_value(self, change: Callable[[Any], Any]) -> list[Array]:
        """The results if the scalar or small tensor at the fault's place were read as something else."""
        return self.with_values({self.place: change(self.call.value(self.place))})

    def with_values(self, values: Mapping[str, Any]) -> list[Array]:
        """The results if scalars or small tensors were read as these; what is derived from them follows."""
        call = _Misread(self.call, values)
        derived = {name: call.derived(name) for name in self.kernel.parameters if name in self.call.form.derive}
        own = {name: value for name, value in values.items() if name in self.kernel.parameters and name not in derived}
        return self.with_arguments(**derived, **own)

    def output_operands(self) -> list[Operand]:
        """The operands that the results go to."""
        bound = (self.call.operands[arg.name] for arg in self.call.form.outputs)
        return [each for operand in bound if operand is not None for each in _listed(operand)]


class _Misread(Call):
    """A call some of whose values are read wrongly."""

    def __init__(self, call: Call, values: Mapping[str, Any]) -> None:
        self.__dict__.update(call.__dict__)
        self._symbols = None
        self._misread = values

    def value(self, name: str) -> Any:
        return self._misread[name] if name in self._misread else super().value(name)


def _listed(operand: Operand | list[Operand]) -> list[Operand]:
    return operand if isinstance(operand, list) else [operand]


def changed(given: Any, change: Callable[[Array], Array]) -> Any:
    """A tensor with other contents; a quantised one keeps its quantisation."""
    return Quantised(change(given.raw), given.quantisation) if isinstance(given, Quantised) else change(given)


def fitted(found: Array, right: Array) -> Array:
    """What comes of it in a buffer for ``right``: all of it if it has as many elements, else a part, filled up with
    zeros.
    """
    if found.size == right.size:
        return found
    if not found.size:
        return np.zeros_like(right)
    if found.ndim != right.ndim:
        return np.resize(found, right.shape)
    whole = np.zeros(right.shape, found.dtype)
    common = tuple(slice(0, min(extents)) for extents in zip(found.shape, right.shape, strict=True))
    whole[common] = found[common]
    return whole


def anywhere(target: Target) -> Iterable[str]:
    """The place of a fault that every signature may have."""
    return ("",)
