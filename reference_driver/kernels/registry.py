"""The decorator that declares a kernel, and the search for kernels in this folder."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType, ModuleType
from typing import Any

import msgspec

from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.compiled import Loops

Compute = Callable[..., Any]
# The sums of products, in C order with the channels last, of a raw input in C order.
Sums = Callable[[Loops, Array], Array]
SPECIALS = frozenset({"code", "limits"})


class Takes(StrEnum):
    """The form in which a kernel takes tensors.

    REAL: floats and dequantised values in the driver's precision; its result is quantised if the output is. QUANTISED:
    quantised tensors as ``Quantised``, used if the call has one; its result is raw, not yet clamped. STORED: the stored
    bytes, whatever the type; for operations that only move elements.
    """

    REAL = "real"
    QUANTISED = "quantised"
    STORED = "stored"


class Summing(msgspec.Struct, frozen=True):
    """How a kernel of 8 bits sums products in compiled loops, where all but its input is constant.

    ``make`` gets the input's quantisation, the type of the sums, and the kernel's other arguments without bias and
    output; it returns None for a call that it leaves to the kernel. ``filter`` is the argument with the weights, and
    ``axis`` the one along which it has the channels.
    """

    make: Callable[..., Sums | None]
    filter: str
    axis: int


class Kernel(msgspec.Struct, frozen=True):
    """A function that computes an operation; its parameters are names of the definition's arguments and derived
    values. ``loops``: whether it uses compiled loops whatever the types; all use them for quantised values.
    ``summing``: what ``products.py`` uses in place of ``compute``, with the same results. ``stacks``: all its tensors
    may have one more axis in front, which counts calls, and is 1 where a tensor is the same in all of them.
    """

    compute: Compute
    takes: Takes
    codes: tuple[OperationType, ...]
    parameters: tuple[str, ...]
    specials: frozenset[str]
    loops: bool = False
    summing: Summing | None = None
    stacks: bool = False


def kernel(
    *codes: OperationType,
    takes: Takes = Takes.REAL,
    loops: bool = False,
    summing: Summing | None = None,
    stacks: bool = False,
) -> Callable[[Compute], Compute]:
    """Mark a function as the kernel of these operations."""

    def mark_kernel(compute: Compute) -> Compute:
        names = tuple(inspect.signature(compute).parameters)
        arguments = tuple(name for name in names if name not in SPECIALS)
        declared = Kernel(compute, takes, codes, arguments, SPECIALS & set(names), loops, summing, stacks)
        return mark(compute, declared)

    return mark_kernel


@cache
def collect(package: ModuleType) -> Mapping[tuple[OperationType, Takes], Kernel]:
    """Return the kernels in the modules of a package. Raises ValueError for a second one for the same operation and
    form.
    """
    kernels: dict[tuple[OperationType, Takes], Kernel] = {}
    for each in find_marks(package, Kernel):
        for code in each.codes:
            if kernels.setdefault((code, each.takes), each) is not each:
                raise ValueError(f"{code.name} has two kernels that take {each.takes.value} tensors: remove one")
    return MappingProxyType(kernels)
