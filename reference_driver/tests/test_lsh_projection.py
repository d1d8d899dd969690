"""LSH_PROJECTION. The signs follow from fingerprints of the C++ implementation (pyfarmhash 0.5.1):

seed 1.0 then int32 1, 2: 0xbba7f37a719d858e, below 0;  then int32 -3, 7: 0xc8e4b302e270cff3, below 0
seed 2.0 then int32 1, 2: 0x3948bdf34d3ff3f4, above 0;  then int32 -3, 7: 0x4d17b4ed47cfc84c, above 0
seed 0.5 then float16 1, 2: 0xf37ab15bd8168968, below 0; then bytes 1, 2, 3: 0xb4ae2d353d12eae2, below 0
seed 3.0 then float16 1, 2: 0x4f3258b616fb734f, above 0; then float64 1, 2: 0xf4be5993c11215ae, below 0
"""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.kernels.lsh_projection import lsh_projection
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

OUT = [Given(T.TENSOR_INT32)]
SPARSE_DEPRECATED, DENSE, SPARSE = 1, 2, 3


def _inputs(hashes, kind, weight=None, data=(T.TENSOR_INT32, [[1, 2], [-3, 7]]), floats=T.TENSOR_FLOAT32):
    tensors = {"hash": Given(floats, hashes), "input": Given(*data), "weight": Given(floats, weight)}
    return {**tensors, "type": Given(T.INT32, kind)}


@pytest.mark.parametrize("precision", ["float32", "float64"])
@pytest.mark.parametrize(("weight", "bits"), [([1, 1], [0, 1]), ([-1, 0], [1, 0]), ([0, 0], [0, 0])])
def test_dense(weight, bits, precision):
    (output,) = run_operation(O.LSH_PROJECTION, _inputs([[1.0, 2.0]], DENSE, weight), OUT, precision)
    assert output.tolist() == bits


@pytest.mark.parametrize(("kind", "signatures"), [(SPARSE_DEPRECATED, [0b01, 0b10]), (SPARSE, [0b001, 0b110])])
def test_sparse(kind, signatures):
    """The first bit is the highest; a sparse projection, but not the deprecated one, counts its hashes above it."""
    (output,) = run_operation(O.LSH_PROJECTION, _inputs([[1.0, 2.0], [2.0, 1.0]], kind), OUT)
    assert output.tolist() == signatures


@pytest.mark.parametrize("precision", ["float32", "float64"])
@pytest.mark.parametrize("floats", [T.TENSOR_FLOAT32, T.TENSOR_FLOAT16])
@pytest.mark.parametrize("data", [(T.TENSOR_FLOAT16, [[1, 2]]), (T.TENSOR_QUANT8_ASYMM, [[1, 2, 3]], 0.5, 1)])
def test_the_bytes_of_the_type_are_hashed(data, floats, precision):
    """Whatever the precision, and with seeds widened to float32."""
    (output,) = run_operation(O.LSH_PROJECTION, _inputs([[0.5]], DENSE, [-1], data, floats), OUT, precision)
    assert output.tolist() == [1]


def test_widened_values_are_narrowed_before_they_are_hashed():
    """What another operation left in float64."""
    seeds, values, weight = np.array([[3.0]]), np.array([[1.0, 2.0]]), np.array([1.0])
    assert lsh_projection(seeds, values, weight, DENSE, np.dtype("<f2")).tolist() == [1]
    # Hashed as it lies, the row has the other bit.
    assert lsh_projection(seeds, values, weight, DENSE, np.dtype("<f8")).tolist() == [0]


@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_inputs([[1.0]], DENSE), "has weights"),
        (_inputs([[1.0]], DENSE, [1, 1, 1]), "slices"),
        (_inputs([[1.0] * 33], SPARSE_DEPRECATED), "at most 32"),
        (_inputs([[1.0] * 31] * 3, SPARSE), "at most 32"),
        (_inputs([[1.0]], SPARSE, [1, 1]), "no weights"),
        (_inputs([[1.0]], 4), "1 to 3"),
    ],
)
def test_refused(inputs, match):
    assert_refused(O.LSH_PROJECTION, inputs, OUT, match)
