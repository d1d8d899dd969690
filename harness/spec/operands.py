"""Operands of the ``.mod.py`` language: ``Input``, ``Parameter``, ``Internal``, ``Output`` and shorthands.

Names and signatures are those of AOSP's spec files, so that a spec written for AOSP runs unchanged. An operand that a
variation changes is replaced by a copy, never changed itself, so that feeds and variations share what they can.
"""

from __future__ import annotations

import difflib
import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from math import prod
from typing import Any, Self, TypeVar

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array, is_tensor, per_axis, quantised_range
from nnconform.harness.spec.vendor_names import code_of_type, find_type

Declared = TypeVar("Declared")
_keys = itertools.count(1)
_CODES = dict(OperandType.__members__)
_DTYPES = {name: DTYPES.get(code) for name, code in _CODES.items()}
_ARE_SCALARS = {name: not is_tensor(code) for name, code in _CODES.items()}


class SpecProblem(ValueError):
    """Raised for an error in a spec; the reader adds the file and the line."""


@dataclass
class Configuration:
    """The options of one spec file. ``use_shm_for_weights``: the constants that follow are in a memory pool."""

    use_shm_for_weights: bool = False


@dataclass
class Sheet:
    """The declarations so far of the spec file being read."""

    file: str
    version: str | None = None
    configuration: Configuration = field(default_factory=Configuration)
    versions: dict[str, str | None] = field(default_factory=dict)
    _declared: defaultdict[type, list[Any]] = field(default_factory=lambda: defaultdict(list))

    def declared(self, kind: type[Declared]) -> list[Declared]:
        """Return the models, or the examples, so far, in order, as a list to append new ones to."""
        return self._declared[kind]


current_sheet: ContextVar[Sheet] = ContextVar("current_sheet")


def member_named(kind: type[IntEnum], name: str) -> Any:
    """Return the member of ``kind`` that a spec calls ``name``."""
    member = kind.__members__.get(name)
    if member is None:
        near = difflib.get_close_matches(str(name), kind.__members__, 3) or ["none is near"]
        raise SpecProblem(f"unknown {kind.__name__} {name!r}; known names near it: {', '.join(near)}")
    return member


def _code_named(name: str) -> Any:
    """Return the operand type that a spec calls ``name``: an OperandType or, with dots, an extension's number."""
    if name in _CODES or "." not in str(name):
        return _CODES[name] if name in _CODES else member_named(OperandType, name)
    try:
        return code_of_type(name)
    except ValueError as error:
        raise SpecProblem(str(error)) from None


class SymmPerChannelQuantParams(msgspec.Struct, frozen=True):
    """A scale for each index along ``channelDim``. With ``hide`` it only converts data and is not passed to drivers."""

    channelDim: int
    scales: Sequence[float]
    hide: bool = False

    def broadcast(self, rank: int) -> Array:
        """Return the scales in a shape that broadcasts with a tensor of ``rank``."""
        return per_axis(self.scales, self.channelDim, rank)


class Type(msgspec.Struct, frozen=True):
    """The type of an operand as a spec declares it; scales keep the precision of the text."""

    type: str
    dimensions: tuple[int, ...]
    scale: float = 0.0
    zeroPoint: int = 0
    extraParams: SymmPerChannelQuantParams | bytes | None = None

    @classmethod
    def of(
        cls, name: str, dimensions: Iterable[int] = (), scale: Any = 0, zero_point: Any = 0, extra: Any = None
    ) -> Type:
        """Return the type from the members of a spec's tuple."""
        _code_named(name)
        if isinstance(dimensions, str) or not isinstance(dimensions, Iterable):
            raise SpecProblem(f"dimensions of {name}: got {dimensions!r}, wanted a list of integers")
        return cls(name, tuple(map(int, dimensions)), float(scale), int(zero_point), extra)

    @classmethod
    def parse(cls, name: str, shape: str, extra: Any = None) -> Type:
        """Return the type in the older form: ``shape`` is ``{1, 2}``, ``{1, 2}, 0.5f`` or ``{1, 2}, 0.5f, 128``."""
        if not isinstance(shape, str):
            raise SpecProblem(f"shape of {name}: got {shape!r}, wanted a text such as '{{1, 2}}, 0.5f, 128'")
        inside, _, after = shape.partition("{")[2].partition("}")
        numbers = [part.strip().rstrip("f") for part in after.split(",") if part.strip()]
        try:
            dimensions = [int(part) for part in inside.split(",") if part.strip()]
            scale, zero_point = [*numbers, 0, 0][:2]
            return cls.of(name, dimensions, scale, zero_point, extra)
        except ValueError:
            raise SpecProblem(f"shape of {name}: got {shape!r}, wanted such as '{{1, 2}}, 0.5f, 128'") from None

    @property
    def code(self) -> Any:
        """The type: an OperandType, or the number of an extension's type."""
        return _code_named(self.type)

    @property
    def dtype(self) -> np.dtype[Any] | None:
        """The type of the elements, None for a type without."""
        return _DTYPES[self.type] if self.type in _DTYPES else find_type(self.type).dtype

    @property
    def is_scalar(self) -> bool:
        """Whether operands of this type have no dimensions."""
        return _ARE_SCALARS[self.type] if self.type in _ARE_SCALARS else not find_type(self.type).is_tensor

    @property
    def is_known(self) -> bool:
        """Whether the number of elements is known from the type alone."""
        return self.is_scalar or (bool(self.dimensions) and 0 not in self.dimensions)

    def with_dimensions(self, dimensions: Sequence[int]) -> Type:
        """Return the same type in another shape."""
        return replace(self, dimensions=tuple(dimensions))


