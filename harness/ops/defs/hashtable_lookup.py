"""HASHTABLE_LOOKUP: slices of a table by their key."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Dims, QuantisedAs, QuantisedLike, rows, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims, Dims]:
    return (call.symbol("n"), *call.dims("values")[1:]), (call.symbol("n"),)


def _one_key_a_slice(call: Call) -> None:
    keys, slices = call.symbol("k"), call.dims("values")[0]
    if keys is not None and slices is not None and keys != slices:
        call.fail("keys", "number of keys", keys, f"{slices}, the slices of values")


def _ascending(call: Call) -> None:
    keys = call.value("keys")
    if (keys[1:] < keys[:-1]).any():
        call.fail("keys", "order", keys.tolist(), "ascending")


def _arrange(draft: CallDraft) -> None:
    """Draw keys with gaps, and lookups of which some miss."""
    if "values" not in draft.extents:
        draft.extents["values"] = (draft.integer(2, 4), *(draft.integer(1, 3) for _ in range(draft.integer(0, 4))))
    keys = [draft.integer(-9, 9)]
    while len(keys) < draft.extents["values"][0]:
        keys.append(keys[-1] + draft.integer(1, 3))
    draft.contents["keys"] = keys
    count = draft.size("n", 2, 4)
    draft.contents["lookups"] = [draft.pick(keys) + (draft.integer(0, 3) == 3) for _ in range(count)]


HASHTABLE_LOOKUP = Op(
    code=OperationType.HASHTABLE_LOOKUP,
    summary="For each lookup, the slice of values whose key it is, and 1; a slice of zero bytes, and 0, where none is.",
    forms=(
        Form(
            "default",
            (
                tensor("lookups", "n", type=T.TENSOR_INT32),
                tensor("keys", "k", type=T.TENSOR_INT32),
                tensor("values", rank=(1, None)),
            ),
            (
                tensor("output", rank=(1, None), quantisation=QuantisedLike("values")),
                tensor(
                    "hits",
                    "n",
                    type=T.TENSOR_QUANT8_ASYMM,
                    exact=True,
                    quantisation=QuantisedAs({T.TENSOR_QUANT8_ASYMM: (1.0, 0)}),
                ),
            ),
            _shape,
            checks=(_one_key_a_slice, _ascending),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM),
    zero_sized=False,
    range=with_zero,
    has_signed_twin=False,
    exact=True,
)
