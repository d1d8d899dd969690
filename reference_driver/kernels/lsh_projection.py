"""LSH_PROJECTION on the bytes of the input: nothing here may be rounded."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.lsh_projection import DENSE, SPARSE
from nnconform.reference_driver.farmhash import fingerprint64
from nnconform.reference_driver.kernels.registry import Takes, kernel


def _slice_hashes(seeds: Array, slices: Array) -> Array:
    """Return ``[seeds, slices]``: the fingerprint of each seed followed by each slice, as a signed number."""
    messages = np.empty((len(seeds), len(slices), 4 + slices.shape[1]), np.uint8)
    messages[:, :, :4] = seeds.astype("<f4").view(np.uint8).reshape(-1, 1, 4)
    messages[:, :, 4:] = slices
    fingerprints = fingerprint64(messages.reshape(-1, messages.shape[2]))
    return fingerprints.view(np.int64).reshape(messages.shape[:2])


@kernel(OperationType.LSH_PROJECTION, takes=Takes.STORED)
def lsh_projection(hash: Array, input: Array, weight: Array | None, type: int, element: np.dtype[Any]) -> Array:
    # A driver that computes in float64 has widened the input; the bytes hashed are those of the operand's own type.
    slices = np.ascontiguousarray(input, element).reshape(len(input), -1).view(np.uint8)
    terms = _slice_hashes(hash.ravel(), slices).astype(np.float64)
    if weight is not None:
        terms *= weight.astype(np.float64)
    # Added up in order: where large terms cancel, the order decides.
    bits: Array = (terms.cumsum(axis=1)[:, -1] > 0).reshape(hash.shape)
    if type == DENSE:
        return bits.ravel().astype(np.int32)
    places = np.arange(bits.shape[1])[::-1]
    signatures = (bits.astype(np.int64) << places).sum(axis=1)
    if type == SPARSE:
        signatures += np.arange(len(hash)) << bits.shape[1]
    return signatures.astype(np.int32)
