"""LSH_PROJECTION: a tensor's bytes projected to bits by hashing."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, Omission, Within, row, scalar, tensor

T, V = OperandType, HalVersion

# The types of projection.
SPARSE_DEPRECATED, DENSE, SPARSE = 1, 2, 3


def _shape(call: Call) -> tuple[Dims]:
    hashes, bits = call.symbol("hashes"), call.symbol("bits")
    if call.value("type") != DENSE:
        return ((hashes,),)
    return ((None if hashes is None or bits is None else hashes * bits,),)


def _signature_fits(call: Call) -> None:
    """Check that a hash's bits, and for a sparse projection its number too, fit 32 bits."""
    hashes, bits = call.symbol("hashes"), call.symbol("bits")
    if bits is None or hashes is None:
        return
    needed = bits if call.value("type") == DENSE else bits + (hashes - 1).bit_length()
    if needed > 32:
        call.fail("hash", "bits of a signature", needed, "at most 32")


def _weighted_if_dense(call: Call) -> None:
    """Check that a dense projection has a weight for each slice of the input, and a sparse one has none."""
    if call.value("type") == DENSE:
        if not call.given("weight"):
            call.fail("weight", "value", "none", "one: a dense projection has weights")
        slices, weights = call.dims("input")[0], call.dims("weight")[0]
        if not call.placeholder("weight") and None not in (slices, weights) and weights != slices:
            call.fail("weight", "number of elements", weights, f"{slices}, the slices of the input")
    elif call.given("weight") and call.value("weight") is not None:
        call.fail("weight", "value", "one", "none: a sparse projection has no weights")


def _sparse(call: Call) -> HalVersion:
    return V.V1_2 if call.value("type") == SPARSE else V.V1_0


def _arrange(draft: CallDraft) -> None:
    """Draw weights for a dense projection only; enough bits to be discriminating."""
    kinds = [SPARSE, SPARSE_DEPRECATED] if "weight" in draft.omitted else [DENSE, SPARSE, SPARSE_DEPRECATED]
    if draft.values.setdefault("type", draft.pick(kinds)) == DENSE:
        draft.sizes["slices"] = draft.shape("input")[0]
        draft.domains["weight"] = (0.125, 3.0)
    else:
        draft.omit("weight")
    draft.size("hashes", 2, 4)
    draft.size("bits", 2, 4)


LSH_PROJECTION = Op(
    code=OperationType.LSH_PROJECTION,
    summary="A bit for each hash: whether the weighted sum of the input's slices, hashed as bytes, is above 0.",
    forms=(
        Form(
            "default",
            (
                tensor("hash", "hashes bits", hashed=True),
                tensor("input", rank=(1, None), hashed=True),
                tensor("weight", "slices", omission=Omission.NO_VALUE),
                scalar("type", values=Within(SPARSE_DEPRECATED, SPARSE)),
            ),
            (tensor("output", "signatures", type=T.TENSOR_INT32),),
            _shape,
            checks=(_signature_fits, _weighted_if_dense),
            derive={"element": lambda call: DTYPES[call.type_of("input")]},
            bumps=(_sparse,),
            arrange=_arrange,
        ),
    ),
    rows=tuple(
        row(V.V1_2 if T.TENSOR_FLOAT16 in (seeds, data) else V.V1_0, seeds, input=data)
        for seeds in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)
        for data in (T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16)
    ),
    zero_sized=False,
    has_signed_twin=False,
)
