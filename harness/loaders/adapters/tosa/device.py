"""The driver of ``tosa:``."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from nnconform.harness.driver.compute import EMULATED, ComputeFailed
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters.litert.reader import TfliteReader, TfliteTrace, WrittenTensor
from nnconform.harness.loaders.adapters.runtime import FileRefused, RuntimeDevice
from nnconform.harness.loaders.adapters.tosa import package
from nnconform.harness.loaders.adapters.tosa.conversion import TosaRefused, converted
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.numbers import DTYPES, Array

# What the model says once it has read a graph, and gets no inputs for it.
_NO_INPUTS = "Invalid inputs."


def open_device(rest: str) -> Device:
    """Open ``tosa:``. Raises UsageError, also if a package is not installed."""
    query = Query.parse("tosa", rest)
    if query.target or query.options:
        raise query.wrong(f"got {rest!r} after the colon; wanted nothing: it has no options")
    for needed in (package.reference_model, package.converter, package.serialiser):
        needed()
    info = DeviceInfo(package.version(), DeviceType.CPU, HalVersion.AIDL4, EMULATED)
    return RuntimeDevice(TfliteReader("TOSA", _open, fixed_sizes=True), "tosa", info)


class _Graph(msgspec.Struct, frozen=True):
    """A graph of TOSA's operators, which the reference model reads anew for each execution."""

    content: bytes
    trace: TfliteTrace

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        model = package.reference_model()
        given = [_signless(array, each) for array, each in zip(inputs, self.trace.inputs, strict=True)]
        try:
            outputs, status = model.run(self.content, given)
        except (RuntimeError, ValueError) as error:
            raise ComputeFailed(f"TOSA's reference model fails: {' '.join(str(error).split())}") from None
        if status != model.GraphStatus.TOSA_VALID:
            raise ComputeFailed(f"TOSA's reference model fails: {status.name}")
        return [array.view(DTYPES[each.type]) for array, each in zip(outputs, self.trace.outputs, strict=True)]


def _signless(array: Array, tensor: WrittenTensor) -> Array:
    """Return an input as the model takes it: the bits of unsigned numbers as signed ones, of which its operators know
    that they are not.
    """
    stored = np.ascontiguousarray(array, DTYPES[tensor.type])
    return stored.view(np.int8) if stored.dtype == np.uint8 else stored


def _open(content: bytes, trace: TfliteTrace) -> _Graph:
    """Convert a file. Raises FileRefused."""
    try:
        graph = _Graph(converted(content), trace)
    except TosaRefused as error:
        owners = frozenset[int]().union(*(trace.owners(code=code) for code in error.codes))
        raise FileRefused(str(error), owners) from None
    _try(graph)
    return graph


def _try(graph: _Graph) -> None:
    """Have the model read the graph, but execute nothing: only then it says that it lacks an operator for a type or
    rank. Raises FileRefused.

    Values are not tried: an index beyond the end, or a divisor of 0, ends the process.
    """
    try:
        package.reference_model().run(graph.content, [])
    except (RuntimeError, ValueError) as error:
        if str(error) != _NO_INPUTS:
            raise FileRefused(f"TOSA's reference model refuses it: {error}") from None