def _given_values(value: Any) -> tuple[Array | None, tuple[int, ...] | None]:
    """Return the numbers in a spec's value as a flat array, and their shape if the value has one (nested list or
    array).
    """
    if value is None:
        return None, None
    array = np.asarray(value if isinstance(value, (list, tuple, np.ndarray)) else [value])
    if array.dtype.kind not in "biuf":
        raise SpecProblem(f"got {value!r:.60}, wanted numbers")
    has_shape = isinstance(value, np.ndarray) or array.ndim > 1
    return array.reshape(-1), array.shape if has_shape else None


class Operand:
    """One value of a model: ``Operand(name, (type, dimensions, scale, zeroPoint), value)``, or the type as two texts.

    ``key`` identifies an operand; copies have the key of the original.
    """

    def __init__(
        self,
        name: str,
        opType: Any,
        value: Any = None,
        backward: Any = None,
        skipRenaming: bool = False,
        extraParams: Any = None,
    ) -> None:
        if isinstance(opType, str):
            self.type = Type.parse(opType, value, extraParams)
            value = backward
        else:
            self.type = Type.of(*opType)
            if extraParams is not None:
                self.type = replace(self.type, extraParams=extraParams)
        self.name = str(name)
        self.key = next(_keys)
        self.mayBeInternal = True
        self.by_reference = False
        self.SetValue(value)

    def __repr__(self) -> str:
        return self.name

    def SetValue(self, value: Any) -> Self:
        """Set the operand's value; None removes it."""
        try:
            self.value, self.shape = _given_values(value)
        except ValueError as error:
            raise SpecProblem(f"value of operand {self.name!r}: {error}") from None
        self._elements: Array | None = None
        return self

    def ShouldNeverBeInternal(self) -> Self:
        """Exclude this input from variations that would make it the result of an operation."""
        self.mayBeInternal = False
        return self

    def copy(self, kind: type[Operand] | None = None) -> Operand:
        """Return a copy, of class ``kind`` if given. An ``Internal`` has no value."""
        twin = object.__new__(kind or type(self))
        twin.__dict__.update(self.__dict__)
        if kind is Internal:
            twin.SetValue(None)
        return twin

    def changed(self, type: Type, value: Array | None) -> Operand:
        """Return a copy with another type and value."""
        twin = self.copy()
        twin.type, twin.value, twin.shape, twin._elements = type, value, None, None
        return twin

    def with_value(self, value: Any) -> Operand:
        """Return a copy with this value."""
        return self.copy().SetValue(value)

    def values(self) -> Array:
        """Return the value in the operand's shape, in the precision of the text. Raises SpecProblem if its size
        differs.
        """
        if self.value is None or self.value.size != prod(self.type.dimensions):
            raise SpecProblem(
                f"operand {self.name!r}: wanted a value with all elements of {list(self.type.dimensions)}"
            )
        return self.value.reshape(self.type.dimensions)

    def elements(self) -> Array:
        """Return the value as a driver sees it, with its element type and shape. There must be a value."""
        if self._elements is None:
            assert self.value is not None
            self._elements = self._in_elements().reshape(self._final_shape())
        return self._elements

    def _in_elements(self) -> Array:
        """Return the value in the element type, flat. Raises SpecProblem for values that the type cannot represent."""
        assert self.value is not None
        code, numbers = self.type.code, self.value
        dtype = self.type.dtype
        if dtype is None:
            raise SpecProblem(f"operand {self.name!r}: {self.type.type} has no element type, so no value can be given")
        if code not in DTYPES and dtype.kind == "f":
            return numbers.astype(dtype)
        if code in FLOATS:
            if numbers.dtype == dtype:
                return numbers
            with np.errstate(over="ignore"):
                # A literal is first rounded to float32, then to float16: the value that AOSP's compiled specs have.
                return numbers.astype(np.float32).astype(dtype)
        if dtype.kind == "b" or numbers.dtype == dtype or not numbers.size:
            return numbers.astype(dtype)
        if numbers.dtype.kind == "f" and not np.isfinite(numbers).all():
            raise SpecProblem(f"operand {self.name!r}: got NaN or infinity, wanted values of {self.type.type}")
        # The least of one number, as scalars are, would take numpy as long as all the rest.
        low, high = map(int, (numbers[0],) * 2 if numbers.size == 1 else (numbers.min(), numbers.max()))
        lowest, highest = quantised_range(code) if code in DTYPES else (np.iinfo(dtype).min, np.iinfo(dtype).max)
        if low < lowest or high > highest:
            limits = f"{self.type.type} holds {lowest} to {highest}"
            raise SpecProblem(f"operand {self.name!r}: got values from {low} to {high}, {limits}")
        return numbers.astype(dtype)

    def _final_shape(self) -> tuple[int, ...]:
        assert self.value is not None
        dimensions, size = self.type.dimensions, self.value.size
        if self.type.is_known:
            wanted = 1 if self.type.is_scalar else prod(dimensions)
            if size != wanted:
                raise SpecProblem(
                    f"operand {self.name!r}: got {size} values, {self.type.type}{list(dimensions)} wants {wanted}"
                )
            return dimensions
        if self.shape is not None:
            return self.shape
        known = prod(extent for extent in dimensions if extent)
        if len(dimensions) - np.count_nonzero(dimensions) == 1 and size % known == 0:
            return tuple(extent or size // known for extent in dimensions)
        if len(dimensions) == 0:
            return (size,)
        raise SpecProblem(
            f"operand {self.name!r}: {size} values do not determine dimensions {list(dimensions)}; give a nested list"
        )


class Input(Operand):
    """An input of the model. An empty list as its value leaves it out."""

    def __init__(
        self, name: str, opType: Any, backward: Any = None, skipRenaming: bool = False, extraParams: Any = None
    ) -> None:
        super().__init__(name, opType, backward, None, skipRenaming, extraParams)


class Output(Operand):
    """An output of the model."""

    def __init__(
        self, name: str, opType: Any, backward: Any = None, skipRenaming: bool = False, extraParams: Any = None
    ) -> None:
        super().__init__(name, opType, backward, None, skipRenaming, extraParams)

    def with_value(self, value: Any) -> Operand:
        """Return a copy with this value.

        AOSP's files write ``[0]`` for an output without elements. If extents are unknown this cannot be distinguished
        from a value of one element; a nested list or an array is taken as it is.
        """
        twin = super().with_value(value)
        numbers = twin.value
        if numbers is None or twin.shape is not None or 0 not in twin.type.dimensions:
            return twin
        if numbers.size <= 1 and not numbers.any():
            twin.value, twin.shape = numbers[:0], twin.type.dimensions
        return twin


class IgnoredOutput(Output):
    """An output that is not compared, whatever its value."""

    def with_value(self, value: Any) -> Operand:
        """Return a copy with zeros as its value."""
        return self.copy().SetValue(np.zeros(prod(self.type.dimensions)))


class Internal(Operand):
    """The result of one operation that others use."""

    def __init__(
        self, name: str, opType: Any, backward: Any = None, skipRenaming: bool = False, extraParams: Any = None
    ) -> None:
        super().__init__(name, opType, backward, None, skipRenaming, extraParams)


class Parameter(Operand):
    """A constant. With None as its value it is an argument left out."""

    def __init__(
        self,
        name: str,
        opType: Any,
        value: Any,
        backward: Any = None,
        skipRenaming: bool = False,
        extraParams: Any = None,
    ) -> None:
        super().__init__(name, opType, value, backward, skipRenaming, extraParams)
        self.by_reference = current_sheet.get().configuration.use_shm_for_weights
        if self.value is not None and self.value.size:
            self.elements()


class Int32Scalar(Parameter):
    """A constant INT32."""

    def __init__(self, name: str, value: int) -> None:
        super().__init__(name, ("INT32", []), int(value))


class Float16Scalar(Parameter):
    """A constant FLOAT16."""

    def __init__(self, name: str, value: float) -> None:
        super().__init__(name, ("FLOAT16", []), float(value))


class Float32Scalar(Parameter):
    """A constant FLOAT32."""

    def __init__(self, name: str, value: float) -> None:
        super().__init__(name, ("FLOAT32", []), float(value))


class BoolScalar(Parameter):
    """A constant BOOL."""

    def __init__(self, name: str, value: bool) -> None:
        super().__init__(name, ("BOOL", []), bool(value))


class Int32Vector(Parameter):
    """A constant TENSOR_INT32 of one dimension."""

    def __init__(self, name: str, value: Sequence[int]) -> None:
        super().__init__(name, ("TENSOR_INT32", [len(value)]), [int(one) for one in value])


class Float32Vector(Parameter):
    """A constant TENSOR_FLOAT32 of one dimension."""

    def __init__(self, name: str, value: Sequence[float]) -> None:
        super().__init__(name, ("TENSOR_FLOAT32", [len(value)]), [float(one) for one in value])
