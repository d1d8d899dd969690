"""The window starts one cell early or late."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (f"window.{along}" for along in ("height", "width") if "window" in target.kernel.parameters)


def _strike(execution: Execution) -> list[Array]:
    window: Window = execution.arguments["window"]
    along = execution.place.rpartition(".")[2]
    axis: WindowAxis = getattr(window, along)
    assert axis.head is not None
    assert axis.tail is not None
    step = -1 if axis.head else 1
    moved: dict[str, Any] = {along: replace(axis, head=axis.head + step, tail=max(0, axis.tail - step))}
    return execution.with_arguments(window=replace(window, **moved))


FAULT = Fault("starts the window one cell off", "cells that differ from the next", _places, _strike)
