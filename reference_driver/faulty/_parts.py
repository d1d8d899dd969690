"""Base classes of faulty drivers: some know which models nobody asked about as a whole, some work on behind a call."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class InexactModel(ReferencePreparedModel):
    """A prepared model whose outputs are float16's in float32 where it is ``inexact``."""

    inexact = False

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [_halved(each) for each in outputs] if self.inexact else outputs


def _halved(array: Array) -> Array:
    return array.astype(np.float16).astype(np.float32) if array.dtype == np.float32 else array


def rounded(array: Array, bits: int) -> Array:
    """Return float32 elements with so many bits of their mantissa: 7 as bfloat16, 10 as float16 and TensorFloat-32."""
    if array.dtype != np.float32:
        return array
    unit = np.uint32(1 << (23 - bits))
    return ((np.ascontiguousarray(array).view(np.uint32) + unit // 2) & ~(unit - np.uint32(1))).view(np.float32)


class AskedDevice(ReferenceDevice):
    """A device that remembers which models it was asked about: what it prepares of others is a part."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.asked: list[Model] = []

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if model not in self.asked:
            self.asked.append(model)
        return super().supported_operations(model)

    def is_part(self, model: Model) -> bool:
        """Return whether nobody asked about the model."""
        return model not in self.asked


class LateModel(ReferencePreparedModel):
    """A prepared model of which work goes on when a call has returned. None is left once it is closed: the client has
    the memory for its next execution then, whose outputs would be right, or wrong, by chance.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._working: list[threading.Thread] = []

    def go_on(self, work: Callable[[], object]) -> None:
        """Start work in a thread of its own."""
        self._working.append(threading.Thread(target=work, daemon=True))
        self._working[-1].start()

    def close(self) -> None:
        for thread in self._working:
            thread.join()
        super().close()


class PartModel(ReferencePreparedModel):
    """A prepared model that knows whether it is a part."""

    device_type = AskedDevice

    def __init__(self, device: Any, model: Model, *more: Any) -> None:
        super().__init__(device, model, *more)
        self.is_part = device.is_part(model)
