"""HASHTABLE_LOOKUP: compares every lookup with every key."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.HASHTABLE_LOOKUP)
def hashtable_lookup(step: OnnxStep) -> None:
    lookups = step.op("Unsqueeze", step.stored("lookups"), step.ints([1]))
    equal = step.cast(step.op("Equal", lookups, step.stored("keys"), type="BOOL"), "INT32")
    hits = step.op("ReduceMax", equal, step.ints([1]), keepdims=0)
    values = step.stored("values")
    rows = step.op("Gather", values, step.op("ArgMax", equal, type="INT64", axis=1, keepdims=0), axis=0)
    # One truth value for each slice, broadcast over it. A miss is zero bytes, whatever the zero point.
    ones = [1] * (len(step.call.dims("values")) - 1)
    is_hit = step.op("Reshape", step.cast(hits, "BOOL"), step.ints([-1, *ones]))
    step.deliver("output", step.op("Where", is_hit, rows, step.like(values, 0), type=values.type))
    step.deliver_raw("hits", step.cast(hits, "UINT8"))
