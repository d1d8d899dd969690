"""The driver of ``tflm:``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters.litert.reader import TfliteReader, TfliteTrace
from nnconform.harness.loaders.adapters.runtime import FileRefused, RuntimeDevice
from nnconform.harness.loaders.adapters.tflm import package
from nnconform.harness.loaders.adapters.tflm.options import parse_arena
from nnconform.harness.loaders.adapters.tflm.session import TflmRefused, TflmSession
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.numbers import Array

# The values of a trial: with ones, blocks and strides are possible; with zeros, indexes are.
_HARMLESS = (1, 0)


def open_device(rest: str) -> Device:
    """Open ``tflm:REST``, see ``options``. Raises UsageError, also if TFLM or the writer's schema is not installed."""
    return TflmDevice(parse_arena(rest))


class _Opened(msgspec.Struct, frozen=True):
    session: TflmSession
    outputs: int

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        return self.session.run(inputs, self.outputs)


def _open(arena: int, content: bytes, trace: TfliteTrace) -> _Opened:
    """Prepare a file with an arena of so many bytes. Raises FileRefused."""
    try:
        _try(arena, content, trace)
        # A new one: the trial may have changed states.
        return _Opened(TflmSession(content, arena), len(trace.outputs))
    except TflmRefused as error:
        raise FileRefused(str(error), trace.owners(error.node, error.code)) from None


def _try(arena: int, content: bytes, trace: TfliteTrace) -> None:
    """Execute with harmless values. Raises TflmRefused if TFLM takes none of them: the reason for the first."""
    first: TflmRefused | None = None
    for value in _HARMLESS:
        session = TflmSession(content, arena)
        try:
            session.try_with([each.full(value) for each in trace.inputs])
            return
        except TflmRefused as error:
            first = first or error
    assert first is not None
    raise first


class TflmDevice(RuntimeDevice):
    """TFLM as a driver."""

    def __init__(self, arena: int) -> None:
        package.runtime()
        info = DeviceInfo(package.version(), DeviceType.CPU, HalVersion.AIDL4, EMULATED)
        super().__init__(TfliteReader("TFLM", partial(_open, arena), fixed_sizes=True), "tflm", info)
