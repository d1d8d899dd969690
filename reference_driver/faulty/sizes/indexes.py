"""Faults of indexes and of places that are kept in 15 or 16 bits: what lies beyond is taken for what it wraps to."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw

_LOW_15, _LOW_16 = 2**15 - 1, 2**16 - 1


@fault_of_extremes()
class IndexesIn16Bits(SeenStep):
    """GATHER takes the low 16 bits of an index."""

    operations = (O.GATHER,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["indices"] = raw(arguments["indices"]) & _LOW_16


@fault_of_extremes()
class RowOffsetsIn16Bits(SeenStep):
    """GATHER takes the low 16 bits of the place at which a row begins."""

    operations = (O.GATHER,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        row = max(1, int(np.prod(raw(arguments["input"]).shape[arguments["along"] + 1 :])))
        arguments["indices"] = ((raw(arguments["indices"]).astype(np.int64) * row & _LOW_16) // row).astype(np.int32)


@fault_of_extremes()
class LookupsIn15Bits(SeenStep):
    """EMBEDDING_LOOKUP takes the low 15 bits of a row's number."""

    operations = (O.EMBEDDING_LOOKUP,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["lookups"] = raw(arguments["lookups"]) & _LOW_15


@fault_of_extremes()
class PlacesIn16Bits(SeenStep):
    """ARGMAX and ARGMIN keep the low 16 bits of the place."""

    operations = (O.ARGMAX, O.ARGMIN)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0] &= _LOW_16


@fault_of_extremes()
class OrderIn15Bits(SeenStep):
    """TOPK_V2 keeps the low 15 bits of an element's place."""

    operations = (O.TOPK_V2,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[1] &= _LOW_15


@fault_of_extremes()
class PlacesInFloat16(SeenStep):
    """ARGMAX of a long axis counts in float16: beyond 2,048 not every place is a number."""

    operations = (O.ARGMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        with np.errstate(over="ignore"):
            rounded = results[0].astype(np.float16)
        results[0][...] = np.where(np.isfinite(rounded), np.nan_to_num(rounded), 0).astype(np.int32)
