"""Weights that are quantised where the activations are real: LiteRT's hybrid kernels, in the HAL real throughout."""

from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.network import Network

if not INSTALLED:
    pytest.skip("LiteRT, which writes the models, is not installed", allow_module_level=True)

from nnconform.mlts.tests.build_tflite import Net, Op
from nnconform.mlts.tests.files import converted, refusal
from nnconform.mlts.tests.nets import F, S, real

WEIGHTS = np.random.default_rng(5).integers(-127, 127, (4, 8), endpoint=True)


def hybrid(scale=0.02):
    operator = Op("FULLY_CONNECTED", (0, 1, 2), (3,), {})
    return Net((F(2, 8), S(4, 8, scale=scale, data=WEIGHTS), F(4, data=real(4)), F(2, 4)), (operator,))


@pytest.mark.parametrize("scale", [0.02, [0.01, 0.02, 0.03, 0.04]], ids=["one scale", "a scale for each row"])
def test_hybrid_weights_are_dequantised(tmp_path, scale):
    net = hybrid(scale)
    found = converted(tmp_path, net)
    assert {operand.type for operand in found.model.main.operands} <= {OperandType.TENSOR_FLOAT32, OperandType.INT32}
    image = np.random.default_rng(6).uniform(-1, 1, (2, 8)).astype(np.float32)
    with closing(Session("inproc:reference_driver")) as session, Network(session, found.model) as network:
        (got,) = network(image)
    rows = np.broadcast_to(np.reshape(scale, (-1, 1)), (4, 1))
    assert np.allclose(got, image @ (WEIGHTS * rows).T + net.tensors[2].array(), atol=1e-5)
    # LiteRT quantises the image for the product: near, and not the same.
    (theirs,) = LiteRT(found.path.read_bytes(), "xnnpack")(image)
    assert np.allclose(got, theirs, atol=0.3)


def test_scales_that_fit_no_axis_are_refused(tmp_path):
    assert "got 3 scales along axis 0, wanted one for each index of [4, 8]" in refusal(tmp_path, hybrid([1, 2, 3]))
