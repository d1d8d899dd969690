"""Faults of kernels that misread a scalar, a list of integers, or a value derived from them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.codes import FusedActivation as A
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Above, Arg, Omission, OneOf, Within
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.faulty.kernel._call import Execution, Target
from nnconform.reference_driver.faulty.kernel._device import activation_fault, kernel_fault


def _admits(arg: Arg, value: int) -> bool:
    rule = arg.values
    return not isinstance(rule, Above | OneOf | Within) or rule.admits(value)


def _may_be(value: int, target: Target) -> Iterable[str]:
    return (arg.name for arg in target.scalars() if arg.type != T.SUBGRAPH and _admits(arg, value))


@activation_fault("applies no activation", "results beyond the activation's bounds")
def activation_missing(activation: FusedActivation) -> FusedActivation:
    """The fused activation is not applied."""
    return FusedActivation.NONE


_TAKEN_AS = {A.RELU6: A.RELU, A.RELU1: A.RELU6}


@activation_fault("takes one activation for another", "results above 6 under RELU6, or below 0 or above 1 under RELU1")
def activation_unbounded(activation: FusedActivation) -> FusedActivation:
    """RELU6 and RELU1 do not bound from above: RELU6 is computed as RELU, RELU1 as RELU6."""
    return _TAKEN_AS.get(activation, activation)


def _default_wrong_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.scalars() if arg.omission is not Omission.NEVER and arg.default is not None)


@kernel_fault("takes another default", "the optional argument left out where it matters", _default_wrong_places)
def default_wrong(execution: Execution) -> list[Array]:
    """An optional scalar that is omitted gets another value than its default."""
    if execution.call.given(execution.place):
        return execution.right
    return execution.with_value(lambda value: type(value)(not value if value in (0, 1) else 0))


def _list_reversed_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.integers())


@kernel_fault("reads a list of integers from its end", "a list that is another one from its end", _list_reversed_places)
def list_reversed(execution: Execution) -> list[Array]:
    """A small tensor of integers (axes, sizes, paddings) is read in reverse order."""
    return execution.with_value(lambda value: np.asarray(value)[..., ::-1])


def _negative_as_first_places(target: Target) -> Iterable[str]:
    scalars = (arg for arg in target.scalars() if target.types.type_of(arg) == T.INT32)
    return (arg.name for arg in (*scalars, *target.integers()) if _admits(arg, -1))


@kernel_fault(
    "takes negative axes and indexes as 0", "a negative one for which that is not the same", _negative_as_first_places
)
def negative_as_first(execution: Execution) -> list[Array]:
    """Negative axes and indexes are read as 0 instead of counted from the end."""
    value = np.asarray(execution.call.value(execution.place))
    if (value >= 0).all():
        return execution.right
    raised = np.maximum(value, 0)
    return execution.with_value(lambda value: raised if raised.ndim else raised.item())


def _scalar_off_by_one_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.scalars() if target.types.type_of(arg) == T.INT32)


@kernel_fault(
    "reads an integer one too high", "extents for which one more makes a difference", _scalar_off_by_one_places
)
def scalar_off_by_one(execution: Execution) -> list[Array]:
    """An integer scalar is read one too high."""
    return execution.with_value(lambda value: value + 1)


@kernel_fault("takes a scalar as 1 or true", "another value that changes the result", partial(_may_be, 1))
def scalar_taken_as_one(execution: Execution) -> list[Array]:
    """A scalar is read as 1 or true, whatever its value."""
    return execution.with_value(lambda value: type(value)(1))


@kernel_fault("takes a scalar as 0 or false", "another value that changes the result", partial(_may_be, 0))
def scalar_taken_as_zero(execution: Execution) -> list[Array]:
    """A scalar is read as 0 or false, whatever its value."""
    return execution.with_value(lambda value: type(value)(0))


def _window_shifted_places(target: Target) -> Iterable[str]:
    return (f"window.{along}" for along in ("height", "width") if "window" in target.kernel.parameters)


@kernel_fault("starts the window one cell off", "cells that differ from the next", _window_shifted_places)
def window_shifted(execution: Execution) -> list[Array]:
    """The window starts one cell early or late."""
    window: Window = execution.arguments["window"]
    along = execution.place.rpartition(".")[2]
    axis: WindowAxis = getattr(window, along)
    assert axis.head is not None
    assert axis.tail is not None
    step = -1 if axis.head else 1
    moved: dict[str, Any] = {along: replace(axis, head=axis.head + step, tail=max(0, axis.tail - step))}
    return execution.with_arguments(window=replace(window, **moved))
